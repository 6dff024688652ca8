// A saved roof and its planes agree: those who read the planes alone see the same house.
import type { Schemas } from '#sdk/types.ts'
import type { DrawingFault } from '../drawing/check-drawing.ts'
import { solidOf } from './roof.ts'
import { words } from './words.ts'

type Drawing = Pick<Schemas['Drawing'], 'planes' | 'roofs' | 'north_deg'>

const SAME_M = 0.02
const SAME_DEG = 0.1

/** Fields are paths into the drawing, as `roofs.0`. */
export function roofFaults({ planes, roofs = [], north_deg }: Drawing): DrawingFault[] {
  const twins = roofs.flatMap(({ id }, index) =>
    roofs.findIndex(one => one.id === id) < index ? [{ field: `roofs.${index}.id`, sentence: words.same_roof }] : [],
  )
  const stray = planes.flatMap(({ roof_id, name }, index) =>
    roof_id === undefined || roofs.some(({ id }) => id === roof_id)
      ? []
      : [{ field: `planes.${index}.roof_id`, sentence: words.roof_missing({ name }) }],
  )
  const faults = roofs.flatMap((roof, index): DrawingFault[] => {
    const solid = solidOf(roof, north_deg)
    if ('fault' in solid) return [{ field: `roofs.${index}`, sentence: solid.fault }]
    const own = planes.filter(({ roof_id }) => roof_id === roof.id)
    const agrees =
      own.length === solid.surfaces.length &&
      solid.surfaces.every(surface => {
        const plane = own.find(({ id }) => id === surface.id)
        return (
          plane !== undefined &&
          Math.abs(plane.tilt_deg - surface.tilt_deg) < SAME_DEG &&
          Math.abs(((plane.azimuth_deg - surface.azimuth_deg + 540) % 360) - 180) < SAME_DEG &&
          Math.abs(plane.eave_height_m - surface.eave_height_m) < SAME_M &&
          alike(plane.points, surface.points) &&
          (plane.holes ?? []).length === surface.holes.length &&
          surface.holes.every((hole, place) => alike(plane.holes?.[place] ?? [], hole))
        )
      })
    return agrees ? [] : [{ field: `roofs.${index}`, sentence: words.roof_differs }]
  })
  return [...twins, ...stray, ...faults]
}

const alike = (one: readonly (readonly number[])[], other: readonly (readonly number[])[]) =>
  one.length === other.length &&
  one.every(([x = 0, y = 0], index) => {
    const [ox = 0, oy = 0] = other[index] ?? []
    return Math.hypot(x - ox, y - oy) < SAME_M
  })
