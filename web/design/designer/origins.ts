// How editing changes a proposed roof's origin: an assumed pitch that is set by hand is given, and a shape that is
// changed says so.
import type { Schemas } from '#sdk/types.ts'
import type { Drawing, Plane } from './drawing-types.ts'

type Origin = Schemas['PlaneOrigin']
type Roof = Schemas['DrawnRoof']

/** After an edit that keeps parts in their places. */
export function withOrigins(before: Drawing, after: Drawing): Drawing {
  const planes = after.planes.map(plane => {
    const old = plane.origin && before.planes.find(({ id }) => id === plane.id)
    return old && plane.origin && shapeOf(old) !== shapeOf(plane)
      ? { ...plane, origin: { ...plane.origin, edited: true } }
      : plane
  })
  const roofs = after.roofs?.map(roof => {
    const old = roof.origin && before.roofs?.find(({ id }) => id === roof.id)
    return old && roof.origin ? { ...roof, origin: changedRoof(old, roof, roof.origin) } : roof
  })
  return { ...after, planes, ...(roofs ? { roofs } : {}) }
}

const shapeOf = ({ points, tilt_deg, azimuth_deg, eave_height_m }: Plane) =>
  JSON.stringify([points, tilt_deg, azimuth_deg, eave_height_m])

function changedRoof(old: Roof, roof: Roof, origin: Origin): Origin {
  const pitch = old.pitch_deg !== roof.pitch_deg ? 'given' : origin.pitch
  const form = ({ kind, points, side, dormers }: Roof) => JSON.stringify([kind, points, side, dormers])
  return { ...origin, pitch, edited: origin.edited || form(old) !== form(roof) }
}
