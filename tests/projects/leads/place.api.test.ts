// A lead's location without coordinates: programs send a ZIP code, and selling needs a location.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
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

it('a ZIP code is address enough for a lead: city, state and the sun follow, and the street comes later', async () => {
  const { id, version, address } = await newProject(owner, { address: { postal_code: '85004' } })
  expect(address).toMatchObject({ line1: '', city: 'Phoenix', state: 'AZ', postal_code: '85004' })
  expect(await sunAt(id)).not.toBeNull()
  const later = { line1: '7 Example Street', postal_code: '85004' }
  const { data } = await owner.POST('/v3/projects.Update', { body: { project_id: id, version, address: later } })
  expect(answered(data).project.address).toMatchObject({ ...later, city: 'Phoenix', state: 'AZ' })
})

it('two leads of the same ZIP code alone are not duplicates', async () => {
  const at = { address: { postal_code: '85007' } }
  await newProject(owner, { ...at, homeowner: { firstname: 'Ada', lastname: 'First', email: 'ada@example.com' } })
  const { id: project_id } = await newProject(owner, {
    ...at,
    homeowner: { firstname: 'Bea', lastname: 'Second', email: 'bea@example.com' },
  })
  const { data } = await owner.GET('/v3/leads.ListDuplicates', { params: { query: { project_id } } })
  expect(answered(data).duplicates).toEqual([])
})

it('a ZIP code nobody knows is refused at its field, unless city and state come with it', async () => {
  const create = (address: Schemas['HouseAddress']) =>
    owner.POST('/v1/lead/create', {
      body: { status: 'new', homeowner: { firstname: 'Sam', lastname: 'Sample' }, address },
    })
  expect(await refusal(create({ postal_code: '00000' }))).toMatchObject({
    status: 400,
    fields: { 'address.postal_code': 'ZIP code not found. Check it, or enter the city and state too.' },
  })
  const { data } = await create({ postal_code: '00000', city: 'Phoenix', state: 'AZ' })
  expect(answered(data).project.address).toMatchObject({ line1: '', city: 'Phoenix' })
})

it('coordinates that are given stay', async () => {
  const { address } = await lead({ latitude: 33.1, longitude: -112.2 })
  expect(address).toMatchObject({ latitude: 33.1, longitude: -112.2 })
})

it('a ZIP code of another state, or of none, places nothing', async () => {
  expect((await lead({ state: 'CA', postal_code: '85004' })).address).not.toHaveProperty('latitude')
  expect((await lead({ state: 'AZ', postal_code: '00000' })).address).not.toHaveProperty('latitude')
})

it('an address changed later is located again', async () => {
  const { id, version } = await lead({ postal_code: '00000' })
  const address = { ...UNLOCATED, city: 'Tucson', state: 'AZ' as const, postal_code: '85701' }
  const { data } = await owner.POST('/v3/projects.Update', { body: { project_id: id, version, address } })
  expect(answered(data).project.address?.latitude).toBeCloseTo(32.2, 1)
})
