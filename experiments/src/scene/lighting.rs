// SPDX-License-Identifier: MIT
//! One light in a scene.

use super::{Scene, vector};
use pica_spec::pica200::id;

/// Numbers of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Spot factor of light 0.
    Spot = 8,
    /// Distance attenuation of light 0.
    Distance = 16,
    /// Distribution of specular term 0.
    Distribution = 0,
}

/// What light 0 has; colours are fields of 10 bits, the same in red, green and blue.
#[derive(Clone, Copy, Debug, Default)]
pub struct Light {
    /// Ambient colour.
    pub ambient: u32,
    /// Diffuse colour.
    pub diffuse: u32,
    /// Colour of specular term 0.
    pub specular: u32,
    /// The f16 patterns of its direction.
    pub direction: [u32; 3],
    /// z of the spot direction; x and y are 0.
    pub spot_z: u32,
    /// Whether the spot factor counts.
    pub spot: bool,
    /// Whether the distance counts: entry 0 of its table.
    pub distance: bool,
    /// The code of the input of D0.
    pub input: u32,
}

impl Light {
    /// The f16 pattern of 1.0.
    pub const ONE: u32 = 0x3C00;
}

/// The quaternion that leaves the normal at (0, 0, 1).
pub const UPRIGHT: [f32; 4] = [0.0, 0.0, 0.0, 1.0];

impl Scene {
    /// Switches lighting on and shows its primary colour, or the secondary one; the program passes quaternion and view
    /// vector on.
    pub fn light(&mut self, light: &Light, secondary: bool) -> &mut Self {
        let color = |field: u32| field << 20 | field << 10 | field;
        let [x, y, z] = light.direction;
        for (id, value) in [
            (id::LIGHTING_ENABLE0, 1),
            (id::LIGHTING_ENABLE1, 0),
            (id::LIGHTING_AMBIENT, 0),
            (id::LIGHTING_NUM_LIGHTS, 0),
            (id::LIGHTING_LIGHT_PERMUTATION, 0),
            (id::LIGHTING_CONFIG0, 0),
            (id::LIGHTING_CONFIG1, Self::config1(light)),
            (id::LIGHT_SPECULAR0[0], color(light.specular)),
            (id::LIGHT_SPECULAR1[0], 0),
            (id::LIGHT_DIFFUSE[0], color(light.diffuse)),
            (id::LIGHT_AMBIENT[0], color(light.ambient)),
            (id::LIGHT_XY[0], y << 16 | x),
            (id::LIGHT_Z[0], z),
            (id::LIGHT_SPOTDIR_XY[0], 0),
            (id::LIGHT_SPOTDIR_Z[0], light.spot_z & 0x1FFF),
            (id::LIGHT_CONFIG[0], 1),
            (id::LIGHT_ATTENUATION_BIAS[0], 0),
            (id::LIGHT_ATTENUATION_SCALE[0], 0),
            (id::LIGHTING_LUTINPUT_ABS, 0),
            (id::LIGHTING_LUTINPUT_SELECT, 4 << 8 | light.input),
            (id::LIGHTING_LUTINPUT_SCALE, 0),
        ] {
            self.write(id, value);
        }
        let source = if secondary { 0x0002_0002 } else { 0x0001_0001 };
        self.pass(&["normalquat", "view"]).stage(0, source, 0, 0, 0, 0)
    }

    /// The disable bits: all but those of D0 and of what the light uses.
    fn config1(light: &Light) -> u32 {
        !(1 << 16 | u32::from(light.spot) << 8 | u32::from(light.distance) << 24)
    }

    /// Fills a table of the lighting unit: values, and the words of the differences.
    pub fn light_table(&mut self, table: Table, entry: impl Fn(u32) -> (u32, u32)) -> &mut Self {
        let words: Vec<u32> = (0..256).map(&entry).map(|(value, difference)| difference << 12 | value).collect();
        self.write(id::LIGHTING_LUT_INDEX, (table as u32) << 8).words(id::LIGHTING_LUT_DATA, &words)
    }

    /// Draws a square whose normal is turned by one quaternion, and whose view vector is (0, 0, 1).
    pub fn lit_square(&mut self, quaternion: [f32; 4]) -> &mut Self {
        self.square(&[vector(quaternion), vector([0.0, 0.0, 1.0, 0.0])])
    }
}
