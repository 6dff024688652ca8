// Least squares for z = ax + by + c, in plan. Roofs steeper than 70° are walls.

export type Surface = { readonly a: number; readonly b: number; readonly c: number }

/** Collects points; weights are optional. Coordinates are taken from a middle, so that no digits are lost. */
export class SurfaceFit {
  private readonly mx: number
  private readonly my: number
  private w = 0
  private x = 0
  private y = 0
  private z = 0
  private xx = 0
  private xy = 0
  private yy = 0
  private xz = 0
  private yz = 0

  constructor(middle_x: number, middle_y: number) {
    this.mx = middle_x
    this.my = middle_y
  }

  add(px: number, py: number, pz: number, weight = 1): void {
    const x = px - this.mx
    const y = py - this.my
    this.w += weight
    this.x += weight * x
    this.y += weight * y
    this.z += weight * pz
    this.xx += weight * x * x
    this.xy += weight * x * y
    this.yy += weight * y * y
    this.xz += weight * x * pz
    this.yz += weight * y * pz
  }

  /** Undefined where the points are on one line. */
  solve(): Surface | undefined {
    const { w } = this
    if (w <= 0) return
    const [sxx, sxy, syy] = this.spread()
    const sxz = this.xz - (this.x * this.z) / w
    const syz = this.yz - (this.y * this.z) / w
    const det = sxx * syy - sxy * sxy
    if (det <= 1e-9 * w * w || !(det > 1e-3 * sxx * syy)) return
    const a = (sxz * syy - syz * sxy) / det
    const b = (syz * sxx - sxz * sxy) / det
    return this.through(a, b)
  }

  /** The surface that rises only along a direction of the plan. */
  along(ux: number, uy: number): Surface | undefined {
    const { w } = this
    const [sxx, sxy, syy] = this.spread()
    const suu = sxx * ux * ux + 2 * sxy * ux * uy + syy * uy * uy
    if (!(suu > 1e-6)) return
    const suz = (this.xz - (this.x * this.z) / w) * ux + (this.yz - (this.y * this.z) / w) * uy
    const rise = suz / suu
    return this.through(rise * ux, rise * uy)
  }

  /** Of the slope across a direction, for each meter of noise. */
  doubtAcross(ux: number, uy: number): number {
    const [sxx, sxy, syy] = this.spread()
    return 1 / Math.sqrt(Math.max(1e-9, sxx * uy * uy - 2 * sxy * ux * uy + syy * ux * ux))
  }

  private spread(): [xx: number, xy: number, yy: number] {
    const { w, x, y } = this
    return [this.xx - (x * x) / w, this.xy - (x * y) / w, this.yy - (y * y) / w]
  }

  private through(a: number, b: number): Surface {
    const { w, x, y, z, mx, my } = this
    return { a, b, c: (z - a * x - b * y) / w - a * mx - b * my }
  }
}

export const heightOn = ({ a, b, c }: Surface, x: number, y: number): number => a * x + b * y + c
/** Of a vertical distance to one across the surface. */
export const tilted = ({ a, b }: Surface): number => 1 / Math.sqrt(1 + a * a + b * b)
