// Roofs of demo households as a designer would draw them: outlines in meters from the middle of the house, y to the north.
import type { RoofPlan } from '#machines/projects/samples/draw-roof.ts'

/** Hipped, 18 by 11 m: four planes that meet at a ridge of 7 m. */
export const HIP_ROOF: RoofPlan = {
  planes: [
    {
      name: 'South roof',
      tilt_deg: 20,
      azimuth_deg: 180,
      points: [
        [-9, -5.5],
        [9, -5.5],
        [3.5, 0],
        [-3.5, 0],
      ],
    },
    {
      name: 'West roof',
      tilt_deg: 20,
      azimuth_deg: 270,
      points: [
        [-9, 5.5],
        [-9, -5.5],
        [-3.5, 0],
      ],
    },
    {
      name: 'North roof',
      tilt_deg: 20,
      azimuth_deg: 0,
      points: [
        [9, 5.5],
        [-9, 5.5],
        [-3.5, 0],
        [3.5, 0],
      ],
    },
    {
      name: 'East roof',
      tilt_deg: 20,
      azimuth_deg: 90,
      points: [
        [9, -5.5],
        [9, 5.5],
        [3.5, 0],
      ],
    },
  ],
  obstructions: [
    { kind: 'chimney', middle: [2, 1.4], size: [0.9, 0.7], height_m: 1.4 },
    { kind: 'vent', middle: [-2.4, 0.9], size: [0.3, 0.3], height_m: 0.4 },
    { kind: 'building', middle: [-19, 1], size: [9, 12], height_m: 5, on_roof: false },
  ],
  trees: [
    { kind: 'deciduous', x_m: 6, y_m: -13, height_m: 6.5, crown_m: 5 },
    { kind: 'evergreen', x_m: -13, y_m: -7, height_m: 7.5, crown_m: 3.5 },
  ],
}

/** An L of two wings, the second running south: a plane to the south and one to the west. */
export const L_ROOF: RoofPlan = {
  planes: [
    {
      name: 'South roof',
      tilt_deg: 20,
      azimuth_deg: 180,
      points: [
        [-8, -2],
        [2, -2],
        [6, 2],
        [-8, 2],
      ],
    },
    {
      name: 'North roof',
      tilt_deg: 20,
      azimuth_deg: 0,
      points: [
        [10, 6],
        [-8, 6],
        [-8, 2],
        [6, 2],
      ],
    },
    {
      name: 'West roof',
      tilt_deg: 20,
      azimuth_deg: 270,
      points: [
        [2, -2],
        [2, -11],
        [6, -11],
        [6, 2],
      ],
    },
    {
      name: 'East side',
      tilt_deg: 20,
      azimuth_deg: 90,
      points: [
        [10, -11],
        [10, 6],
        [6, 2],
        [6, -11],
      ],
    },
  ],
  obstructions: [
    { kind: 'vent', middle: [-6.2, 0.9], size: [0.3, 0.3], height_m: 0.5 },
    { kind: 'chimney', middle: [7.2, 0], size: [0.9, 0.9], height_m: 1.5 },
    { kind: 'wall', middle: [-3, -9.5], size: [9, 0.3], height_m: 1.8, on_roof: false },
  ],
  trees: [{ kind: 'evergreen', x_m: -1.5, y_m: -13.5, height_m: 6, crown_m: 3 }],
}
