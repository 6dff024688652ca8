// The faces of a roof over any simple footprint: the straight skeleton of its outline, where each side moves inward by its own
// run per meter of height (Aichholzer and others, 1995). A side without a run is the vertical wall of a gable.
import type { Point } from '../drawing/plane-frame.ts'

export type Corner = readonly [x_m: number, y_m: number, z_m: number]
export type Slope = {
  /** Horizontal meters for each meter of height; 0 for a vertical wall. */
  readonly run: number
  /** Height at which the side turns vertical: the gable above a Dutch gable's end. */
  readonly until?: number
}
/** Between two lines of the wavefront, or on the footprint with one. */
export type Arc = { readonly from: Corner; readonly to: Corner; readonly of: readonly number[] }

type Line = { nx: number; ny: number; c: number; run: number }
/** Between the side before it and its own, since it was born. */
type Vertex = { born: Corner }
/** Side k runs from vertex k to vertex k + 1. */
type Loop = { sides: number[]; vertices: Vertex[] }
type Event = { z: number; loop: Loop; k: number; j: number | null }

const SAME_Z = 1e-9
const SAME_M = 1e-7
const PARALLEL = 1e-8

/** Null where the wavefront cannot be followed, as between two sides in one line with different runs. */
export function skeletonArcs(outline: readonly Point[], slopes: readonly Slope[]): Arc[] | null {
  const lines = aligned(
    outline.map((a, index): Line => lineOf(a, outline[(index + 1) % outline.length] ?? a, slopes[index])),
    outline,
  )
  // The wall above a side that turns vertical has a number of its own.
  const walls = slopes.flatMap(({ until }, index) => (until === undefined ? [] : [{ side: index, until }]))
  for (const { side, until } of walls) {
    const line = lines[side]
    if (line) lines[outline.length + side] = { ...line, c: line.c + line.run * until, run: 0 }
  }
  return new Wavefront(
    lines,
    outline.length,
    walls.sort((a, b) => a.until - b.until),
  ).swept(outline)
}

function lineOf([ax, ay]: Point, [bx, by]: Point, slope: Slope | undefined): Line {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  return { nx, ny, c: nx * ax + ny * ay, run: slope?.run ?? 0 }
}

/** Sides meant to be parallel, or in one line, are so to the last digit: then what happens at once is seen at once. */
function aligned(lines: Line[], outline: readonly Point[]): Line[] {
  const seen: Line[] = []
  return lines.map((line, index) => {
    const like = seen.find(one => Math.abs(one.nx * line.ny - one.ny * line.nx) < 1e-4)
    const way = like && like.nx * line.nx + like.ny * line.ny < 0 ? -1 : 1
    const [nx, ny] = like ? [way * like.nx, way * like.ny] : [line.nx, line.ny]
    const [a = [0, 0], b = [0, 0]] = [outline[index], outline[(index + 1) % outline.length]]
    const c = (nx * (a[0] + b[0]) + ny * (a[1] + b[1])) / 2
    const level = seen.find(one => Math.hypot(one.nx - nx, one.ny - ny) < PARALLEL && Math.abs(one.c - c) < 1e-4)
    const next = { ...line, nx, ny, c: level?.c ?? c }
    seen.push(next)
    return next
  })
}

class Wavefront {
  private readonly lines: readonly Line[]
  private readonly count: number
  private readonly walls: { side: number; until: number }[]
  private readonly arcs: Arc[] = []
  private loops: Loop[] = []
  private z = 0

  constructor(lines: readonly Line[], count: number, walls: { side: number; until: number }[]) {
    this.lines = lines
    this.count = count
    this.walls = [...walls]
  }

  swept(outline: readonly Point[]): Arc[] | null {
    for (const [index, [x, y]] of outline.entries()) {
      const [bx, by] = outline[(index + 1) % outline.length] ?? [x, y]
      this.arcs.push({ from: [x, y, 0], to: [bx, by, 0], of: [index] })
    }
    this.loops = [
      { sides: outline.map((_, index) => index), vertices: outline.map(([x, y]) => ({ born: [x, y, 0] as const })) },
    ]
    const most = 20 * outline.length * outline.length + 100
    for (let step = 0; this.loops.length > 0; step++) {
      if (step > most) return null
      this.settle()
      const event = this.next()
      const wall = this.walls[0]
      if (wall && (!event || wall.until <= event.z + SAME_Z)) this.turnVertical(wall)
      else if (event) this.happen(event)
      else if (this.loops.length > 0) return null
    }
    return this.arcs
  }

