// Net metering and rates are assumed until confirmed, and a homeowner is promised nothing assumed.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, signedIn } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, newProject, published, shownProposal } from '#tests/support/sale.ts'

type Test = Awaited<ReturnType<typeof signedIn>>
/** In Arizona, and confirmed by no test company. */
const TEP = 'AZ-24211'

let test: Test
let owner: Client
beforeAll(async () => {
  test = await signedIn()
  owner = test.call
})

const get = async (call: Client, project_id: string) =>
  answered((await call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
const basisOf = async (project_id: string) =>
  answered((await owner.GET('/v3/energy.GetTariffBasis', { params: { query: { project_id } } })).data).basis
const checksOf = async (project_id: string) =>
  answered((await owner.GET('/v3/pricing.ListChecks', { params: { query: { project_id } } })).data).checks
const afterOf = async (project_id: string) =>
  answered((await owner.GET('/v3/energy.GetYear', { params: { query: { project_id } } })).data).year?.bills
    ?.after_year_cents

/** Designed, at a utility with unconfirmed terms; its rate is read from the bill. */
async function unconfirmed(more: Parameters<typeof newProject>[1] = {}) {
  const project = await newProject(owner, { utility_id: TEP, ...more })
  answered((await owner.POST('/v3/design.Save', { body: await designInput(owner, project.id) })).data)
  return project.id
}

async function publish(project_id: string) {
  const { suggested } = answered((await owner.GET('/v3/proposal.Get', { params: { query: { project_id } } })).data)
  const { template_id: _, ...words } = suggested
  return owner.POST('/v3/proposal.Save', { body: { project_id, version: 0, ...words, publish: true } })
}

const confirm = async (project_id: string, export_usd_per_kwh: number, more = {}) =>
  owner.POST('/v3/energy.ConfirmTariff', {
    body: {
      project_id,
      version: (await get(owner, project_id)).version,
      parts: ['net_metering'],
      net_metering: { kind: 'net_billing_carry_over', export_usd_per_kwh },
      ...more,
    },
  })

describe('a project in Arizona', () => {
  it('takes the published rule of its utility, never full retail by silence', async () => {
    const { tariff, id } = await newProject(owner, { utility_id: TEP })
    expect(tariff?.net_metering).toEqual({ kind: 'net_billing_carry_over' })
    expect(await basisOf(id)).toMatchObject({
      net_metering: { state: 'assumed', lacks: 'the export rate' },
      rate: { state: 'confirmed', source: 'From the household’s bill.' },
      published: { program: 'Resource Comparison Proxy' },
    })
  })

  it('cannot publish savings before its net metering is confirmed', async () => {
    const project_id = await unconfirmed()
    expect(await checksOf(project_id)).toContainEqual({
      code: 'tariff_assumed',
      severity: 'stop',
      sentence: 'Net metering is assumed, so proposals can’t show savings yet.',
      fix: 'Enter the export rate and confirm.',
      where: 'energy',
    })
    const refused = await refusal(publish(project_id))
    expect(refused).toMatchObject({
      status: 409,
      code: 'pricing_check',
      message: expect.stringContaining('Net metering is assumed'),
    })
  })

  it('shows the figures of the export rate that was typed, everywhere', async () => {
    const project_id = await unconfirmed()
    const nothing_paid = await afterOf(project_id)
    expect((await confirm(project_id, 0.0632)).response.status).toBe(200)
    const paid = await afterOf(project_id)
    expect(paid).toBeLessThan(nothing_paid ?? 0)
    expect((await checksOf(project_id)).filter(({ code }) => code === 'tariff_assumed')).toEqual([])
    const { public_id } = await published(owner, project_id)
    const { figures } = await shownProposal(test.anyone, public_id)
    expect(figures.bill?.year_after_cents).toBe(paid)
    expect(figures.tariff).toEqual([
      {
        part: 'net_metering',
        state: 'confirmed',
        sentence: 'Net billing with carry-over, $0.0632 per kWh exported. Confirmed by Test Solar on 11/21/2026.',
      },
      expect.objectContaining({ part: 'rate', state: 'confirmed' }),
    ])
    const { offers } = answered((await owner.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
    const cash = (list: typeof offers) => list.find(({ type }) => type === 'cash')?.savings_25y_cents
    expect(cash(figures.offers)).toBe(cash(offers))
  })

  it('is assumed again once its net metering is another', async () => {
    const project_id = await unconfirmed()
    await confirm(project_id, 0.06)
    const { version, tariff } = await get(owner, project_id)
    const body = {
      project_id,
      version,
      tariff: { ...answered(tariff ?? undefined), net_metering: { kind: 'none' as const } },
    }
    answered((await owner.POST('/v3/projects.Update', { body })).data)
    expect((await basisOf(project_id))?.net_metering).toMatchObject({
      state: 'assumed',
      source: expect.stringContaining('Not the published rule'),
    })
  })

  it('cannot be confirmed without the figure, from another version, or before it has a tariff', async () => {
    const project_id = await unconfirmed()
    const { version } = await get(owner, project_id)
    const without = await refusal(
      owner.POST('/v3/energy.ConfirmTariff', {
        body: { project_id, version, parts: ['net_metering'] },
      }),
    )
    expect(without).toMatchObject({ fields: { 'net_metering.export_usd_per_kwh': expect.any(String) } })
    const from = (one: string, at: number) =>
      refusal(owner.POST('/v3/energy.ConfirmTariff', { body: { project_id: one, version: at, parts: ['rate'] } }))
    expect((await from(project_id, version + 7)).code).toBe('stale_version')
    const { data } = await owner.POST('/v1/lead/create', {
      body: { status: 'draft', homeowner: { firstname: 'A', lastname: 'B' } },
    })
    const empty = answered(data).project
    expect((await from(empty.id, 1)).code).toBe('no_tariff')
    expect(await basisOf(empty.id)).toBeNull()
  })

  it('may be sent back as it is, with its export rate still missing', async () => {
    const project = await newProject(owner, { utility_id: TEP })
    const body = {
      project_id: project.id,
      version: project.version,
      tariff: { ...answered(project.tariff ?? undefined), rate_usd_per_kwh: 0.16 },
    }
    expect((await owner.POST('/v3/projects.Update', { body })).response.status).toBe(200)
  })
})

describe('a rate', () => {
  it('is assumed where the average was filled in, with its years', async () => {
    const { data } = await owner.GET('/v1/lead/external/utilities', { params: { query: { state: 'AZ' } } })
    const average = answered(data).utilities.find(({ id }) => id === TEP)?.average
    const tariff = { rate_usd_per_kwh: average?.rate_usd_per_kwh ?? 0, fixed_charge_cents_per_month: 0 }
    const project_id = await unconfirmed({ tariff, rate_confirmed: false })
    expect((await basisOf(project_id))?.rate).toMatchObject({
      state: 'assumed',
      source: expect.stringContaining('2017 utility average $0.1205, escalated to 2023'),
    })
    await confirm(project_id, 0.06, { parts: ['net_metering', 'rate'] })
    expect((await basisOf(project_id))?.rate).toMatchObject({ state: 'confirmed', confirmed_for: 'project' })
    const { data: log } = await owner.GET('/v3/projects.ListActivity', { params: { query: { project_id } } })
    expect(answered(log).activity.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringContaining('confirmed Net billing with carry-over'),
    )
  })
})

describe('a utility', () => {
  const UNS = 'AZ-19728'

  it('confirmed once is confirmed for every project that has its terms', async () => {
    const before = await newProject(owner, { utility_id: UNS })
    const net_metering = { kind: 'net_billing_carry_over', export_usd_per_kwh: 0.05 } as const
    const rate = { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1_300 }
    const body = { utility_id: UNS, version: 0, net_metering, rate, source: 'Rider of this year' }
    const { utility } = answered((await owner.POST('/v3/energy.SaveUtilityTerms', { body })).data)
    expect(utility).toMatchObject({ project_count: 1, terms: { version: 1, source: 'Rider of this year' } })
    const after = await newProject(owner, { utility_id: UNS, rate_confirmed: false })
    expect(after.tariff?.net_metering).toEqual(net_metering)
    expect(await basisOf(after.id)).toMatchObject({
      net_metering: { state: 'confirmed', confirmed_for: 'utility', source: 'Rider of this year' },
      rate: { state: 'confirmed', confirmed_for: 'utility' },
    })
    // Existing values don't change without a confirmation.
    expect((await get(owner, before.id)).tariff?.net_metering).toEqual({ kind: 'net_billing_carry_over' })
    expect((await basisOf(before.id))?.net_metering.state).toBe('assumed')
    const { utilities } = answered((await owner.GET('/v3/energy.ListUtilityTerms', {})).data)
    expect(utilities.map(({ utility_id }) => utility_id)).toEqual(expect.arrayContaining(['AZ-803', UNS, TEP]))
  })

  it('is confirmed from a project too, by those who may change settings', async () => {
    const trico = 'AZ-19189'
    const { id } = await newProject(owner, { utility_id: trico })
    await confirm(id, 0.04, { for_utility: true })
    expect((await newProject(owner, { utility_id: trico })).tariff?.net_metering).toMatchObject({
      export_usd_per_kwh: 0.04,
    })
    const { call: rep } = await test.signIn(emailOf('Sales Rep'))
    const mine = await newProject(rep, { utility_id: 'AZ-18280' })
    const body = {
      project_id: mine.id,
      version: mine.version,
      parts: ['net_metering' as const],
      net_metering: { kind: 'none' as const },
      for_utility: true,
    }
    expect((await refusal(rep.POST('/v3/energy.ConfirmTariff', { body }))).status).toBe(403)
    expect(
      (await rep.POST('/v3/energy.ConfirmTariff', { body: { ...body, for_utility: false } })).response.status,
    ).toBe(200)
    const save = { utility_id: trico, version: 1, net_metering: null, rate: null, source: '' }
    expect((await refusal(rep.POST('/v3/energy.SaveUtilityTerms', { body: save }))).status).toBe(403)
  })

  it('is not confirmed with a figure missing, twice from one version, or where there is none', async () => {
    const body = {
      utility_id: 'NV-13407',
      version: 0,
      net_metering: { kind: 'net_billing' },
      rate: null,
      source: '',
    } satisfies Schemas['UtilityTermsInput']
    const save = (more: Partial<Schemas['UtilityTermsInput']> = {}) =>
      owner.POST('/v3/energy.SaveUtilityTerms', { body: { ...body, ...more } })
    expect((await refusal(save())).fields).toHaveProperty(['net_metering.export_usd_per_kwh'])
    const whole = { net_metering: { kind: 'full_retail' } } as const
    answered((await save(whole)).data)
    expect((await refusal(save(whole))).code).toBe('stale_version')
    const nowhere = { params: { query: { utility_id: 'NV-0' } } }
    expect((await refusal(owner.GET('/v3/energy.GetUtilityTerms', nowhere))).status).toBe(404)
    expect((await refusal(save({ ...whole, utility_id: 'NV-0' }))).fields).toEqual({
      utility_id: 'Choose a utility from the list.',
    })
  })
})
