// Measured points around a house, in meters east and north of a place and above the survey's own zero.

export type Cloud = {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly z: Float64Array
  /** LAS classes: 2 is ground, 6 building, 7 and 18 noise. */
  readonly kind: Uint8Array
}

export const sizeOf = ({ x }: Cloud): number => x.length

export function pick({ x, y, z, kind }: Cloud, of: ArrayLike<number>): Cloud {
  const some = { x: blank(of), y: blank(of), z: blank(of), kind: new Uint8Array(of.length) }
  for (let i = 0; i < of.length; i++) {
    const at = of[i] ?? 0
    some.x[i] = x[at] ?? 0
    some.y[i] = y[at] ?? 0
    some.z[i] = z[at] ?? 0
    some.kind[i] = kind[at] ?? 0
  }
  return some
}

const blank = ({ length }: ArrayLike<unknown>) => new Float64Array(length)

/** Points in cells of the plan, so that those near a place are found without asking all. */
export class Buckets {
  private readonly cell: number
  private readonly left: number
  private readonly low: number
  private readonly columns: number
  private readonly rows: number
  private readonly starts: Uint32Array
  private readonly items: Uint32Array

  constructor({ x, y }: Pick<Cloud, 'x' | 'y'>, cell: number) {
    const [left, right] = rangeOf(x)
    const [low, high] = rangeOf(y)
    this.cell = cell
    this.left = left
    this.low = low
    this.columns = Math.max(1, Math.floor((right - left) / cell) + 1)
    this.rows = Math.max(1, Math.floor((high - low) / cell) + 1)
    this.starts = new Uint32Array(this.columns * this.rows + 1)
    const cells = Uint32Array.from(x, (one, i) => this.cellOf(one, y[i] ?? 0))
    for (const one of cells) this.starts[one + 1] = (this.starts[one + 1] ?? 0) + 1
    for (let i = 1; i < this.starts.length; i++) this.starts[i] = (this.starts[i] ?? 0) + (this.starts[i - 1] ?? 0)
    const next = this.starts.slice()
    this.items = new Uint32Array(x.length)
    cells.forEach((one, i) => {
      this.items[next[one] ?? 0] = i
      next[one] = (next[one] ?? 0) + 1
    })
  }

  private cellOf(x: number, y: number): number {
    return Math.floor((y - this.low) / this.cell) * this.columns + Math.floor((x - this.left) / this.cell)
  }

  /** Those in the cells around: at least all within `reach`, and some farther away. */
  near(x: number, y: number, reach: number, visit: (item: number) => void): void {
    const first = Math.max(0, Math.floor((x - reach - this.left) / this.cell))
    const last = Math.min(this.columns - 1, Math.floor((x + reach - this.left) / this.cell))
    const bottom = Math.max(0, Math.floor((y - reach - this.low) / this.cell))
    const top = Math.min(this.rows - 1, Math.floor((y + reach - this.low) / this.cell))
    for (let row = bottom; row <= top; row++) {
      const end = this.starts[row * this.columns + last + 1] ?? 0
      for (let i = this.starts[row * this.columns + first] ?? 0; i < end; i++) visit(this.items[i] ?? 0)
    }
  }
}

export function rangeOf(values: ArrayLike<number>): [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < values.length; i++) {
    const one = values[i] ?? 0
    if (one < least) least = one
    if (one > most) most = one
  }
  return values.length > 0 ? [least, most] : [0, 0]
}

/** Sorts a copy. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(share * sorted.length)))] ?? 0
}