  private line(side: number | undefined): Line {
    return this.lines[side ?? 0] ?? { nx: 0, ny: 1, c: 0, run: 0 }
  }

  /** Where a vertex is at a height. Between sides in one line it goes straight inward. */
  private at(loop: Loop, k: number, z = this.z): Corner {
    const { sides, vertices } = loop
    const n = sides.length
    const [a, b] = [this.line(sides[(k + n - 1) % n]), this.line(sides[k % n])]
    const born = vertices[k % n]?.born ?? [0, 0, 0]
    const cross = a.nx * b.ny - a.ny * b.nx
    if (Math.abs(cross) < PARALLEL) {
      const gone = a.nx * b.nx + a.ny * b.ny > 0 ? a.run * (z - born[2]) : 0
      return [born[0] + a.nx * gone, born[1] + a.ny * gone, z]
    }
    const [p, q] = [a.c + a.run * z, b.c + b.run * z]
    return [(p * b.ny - q * a.ny) / cross, (q * a.nx - p * b.nx) / cross, z]
  }

  /** Ends loops of two sides, and ridges where two sides have come to lie on each other. */
  private settle() {
    for (let changed = true; changed; ) {
      changed = false
      for (const loop of [...this.loops]) {
        if (loop.sides.length <= 2) {
          this.close(loop)
          changed = true
          continue
        }
        const k = loop.vertices.findIndex((_, index) => this.isFolded(loop, index))
        if (k < 0) continue
        this.unfold(loop, k)
        changed = true
      }
    }
  }

  private isFolded(loop: Loop, k: number): boolean {
    const n = loop.sides.length
    const [a, b] = [this.line(loop.sides[(k + n - 1) % n]), this.line(loop.sides[k])]
    return Math.abs(a.nx * b.ny - a.ny * b.nx) < PARALLEL && a.nx * b.nx + a.ny * b.ny < 0
  }

  private close(loop: Loop) {
    const [one, other] = loop.sides
    const ends = loop.vertices.map((_, k) => this.at(loop, k))
    for (const [k, end] of ends.entries()) this.trace(loop, k, end)
    const [p, q] = ends
    if (p && q && one !== undefined && other !== undefined) this.arcs.push({ from: p, to: q, of: [one, other] })
    this.loops = this.loops.filter(each => each !== loop)
  }

  /** Both sides at a vertex cover each other as far as the shorter one reaches: a ridge. */
  private unfold(loop: Loop, k: number) {
    const n = loop.sides.length
    const before = (k + n - 1) % n
    const tip = this.at(loop, k)
    const [start, end] = [this.at(loop, before), this.at(loop, (k + 1) % n)]
    const [one, other] = [loop.sides[before], loop.sides[k]]
    this.trace(loop, k, tip)
    const drops_before = apart(tip, start) <= apart(tip, end)
    const far = drops_before ? start : end
    if (one !== undefined && other !== undefined) this.arcs.push({ from: tip, to: far, of: [one, other] })
    // The shorter side is gone; its far end is now where the longer one begins or ends.
    this.trace(loop, drops_before ? before : (k + 1) % n, far)
    const gone = drops_before ? before : k
    const vertices = loop.vertices.with(drops_before ? k : (k + 1) % n, { born: far }).toSpliced(gone, 1)
    this.replace(loop, [{ sides: loop.sides.toSpliced(gone, 1), vertices }])
  }

  private trace(loop: Loop, k: number, to: Corner) {
    const n = loop.sides.length
    const [a, b] = [loop.sides[(k + n - 1) % n], loop.sides[k % n]]
    const from = loop.vertices[k % n]?.born
    if (from && a !== undefined && b !== undefined) this.arcs.push({ from, to, of: [a, b] })
  }

  private replace(loop: Loop, by: Loop[]) {
    this.loops = this.loops.flatMap(each => (each === loop ? by : [each]))
  }

