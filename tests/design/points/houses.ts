// Houses with known roofs, and the points a survey would see of them: 8 a square meter with 3 cm of noise, ground, walls,
// chimneys and trees.
import type { Cloud } from '#machines/design/points/cloud.ts'

type Point = [x: number, y: number]
export type TruePlane = { points: Point[]; pitch_deg: number; azimuth_deg: number; heightAt: (point: Point) => number }
type House = { kind: string; planes: TruePlane[]; cloud: Cloud }

/** Mulberry32: the same houses every time. */
function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Flat = { points: Point[]; a: number; b: number; c: number; holes?: Point[][] }
const RAD = Math.PI / 180

export const KINDS = [
  'gable',
  'hip',
  'pyramid',
  'shed',
  'flat',
  'wing',
  'saltbox',
  'dormer',
  'garage',
  'hip and wing',
] as const
type Kind = (typeof KINDS)[number]

export function house(seed: number, dense: Density = { per_m2: 8, half_m: 22 }): House {
  const roll = dice(seed)
  const between = (least: number, most: number) => least + roll() * (most - least)
  const kind = KINDS[seed % KINDS.length] ?? 'gable'
  const flats = roofOf(kind, between)
  const turn = between(0, 360) * RAD
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const turned = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos]
  const planes = flats.map(({ points, a, b, c }): TruePlane => {
    const [ta, tb] = turned([a, b])
    return {
      points: points.map(turned),
      pitch_deg: Math.atan(Math.hypot(a, b)) / RAD,
      azimuth_deg: (Math.atan2(-ta, -tb) / RAD + 360) % 360,
      heightAt: ([x, y]) => ta * x + tb * y + c,
    }
  })
  return { kind, planes, cloud: survey(flats, turned, roll, between, dense) }
}

const sloped = (points: Point[], a: number, b: number, c: number): Flat => ({ points, a, b, c })

function roofOf(kind: Kind, between: (least: number, most: number) => number): Flat[] {
  const t = Math.tan(between(12, 42) * RAD)
  const e = between(2.6, 5.6)
  const w = between(7, 11)
  const l = w + between(2.5, 7)
  const [x, y] = [l / 2, w / 2]
  const top = e + t * y
  const south = (points: Point[]) => sloped(points, 0, t, top)
  const north = (points: Point[]) => sloped(points, 0, -t, top)
  const gable = [
    south([
      [-x, -y],
      [x, -y],
      [x, 0],
      [-x, 0],
    ]),
    north([
      [-x, 0],
      [x, 0],
      [x, y],
      [-x, y],
    ]),
  ]
  const hip = (xh: number) => [
    south([
      [-xh, -y],
      [xh, -y],
      [xh - y, 0],
      [y - xh, 0],
    ]),
    north([
      [y - xh, 0],
      [xh - y, 0],
      [xh, y],
      [-xh, y],
    ]),
    sloped(
      [
        [xh, -y],
        [xh, y],
        [xh - y, 0],
      ],
      -t,
      0,
      e + t * xh,
    ),
    sloped(
      [
        [-xh, y],
        [-xh, -y],
        [y - xh, 0],
      ],
      t,
      0,
      e + t * xh,
    ),
  ]
  const withWing = (main: Flat[], xc: number): Flat[] => {
    const h = between(2.2, y - 0.8)
    const d = between(2, 4)
    const [first, ...others] = main
    if (!first) return main
    const [p, q, ...rest] = first.points
    if (!p || !q) return main
    return [
      { ...first, points: [p, [xc - h, -y], [xc, h - y], [xc + h, -y], q, ...rest] },
      ...others,
      sloped(
        [
          [xc - h, -y - d],
          [xc, -y - d],
          [xc, h - y],
          [xc - h, -y],
        ],
        t,
        0,
        e + t * (h - xc),
      ),
      sloped(
        [
          [xc, -y - d],
          [xc + h, -y - d],
          [xc + h, -y],
          [xc, h - y],
        ],
        -t,
        0,
        e + t * (h + xc),
      ),
    ]
  }
  if (kind === 'gable') return gable
  if (kind === 'hip') return hip(x)
  if (kind === 'pyramid')
    return [
      south([
        [-y, -y],
        [y, -y],
        [0, 0],
      ]),
      north([
        [0, 0],
        [y, y],
        [-y, y],
      ]),
      sloped(
        [
          [y, -y],
          [y, y],
          [0, 0],
        ],
        -t,
        0,
        top,
      ),
      sloped(
        [
          [-y, y],
          [-y, -y],
          [0, 0],
        ],
        t,
        0,
        top,
      ),
    ]
  if (kind === 'shed') {
    const low = Math.tan(between(6, 20) * RAD)
    return [
      sloped(
        [
          [-x, -y],
          [x, -y],
          [x, y],
          [-x, y],
        ],
        0,
        low,
        e + low * y,
      ),
    ]
  }
  if (kind === 'flat')
    return [
      sloped(
        [
          [-x, -y],
          [x, -y],
          [x, y],
          [-x, y],
        ],
        0,
        0,
        e,
      ),
    ]
  if (kind === 'wing') return withWing(gable, between(-0.2, 0.2) * l)
  if (kind === 'hip and wing') return withWing(hip(x + 2), 0)
  if (kind === 'saltbox') {
    const [front, ridge] = [between(1.2, 2), between(-0.35, -0.15) * w]
    const steep = t * front
    const high = e + t * (y - ridge)
    return [
      sloped(
        [
          [-x, -y],
          [x, -y],
          [x, ridge],
          [-x, ridge],
        ],
        0,
        steep,
        high - steep * ridge,
      ),
      sloped(
        [
          [-x, ridge],
          [x, ridge],
          [x, y],
          [-x, y],
        ],
        0,
        -t,
        high + t * ridge,
      ),
    ]
  }
  if (kind === 'garage') {
    const [gl, gw] = [between(5, 7), between(5.5, 6.5)]
    const ge = e - between(0.6, 1)
    const gy = gw / 2
    return [
      ...gable,
      sloped(
        [
          [x, -gy],
          [x + gl, -gy],
          [x + gl, 0],
          [x, 0],
        ],
        0,
        t,
        ge + t * gy,
      ),
      sloped(
        [
          [x, 0],
          [x + gl, 0],
          [x + gl, gy],
          [x, gy],
        ],
        0,
        -t,
        ge + t * gy,
      ),
    ]
  }
  const [first, second] = gable
  if (!first || !second) return gable
  const steep = Math.max(t, Math.tan(28 * RAD))
  const [half, wall, front] = [between(1.4, 1.9), 0.9, -y + 0.9]
  const flat = steep * 0.35
  const roof = e + steep * y
  const eave = e + steep * (front + y) + wall
  const [back, ridge] = [front + wall / steep, front + (wall + flat * half) / steep]
  if (ridge > -0.2) return gable
  return [
    {
      ...first,
      b: steep,
      c: roof,
      holes: [
        [
          [-half, front],
          [half, front],
          [half, back],
          [0, ridge],
          [-half, back],
        ],
      ],
    },
    { ...second, b: -steep, c: roof },
    sloped(
      [
        [-half, front],
        [0, front],
        [0, ridge],
        [-half, back],
      ],
      flat,
      0,
      eave + flat * half,
    ),
    sloped(
      [
        [0, front],
        [half, front],
        [half, back],
        [0, ridge],
      ],
      -flat,
      0,
      eave + flat * half,
    ),
  ]
}

