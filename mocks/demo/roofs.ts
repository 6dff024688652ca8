// Houses of demo households as a designer would draw them: roofs in meters from the middle of the house, y to the north.
import { type RoofPlan, rectangleOf } from '#machines/projects/samples/draw-roof.ts'

const DECIDUOUS = { kind: 'deciduous', height_m: 5, crown_m: 4 } as const
const EVERGREEN = { kind: 'evergreen', height_m: 6.5, crown_m: 3 } as const
const CHIMNEY = { kind: 'chimney', size: [0.8, 0.8], height_m: 1.2 } as const
const VENT = { kind: 'vent', size: [0.3, 0.3], height_m: 0.4 } as const
const SKYLIGHT = { kind: 'skylight', size: [0.8, 1.1], height_m: 0.15 } as const

/** Hipped, a wing running south. */
export const L_HIP: RoofPlan = {
  roofs: [
    {
      kind: 'hip',
      points: [
        [-11, -3],
        [1, -3],
        [1, -11],
        [10, -11],
        [10, 6],
        [-11, 6],
      ],
      pitch_deg: 20,
    },
  ],
  obstructions: [
    { ...CHIMNEY, middle: [7.6, 0] },
    { ...VENT, middle: [-4, 4.4] },
    { kind: 'wall', middle: [-4, -9.5], size: [9, 0.3], height_m: 1.8, on_roof: false },
  ],
  trees: [{ ...EVERGREEN, x_m: -4, y_m: -14 }],
}

/** Hipped, 20 by 13 m. */
export const HIP: RoofPlan = {
  roofs: [{ kind: 'hip', points: rectangleOf(-10, -6.5, 10, 6.5), side: 0, pitch_deg: 20 }],
  obstructions: [
    { ...CHIMNEY, middle: [2, 2] },
    { ...VENT, middle: [-2.4, 3] },
    { kind: 'building', middle: [-20, 1], size: [9, 12], height_m: 5, on_roof: false },
  ],
  trees: [
    { ...DECIDUOUS, x_m: 6, y_m: -14 },
    { ...EVERGREEN, x_m: -14, y_m: -8 },
  ],
}

/** Level, with a parapet's height above the street. */
export const FLAT: RoofPlan = {
  roofs: [{ kind: 'flat', points: rectangleOf(-7, -5.5, 7, 5.5), side: 0, pitch_deg: 0, eave_height_m: 3.4 }],
  obstructions: [
    { ...SKYLIGHT, middle: [-4.4, 3.4] },
    { kind: 'other', middle: [4.6, 3.4], size: [1.4, 1.2], height_m: 1 },
  ],
  trees: [{ ...EVERGREEN, x_m: 11, y_m: -8 }],
}

/** Gables over an L, a wing running south. */
export const L_GABLE: RoofPlan = {
  roofs: [
    {
      kind: 'gable',
      points: [
        [-9, -4],
        [2, -4],
        [2, -11],
        [10, -11],
        [10, 5],
        [-9, 5],
      ],
      pitch_deg: 20,
    },
  ],
  obstructions: [
    { ...CHIMNEY, middle: [-6, 2.6] },
    { ...VENT, middle: [1, 3] },
  ],
  trees: [
    { ...DECIDUOUS, x_m: 15, y_m: -9 },
    { ...DECIDUOUS, x_m: -6, y_m: -13 },
  ],
}

/** A gable with two dormers to the street. */
export const DORMERS: RoofPlan = {
  roofs: [
    {
      kind: 'gable',
      points: rectangleOf(-8, -5.5, 8, 5.5),
      side: 0,
      pitch_deg: 25,
      dormers: [
        { kind: 'gable', at: [-4, 4.2], width_m: 2.4, wall_m: 0.8, pitch_deg: 25 },
        { kind: 'gable', at: [4, 4.2], width_m: 2.4, wall_m: 0.8, pitch_deg: 25 },
        { kind: 'gable', at: [-5.4, -4.4], width_m: 2.2, wall_m: 0.8, pitch_deg: 25 },
      ],
    },
  ],
  obstructions: [{ ...CHIMNEY, middle: [0, 1.4] }],
  trees: [{ ...DECIDUOUS, x_m: -12, y_m: -8 }],
}

/** Two sheds, the higher one falling south, the lower one west. */
export const SHEDS: RoofPlan = {
  roofs: [
    { kind: 'shed', points: rectangleOf(-4, -4, 9, 4), side: 0, pitch_deg: 20, eave_height_m: 3.2 },
    { kind: 'shed', points: rectangleOf(-11, -6, -4, 6), side: 3, pitch_deg: 15, eave_height_m: 2.6 },
  ],
  obstructions: [{ ...VENT, middle: [8, 3.2] }],
  trees: [{ ...EVERGREEN, x_m: 12, y_m: -9 }],
}

/** A Dutch gable: hips at the ends that turn into small gables. */
export const DUTCH_GABLE: RoofPlan = {
  roofs: [{ kind: 'dutch_gable', points: rectangleOf(-10, -7, 10, 7), side: 0, pitch_deg: 22 }],
  obstructions: [
    { ...CHIMNEY, middle: [3, 2.2] },
    { ...VENT, middle: [-2, 3.4] },
  ],
  trees: [{ ...DECIDUOUS, x_m: 7, y_m: -14 }],
}

/** Hipped, a hip dormer and a shed dormer to the north. */
export const HIP_DORMERS: RoofPlan = {
  roofs: [
    {
      kind: 'hip',
      points: rectangleOf(-9, -8, 9, 8),
      side: 0,
      pitch_deg: 22,
      dormers: [
        { kind: 'hip', at: [-2, 6.6], width_m: 2.2, wall_m: 0.8, pitch_deg: 22 },
        { kind: 'shed', at: [2.4, 6.4], width_m: 2.2, wall_m: 0.8, pitch_deg: 8 },
      ],
    },
  ],
  obstructions: [{ ...CHIMNEY, middle: [5.4, 0] }],
  trees: [{ ...EVERGREEN, x_m: 4, y_m: -14 }],
}

/** A saltbox, short and steep to the south, with a carport falling west. */
export const SALTBOX: RoofPlan = {
  roofs: [
    {
      kind: 'saltbox',
      points: rectangleOf(-5, -5, 8, 6),
      side: 0,
      pitch_deg: 26,
      back_pitch_deg: 18,
      eave_height_m: 3.6,
    },
    { kind: 'shed', points: rectangleOf(-11, -4, -5, 4.5), side: 3, pitch_deg: 10, eave_height_m: 2.4 },
  ],
  obstructions: [{ ...CHIMNEY, middle: [4.6, 2.6] }],
  trees: [{ ...DECIDUOUS, x_m: 12, y_m: -8 }],
}