  private next(): Event | null {
    let best: Event | null = null
    const take = (event: Event) => {
      if (!best || event.z < best.z - SAME_Z || (event.z < best.z + SAME_Z && best.j !== null && event.j === null))
        best = event
    }
    for (const loop of this.loops)
      for (const k of loop.sides.keys()) {
        this.collapseOf(loop, k, take)
        this.splitsOf(loop, k, take)
      }
    return best
  }

  private collapseOf(loop: Loop, k: number, take: (event: Event) => void) {
    const { nx, ny } = this.line(loop.sides[k])
    const length = (z: number) => {
      const [a, b] = [this.at(loop, k, z), this.at(loop, k + 1, z)]
      return (b[0] - a[0]) * ny - (b[1] - a[1]) * nx
    }
    const now = length(this.z)
    const rate = length(this.z + 1) - now
    if (now <= SAME_M && rate <= PARALLEL) take({ z: this.z, loop, k, j: null })
    else if (rate < -PARALLEL) take({ z: this.z + Math.max(0, now) / -rate, loop, k, j: null })
  }

  /** Where the inner corner k runs into another side. */
  private splitsOf(loop: Loop, k: number, take: (event: Event) => void) {
    const n = loop.sides.length
    const before = (k + n - 1) % n
    const [a, b] = [this.line(loop.sides[before]), this.line(loop.sides[k])]
    if (a.nx * b.ny - a.ny * b.nx > -PARALLEL) return
    const [here, there] = [this.at(loop, k), this.at(loop, k, this.z + 1)]
    for (const j of loop.sides.keys()) {
      if (j === k || j === before) continue
      const side = this.line(loop.sides[j])
      const inside = ([x, y, z]: Corner) => side.nx * x + side.ny * y - side.c - side.run * z
      const now = inside(here)
      const rate = inside(there) - now
      if (now < -SAME_M || rate >= -PARALLEL) continue
      const z = this.z + Math.max(0, now) / -rate
      const at = this.at(loop, k, z)
      const along = ([x, y]: Corner) => x * side.ny - y * side.nx
      const [from, to] = [along(this.at(loop, j, z)), along(this.at(loop, j + 1, z))]
      const place = along(at)
      if (place >= from - SAME_M && place <= to + SAME_M) take({ z, loop, k, j })
    }
  }

  private happen({ z, loop, k, j }: Event) {
    this.z = Math.max(this.z, z)
    const n = loop.sides.length
    const here = this.at(loop, k)
    this.trace(loop, k, here)
    if (j === null) {
      this.trace(loop, (k + 1) % n, this.at(loop, k + 1))
      const joined = loop.vertices.with((k + 1) % n, { born: here }).toSpliced(k, 1)
      this.replace(loop, [{ sides: loop.sides.toSpliced(k, 1), vertices: joined }])
      return
    }
    const around = (from: number, count: number) => Array.from({ length: count }, (_, step) => (from + step) % n)
    const first = around(k, ((j - k + n) % n) + 1)
    const second = around(j, (k - j + n) % n)
    const loopOf = (places: number[]): Loop => ({
      sides: places.flatMap(place => loop.sides[place] ?? []),
      vertices: places.map((place, index) => (index === 0 ? { born: here } : (loop.vertices[place] ?? { born: here }))),
    })
    this.replace(loop, [loopOf(first), loopOf(second)])
  }

  private turnVertical({ side, until }: { side: number; until: number }) {
    this.walls.shift()
    this.z = Math.max(this.z, until)
    const wall = this.count + side
    for (const loop of [...this.loops]) {
      if (!loop.sides.includes(side)) continue
      const n = loop.sides.length
      const vertices = [...loop.vertices]
      for (const [k, one] of loop.sides.entries()) {
        if (one !== side) continue
        const [from, to] = [this.at(loop, k), this.at(loop, k + 1)]
        this.trace(loop, k, from)
        this.trace(loop, (k + 1) % n, to)
        this.arcs.push({ from, to, of: [side, wall] })
        vertices[k] = { born: from }
        vertices[(k + 1) % n] = { born: to }
      }
      this.replace(loop, [{ sides: loop.sides.map(one => (one === side ? wall : one)), vertices }])
    }
  }
}

const apart = ([ax, ay]: Corner, [bx, by]: Corner) => Math.hypot(ax - bx, ay - by)
