// Fills planes as the fire code allows: clear of the ridge, of escape windows, and with ways for firefighters, each where it
// costs the fewest panels. Used by the designer's Fill.
import type { Schemas } from '#sdk/types.ts'
import { fillPlane } from './fill-plane.ts'
import { fireAccess, houseOf, shareFor } from './fire-access.ts'
import { type FireCode, FLAT_DEG, limitsOf, needsWide } from './fire-code.ts'

type Drawing = Schemas['Drawing']
type Plane = Schemas['DrawnPlane']
type Panels = ReadonlyMap<string, { readonly length_m: number; readonly width_m: number }>
type Setbacks = Schemas['Setbacks']
type Side = 'pathway_left' | 'pathway_right'

const countOn = ({ planes }: Drawing) =>
  planes.reduce((sum, { modules }) => sum + modules.filter(({ on }) => on).length, 0)

/** The drawing with these planes filled, its ridge setback and their pathways as the code asks. */
export function legallyFilled(drawing: Drawing, plane_ids: readonly string[], panels: Panels, code: FireCode): Drawing {
  const house = new Set(houseOf(drawing).map(({ id }) => id))
  const meant = drawing.planes.filter(({ id }) => plane_ids.includes(id))
  const steep = meant.filter(({ id, tilt_deg }) => house.has(id) && tilt_deg > FLAT_DEG).map(({ id }) => id)
  if (steep.length === 0) return laid(drawing, plane_ids, panels)
  const { ridge_m, ridge_wide_m } = limitsOf(code)
  const { setbacks } = drawing
  // What the code itself had asked for is asked again.
  const own_m = Math.abs(setbacks.ridge_m - ridge_wide_m) < 0.002 ? ridge_m : setbacks.ridge_m
  const at = (least_m: number) =>
    withWays(
      laid({ ...drawing, setbacks: widened(setbacks, Math.max(own_m, least_m), code) }, plane_ids, panels),
      steep,
      plane_ids,
      panels,
      code,
    )
  const narrow = at(ridge_m)
  if (!isWide(narrow, steep, panels, code)) return narrow
  const wide = at(ridge_wide_m)
  const thinned = thinnedBelow(narrow, steep, panels, code)
  return countOn(thinned) > countOn(wide) ? thinned : wide
}

function widened(setbacks: Setbacks, ridge_m: number, code: FireCode): Setbacks {
  const { hip_valley_m, edge_m } = limitsOf(code)
  return {
    ...setbacks,
    ridge_m,
    hip_m: Math.max(setbacks.hip_m, hip_valley_m),
    valley_m: Math.max(setbacks.valley_m, hip_valley_m),
    eave_m: Math.max(setbacks.eave_m, edge_m),
    rake_m: Math.max(setbacks.rake_m, edge_m),
  }
}

function laid(drawing: Drawing, plane_ids: readonly string[], panels: Panels): Drawing {
  return {
    ...drawing,
    planes: drawing.planes.map(plane => {
      const panel = panels.get(plane.panel_id)
      return panel && plane_ids.includes(plane.id) ? { ...plane, modules: fillPlane(plane, panel, drawing) } : plane
    }),
  }
}

/** Adds pathways until none is missing, each time the one that leaves the most panels. */
function withWays(
  drawing: Drawing,
  steep: readonly string[],
  plane_ids: readonly string[],
  panels: Panels,
  code: FireCode,
): Drawing {
  let now = drawing
  for (let added = 0; added < steep.length * 2; added++) {
    const open = openWays(now, panels, code)
    if (open === 0) return now
    const tries = steep.flatMap(id =>
      (['pathway_left', 'pathway_right'] as const).flatMap(side => withWay(now, id, side, limitsOf(code).pathway_m)),
    )
    const better = tries
      .map(one =>
        laid(
          one.drawing,
          plane_ids.filter(id => id === one.id),
          panels,
        ),
      )
      .map(one => ({ one, open: openWays(one, panels, code), count: countOn(one) }))
      .filter(one => one.open < open)
      .sort((a, b) => a.open - b.open || b.count - a.count)[0]
    if (!better) return now
    now = better.one
  }
  return now
}

function withWay(drawing: Drawing, id: string, side: Side, pathway_m: number): { id: string; drawing: Drawing }[] {
  const plane = drawing.planes.find(one => one.id === id)
  if (!plane || plane[side]) return []
  const setbacks = { ...drawing.setbacks, pathway_m: Math.max(drawing.setbacks.pathway_m, pathway_m) }
  const planes = drawing.planes.map((one): Plane => (one.id === id ? { ...one, [side]: true } : one))
  return [{ id, drawing: { ...drawing, setbacks, planes } }]
}

const openWays = (drawing: Drawing, panels: Panels, code: FireCode): number =>
  fireAccess(drawing, panels, code).reduce((sum, { severity, kind }) => {
    if (severity === 'ok') return sum
    return sum + (kind === 'pathways' ? 2 : kind === 'street' || kind === 'unreachable' ? 1 : 0)
  }, 0)

const isWide = (drawing: Drawing, steep: readonly string[], panels: Panels, code: FireCode) =>
  drawing.planes.some(plane => steep.includes(plane.id) && needsWide(shareFor(plane, drawing, panels, code), code))

/** Without so many of the highest panels that the share needs no more than the narrow ridge. */
function thinnedBelow(drawing: Drawing, steep: readonly string[], panels: Panels, code: FireCode): Drawing {
  let now = drawing
  for (let gone = 0; gone < 500 && isWide(now, steep, panels, code); gone++) {
    const highest = now.planes
      .filter(plane => steep.includes(plane.id) && needsWide(shareFor(plane, now, panels, code), code))
      .flatMap(plane => plane.modules.map((module, index) => ({ plane, module, index })))
      .filter(({ module }) => module.on)
      .sort((a, b) => b.module.v_m - a.module.v_m)[0]
    if (!highest) return now
    const { plane, index } = highest
    const modules = plane.modules.map((one, place) => (place === index ? { ...one, on: false } : one))
    now = { ...now, planes: now.planes.map(one => (one.id === plane.id ? { ...one, modules } : one)) }
  }
  return now
}
