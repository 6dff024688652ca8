// A battery's replacement cost, from the catalog to the savings of 25 years.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'

let call: Client
beforeAll(async () => {
  call = (await (await testApp()).signIn(emailOf('Owner'))).call
})

const BATTERY: Schemas['StorageInput'] = {
  manufacturer: 'Example',
  model: 'Store 10',
  usable_kwh: 10,
  power_kw: 5,
  chemistry: 'lithium iron phosphate',
  coupling: 'ac',
  warranty_years: 10,
  amount_usd: 9000,
}
const add = (more: Partial<Schemas['StorageInput']>) =>
  call.POST('/v3/collections.AddStorage', { body: { ...BATTERY, ...more } })

it('has a cost and a year, or neither', async () => {
  expect(await refusal(add({ replacement_usd: 7000 }))).toMatchObject({
    status: 400,
    fields: { replacement_year: 'Enter both replacement cost and year, or neither.' },
  })
  expect(await refusal(add({ replacement_year: 12 }))).toMatchObject({ status: 400 })
  expect(await refusal(add({ replacement_usd: 7000, replacement_year: 26 }))).toMatchObject({ status: 400 })
})

it('is counted in its year if known, and otherwise listed as not counted', async () => {
  const silent = answered((await add({ model: 'Store 11' })).data).storage
  const known = answered((await add({ model: 'Store 12', replacement_usd: 7000, replacement_year: 12 })).data).storage
  const { id: project_id } = await newProject(call)
  const cashWith = async (storage_id: string, version: number) => {
    const body = await designInput(call, project_id, version)
    await call.POST('/v3/design.Save', { body: { ...body, storage: [{ storage_id, count: 2 }] } })
    const { data } = await call.GET('/v3/financing.Compare', { params: { query: { project_id } } })
    const cash = answered(data).offers.find(({ type }) => type === 'cash')
    if (!cash) throw new Error('No cash offer')
    return cash
  }
  const before = await cashWith(silent.id, 0)
  const after = await cashWith(known.id, 1)
  const upkeep = (offer: Schemas['Offer'], year: number) => offer.years[year - 1]?.upkeep_cents ?? 0
  expect(upkeep(after, 12) - upkeep(before, 12)).toBe(1_400_000)
  expect(upkeep(after, 13)).toBe(upkeep(before, 13))
  expect((after.savings_25y_cents ?? 0) - (before.savings_25y_cents ?? 0)).toBe(-1_400_000)
  expect(before.not_counted).toContain('Replacing the battery is not counted. Its warranty ends after year 10.')
  expect(after.not_counted?.join() ?? '').not.toContain('battery')
  expect(after.assumptions).toContain('Replacing the battery costs $14,000.00 in year 12; it is counted with upkeep.')
})
