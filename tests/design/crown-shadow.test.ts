// A crown's shadow as an ellipse of the roof, against the ray from each point.
import { expect, it } from 'vitest'
import { meetsCrown } from '#machines/design/shade/crown.ts'
import { crownBody, isUnderCrown, sideOfCrown } from '#machines/design/shade/crown-shadow.ts'
import { dot, pointOn, type Surface, type Vector } from '#machines/design/shade/surface.ts'
import { RAD } from '#machines/lib/angles.ts'
import { seed, seededRandom } from '../faults/seeded.ts'

const TILT = 30 * RAD
/** Rises to the north, from the middle of the drawing. */
const surface: Surface = {
  origin: [0, 0, 3],
  across: [1, 0, 0],
  upward: [0, Math.cos(TILT), Math.sin(TILT)],
  normal: [0, -Math.sin(TILT), Math.cos(TILT)],
}
const STEPS = Array.from({ length: 9 }, (_, k) => k / 8)

it('of crowns next to, above and through a roof, every point and rectangle agrees with the rays', () => {
  const random = seededRandom(seed)
  const between = (from: number, to: number) => from + (random.below(1e6) / 1e6) * (to - from)
  const found = { clear: 0, within: 0, crossed: 0 }
  for (let round = 0; round < 4_000; round++) {
    const crown = {
      x: between(-6, 6),
      y: between(-6, 6),
      z: between(2, 9),
      across: between(0.5, 4),
      upright: between(0.5, 4),
      loses_leaves: false,
    }
    const [azimuth, height] = [between(0, 2 * Math.PI), between(0.1, Math.PI / 2)]
    const flat = Math.cos(height)
    const sun: Vector = [flat * Math.sin(azimuth), flat * Math.cos(azimuth), Math.sin(height)]
    const shadow = dot(surface.normal, sun) > 0.02 ? crownBody(crown, surface)?.shadow(sun) : undefined
    if (!shadow) continue
    const [u, v, wide, high] = [between(-8, 8), between(-8, 8), between(0.1, 2), between(0.1, 2)]
    const points = STEPS.flatMap(right => STEPS.map(up => [u + right * wide, v + up * high] as const))
    const meets = points.map(([u, v]) => meetsCrown(crown, ...pointOn(surface, u, v), ...sun))
    expect(points.map(point => isUnderCrown(shadow, ...point))).toEqual(meets)
    const side = sideOfCrown(shadow, [u, u + wide, v, v + high])
    found[side]++
    if (side === 'clear') expect(meets).not.toContain(true)
    else if (side === 'within') expect(meets).not.toContain(false)
  }
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(100)
})
