// Trees: a trunk, and a crown of lumps of leaves or of tiers of branches, within the egg the shade calculates with.
import {
  type BufferGeometry,
  Color,
  ConeGeometry,
  Float32BufferAttribute,
  BufferGeometry as Geometry,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  type MeshLambertMaterial,
} from 'three'
import type { Crown } from '#machines/design/shade/crown.ts'
import { type Faces, inSpace } from './faces.ts'
import type { Palette } from './palette.ts'
import { randomFrom } from './textures.ts'

/** Above so many, lumps are coarser. */
const MANY = 12

/** Crowns of one kind in one call. */
export function makeCrowns(crowns: readonly Crown[], leaves: MeshLambertMaterial, evergreen: MeshLambertMaterial) {
  const kinds = [
    [crowns.filter(one => one.loses_leaves), leaves, () => leafyCrown(crowns.length > MANY ? 1 : 2)],
    [crowns.filter(one => !one.loses_leaves), evergreen, tieredCrown],
  ] as const
  return kinds.flatMap(([some, material, shape]) => {
    if (some.length === 0) return []
    const mesh = new InstancedMesh(shape(), material, some.length)
    const random = randomFrom(3)
    for (const [index, { x, y, z, across, upright }] of some.entries()) {
      const turn = new Matrix4().makeRotationY(random() * 6)
      mesh.setMatrixAt(index, new Matrix4().makeScale(across, upright, across).premultiply(turn).setPosition(x, z, -y))
      const bright = 0.88 + random() * 0.2
      mesh.setColorAt(index, new Color(bright + 0.04, bright, bright - 0.04))
    }
    mesh.castShadow = true
    mesh.receiveShadow = true
    return [mesh]
  })
}

/** Thicker below; into the crown, where a bare one shows it. */
export function addTrunks(crowns: readonly Crown[], rest: Faces, { bark }: Palette) {
  for (const { x, y, z, across, upright, loses_leaves } of crowns) {
    const wide = 0.06 + across * 0.05
    const foot = z - upright
    const steps = [0, foot + upright * 0.3, loses_leaves ? z + upright * 0.35 : z]
    for (const [index, height] of steps.slice(1).entries())
      rest.beam(
        inSpace([x, y], steps[index] ?? 0),
        inSpace([x, y], height),
        { wide: wide * (2 - index * 0.7), tall: wide * (2 - index * 0.7), above: (wide * (2 - index * 0.7)) / 2 },
        bark,
      )
    if (!loses_leaves) continue
    for (let branch = 0; branch < 5; branch++) {
      const around = branch * 2.4
      const reach = across * 0.6
      rest.beam(
        inSpace([x, y], z - upright * (0.55 - branch * 0.12)),
        inSpace([x + Math.cos(around) * reach, y + Math.sin(around) * reach], z + upright * (branch * 0.1)),
        { wide: wide * 0.5, tall: wide * 0.5 },
        bark,
      )
    }
  }
}

/** A sphere of spheres within the egg shape; darker below, where others are above. */
function leafyCrown(detail: number): BufferGeometry {
  const random = randomFrom(5)
  const parts = [lump(0, 0, 0, 0.74, detail, random)]
  const count = 19
  for (let index = 0; index < count; index++) {
    const height = 0.78 - (1.4 * (index + 0.5)) / count
    const around = index * 2.4
    const size = 0.28 + random() * 0.12
    const out = Math.min(0.98 - size, 0.66 * Math.sqrt(1 - height * height * 0.85))
    parts.push(
      lump(Math.cos(around) * out, Math.min(height, 0.98 - size), Math.sin(around) * out, size, detail, random),
    )
  }
  return joined(parts)
}

function lump(x: number, y: number, z: number, size: number, detail: number, random: () => number): BufferGeometry {
  const ball = new IcosahedronGeometry(size, detail)
  const place = ball.getAttribute('position')
  // A corner has several copies; all go the same way.
  const moved = new Map<string, number>()
  for (let index = 0; index < place.count; index++) {
    const key = [place.getX(index), place.getY(index), place.getZ(index)].map(one => one.toFixed(3)).join()
    const by = moved.get(key) ?? 0.86 + random() * 0.14
    moved.set(key, by)
    place.setXYZ(index, place.getX(index) * by, place.getY(index) * by * 0.92, place.getZ(index) * by)
  }
  return ball.translate(x, y, z)
}

/** Tiers of a conifer, each a star of boughs that hang at their ends. */
function tieredCrown(): BufferGeometry {
  const tiers = 6
  const random = randomFrom(9)
  return joined(
    Array.from({ length: tiers }, (_, tier) => {
      const share = tier / (tiers - 1)
      const radius = 0.98 * (1 - share * 0.82)
      const height = 0.72 - share * 0.22
      const cone = new ConeGeometry(radius, height, 18, 1, true).toNonIndexed()
      const place = cone.getAttribute('position')
      const turn = random() * 6
      for (let index = 0; index < place.count; index++) {
        if (place.getY(index) > 0) continue
        const around = Math.round((Math.atan2(place.getZ(index), place.getX(index)) / Math.PI) * 9)
        const by = Math.abs(around) % 2 === 1 ? 0.74 : 1
        place.setXYZ(index, place.getX(index) * by, place.getY(index) + (1 - by) * 0.24, place.getZ(index) * by)
      }
      return cone.rotateY(turn).translate(0, -1 + height / 2 + share * (2 - height), 0)
    }),
  )
}

function joined(parts: readonly BufferGeometry[]): BufferGeometry {
  const positions = parts.flatMap(part => [...(part.index ? part.toNonIndexed() : part).getAttribute('position').array])
  const geometry = new Geometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  const shades = Array.from({ length: positions.length / 3 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = positions.slice(index * 3, index * 3 + 3)
    // Deep inside and far below there is less sky.
    return 0.55 + 0.3 * Math.min(1, Math.hypot(x, y, z)) + 0.15 * y
  })
  geometry.setAttribute(
    'color',
    new Float32BufferAttribute(
      shades.flatMap(one => [one, one, one]),
      3,
    ),
  )
  return geometry
}
