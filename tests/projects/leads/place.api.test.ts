// Where a lead is, when nobody says it: programs send a ZIP code, and what is sold there needs a place in the sun.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { ADDRESS, answered, newProject } from '#tests/support/sale.ts'

const { latitude: _latitude, longitude: _longitude, ...UNLOCATED } = ADDRESS

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const lead = (address: Partial<Schemas['Address']>) =>
  newProject(owner, {
    homeowner: { firstname: 'Sam', lastname: 'Sample', email: 'sam@example.com', phone: '(480) 555-0142' },
    address: { ...UNLOCATED, ...address },
  })
const sunAt = async (project_id: string) =>
  answered((await owner.GET('/v3/solar.GetSunlight', { params: { query: { project_id } } })).data).sunlight

it('a ZIP code alone is enough to know the sun', async () => {
  const { id, address } = await lead({ city: 'Phoenix', state: 'AZ', postal_code: '85004-1234' })
  expect(address?.latitude).toBeCloseTo(33.45, 1)
  expect(address?.longitude).toBeCloseTo(-112.07, 1)
  expect(await sunAt(id)).not.toBeNull()
})

it('coordinates that are given stay', async () => {
  const { address } = await lead({ latitude: 33.1, longitude: -112.2 })
  expect(address).toMatchObject({ latitude: 33.1, longitude: -112.2 })
})

it('a ZIP code of another state, or of none, places nothing', async () => {
  expect((await lead({ state: 'CA', postal_code: '85004' })).address).not.toHaveProperty('latitude')
  expect((await lead({ state: 'AZ', postal_code: '00000' })).address).not.toHaveProperty('latitude')
})

it('an address changed later is placed anew', async () => {
  const { id, version } = await lead({ postal_code: '00000' })
  const address = { ...UNLOCATED, city: 'Tucson', state: 'AZ' as const, postal_code: '85701' }
  const { data } = await owner.POST('/v3/projects.Update', { body: { project_id: id, version, address } })
  expect(answered(data).project.address?.latitude).toBeCloseTo(32.2, 1)
})
