// Use, tariff, battery and their year through the whole application.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject } from '#tests/support/sale.ts'
import { exportText } from './export-file.ts'
import { daylightRows, greenButton } from './meter-files.ts'
import { TIERED, TIME_OF_USE } from './plans.ts'

let test: TestApp
let rep: Client
let project_id = ''
let offers: Schemas['Offer'][] = []
const FLAT_TARIFF = { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1_300 }
const BILLED = {
  ...FLAT_TARIFF,
  plan: TIME_OF_USE,
  net_metering: { kind: 'net_billing_carry_over', export_usd_per_kwh: 0.06 },
} as const

beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  const sold = await financed(rep)
  project_id = sold.project_id
  offers = sold.offers
})

const yearOf = async (id = project_id) =>
  answered((await rep.GET('/v3/energy.GetYear', { params: { query: { project_id: id } } })).data).year
const projectOf = async (id = project_id) =>
  answered((await rep.GET('/v3/projects.Get', { params: { query: { project_id: id } } })).data).project
const update = async (changes: Partial<Schemas['ProjectChange']>, id = project_id) =>
  rep.POST('/v3/projects.Update', { body: { project_id: id, version: (await projectOf(id)).version, ...changes } })
const cash = async () =>
  answered((await rep.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data).offers.find(
    ({ name }) => name === 'Cash',
  )
const form = (more: Record<string, string | Blob>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(more)) made.append(name, value)
  return made
}
const sent = (id: string, text: string, choices: Record<string, string>, file_name = 'meter.csv') => ({
  body: { project_id: id, file: '', file_name },
  bodySerializer: () => form({ project_id: id, file_name, ...choices, file: new Blob([text]) }),
})
const upload = (id: string, text: string, file_name = 'meter.csv', choices: Record<string, string> = {}) =>
  rep.POST('/v3/energy.UploadUsage', sent(id, text, choices, file_name))

