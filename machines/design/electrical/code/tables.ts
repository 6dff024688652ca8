// Tables of the code for conductors, devices and raceways of homes. Wires are in AWG, areas in square inches.

export const SIZES = ['14', '12', '10', '8', '6', '4', '3', '2', '1', '1/0', '2/0', '3/0', '4/0'] as const
export type Size = (typeof SIZES)[number]
export type Material = 'cu' | 'al'
export type Column = 60 | 75 | 90
type Ampacities = Readonly<Partial<Record<Size, readonly [at_60: number, at_75: number, at_90: number]>>>

/** Table 310.16: not more than three current-carrying conductors, air of 30 °C. */
const AMPACITY: Readonly<Record<Material, Ampacities>> = {
  cu: {
    '14': [15, 20, 25],
    '12': [20, 25, 30],
    '10': [30, 35, 40],
    '8': [40, 50, 55],
    '6': [55, 65, 75],
    '4': [70, 85, 95],
    '3': [85, 100, 115],
    '2': [95, 115, 130],
    '1': [110, 130, 145],
    '1/0': [125, 150, 170],
    '2/0': [145, 175, 195],
    '3/0': [165, 200, 225],
    '4/0': [195, 230, 260],
  },
  al: {
    '12': [15, 20, 25],
    '10': [25, 30, 35],
    '8': [35, 40, 45],
    '6': [40, 50, 55],
    '4': [55, 65, 75],
    '3': [65, 75, 85],
  },
}
const COLUMN = { 60: 0, 75: 1, 90: 2 } as const

export const ampacity = (size: Size, column: Column, material: Material = 'cu'): number | null =>
  AMPACITY[material][size]?.[COLUMN[column]] ?? null

/** Table 310.15(B)(1): up to this air temperature, the factors of 60, 75 and 90 °C insulation. */
const AMBIENT: readonly (readonly [to_c: number, ...factors: (number | null)[]])[] = [
  [10, 1.29, 1.2, 1.15],
  [15, 1.22, 1.15, 1.12],
  [20, 1.15, 1.11, 1.08],
  [25, 1.08, 1.05, 1.04],
  [30, 1, 1, 1],
  [35, 0.91, 0.94, 0.96],
  [40, 0.82, 0.88, 0.91],
  [45, 0.71, 0.82, 0.87],
  [50, 0.58, 0.75, 0.82],
  [55, 0.41, 0.67, 0.76],
  [60, null, 0.58, 0.71],
  [65, null, 0.47, 0.65],
  [70, null, 0.33, 0.58],
  [75, null, null, 0.5],
  [80, null, null, 0.41],
  [85, null, null, 0.29],
]

/** Null above the table: the insulation isn't made for it. */
export const ambientFactor = (ambient_c: number, insulation: Column): number | null =>
  AMBIENT.find(([to_c]) => ambient_c <= to_c)?.[COLUMN[insulation] + 1] ?? null

/** Table 310.15(C)(1): more than three current-carrying conductors together. */
const BUNDLING = [
  [3, 1],
  [6, 0.8],
  [9, 0.7],
  [20, 0.5],
  [30, 0.45],
  [40, 0.4],
] as const
const MORE_THAN_40 = 0.35

/** Not applied to raceways of 24 in. or less. */
export const bundlingFactor = (current_carrying: number, raceway_in = Number.POSITIVE_INFINITY): number =>
  raceway_in <= 24 ? 1 : (BUNDLING.find(([to]) => current_carrying <= to)?.[1] ?? MORE_THAN_40)

/** 240.6(A). */
const STANDARD_A = [
  10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500,
  600,
] as const
/** 1.25 × 32 A must be 40 A and not a little more. */
const EPSILON = 1e-9

/** The smallest standard device of at least so many amperes. Devices of 10 A are for control circuits: 15 A is the least offered. */
export const standardAtLeast = (needed_a: number): number | null =>
  STANDARD_A.find(rating => rating >= 15 && rating >= needed_a - EPSILON) ?? null

export const standardAtMost = (amps: number): number | null =>
  STANDARD_A.findLast(rating => rating <= amps + EPSILON) ?? null

/** 240.4(D): what may protect small conductors, whatever their ampacity. */
const SMALL_CONDUCTORS: Readonly<Record<Material, Readonly<Partial<Record<Size, number>>>>> = {
  cu: { '14': 15, '12': 20, '10': 30 },
  al: { '12': 15, '10': 25 },
}
export const smallConductorLimit = (size: Size, material: Material = 'cu'): number | null =>
  SMALL_CONDUCTORS[material][size] ?? null

/** Table 250.122: up to this device, the equipment grounding conductor in copper and aluminum. */
const EQUIPMENT_GROUNDING: readonly (readonly [to_a: number, cu: Size, al: Size])[] = [
  [15, '14', '12'],
  [20, '12', '10'],
  [60, '10', '8'],
  [100, '8', '6'],
  [200, '6', '4'],
  [300, '4', '2'],
  [400, '3', '1'],
]
export function equipmentGrounding(device_a: number, material: Material = 'cu'): Size | null {
  const row = EQUIPMENT_GROUNDING.find(([to_a]) => device_a <= to_a)
  return row ? row[material === 'cu' ? 1 : 2] : null
}

/** Table 250.66: up to this copper service conductor, the grounding electrode conductor. */
const ELECTRODE: readonly (readonly [to: Size, electrode: Size])[] = [
  ['2', '8'],
  ['1/0', '6'],
  ['3/0', '4'],
  ['4/0', '2'],
]
export function electrodeConductor(service: Size): Size | null {
  const at = SIZES.indexOf(service)
  return ELECTRODE.find(([to]) => at <= SIZES.indexOf(to))?.[1] ?? null
}

/** Chapter 9, Table 4: inside area of EMT. */
export const EMT = { '1/2': 0.304, '3/4': 0.533, '1': 0.864, '1-1/4': 1.496 } as const
export type Emt = keyof typeof EMT
export const EMT_SIZES = ['1/2', '3/4', '1', '1-1/4'] as const satisfies readonly Emt[]

/** Chapter 9, Table 5: THWN-2 with its insulation. */
export const THWN_AREA: Readonly<Record<Size, number | null>> = {
  '14': 0.0097,
  '12': 0.0133,
  '10': 0.0211,
  '8': 0.0366,
  '6': 0.0507,
  '4': 0.0824,
  '3': 0.0973,
  '2': 0.1158,
  '1': 0.1562,
  '1/0': 0.1855,
  '2/0': 0.2223,
  '3/0': 0.2679,
  '4/0': null,
}

/** Chapter 9, Table 8: stranded copper, direct current, 75 °C; ohm per 1,000 ft. */
export const OHM_PER_KFT: Readonly<Record<Size, number | null>> = {
  '14': 3.14,
  '12': 1.98,
  '10': 1.24,
  '8': 0.778,
  '6': 0.491,
  '4': 0.308,
  '3': 0.245,
  '2': 0.194,
  '1': 0.154,
  '1/0': 0.122,
  '2/0': 0.0967,
  '3/0': null,
  '4/0': null,
}