const NOISE_M = 0.03
type Density = { per_m2: number; half_m: number }

function survey(
  flats: readonly Flat[],
  turned: (point: Point) => Point,
  roll: () => number,
  between: (least: number, most: number) => number,
  { per_m2, half_m }: Density,
): Cloud {
  const rows: [x: number, y: number, z: number][] = []
  const noise = () => NOISE_M * Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll())
  const see = ([x, y]: Point, z: number) => {
    const [px, py] = turned([x, y])
    rows.push([px + noise(), py + noise(), z + noise()])
  }
  const fall = [between(-0.04, 0.04), between(-0.04, 0.04)] as const
  const ground = ([x, y]: Point) => fall[0] * x + fall[1] * y
  const chimneys = flats.slice(0, 2).flatMap(({ points, a, b, c }) => {
    const [x, y] = points.reduce(([sx, sy], [px, py]) => [sx + px / points.length, sy + py / points.length], [0, 0])
    return Math.hypot(a, b) > 0.1 && roll() < 0.6 ? [{ x, y, top: a * x + b * y + c + between(0.8, 1.6) }] : []
  })
  const trees = Array.from({ length: 3 }, () => {
    const angle = between(0, 2 * Math.PI)
    const far = between(13, 19)
    return { x: far * Math.cos(angle), y: far * Math.sin(angle), height: between(4, 12), crown: between(1.5, 3) }
  })
  for (let i = 0; i < per_m2 * (2 * half_m) ** 2; i++) {
    const spot: Point = [between(-half_m, half_m), between(-half_m, half_m)]
    const tree = trees.find(one => Math.hypot(one.x - spot[0], one.y - spot[1]) < one.crown)
    const flat = flats.find(one => within(one.points, spot) && !one.holes?.some(hole => within(hole, spot)))
    const chimney = chimneys.find(one => Math.abs(one.x - spot[0]) < 0.35 && Math.abs(one.y - spot[1]) < 0.35)
    if (flat) see(spot, chimney ? chimney.top : flat.a * spot[0] + flat.b * spot[1] + flat.c)
    else if (tree && roll() < 0.85) {
      const share = Math.hypot(tree.x - spot[0], tree.y - spot[1]) / tree.crown
      see(spot, ground(spot) + tree.height * (1 - 0.4 * share ** 2) - between(0, 0.35 * tree.height))
    } else see(spot, ground(spot))
  }
  const column = (k: 0 | 1 | 2) => Float64Array.from(rows, row => row[k])
  return { x: column(0), y: column(1), z: column(2), kind: new Uint8Array(rows.length) }
}

export function within(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline.at(i - 1) ?? [ax, ay]
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside
  })
  return inside
}