describe('a project’s year', () => {
  it('is none while use or design is missing', async () => {
    const { id } = await newProject(rep, { consumption: undefined })
    expect(await yearOf(id)).toBeNull()
    expect(
      answered((await rep.GET('/v3/energy.GetHours', { params: { query: { project_id: id } } })).data).hours,
    ).toBeNull()
    expect(answered((await rep.POST('/v3/energy.PreviewUse', { body: { project_id: id } })).data).use).toBeNull()
  })

  it('on a flat rate has the bills of the offers, and its hours add up to it', async () => {
    const year = await yearOf()
    const [first] = offers.find(({ name }) => name === 'Cash')?.years ?? []
    expect(year?.bills?.before_year_cents).toBe(first?.bill_without_cents)
    expect(year?.bills?.after_year_cents).toBe(first?.bill_with_cents)
    expect(year?.bills?.by_year).toHaveLength(25)
    const { hours } = answered((await rep.GET('/v3/energy.GetHours', { params: { query: { project_id } } })).data)
    expect(hours?.production.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(year?.year.production ?? 0, 0)
    const simulation = answered(
      (await rep.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })).data,
    ).simulation
    expect(year?.year.production).toBeCloseTo(simulation?.annual_kwh ?? 0, 2)
  })

  it('under a plan and net billing calculates the offers by the hour and marks what was chosen as out of date', async () => {
    const before = await cash()
    await update({ tariff: BILLED })
    const year = await yearOf()
    expect(year).toMatchObject({ plan_name: 'Evenings are dear', net_metering: 'net_billing_carry_over' })
    const after = await cash()
    expect(after?.years[0]?.bill_with_cents).toBe(year?.bills?.after_year_cents)
    expect(after?.years[0]?.bill_without_cents).toBe(year?.bills?.before_year_cents)
    // Utility prices rise 3 % a year, whatever the plan.
    expect(after?.years[9]?.bill_without_cents).toBe(Math.round((year?.bills?.before_year_cents ?? 0) * 1.03 ** 9))
    expect(after?.savings_25y_cents).not.toBe(before?.savings_25y_cents)
    expect(after?.assumptions.join(' ')).toContain('Evenings are dear')
    expect(after?.assumptions.join(' ')).not.toContain('full retail')
    const { financing } = answered(
      (await rep.GET('/v3/projects.GetFinancing', { params: { query: { project_id } } })).data,
    )
    expect(financing?.is_current).toBe(false)
    expect(financing?.changes).toContainEqual({ field: 'Rate plan', before: null, after: 'Evenings are dear' })
    expect(financing?.changes).toContainEqual({
      field: 'Net metering',
      before: null,
      after: 'Net billing with carry-over',
    })
  })

  it('with a battery does what its design says; what-ifs save nothing', async () => {
    const { storage } = answered((await rep.GET('/v3/collections.ListStorage', {})).data)
    const chosen = [{ storage_id: storage[0]?.id ?? '', count: 2 }]
    const preview = async (body: Omit<Schemas['EnergyWhatIf'], 'project_id'>) =>
      answered((await rep.POST('/v3/energy.Preview', { body: { project_id, ...body } })).data)
    const { now, then } = await preview({ storage: chosen, size_share: 1.5 })
    expect(now?.battery).toBeNull()
    expect(then?.battery?.strategy).toBe('arbitrage')
    expect(then?.year.production).toBeCloseTo((now?.year.production ?? 0) * 1.5, 1)
    expect(then?.bills?.after_year_cents).toBeLessThan(now?.bills?.after_year_cents ?? 0)
    expect(await yearOf()).toEqual(now)
    expect((await preview({ tariff: FLAT_TARIFF })).then?.plan_name).toBeNull()
    const design = await designInput(rep, project_id, 1)
    await rep.POST('/v3/design.Save', {
      body: { ...design, storage: chosen, storage_control: { strategy: 'self_consumption', reserve: 0.5 } },
    })
    expect((await yearOf())?.battery).toMatchObject({ strategy: 'self_consumption', reserve: 0.5 })
    const { offers } = answered((await rep.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
    const owned = offers.find(({ type }) => type === 'cash')
    const warranty = storage[0]?.warranty_years
    expect(owned?.not_counted).toContain(
      `Replacing the battery is not counted.${warranty ? ` Its warranty ends after year ${warranty}.` : ''}`,
    )
    expect(owned?.assumptions).toEqual(expect.arrayContaining(owned?.not_counted ?? []))
    expect(offers.find(({ type }) => type === 'ppa')?.not_counted).toBeUndefined()
    // Callers that leave it out keep it unchanged.
    await rep.POST('/v3/design.Save', { body: { ...design, version: 2 } })
    expect((await yearOf())?.battery?.reserve).toBe(0.5)
    const unknown = preview({ storage: [{ storage_id: project_id, count: 1 }] })
    expect(
      (
        await refusal(
          rep.POST('/v3/energy.Preview', { body: { project_id, storage: [{ storage_id: project_id, count: 1 }] } }),
        )
      ).fields,
    ).toHaveProperty('storage.0.storage_id')
    await expect(unknown).rejects.toThrow()
  })

  it('takes no plan that cannot be billed, wherever it is given', async () => {
    const tariff = {
      ...FLAT_TARIFF,
      plan: { ...TIERED, periods: [{ name: 'All', tiers: [{ up_to_kwh: 5, rate_usd_per_kwh: 0.1 }] }] },
    }
    const field = 'tariff.plan.periods.0.tiers.0.up_to_kwh'
    expect((await refusal(update({ tariff }))).fields[field]).toMatch(/last tier/)
    expect((await refusal(rep.POST('/v3/energy.Preview', { body: { project_id, tariff } }))).fields).toHaveProperty([
      field,
    ])
    expect((await refusal(rep.POST('/v3/energy.PreviewUse', { body: { project_id, tariff } }))).fields).toHaveProperty([
      field,
    ])
    expect(
      (await refusal(update({ tariff: { ...FLAT_TARIFF, net_metering: { kind: 'net_billing' } } }))).fields,
    ).toHaveProperty(['tariff.net_metering.export_usd_per_kwh'])
  })
})

describe('what a household uses', () => {
  const hourly = (heading: string, value: number) =>
    [
      `Start,${heading}`,
      ...Array.from({ length: 8760 }, (_, hour) => {
        const at = new Date(Date.UTC(2025, 0, 1) + hour * 3_600_000).toISOString().slice(0, 16)
        return `${at},${value}`
      }),
    ].join('\n')

  it('is not stored where the product could not answer it: the project opens as before', async () => {
    const { id, consumption, version } = await newProject(rep)
    // 216,000 kWh a month: above the contract's maximum, even if confirmed.
    const { status, fields } = await refusal(
      upload(id, hourly('kWh', 300), 'meter.csv', { unit: 'kWh', year: 'confirmed' }),
    )
    expect([status, Object.keys(fields)]).toEqual([400, ['file']])
    expect(await projectOf(id)).toMatchObject({ consumption, version })
  })

  it('is shown before it is stored, and asked about where two readings are possible', async () => {
    const { id, version } = await newProject(rep)
    const file = hourly('Usage', 1200)
    const preview = async (choices: Record<string, string>) =>
      answered((await rep.POST('/v3/energy.PreviewUsage', sent(id, file, choices))).data).reading
    const reading = await preview({})
    expect(reading).toMatchObject({ unit: 'Wh', clock: 'standard', first_on: '2025-01-01', year_kwh: 10_512 })
    expect(reading.week.hours).toHaveLength(168)
    expect(reading.questions.map(({ field }) => field)).toEqual(['unit'])
    expect((await preview({ unit: 'Wh' })).questions).toEqual([])
    expect(await refusal(upload(id, file))).toMatchObject({ status: 409, code: 'usage_unclear' })
    expect((await projectOf(id)).version).toBe(version)
    const { project } = answered((await upload(id, file, 'meter.csv', { unit: 'Wh' })).data)
    expect(project.annual_consumption_kwh).toBeCloseTo(10_512, 3)
    expect((await refusal(upload(id, file, 'meter.csv', { unit: 'therms' }))).fields).toHaveProperty('unit')
    expect((await refusal(upload(id, file, 'meter.csv', { column: '9' }))).fields['file']).toContain(
      'isn’t in the file',
    )
  })

  it('comes from a meter’s file, activates a new project and is kept whatever months are sent back', async () => {
    const { id } = await newProject(rep, { consumption: undefined })
    expect((await projectOf(id)).status).toBe('new')
    const { project, notes } = answered((await upload(id, daylightRows(2025))).data)
    expect(project.status).toBe('active')
    expect(project.consumption).toMatchObject({ mode: 'interval_8760', file_name: 'meter.csv' })
    expect(project.annual_consumption_kwh).toBeCloseTo(365 * 30, 3)
    expect(notes.join(' ')).toContain('daylight saving')
    const additions = [{ kind: 'electric_vehicle', name: 'Car', annual_kwh: 3000 }] as const
    if (project.consumption?.mode !== 'interval_8760') throw new Error('No meter')
    await update(
      { consumption: { ...project.consumption, values: new Array(12).fill(1), additions: [...additions] } },
      id,
    )
    const saved = await projectOf(id)
    expect(saved.annual_consumption_kwh).toBeCloseTo(365 * 30 + 3000, 3)
    const { use } = answered((await rep.POST('/v3/energy.PreviewUse', { body: { project_id: id } })).data)
    expect(use?.days[0]?.[12]).toBeCloseTo(7, 2)
    expect(use?.days[0]?.[2]).toBeGreaterThan(1.5)
    expect(use?.additions[0]?.name).toBe('Car')
    expect(use?.year_cents).toBe(use?.bills?.reduce((sum, bill) => sum + bill.total_cents, 0))
    // A second file, of Green Button, keeps what was added.
    const again = answered((await upload(id, greenButton(), 'green.xml')).data).project
    expect(again.annual_consumption_kwh).toBeCloseTo(365 * 25 + 3000, 3)
    // Another project's file can't be used here.
    const other = await newProject(rep)
    expect((await refusal(update({ consumption: project.consumption }, other.id))).fields).toHaveProperty([
      'consumption.usage_id',
    ])
    expect((await refusal(upload(id, '<feed'))).fields['file']).toMatch(/XML file is damaged/)
    expect((await refusal(upload(id, 'date,kWh\n2025-01-01,5\n2025-01-02,5'))).fields['file']).toMatch(/apart|covers/)
  })

  it('is read back from bills by the plan they were paid under', async () => {
    const tariff = { ...FLAT_TARIFF, plan: TIERED }
    const { id } = await newProject(rep, {
      tariff,
      consumption: { mode: 'monthly_bill_cents', values: new Array(12).fill(10_000) },
    })
    // $10 fixed, 300 kWh for $30, the rest at $0.30.
    expect((await projectOf(id)).annual_consumption_kwh).toBeCloseTo(12 * 500, 1)
  })
})

describe('rate plans', () => {
  it('are kept in the company’s library, listed by utility, changed from the version seen', async () => {
    const save = (body: Schemas['RatePlanInput']) => rep.POST('/v3/energy.SaveRatePlan', { body })
    const { rate_plan } = answered((await save({ version: 0, plan: TIERED, utility_id: 'AZ-803', active: true })).data)
    await save({ version: 0, plan: TIME_OF_USE, utility_id: null, active: true })
    await save({ version: 0, plan: { ...TIERED, name: 'Zone' }, utility_id: 'CA-14328', active: true })
    expect(rate_plan).toMatchObject({ version: 1, utility_name: 'Arizona Public Service Co' })
    expect(rate_plan.average_usd_per_kwh).toBeCloseTo((30 + 700 * 0.3) / 1000, 2)
    const list = async (query: { utility_id?: string; limit?: number; cursor?: string; search?: string }) =>
      answered((await rep.GET('/v3/energy.ListRatePlans', { params: { query } })).data)
    expect((await list({ utility_id: 'AZ-803' })).rate_plans.map(({ plan }) => plan.name)).toEqual([
      'Evenings are dear',
      'Tiers',
    ])
    const page = await list({ limit: 2 })
    expect((await list({ limit: 2, cursor: page.next_cursor ?? '' })).rate_plans.map(({ plan }) => plan.name)).toEqual([
      'Zone',
    ])
    expect((await list({ search: 'even' })).rate_plans).toHaveLength(1)
    const nul = { ...TIERED, name: 'A\u0000B' }
    expect((await refusal(save({ version: 0, plan: nul, utility_id: null, active: true }))).status).toBe(400)
    expect((await refusal(list({ search: 'A\u0000B' }))).status).toBe(400)
    expect(
      (await refusal(rep.GET('/v3/energy.ListRatePlans', { params: { query: { cursor: 'bm9uc2Vuc2U' } } }))).status,
    ).toBe(400)
    const change = { id: rate_plan.id, plan: { ...TIERED, fixed_usd_per_month: 12 }, utility_id: null, active: false }
    expect(answered((await save({ ...change, version: 1 })).data).rate_plan).toMatchObject({
      version: 2,
      active: false,
    })
    expect(await refusal(save({ ...change, version: 1 }))).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await refusal(save({ ...change, version: 2, utility_id: 'AZ-0' }))).fields).toHaveProperty('utility_id')
    expect(
      (
        await refusal(
          save({
            version: 0,
            utility_id: null,
            active: true,
            plan: { ...TIERED, periods: TIME_OF_USE.periods, name: ' ' },
          }),
        )
      ).fields,
    ).toHaveProperty(['plan.name'])
  })

  it('are read from a file of OpenEI', async () => {
    const read = (text: string) =>
      rep.POST('/v3/energy.ReadRateFile', {
        body: { file: '', file_name: 'rate.json' },
        bodySerializer: () => form({ file_name: 'rate.json', file: new Blob([text]) }),
      })
    const rate = { name: 'Flat', energyratestructure: [[{ rate: 0.12 }]], fixedmonthlycharge: 8 }
    const { rates } = answered((await read(JSON.stringify([rate, { ...rate, fixedmonthlycharge: 'much' }]))).data)
    expect(rates.map(({ plan, problem }) => [plan?.fixed_usd_per_month, problem === null])).toEqual([
      [8, true],
      [undefined, false],
    ])
    expect(await refusal(read('no json'))).toMatchObject({ status: 415, code: 'no_rate_file' })
  })

  it('export rates are read from a utility’s pricing file, and settle a year with its holidays', async () => {
    const read = (text: string) =>
      rep.POST('/v3/energy.ReadExportRates', {
        body: { file: '', file_name: 'export-prices.csv' },
        bodySerializer: () => form({ file_name: 'export-prices.csv', file: new Blob([text]) }),
      })
    const { tables } = answered((await read(exportText(['NBT26'], [2026]))).data)
    expect(tables.map(({ vintage, year, parts }) => ({ vintage, year, parts }))).toEqual([
      { vintage: 'NBT26', year: 2026, parts: ['delivery', 'generation'] },
    ])
    expect(await refusal(read('Month,kWh'))).toMatchObject({ status: 415, code: 'no_export_file' })
    const [table] = tables
    const settled = { export_weekday: table?.weekday ?? [], export_weekend: table?.weekend ?? [] }
    const bill = async (more: Partial<Schemas['NetMetering']>) => {
      const net_metering = { kind: 'net_billing_carry_over' as const, ...settled, ...more }
      const body = { project_id, tariff: { ...FLAT_TARIFF, plan: TIME_OF_USE, net_metering } }
      return answered((await rep.POST('/v3/energy.Preview', { body })).data).then?.bills?.after_year_cents ?? 0
    }
    const fourth = {
      rule: 'date' as const,
      name: 'Independence Day',
      month: 7,
      day: 4,
      observed: 'on_the_day' as const,
    }
    // A sunny day of weekend rates pays a cent less for each kWh sent out.
    expect(await bill({ export_holidays: [fourth] })).toBeGreaterThan(await bill({}))
    expect(await bill({ non_bypassable_usd_per_kwh: 0.15 })).toBeGreaterThan(await bill({}))
    const wrong = { ...fourth, day: 40 }
    expect(
      (
        await refusal(
          rep.POST('/v3/energy.Preview', {
            body: {
              project_id,
              tariff: { ...FLAT_TARIFF, net_metering: { kind: 'net_billing', ...settled, export_holidays: [wrong] } },
            },
          }),
        )
      ).status,
    ).toBe(400)
    const leap = { ...fourth, month: 2, day: 30 }
    expect(
      (
        await refusal(
          rep.POST('/v3/energy.Preview', {
            body: { project_id, tariff: { ...FLAT_TARIFF, plan: { ...TIME_OF_USE, holidays: [leap] } } },
          }),
        )
      ).fields['tariff.plan.holidays.0.day'],
    ).toBe('February doesn’t have a day 30.')
  })
})

it('utilities that serve the county of a ZIP code come first', async () => {
  const list = async (query: { state: string; postal_code?: string }) =>
    answered((await rep.GET('/v1/lead/external/utilities', { params: { query } })).data).utilities
  const tucson = await list({ state: 'AZ', postal_code: '85701' })
  const place = (name: string) => tucson.findIndex(one => one.name.startsWith(name))
  expect(tucson[place('Tucson Electric')]?.serves_county).toBe(true)
  expect(tucson[place('Salt River')]?.serves_county).toBe(false)
  expect(place('Tucson Electric')).toBeLessThan(place('Salt River'))
  expect(tucson).toHaveLength((await list({ state: 'AZ' })).length)
  const [largest] = await list({ state: 'AZ' })
  // A ZIP code of another state, or an unknown one, changes nothing.
  expect((await list({ state: 'AZ', postal_code: '94110' }))[0]).toEqual(largest)
  expect((await list({ state: 'AZ', postal_code: '00000' }))[0]).toEqual(largest)
  expect((await list({ state: 'CA', postal_code: '94110' }))[0]?.name).toMatch(/Pacific Gas/)
})
