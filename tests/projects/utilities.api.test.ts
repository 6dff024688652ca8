// Utilities by the names people use, by their own typing where they are not listed, and in every territory.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCsv } from '#machines/lib/csv-table.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { utilitiesOf } from '#server/projects/utilities.ts'
import { utilitiesServing } from '#server/projects/utility-counties.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'

/** State, typed text, and the utility's listed name: a table of names on bills and in use. */
const NAMES = [...readCsv(readFileSync(new URL('./utility-names.csv', import.meta.url))).lines].slice(1)

let owner: Client
beforeAll(async () => {
  owner = (await (await testApp()).signIn(emailOf('Owner'))).call
})

const search = async (state: string, search = '') =>
  answered((await owner.GET('/v1/lead/external/utilities', { params: { query: { state, search } } })).data).utilities

it.each([
  ['AZ', 'aps', 'Arizona Public Service Co'],
  ['AZ', 'srp', 'Salt River Project'],
  ['AZ', 'TEP', 'Tucson Electric Power Co'],
  ['CA', 'pge', 'Pacific Gas & Electric Co.'],
  ['CA', 'PG & E', 'Pacific Gas & Electric Co.'],
  ['CA', 'sce', 'Southern California Edison Co'],
  ['CA', 'sdg&e', 'San Diego Gas & Electric Co'],
  ['CA', 'smud', 'Sacramento Municipal Util Dist'],
  ['CA', 'ladwp', 'Los Angeles Department of Water & Power'],
  ['NY', 'con ed', 'Consolidated Edison Co-NY Inc'],
  ['NY', 'national grid', 'Niagara Mohawk Power Corp.'],
  ['FL', 'FPL', 'Florida Power & Light Co'],
  ['CO', 'xcel', 'Public Service Co of Colorado'],
  ['TX', 'cps', 'City of San Antonio - (TX)'],
  ['MA', 'eversource', 'NSTAR Electric Company'],
  ['WA', 'seattle city light', 'City of Seattle - (WA)'],
  ['GA', 'jackson emc', 'Jackson Electric Member Corp - (GA)'],
  ['VA', 'northern virginia electric cooperative', 'Northern Virginia Elec Coop'],
  ['PR', 'luma', 'LUMA Energy (Puerto Rico Electric Power Authority)'],
])('in %s, "%s" finds %s', async (state, typed, name) => {
  expect((await search(state, typed)).map(one => one.name)).toContain(name)
})

it('more than 400 of the largest are found by what people call them', async () => {
  const missed: string[] = []
  for (const {
    cells: [state = '', typed = '', name = ''],
  } of NAMES)
    if (!(await search(state, typed)).some(one => one.name === name)) missed.push(`${state}: "${typed}" is ${name}`)
  expect(missed).toEqual([])
  expect(new Set(NAMES.map(({ cells }) => cells[2])).size).toBeGreaterThan(400)
})

it.each([
  ['88001', 'NM', 'El Paso Electric Co', 'Public Service Co of NM'],
  ['85701', 'AZ', 'Tucson Electric Power Co', 'Arizona Public Service Co'],
  ['92101', 'CA', 'San Diego Gas & Electric Co', 'Southern California Edison Co'],
  ['85004', 'AZ', 'Arizona Public Service Co', 'Salt River Project'],
])('at ZIP code %s in %s, %s comes before %s', async (postal_code, state, first, second) => {
  const query = { state, search: '', postal_code }
  const { data } = await owner.GET('/v1/lead/external/utilities', { params: { query } })
  const { utilities } = answered(data)
  expect(utilities[0]).toMatchObject({ name: first, serves_county: true })
  expect(utilities.slice(1, 4).map(({ name }) => name)).toContain(second)
})

it('every line of the cities names a utility that serves the county, and not the first without it', async () => {
  for (const {
    cells: [state = '', county = '', eia_id = ''],
  } of [...readCsv(readFileSync('server/projects/utility-cities.csv')).lines].slice(1)) {
    const serving = utilitiesServing(state, county)
    const listed = utilitiesOf(state).filter(({ id }) => serving.has(id))
    expect(listed.map(({ id }) => id).indexOf(`${state}-${eia_id}`), `${state} ${county}`).toBeGreaterThan(0)
  }
})

it('every state and territory has utilities', async () => {
  const states = ['AK', 'AS', 'AZ', 'CA', 'DC', 'FL', 'GA', 'GU', 'HI', 'MP', 'NC', 'NY', 'PR', 'TX', 'VI', 'WY']
  for (const state of states) expect(await search(state), state).not.toHaveLength(0)
})

describe('one that is not listed', () => {
  it('is typed, shown by its name, and replaced by a listed one', async () => {
    const { id, version, utility_id, utility_name } = await newProject(owner, {
      utility_id: undefined,
      utility_name: ' Village Light & Power ',
    })
    expect({ utility_id, utility_name }).toEqual({ utility_id: null, utility_name: 'Village Light & Power' })
    const { data } = await owner.POST('/v3/projects.Update', {
      body: { project_id: id, version, utility_id: 'AZ-803' },
    })
    expect(answered(data).project).toMatchObject({ utility_id: 'AZ-803', utility_name: 'Arizona Public Service Co' })
  })

  it('cannot be given next to a listed one, nor without letters', async () => {
    const give = (more: object) =>
      owner.POST('/v1/lead/create', {
        body: { status: 'new', homeowner: { firstname: 'Sam', lastname: 'Sample' }, ...more },
      })
    expect(await refusal(give({ utility_id: 'AZ-803', utility_name: 'Another' }))).toMatchObject({
      status: 400,
      fields: { utility_name: expect.stringContaining('not both') },
    })
    expect(await refusal(give({ utility_name: '   ' }))).toMatchObject({ status: 400 })
  })
})

it.each([
  ['00901', 'San Juan', 'PR'],
  ['00802', 'St Thomas', 'VI'],
  ['96910', 'Hagatna', 'GU'],
  ['96950', 'Saipan', 'MP'],
  ['96799', 'Pago Pago', 'AS'],
])('ZIP code %s is %s, %s', async (postal_code, city, state) => {
  const { data } = await owner.GET('/v3/projects.LookupPostalCode', { params: { query: { postal_code } } })
  expect(answered(data).place).toMatchObject({ city, state })
})

it('the association and the appointment are kept, changed and cleared', async () => {
  const project = await newProject(owner, {
    hoa: { exists: true, name: 'Example Ridge', approval: 'asked' },
    appointment_at: '2026-12-01T17:30:00.000Z',
  })
  expect(project).toMatchObject({
    hoa: { exists: true, name: 'Example Ridge', approval: 'asked' },
    appointment_at: '2026-12-01T17:30:00.000Z',
  })
  const { data } = await owner.POST('/v3/projects.Update', {
    body: { project_id: project.id, version: project.version, hoa: null, appointment_at: null },
  })
  expect(answered(data).project).toMatchObject({ hoa: null, appointment_at: null })
})
