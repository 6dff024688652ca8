// A drawing's planes after one of its roofs has changed: what follows from the roof is taken from it, what was chosen for a
// plane, such as its panel and name, is kept.
import type { Schemas } from '#sdk/types.ts'
import { planeFrame } from '../drawing/plane-frame.ts'
import { type Surface, solidOf } from './roof.ts'
import { words } from './words.ts'

type Drawing = Schemas['Drawing']
type Plane = Schemas['DrawnPlane']
/** What a new plane begins with. */
export type Chosen = Pick<Plane, 'panel_id' | 'layout' | 'gap_m'>
type NameOf = (azimuth_deg: number, others: readonly { name: string }[]) => string

/** As many planes as a drawing has. */
export const MOST_PLANES = 20

/** The drawing with this roof in place of the one with its id, or a sentence where that cannot be. */
export function withRoof(
  drawing: Drawing,
  roof: Schemas['DrawnRoof'],
  chosen: Chosen,
  nameOf: NameOf,
): Drawing | { fault: string } {
  const solid = solidOf(roof, drawing.north_deg)
  if ('fault' in solid) return solid
  const rest = drawing.planes.filter(({ roof_id }) => roof_id !== roof.id)
  if (rest.length + solid.surfaces.length > MOST_PLANES) return { fault: words.too_many_planes({ most: MOST_PLANES }) }
  const own = drawing.planes.filter(({ roof_id }) => roof_id === roof.id)
  const first = drawing.planes.findIndex(({ roof_id }) => roof_id === roof.id)
  const place = first < 0 ? rest.length : rest.filter(({ id }) => isBefore(id, drawing.planes, first)).length
  const made: Plane[] = []
  for (const surface of solid.surfaces) {
    const before = own.find(({ id }) => id === surface.id)
    const others = [...rest, ...made]
    made.push(
      before
        ? changed(before, surface, others, nameOf, drawing.north_deg)
        : created(surface, roof, chosen, others, nameOf),
    )
  }
  const roofs = drawing.roofs ?? []
  const known = roofs.some(({ id }) => id === roof.id)
  return {
    ...drawing,
    planes: rest.toSpliced(place, 0, ...made),
    roofs: known ? roofs.map(one => (one.id === roof.id ? roof : one)) : [...roofs, roof],
  }
}

const isBefore = (id: string, planes: readonly Plane[], place: number) =>
  planes.findIndex(plane => plane.id === id) < place

function created(
  surface: Surface,
  roof: Schemas['DrawnRoof'],
  chosen: Chosen,
  others: readonly Plane[],
  nameOf: NameOf,
): Plane {
  return {
    ...surface,
    name: nameOf(surface.azimuth_deg, others),
    azimuth_typed: false,
    ...chosen,
    pathway_left: false,
    pathway_right: false,
    roof_id: roof.id,
    modules: [],
  }
}

/** A name that was given by direction follows the direction. Modules keep their places as seen from above. */
function changed(before: Plane, surface: Surface, others: readonly Plane[], nameOf: NameOf, north_deg: number): Plane {
  const is_usual = before.name.replace(/ \d+$/, '') === nameOf(before.azimuth_deg, [])
  const turns = is_usual && nameOf(before.azimuth_deg, []) !== nameOf(surface.azimuth_deg, [])
  const next: Plane = {
    ...before,
    ...surface,
    azimuth_typed: false,
    name: turns ? nameOf(surface.azimuth_deg, others) : before.name,
  }
  const [from, to] = [planeFrame(before, north_deg), planeFrame(next, north_deg)]
  return {
    ...next,
    modules: before.modules.map(one => {
      const [u, v] = to.toSurface(from.toPlan([one.u_m, one.v_m]))
      return { ...one, u_m: Math.round(u * 1e5) / 1e5, v_m: Math.round(v * 1e5) / 1e5 }
    }),
  }
}

/** The drawing without this roof and its planes. */
export const withoutRoof = (drawing: Drawing, roof_id: string): Drawing => ({
  ...drawing,
  planes: drawing.planes.filter(plane => plane.roof_id !== roof_id),
  roofs: (drawing.roofs ?? []).filter(({ id }) => id !== roof_id),
})
