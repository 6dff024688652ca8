// The rear light of a row, worked ray by ray with the shadow where it falls and each place's own view of the sky.
import { describe, expect, it } from 'vitest'
import { rearShadow, rearView } from '#machines/design/production/rear-view.ts'
import { RAD } from '#machines/lib/angles.ts'

const ALBEDO = 0.2
/** Rows to either side that count. */
const MOST = 20

type Case = { tilt: number; cover: number; edge: number; sun: number; direct: number; sky: number }

/** W/m2 on the rear, in lengths of a row: rows rise to the left, facing the sun on the right. */
function pointByPoint({ tilt, cover, edge, sun, direct, sky }: Case): number {
  const pitch = 1 / cover
  const [cos, sin] = [Math.cos(tilt * RAD), Math.sin(tilt * RAD)]
  // Row k runs from (k pitch, edge) up to (k pitch - cos, edge + sin).
  const blocked = (x: number, z: number, dx: number, dz: number, own: number) => {
    for (let k = -MOST; k <= MOST; k++) {
      if (k === own) continue
      const det = dx * sin + dz * cos
      if (Math.abs(det) < 1e-12) continue
      const [ex, ez] = [k * pitch - x, edge - z]
      const along = (ex * sin + ez * cos) / det
      const at = (dx * ez - dz * ex) / -det
      if (along > 1e-9 && at >= 0 && at <= 1) return true
    }
    return false
  }
  const known = new Map<number, number>()
  const brightness = (x: number) => {
    const place = Math.round((((x % pitch) + pitch) % pitch) * 200)
    const found = known.get(place)
    if (found !== undefined) return found
    const at = place / 200
    let seen = 0
    for (let a = -89; a <= 89; a += 2)
      if (!blocked(at, 0, Math.sin(a * RAD), Math.cos(a * RAD), Number.NaN)) seen += Math.cos(a * RAD) * RAD
    const lit = blocked(at, 0, Math.sin(sun * RAD), Math.cos(sun * RAD), Number.NaN) ? 0 : 1
    const made = direct * lit + sky * seen
    known.set(place, made)
    return made
  }
  let light = 0
  const points = 20
  for (let p = 0.5; p < points; p++) {
    const [x, z] = [-(p / points) * cos, edge + (p / points) * sin]
    // Angles from the rear's normal, down and to the left.
    for (let a = -89.5; a < 90; a++) {
      const [dx, dz] = [
        -sin * Math.cos(a * RAD) - cos * Math.sin(a * RAD),
        -cos * Math.cos(a * RAD) + sin * Math.sin(a * RAD),
      ]
      const weight = (Math.cos(a * RAD) * RAD) / 2 / points
      if (blocked(x, z, dx, dz, 0)) continue
      light += weight * (dz >= 0 ? sky : ALBEDO * brightness(x + (dx * z) / -dz))
    }
  }
  return light
}

function modeled({ tilt, cover, edge, sun, direct, sky }: Case): number {
  const view = rearView(tilt, 1 / cover, edge)
  const dark = rearShadow(view, sun * RAD, tilt * RAD, edge)
  return sky * view.sky + ALBEDO * (direct * (view.ground - dark) + sky * view.sky_by_ground)
}

describe('the light on a rear', () => {
  it.each([0.1, 0.5, 2])('is that of rays to a fiftieth where rows stand %s of their length above the ground', edge => {
    for (const tilt of [0, 25, 60])
      for (const cover of [0.3, 0.5])
        for (const sun of [-30, 15, 60]) {
          const one = { tilt, cover, edge, sun, direct: 600, sky: 150 }
          expect(Math.abs(modeled(one) / pointByPoint(one) - 1), JSON.stringify(one)).toBeLessThan(0.02)
        }
  })
})
