// SPDX-License-Identifier: MIT
// Recordings of the PICA200 from an emulator: one header of C++17 that needs nothing else. docs/recordings.md says where the
// calls go. What it writes is CiTrace, version 1 (.ctf), which `pica render` and `pica view` replay.
//
//     pica::Recorder recorder;                               // 1. when recording starts
//     recorder.state(pica::Block::pica_registers, ...);      //    what the GPU holds then
//     recorder.load(address, bytes, size);                   // 2. memory, before the GPU reads what the CPU has written
//     recorder.write(address, value);                        // 3. every write of the CPU to a register of the GPU
//     recorder.list(address, bytes, size);                   // 4. a command list, where a system call starts it
//     recorder.frame();                                      // 5. at the end of a frame
//     recorder.finish("recording.ctf");                      // 6. when recording ends
//
// A recorder is used from one thread at a time.

#ifndef PICA_RECORD_HPP
#define PICA_RECORD_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace pica {

/// What the GPU holds when a recording starts. A block that is not given is zero.
enum class Block : std::size_t {
    /// Registers from 0x10400000 on: memory fills, displays, transfers.
    gpu_registers,
    /// Registers from 0x10202000 on.
    lcd_registers,
    /// Registers of the 3D core by id: word n is at 0x10401000 + 4 n.
    pica_registers,
    /// Fixed vertex attributes, four float24 words each: x, y, z, w.
    default_attributes,
    /// Code of the vertex shader.
    vs_program_binary,
    /// Operand descriptors of the vertex shader.
    vs_swizzle_data,
    /// Float uniforms of the vertex shader, four float24 words each.
    vs_float_uniforms,
    /// Code of the geometry shader.
    gs_program_binary,
    /// Operand descriptors of the geometry shader.
    gs_swizzle_data,
    /// Float uniforms of the geometry shader, four float24 words each.
    gs_float_uniforms,
};

/// The float24 that an emulator keeps as `float`: exact for what the GPU computed, rounded toward zero otherwise. What is too
/// large is infinity, what is too small is 0.
inline std::uint32_t float24(float value) {
    std::uint32_t bits;
    static_assert(sizeof value == sizeof bits, "float has 32 bits");
    std::memcpy(&bits, &value, sizeof bits);
    const std::uint32_t sign = bits >> 31 << 23;
    const std::uint32_t exponent = bits >> 23 & 0xFF;
    const std::uint32_t mantissa = bits & 0x7FFFFF;
    if (exponent == 0xFF && mantissa != 0) return 0x7F8000;  // NaN
    if (exponent <= 127 - 63) return 0;
    if (exponent >= 127 + 64) return sign | 0x7F0000;
    return sign | (exponent - (127 - 63)) << 16 | mantissa >> 7;
}

/// A recording that is being made. It is kept in memory until it is finished, each content of memory once.
class Recorder {
public:
    /// Sets a block of the state, as 32-bit words.
    void state(Block block, const std::uint32_t* words, std::size_t count) {
        blocks_[static_cast<std::size_t>(block)].assign(words, words + count);
    }

    /// Memory from a physical address on holds these bytes from now on.
    void load(std::uint32_t address, const void* bytes, std::size_t size) {
        const auto content = content_of(static_cast<const char*>(bytes), size);
        elements_.push_back({memory_load, static_cast<std::uint32_t>(content), static_cast<std::uint32_t>(size), address});
        is_load_too_large_ |= size > UINT32_MAX;
    }

    /// The CPU writes a word to a register, at its physical address: 0x10400000 and above.
    void write(std::uint32_t address, std::uint32_t value) { elements_.push_back({register_write, address, value, 0}); }

    /// A command list is started, at a physical address that is a multiple of 16: its memory, and the three writes that
    /// start it. An emulator that sees these writes calls `load` and `write` in place of this.
    void list(std::uint32_t address, const void* bytes, std::size_t size) {
        load(address, bytes, size);
        write(0x104018E0, static_cast<std::uint32_t>(size >> 3));
        write(0x104018E8, address >> 3);
        write(0x104018F0, 1);
    }

    /// A frame is complete.
    void frame() { elements_.push_back({frame_marker, 0, 0, 0}); }

    /// The bytes of the recording; none if it is larger than 32-bit offsets reach.
    std::vector<std::uint8_t> bytes() const {
        std::uint64_t size = header_size;
        for (const auto& block : blocks_) size += 4 * std::uint64_t{block.size()};
        std::vector<std::uint64_t> offsets;
        for (const auto& content : contents_) {
            offsets.push_back(size);
            size += content.size();
        }
        const std::uint64_t stream = size;
        size += element_size * std::uint64_t{elements_.size()};
        std::vector<std::uint8_t> file;
        if (size > UINT32_MAX || is_load_too_large_) return file;
        file.reserve(static_cast<std::size_t>(size));
        const auto word = [&file](std::uint64_t value) {
            for (int shift = 0; shift < 32; shift += 8) file.push_back(static_cast<std::uint8_t>(value >> shift));
        };
        for (const char letter : {'C', 'i', 'T', 'r'}) file.push_back(static_cast<std::uint8_t>(letter));
        word(1);
        word(header_size);
        std::uint64_t offset = header_size;
        for (const auto& block : blocks_) {
            word(offset);
            word(block.size());
            offset += 4 * std::uint64_t{block.size()};
        }
        word(stream);
        word(elements_.size());
        for (const auto& block : blocks_) {
            for (const auto value : block) word(value);
        }
        for (const auto& content : contents_) file.insert(file.end(), content.begin(), content.end());
        for (const auto& [kind, first, second, third] : elements_) {
            word(kind);
            word(kind == memory_load ? offsets[first] : first);
            word(second);
            word(third);
            word(0);
        }
        return file;
    }

    /// Writes the recording into a file; false if that fails, and then there is no such file.
    bool finish(const std::string& path) const {
        const auto file = bytes();
        std::FILE* out = file.empty() ? nullptr : std::fopen(path.c_str(), "wb");
        if (out == nullptr) return false;
        const bool is_written = std::fwrite(file.data(), 1, file.size(), out) == file.size();
        const bool is_closed = std::fclose(out) == 0;
        if (!is_written || !is_closed) std::remove(path.c_str());
        return is_written && is_closed;
    }

private:
    static constexpr std::uint32_t header_size = 100;
    static constexpr std::uint32_t element_size = 20;
    static constexpr std::uint32_t frame_marker = 0xE1;
    static constexpr std::uint32_t memory_load = 0xE2;
    static constexpr std::uint32_t register_write = 0xE3;

    /// An element of the stream; of a load, `first` is the number of its content.
    struct Element {
        std::uint32_t kind, first, second, third;
    };

    /// The number of a content, which is kept if it is new.
    std::size_t content_of(const char* bytes, std::size_t size) {
        const std::string_view content(size == 0 ? "" : bytes, size);
        auto& known = numbers_[std::hash<std::string_view>{}(content)];
        for (const auto number : known) {
            if (contents_[number] == content) return number;
        }
        known.push_back(contents_.size());
        contents_.emplace_back(content);
        return contents_.size() - 1;
    }

    std::array<std::vector<std::uint32_t>, 10> blocks_;
    std::vector<Element> elements_;
    std::vector<std::string> contents_;
    std::unordered_map<std::size_t, std::vector<std::size_t>> numbers_;
    bool is_load_too_large_ = false;
};

}  // namespace pica

#endif
