// The arrays of a design from a drawing. Shade losses are added by the shade calculation.
import type { Schemas } from '#sdk/types.ts'

type Planes = Pick<Schemas['Drawing'], 'planes'>
type Drawn = Pick<Schemas['Drawing'], 'planes' | 'roofs'>

const onOf = (plane: Schemas['DrawnPlane']) => plane.modules.filter(module => module.on).length

/** One for each plane with modules, in the order of the planes. */
export function arraysOf({ planes, roofs = [] }: Drawn): Schemas['RoofArray'][] {
  return planes
    .map(plane => {
      const origin = plane.origin ?? roofs.find(({ id }) => id === plane.roof_id)?.origin
      return { plane, origin }
    })
    .map(({ plane, origin }) => ({
      name: plane.name,
      tilt_deg: plane.tilt_deg,
      azimuth_deg: plane.azimuth_deg,
      panel_id: plane.panel_id,
      module_count: onOf(plane),
      ...(plane.mounting ? { mounting: plane.mounting } : {}),
      ...(origin ? { origin } : {}),
    }))
    .filter(array => array.module_count > 0)
}

export const moduleCount = ({ planes }: Planes): number => planes.reduce((sum, plane) => sum + onOf(plane), 0)
