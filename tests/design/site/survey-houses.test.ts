// Roofs read through the stand-in's surveys as the product reads them: tiles in EPSG:3857, from the list of surveys to the planes. With
// SYNTHETIC_HOUSES=220 it takes them all.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standInSite } from '#mocks/site/stand-in.ts'
import { readTiles } from '#server/design/points/read-tiles.ts'
import { surveyRoof } from '#server/design/site/survey-roof.ts'
import { compare } from '../points/compare.ts'
import { house } from '../points/houses.ts'
import { usual } from './support.ts'

const COUNT = Number(process.env['SYNTHETIC_HOUSES'] ?? 12)
const LEAST_M2 = 6
/** Far enough north that map meters are a quarter longer than those on the ground. */
const PLACE = { latitude: 38.9, longitude: -77.03 }
/** In this process; the parser process has tests of its own. */
const parser = {
  parse: async (_: unknown, ...args: Parameters<typeof readTiles>) => readTiles(...args),
} as unknown as Parameters<typeof surveyRoof>[2]
const steps = { looking: async () => {}, fetching: async () => {}, finding: async () => {} }

let stand_in: Awaited<ReturnType<typeof standInSite>>
beforeAll(async () => {
  stand_in = await standInSite({ center: PLACE })
})
afterAll(() => stand_in.close())

async function read(seed: number) {
  const { kind, planes, cloud } = house(seed)
  const above_sea_m = 120
  stand_in.own.points = { place: PLACE, cloud: { ...cloud, z: cloud.z.map(z => z + above_sea_m) } }
  const services = { ...usual(stand_in), patience_ms: 20_000 }
  const began = performance.now()
  const answer = await surveyRoof(services, { place: PLACE, house: [0, 0], half_m: 22 }, parser, steps)
  const seconds = (performance.now() - began) / 1_000
  const found = 'value' in answer ? answer.value.reading.planes : []
  return { name: `${kind} ${seed}`, result: answer.result, seconds, ...compare(planes, found) }
}

describe(`${COUNT} houses from a survey in map meters`, () => {
  it('have their planes found, with the pitch, direction and edges that they have on the ground', async () => {
    const seen = []
    for (let seed = 0; seed < COUNT; seed += 1) seen.push(await read(seed))
    const fits = seen.flatMap(one => one.fits).filter(({ area_m2 }) => area_m2 >= LEAST_M2)
    const edges = fits.flatMap(one => one.edges).sort((a, b) => a - b)
    const share = (of: readonly boolean[]) => of.filter(Boolean).length / of.length
    const figures = {
      planes: fits.length,
      found: share(fits.map(({ found }) => found !== undefined)),
      pitch_within: share(fits.map(({ pitch }) => pitch <= 1.5)),
      azimuth_within: share(fits.map(({ azimuth }) => azimuth <= 2)),
      edges_within: share(edges.map(one => one <= 0.25)),
      invented_above_4_m2: seen.flatMap(one => one.invented).length,
      slowest_s: Math.max(...seen.map(one => one.seconds)),
    }
    console.info(JSON.stringify(figures))
    expect(seen.filter(({ result }) => result !== 'found').map(({ name }) => name)).toEqual([])
    expect(figures.found).toBeGreaterThanOrEqual(0.9)
    expect(figures.invented_above_4_m2).toBe(0)
    expect(figures.pitch_within).toBeGreaterThanOrEqual(0.99)
    expect(figures.azimuth_within).toBe(1)
    expect(figures.edges_within).toBeGreaterThanOrEqual(0.97)
  })
})
