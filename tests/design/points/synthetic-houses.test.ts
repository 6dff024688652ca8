// Roofs proposed from the points of made up houses, held against the roofs they were made from. SYNTHETIC_HOUSES=220 takes them all.
import { describe, expect, it } from 'vitest'
import { proposeRoof } from '#machines/design/points/propose-roof.ts'
import { compare } from './compare.ts'
import { house, KINDS } from './houses.ts'

const COUNT = Number(process.env['SYNTHETIC_HOUSES'] ?? 40)
/** Smaller planes have too few points to be sure of. */
const LEAST_M2 = 6

const seen = Array.from({ length: COUNT }, (_, seed) => {
  const { kind, planes, cloud } = house(seed)
  const { fits, invented } = compare(planes, proposeRoof(cloud, [0, 0]).planes)
  return { name: `${kind} ${seed}`, fits: fits.filter(({ area_m2 }) => area_m2 >= LEAST_M2), invented }
})
const fits = seen.flatMap(one => one.fits)
const edges = fits.flatMap(one => one.edges).sort((a, b) => a - b)

describe(`${COUNT} houses with 8 points a square meter and 3 cm of noise`, () => {
  it('are of every kind', () => {
    expect(new Set(seen.map(({ name }) => name.replace(/ \d+$/, ''))).size).toBe(KINDS.length)
  })

  it('have each of their planes found, and none invented', () => {
    expect(seen.filter(one => one.fits.some(({ found }) => !found)).map(({ name }) => name)).toEqual([])
    expect(seen.filter(({ invented }) => invented.length > 0).map(({ name }) => name)).toEqual([])
    expect(fits.length).toBeGreaterThan(2 * COUNT)
  })

  it('have pitches within a degree and azimuths within two', () => {
    // A plane of 7 m² has some 55 points: one in a hundred is off by a little more.
    expect(fits.filter(({ pitch }) => pitch > 1).length).toBeLessThanOrEqual(fits.length / 100)
    expect(Math.max(...fits.map(({ pitch }) => pitch))).toBeLessThan(1.5)
    expect(Math.max(...fits.map(({ azimuth }) => azimuth))).toBeLessThan(2)
  })

  it('have edges within 20 cm, most within 5', () => {
    expect(edges.filter(one => one > 0.2).length / edges.length).toBeLessThan(0.03)
    expect(edges[Math.floor(edges.length * 0.75)]).toBeLessThan(0.06)
  })

  it('give the same roof again', () => {
    expect(proposeRoof(house(7).cloud, [0, 0])).toEqual(proposeRoof(house(7).cloud, [0, 0]))
  })
})
