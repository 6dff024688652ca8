// Places and directions of the drawing in three's space. There x is the drawing's x, y is height, z is the drawing's -y.
import { Matrix4, Vector3 } from 'three'
import type { PlaneFrame, SurfacePoint } from '#machines/design/drawing/plane-frame.ts'
import { inSpace } from './faces.ts'

/** Transform of a unit box to a flat object on a roof plane, `across` wide and `along` long up the slope. */
export function lyingAt(
  frame: PlaneFrame,
  [u, v]: SurfacePoint,
  size: { across: number; along: number; thick: number; above: number },
): Matrix4 {
  const place = (point: SurfacePoint) => {
    const [x, y] = frame.toPlan(point)
    return new Vector3(...inSpace([x, y], frame.heightAt(point)))
  }
  const middle = place([u, v])
  const right = place([u + 1, v]).sub(middle)
  const down = middle.clone().sub(place([u, v + 1]))
  const normal = new Vector3().crossVectors(down, right)
  return new Matrix4()
    .makeBasis(
      right.multiplyScalar(size.across),
      normal.clone().multiplyScalar(size.thick),
      down.multiplyScalar(size.along),
    )
    .setPosition(middle.addScaledVector(normal, size.above + size.thick / 2))
}

/** Towards the sun, of length one. */
export function towards(azimuth_deg: number, elevation_deg: number, north_deg: number): Vector3 {
  const around = ((azimuth_deg - north_deg) * Math.PI) / 180
  const up = (elevation_deg * Math.PI) / 180
  return new Vector3(...inSpace([Math.cos(up) * Math.sin(around), Math.cos(up) * Math.cos(around)], Math.sin(up)))
}
