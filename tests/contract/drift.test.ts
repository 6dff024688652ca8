// A seeded sample of the drifting servers: each must be found. `npm run contract:prove` runs all of them.
import { beforeAll, expect, it } from 'vitest'
import { lookingIn } from './drift/look-for.ts'
import { driftingServers, sampleOf } from './drift/set.ts'
import { type HonestWorld, honestWorld } from './drift/world.ts'

/** Read-only: reads before any write are sent once, so this takes seconds. */
const SAMPLE = 4

/** An unknown code gives 404 even for variations of it. */
const UNSEEN = ['GET /v3/projects.LookupPostalCode takes a `postal_code` that breaks its pattern']

let world: HonestWorld
beforeAll(async () => {
  world = await honestWorld()
})

it('there are at least two thousand, each its own and the same in every run', () => {
  const names = driftingServers(world.contract).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(2_000)
})

it(`of ${SAMPLE} drifting servers each is found, and the undrifted one is left in peace`, async () => {
  const { lookFor, honest } = lookingIn(world)
  const missed: string[] = []
  const reading = driftingServers(world.contract).filter(({ operations }) =>
    operations.every(({ method }) => method === 'get'),
  )
  for (const drift of sampleOf(reading, SAMPLE)) {
    const { by } = await lookFor(drift)
    if (by.length === 0 && !UNSEEN.includes(drift.sentence)) missed.push(drift.sentence)
  }
  expect(missed).toEqual([])
  expect([...honest.values()].flatMap(({ report }) => report.findings.map(({ sentence }) => sentence))).toEqual([])
})
