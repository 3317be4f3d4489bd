// SPDX-License-Identifier: MIT
//! The history of a fragment in words.

use core::fmt::{self, Write};

use super::FragmentRecord;
use super::record::{CombinerRecord, Outcome};
use crate::float::F24;
use crate::lighting::LightingRecord;
use crate::raster::fragment::{Attributes, DEPTH_ONE};

/// Writes what happened to a fragment: a line a stage, the name in 20 columns before the values.
///
/// # Errors
/// If the text takes no more.
pub fn fragment_in_words(attributes: &Attributes, record: &FragmentRecord, text: &mut impl Write) -> fmt::Result {
    let depth = f64::from(record.depth) / f64::from(DEPTH_ONE);
    writeln!(text, "  depth             {:#010X} ({depth:.6})", record.depth)?;
    writeln!(text, "  primary colour    {}", color(&record.primary))?;
    for (unit, texel) in record.textures.iter().enumerate() {
        let Some(texel) = texel else { continue };
        write!(text, "  texture unit {unit}    {}", color(texel))?;
        if let Some(uv) = attributes.texcoord.get(unit) {
            write!(text, " at {}", numbers(uv))?;
        }
        writeln!(text)?;
    }
    if let Some((result, steps)) = &record.lighting {
        writeln!(text, "  quaternion        {}", numbers(&attributes.quaternion))?;
        writeln!(text, "  view vector       {}", numbers(&attributes.view))?;
        lighting_in_words(steps, text)?;
        writeln!(text, "  light, primary    {}", color(&result.primary))?;
        writeln!(text, "  light, secondary  {}", color(&result.secondary))?;
    }
    for (stage, combiner) in record.combiner.iter().enumerate() {
        let CombinerRecord { color_operands: [a, b, c], alpha_operands: [d, e, f], buffer, result } = combiner;
        writeln!(
            text,
            "  combiner {stage}        {} from ({}) ({}) ({}), alpha {d} {e} {f}, buffer {}",
            color(result),
            color(a),
            color(b),
            color(c),
            color(buffer)
        )?;
    }
    if let Some(gas) = &record.gas_shading {
        writeln!(
            text,
            "  gas               {} for {}: density {}, light {} of 16777216",
            color(&gas.result),
            gas.accumulated,
            gas.density,
            gas.light
        )?;
    }
    if let Some(passed) = record.alpha_test {
        writeln!(text, "  alpha test        {}", verdict(passed))?;
    }
    if let Some(fog) = &record.fog {
        let (entry, fraction) = (fog.place.entry, fog.place.fraction);
        writeln!(
            text,
            "  fog               {}, factor {} at {entry} + {fraction}/65536",
            color(&fog.result),
            fog.factor
        )?;
    }
    if let Some(stencil) = &record.stencil {
        let (stored, written, action) = (stencil.stored, stencil.written, stencil.action);
        writeln!(text, "  stencil test      {}, {action:?}: {stored} becomes {written}", verdict(stencil.passed))?;
    }
    if let Some(test) = &record.depth_test {
        let (depth, stored, written) = (test.depth, test.stored.depth, test.written.depth);
        writeln!(
            text,
            "  depth test        {}: {depth:#08X} against {stored:#08X}, which becomes {written:#08X}",
            verdict(test.passed)
        )?;
    }
    if let Some(written) = &record.color {
        let (source, destination) = (color(&written.source), color(&written.destination));
        writeln!(text, "  colour            {source} onto {destination} gives {}", color(&written.result))?;
        writeln!(text, "  written           {} as {:#010X}", color(&written.written), written.word)?;
    }
    if let Some(shadow) = &record.shadow {
        let (stored, written) = (shadow.stored, shadow.written);
        writeln!(
            text,
            "  shadow map        {:#08X} against {:#08X}/{}, which becomes {:#08X}/{}",
            shadow.depth, stored.depth, stored.density, written.depth, written.density
        )?;
    }
    if let Some(gas) = &record.gas {
        let (stored, written) = (gas.stored, gas.written);
        writeln!(
            text,
            "  gas               {} and {} by depth onto {}/{}, which becomes {}/{}",
            gas.density, gas.weighted, stored.plain, stored.depth, written.plain, written.depth
        )?;
    }
    let outcome = match record.outcome {
        Outcome::Passed => "passed all stages",
        Outcome::AlphaTest => "rejected by the alpha test",
        Outcome::StencilTest => "rejected by the stencil test",
        Outcome::DepthTest => "rejected by the depth test",
        Outcome::ShadowTest => "rejected by the shadow map",
    };
    write!(text, "  outcome           {outcome}")
}

fn lighting_in_words(steps: &LightingRecord, text: &mut impl Write) -> fmt::Result {
    for (name, vector) in ["normal", "tangent", "view"].iter().zip(&steps.frame) {
        writeln!(text, "  {name:17} {}", fractions(vector))?;
    }
    for (number, light) in steps.lights.iter().enumerate() {
        writeln!(text, "  light {number}           towards {}", fractions(&light.light))?;
        writeln!(text, "    N.H V.H N.V L.N L.S cos phi        {}", fractions(&light.inputs))?;
        writeln!(text, "    D0 D1 SP RR RG RB FR DA            {}", fractions(&light.outputs))?;
        writeln!(text, "    L.N, geometric factor              {}", fractions(&[light.dot, light.geometric]))?;
    }
    Ok(())
}

fn verdict(passed: bool) -> &'static str {
    if passed { "passed" } else { "failed" }
}

fn color(channels: &[u8]) -> String {
    channels.iter().map(|channel| channel.to_string()).collect::<Vec<_>>().join(" ")
}

fn numbers(values: &[F24]) -> String {
    values.iter().map(|value| f32::from_bits(value.to_f32_bits()).to_string()).collect::<Vec<_>>().join(" ")
}

/// Numbers with 16 fraction bits.
fn fractions(values: &[i64]) -> String {
    values.iter().map(|value| format!("{:.5}", *value as f64 / 65536.0)).collect::<Vec<_>>().join(" ")
}
