// Where equipment is on the house: on a wall, so far along it, as entered; a house's walls are the sides of its outline's box, moved in
// to the roof's edge.
import type { Schemas } from '#sdk/types.ts'
import { houseOf } from '../drawing/fire-access.ts'
import { pointsOf, sidesOf } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { metersOf } from './sizes.ts'

type Place = Schemas['PlanSetPlace']
type Bounds = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number }

export const TAGS: Readonly<Record<Place['what'], string>> = {
  meter: 'M',
  main_panel: 'MSP',
  ac_disconnect: 'ACD',
  inverter: 'INV',
  combiner: 'CMB',
  storage: 'ESS',
  gas_meter: 'G',
}
export const PLACE_NAMES: Readonly<Record<Place['what'], string>> = {
  meter: 'Utility meter',
  main_panel: 'Main panel',
  ac_disconnect: 'AC disconnect, rapid shutdown switch',
  inverter: 'Inverter',
  combiner: 'AC combiner',
  storage: 'Energy storage',
  gas_meter: 'Gas meter',
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

export const housePoints = (drawing: Schemas['Drawing']): Point[] =>
  houseOf(drawing).flatMap(({ points }) => pointsOf(points).map(([x, y]): Point => [x, y]))

const NAMES = ['North', 'Northeast', 'East', 'Southeast', 'South', 'Southwest', 'West', 'Northwest']
const TURN = { top: 0, right: 90, bottom: 180, left: 270 } as const

/** 'South', by the direction the top of the drawing faces. */
export const sideName = (side: Place['side'], north_deg: number): string =>
  NAMES[Math.round(((TURN[side] + north_deg) % 360) / 45) % 8] ?? ''

/** On the wall, and the direction away from it. */
export function spotOf({ side, offset_ft }: Place, drawing: Schemas['Drawing']): { at: Point; away: Point } {
  const bounds = boundsOf(housePoints(drawing))
  const along = metersOf(offset_ft)
  const outlines = houseOf(drawing).map(({ points }) => pointsOf(points))
  if (side === 'top' || side === 'bottom') {
    const x = Math.min(bounds.right, bounds.left + along)
    const hits = crossings(outlines, x, 0)
    const y = hits.length > 0 ? (side === 'top' ? Math.max(...hits) : Math.min(...hits)) : bounds[side]
    return { at: [x, y], away: [0, side === 'top' ? 1 : -1] }
  }
  const y = Math.max(bounds.bottom, bounds.top - along)
  const hits = crossings(outlines, y, 1)
  const x = hits.length > 0 ? (side === 'right' ? Math.max(...hits) : Math.min(...hits)) : bounds[side]
  return { at: [x, y], away: [side === 'right' ? 1 : -1, 0] }
}

/** Where outlines cross a line of constant x (0) or y (1): the other coordinate. */
function crossings(outlines: readonly (readonly Point[])[], value: number, axis: 0 | 1): number[] {
  const other = axis === 0 ? 1 : 0
  return outlines.flatMap(outline =>
    sidesOf(outline).flatMap(([a, b]) => {
      const [low, high] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])]
      if (value < low || value > high || high - low < 1e-9) return []
      return [a[other] + ((value - a[axis]) / (b[axis] - a[axis])) * (b[other] - a[other])]
    }),
  )
}

/** What the site plan must show of this plan. */
function neededPlaces({ kind, circuits }: Schemas['ElectricalPlan']): Place['what'][] {
  return [
    'meter',
    'main_panel',
    'ac_disconnect',
    ...(kind === 'micro' ? [] : (['inverter'] as const)),
    ...(circuits.some(one => one.kind === 'combined') ? (['combiner'] as const) : []),
    ...(circuits.some(one => one.kind === 'storage') ? (['storage'] as const) : []),
  ]
}

export const missingPlaces = (plan: Schemas['ElectricalPlan'], places: readonly Place[]): Place['what'][] =>
  neededPlaces(plan).filter(what => !places.some(place => place.what === what))

/** 'South side, 12 ft from its left end'. */
export const placeText = ({ side, offset_ft }: Place, north_deg: number): string =>
  `${sideName(side, north_deg)} side, ${offset_ft} ft from its ${side === 'top' || side === 'bottom' ? sideName('left', north_deg).toLowerCase() : sideName('top', north_deg).toLowerCase()} end`
