// Shapes of the shade's own scene as triangles. In three's space x is the drawing's x, y is height, z is the drawing's -y.
import { BufferGeometry, Float32BufferAttribute, Matrix4, ShapeUtils, Vector2, Vector3 } from 'three'
import type { PlaneFrame, SurfacePoint } from '#machines/design/drawing/plane-frame.ts'
import type { Solid } from '#machines/design/shade/solid.ts'

type Corner = [x: number, height: number, z: number]

const corner = (x: number, y: number, height: number): Corner => [x, height, -y]

function geometryOf(triangles: Corner[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(triangles.flat(), 3))
  geometry.computeVertexNormals()
  return geometry
}

/** The top and the walls of a solid apart, so that they can have colours of their own. */
export function solidGeometry({ points, top }: Solid): { top: BufferGeometry; walls: BufferGeometry } {
  const counterclockwise = ShapeUtils.area(points.map(([x, y]) => new Vector2(x, y))) > 0
  const outline = counterclockwise ? [...points] : [...points].reverse()
  const at = (index: number) => outline[index % outline.length] ?? [0, 0]
  const topOf = (index: number): Corner => {
    const [x, y] = at(index)
    return corner(x, y, top.at_middle + top.per_x * x + top.per_y * y)
  }
  const footOf = (index: number): Corner => corner(at(index)[0], at(index)[1], 0)
  const faces = ShapeUtils.triangulateShape(
    outline.map(([x, y]) => new Vector2(x, y)),
    [],
  )
  return {
    top: geometryOf(faces.flatMap(face => face.map(topOf))),
    walls: geometryOf(
      outline.flatMap((_, index) => [
        footOf(index),
        footOf(index + 1),
        topOf(index + 1),
        footOf(index),
        topOf(index + 1),
        topOf(index),
      ]),
    ),
  }
}

/** Where a unit box lies as something flat on a roof plane, `across` wide and `along` long up the slope. */
export function lyingAt(
  frame: PlaneFrame,
  [u, v]: SurfacePoint,
  size: { across: number; along: number; thick: number; above: number },
): Matrix4 {
  const place = (point: SurfacePoint) => {
    const [x, y] = frame.toPlan(point)
    return new Vector3(...corner(x, y, frame.heightAt(point)))
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
  return new Vector3(...corner(Math.cos(up) * Math.sin(around), Math.cos(up) * Math.cos(around), Math.sin(up)))
}
