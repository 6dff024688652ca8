// One address line, wherever a project begins: read alone, and saved with a new project.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let rep: Client
beforeAll(async () => {
  const test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

const homeowner = { firstname: 'Sam', lastname: 'Sample' }
const create = (address_line: string) =>
  rep.POST('/v1/lead/create', { body: { status: 'new', homeowner, address_line } })

it('is read into its parts, with the ZIP code’s city where no comma shows it', async () => {
  const line = '12 Broadway Apt 3 New York NY 10004'
  const { parts } = answered((await rep.GET('/v3/projects.ReadAddress', { params: { query: { line } } })).data)
  expect(parts).toMatchObject({
    number: '12',
    street: 'BROADWAY',
    unit: 'APT 3',
    city: 'NEW YORK',
    state: 'NY',
    zip: '10004',
    delivery_line: '12 BROADWAY APT 3',
    send_to_geocoder: '12 BROADWAY',
    missing: [],
  })
})

it('begins a project, as it was spelled', async () => {
  const { project } = answered((await create('100 Example St Apt 4B, Phoenix, Arizona 85004-1234, USA')).data)
  expect(project.address).toMatchObject({
    line1: '100 Example St',
    line2: 'Apt 4B',
    city: 'Phoenix',
    state: 'AZ',
    postal_code: '85004-1234',
  })
  expect(project.address?.latitude).toBeCloseTo(33.45, 1)
})

it('that can’t be a house is refused with what to enter', async () => {
  for (const [line, sentence] of [
    ['Phoenix, AZ 85004', /house number/],
    ['PO Box 13528, Austin, TX 78711', /post office box/],
    ['100 Example St, Phoenix, AZ', /ZIP code/],
    ['100 Example St, 00000', /ZIP code not found/],
  ] as const) {
    const { status, fields } = await refusal(create(line))
    expect(status).toBe(400)
    expect(fields.address_line).toMatch(sentence)
  }
  const both = rep.POST('/v1/lead/create', {
    body: { status: 'new', homeowner, address: { postal_code: '85004' }, address_line: '1 Example St, 85004' },
  })
  expect((await refusal(both)).fields.address_line).toMatch(/either/)
})
