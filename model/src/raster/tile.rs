// SPDX-License-Identifier: MIT
//! Tiles in the plane: which pixel a lane is.

use core::ops::RangeInclusive;

use super::fragment::{LANES, LaneMask, PerLane, lane_position};
use super::rectangle::Rectangle;
use crate::memory::tiling::row_of;

/// x & 7 of every lane.
pub const LANE_X: PerLane<u8> = lane_table(true);
/// row & 7 of every lane.
pub const LANE_ROW: PerLane<u8> = lane_table(false);

const fn lane_table(x: bool) -> PerLane<u8> {
    let mut table = [0; LANES];
    let mut lane = 0;
    while lane < LANES {
        let position = lane_position(lane);
        table[lane] = if x { position.0 } else { position.1 } as u8;
        lane += 1;
    }
    table
}

/// For each column of a tile, its lanes.
const COLUMN_LANES: [LaneMask; 8] = lanes_by(&LANE_X);
/// For each row of a tile, its lanes.
const ROW_LANES: [LaneMask; 8] = lanes_by(&LANE_ROW);

const fn lanes_by(coordinate: &PerLane<u8>) -> [LaneMask; 8] {
    let mut masks = [0; 8];
    let mut lane = 0;
    while lane < LANES {
        masks[coordinate[lane] as usize] |= 1 << lane;
        lane += 1;
    }
    masks
}

/// Where a tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilePlace {
    /// x of lane 0, a multiple of 8.
    pub x: i64,
    /// Row in memory of lane 0, a multiple of 8.
    pub row: i64,
    /// y of lane 0.
    pub y: i64,
    /// The difference of y from row to row in memory: -1 if y = 0 is the last row in memory, otherwise 1.
    pub y_step: i64,
}

impl TilePlace {
    /// The tile of a pixel, in a framebuffer of `height` rows of which y = 0 is the last one in memory if `y_up`.
    pub fn of_row(x: i64, row: i64, height: i64, y_up: bool) -> TilePlace {
        let (x, row) = (x & !7, row & !7);
        TilePlace { x, row, y: row_of(row, height, y_up), y_step: if y_up { -1 } else { 1 } }
    }

    /// x and y of a lane.
    pub fn pixel(&self, lane: usize) -> (i64, i64) {
        (self.x + i64::from(LANE_X[lane]), self.y + self.y_step * i64::from(LANE_ROW[lane]))
    }

    /// The lanes whose pixel is in a rectangle.
    pub fn lanes_inside(&self, rectangle: &Rectangle) -> LaneMask {
        let last_y = self.y + 7 * self.y_step;
        let inside = |range: &RangeInclusive<i64>, a: i64, b: i64| range.contains(&a) && range.contains(&b);
        if inside(&rectangle.x, self.x, self.x + 7) && inside(&rectangle.y, self.y, last_y) {
            return LaneMask::MAX;
        }
        let columns = COLUMN_LANES.iter().zip(self.x..).filter(|(_, x)| rectangle.x.contains(x));
        let rows = ROW_LANES.iter().zip(0..).filter(|(_, row)| rectangle.y.contains(&(self.y + row * self.y_step)));
        let either = |lanes: LaneMask, more: &LaneMask| lanes | more;
        columns.map(|(lanes, _)| lanes).fold(0, either) & rows.map(|(lanes, _)| lanes).fold(0, either)
    }

    /// The lanes of the pixels that `cell` names by bit (x & 1) + 2 (y & 1).
    pub fn lanes_of_cells(&self, cell: u8) -> LaneMask {
        // A quad is a 2x2 cell, with the two rows exchanged if the lower one comes first in memory.
        let exchanged = self.y & 1 != 0;
        let quad = if exchanged { cell >> 2 & 0b11 | cell << 2 & 0b1100 } else { cell };
        LaneMask::from_ne_bytes([quad | quad << 4; 8])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_rectangles_agree_with_pixels() {
        for height in [16, 21] {
            for y_up in [false, true] {
                for row in [0, 8] {
                    let place = TilePlace::of_row(8, row, height, y_up);
                    let rectangle = Rectangle { x: 9..=12, y: 3..=10 };
                    let (mut inside, mut cells) = (0, 0);
                    for lane in 0..LANES {
                        let (x, y) = place.pixel(lane);
                        let expected = (8 + i64::from(LANE_X[lane]), row + i64::from(LANE_ROW[lane]));
                        assert_eq!((x, if y_up { height - 1 - y } else { y }), expected);
                        inside |= LaneMask::from((9..=12).contains(&x) && (3..=10).contains(&y)) << lane;
                        cells |= LaneMask::from(0b0110 >> ((x & 1) + 2 * (y & 1)) & 1 != 0) << lane;
                    }
                    assert_eq!(place.lanes_inside(&rectangle), inside);
                    assert_eq!(place.lanes_of_cells(0b0110), cells, "{height} {y_up}");
                }
            }
        }
    }
}
