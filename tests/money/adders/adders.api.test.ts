// Adders from the catalog to a project's price: who may change them, refusals, and decisions.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { apply, listImports, match, rowsOf, undo, upload } from '#tests/sheet-import/upload.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import {
  answered,
  designInput,
  equipment,
  financed,
  newProject,
  published,
  shownProposal,
} from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
let rep: Client
let manager: Client
// One app for all: each test brings adders and projects of its own.
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  manager = (await test.signIn(emailOf('Sales Manager'))).call
})

const fields = (over: Partial<Schemas['AdderFields']>): Schemas['AdderFields'] => ({
  name: 'Some adder',
  description: '',
  pricing_method: 'Fixed',
  amount_usd: 100,
  unit: '',
  share: null,
  share_of: null,
  bands: null,
  effect: 'charge',
  min_cents: null,
  max_cents: null,
  shown_in_proposal: true,
  counts_for_incentives: true,
  automatic: false,
  conditions: null,
  position: 0,
  ...over,
})
const where = (...conditions: Schemas['Condition'][]): Schemas['Rule'] => ({ match: 'all', conditions, groups: [] })
/** States without projects of other tests, so that automatic adders affect only their own. */
const inState = (state: string) => where({ field: 'state', operator: 'in', values: [state] })
const create = async (over: Partial<Schemas['AdderFields']>, call = owner) =>
  answered((await call.POST('/v3/adders.Create', { body: fields(over) })).data).adder
const change = (
  adder: Schemas['Adder'],
  over: Partial<Schemas['AdderFields']>,
  call = owner,
  version = adder.version,
) => {
  const { id, active, words, problems, version: _, ...rest } = adder
  return call.POST('/v3/adders.Update', { body: { ...rest, ...over, adder_id: id, version } })
}
const designed = async (state = 'AZ', more: Partial<Schemas['NewProject']> = {}, call = rep) => {
  const address = {
    line1: '12 Example Street',
    city: 'Phoenix',
    state,
    postal_code: '85004',
    latitude: 33.45,
    longitude: -112.07,
  }
  const { id } = await newProject(call, { address, ...more })
  await call.POST('/v3/design.Save', { body: await designInput(call, id) })
  return id
}
const priceOf = async (project_id: string, call = rep) =>
  answered((await call.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data)
/** The price once the project has the company's of today. */
async function takeNewer(project_id: string, call = rep) {
  const { version } = await priceOf(project_id, call)
  const taken = await call.POST('/v3/pricing.TakeNewer', { body: { project_id, version } })
  return answered(taken.data).price?.price_cents
}
const addersOf = async (project_id: string, call = rep) =>
  answered((await call.GET('/v3/adders.ListProjectAdders', { params: { query: { project_id } } })).data).adders
const add = (project_id: string, adder_id: string, more: object = {}, call = rep) =>
  call.POST('/v3/adders.AddProjectAdder', { body: { project_id, adder_id, ...more } })
const override = (project_id: string, adder_id: string, cents: number | null, call = rep, more: object = {}) =>
  call.POST('/v3/adders.UpdatePriceOverride', {
    body: { project_id, adder_id, price_override_cents: cents, reason: 'Half the roof', ...more },
  })

describe('the catalogue', () => {
  it('is read by everyone, changed with permission, from the version read', async () => {
    const adder = await create({ name: 'Shared', cost_usd: 60 })
    expect(adder).toMatchObject({ active: true, version: 1, cost_usd: 60 })
    for (const call of [rep, manager]) {
      expect(await refusal(call.POST('/v3/adders.Create', { body: fields({ name: 'Mine' }) }))).toMatchObject({
        status: 403,
      })
      expect(await refusal(change(adder, {}, call))).toMatchObject({ status: 403 })
    }
    const seen = async (call: Client) =>
      answered((await call.GET('/v3/adders.Get', { params: { query: { adder_id: adder.id } } })).data).adder
    expect(await seen(rep)).not.toHaveProperty('cost_usd')
    expect((await seen(manager)).cost_usd).toBe(60)
    const { data } = await change(adder, { amount_usd: 150 })
    expect(data?.adder).toMatchObject({ amount_usd: 150, version: 2, cost_usd: 60 })
    expect(await refusal(change(adder, { amount_usd: 200 }))).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await refusal(owner.POST('/v3/adders.Create', { body: fields({ name: 'Shared' }) }))).toMatchObject({
      status: 409,
      code: 'name_taken',
    })
    const other = (await test.signIn(emailOf('Owner', 3))).call
    expect(await refusal(other.GET('/v3/adders.Get', { params: { query: { adder_id: adder.id } } }))).toMatchObject({
      status: 404,
    })
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(audits.find(({ sentence }) => sentence === 'edited the adder Shared')?.changes).toContainEqual({
      field: 'amount_usd',
      before: '100',
      after: '150',
    })
  })

  it('is found by page, word, method and status', async () => {
    for (const name of ['Paged a', 'Paged b', 'Paged c']) await create({ name, pricing_method: 'Per Panel' })
    const list = async (query: object) => answered((await rep.GET('/v3/adders.List', { params: { query } })).data)
    const first = await list({ search: 'Paged', limit: 2, pricing_method: 'Per Panel' })
    expect(first.adders.map(({ name }) => name)).toEqual(['Paged a', 'Paged b'])
    const second = await list({ search: 'Paged', limit: 2, cursor: first.next_cursor })
    expect(second).toMatchObject({ adders: [{ name: 'Paged c' }], next_cursor: null })
    const [a] = first.adders
    await owner.POST('/v3/adders.SetActive', { body: { adder_id: a?.id ?? '', version: 1, active: false } })
    expect((await list({ search: 'Paged' })).adders).toHaveLength(2)
    expect((await list({ search: 'Paged', status: 'inactive' })).adders).toMatchObject([
      { name: 'Paged a', active: false },
    ])
  })

  it.each<[string, Partial<Schemas['AdderFields']>, string]>([
    ['a negative price', { amount_usd: -5 }, 'amount_usd'],
    ['an amount without end', { amount_usd: 1e12 }, 'amount_usd'],
    ['a percentage of nothing', { pricing_method: 'Percentage', share: 0.1 }, 'share_of'],
    ['a percentage of more than all', { pricing_method: 'Percentage', share: 1.1, share_of: 'base' }, 'share'],
    ['no bands', { pricing_method: 'Size Bands' }, 'bands'],
    [
      'overlapping bands',
      {
        pricing_method: 'Size Bands',
        bands: [
          { from_kw: 0, to_kw: 5, amount_usd: 1 },
          { from_kw: 4, to_kw: 6, amount_usd: 2 },
        ],
      },
      'bands.1.from_kw',
    ],
    ['limits the wrong way round', { min_cents: 200, max_cents: 100 }, 'max_cents'],
    ['a flat price that applies by itself', { pricing_method: 'Flat Price', automatic: true }, 'automatic'],
    ['a name of blanks', { name: '  ' }, 'name'],
    [
      'a rule about an adder there never was',
      { conditions: where({ field: 'adder', operator: 'present', adder_id: '0198f7a2-0000-7000-8000-00000000dead' }) },
      'conditions.conditions.0.adder_id',
    ],
    [
      'a range the wrong way round',
      { conditions: where({ field: 'size_kw', operator: 'between', min: 9, max: 3 }) },
      'conditions.conditions.0.min',
    ],
    [
      'a roof nobody has',
      { conditions: where({ field: 'roof_type', operator: 'in', values: ['straw'] }) },
      'conditions.conditions.0.values',
    ],
  ])('refuses %s at its field', async (_, over, field) => {
    const refused = await refusal(owner.POST('/v3/adders.Create', { body: fields({ name: 'Refused', ...over }) }))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toContain(field)
  })

  it('reports a rule that refers to what is switched off, refuses one about itself, and prices on', async () => {
    const base = await create({ name: 'Asked about' })
    const rule = where({ field: 'adder', operator: 'present', adder_id: base.id })
    const asking = await create({ name: 'Asking', automatic: true, conditions: rule })
    expect(asking).toMatchObject({ words: 'Asked about is in the price.', problems: [] })
    const self = where({ field: 'adder', operator: 'absent', adder_id: asking.id })
    expect((await refusal(change(asking, { conditions: self }))).fields).toHaveProperty([
      'conditions.conditions.0.adder_id',
    ])
    const project_id = await designed()
    await add(project_id, base.id)
    expect((await addersOf(project_id)).find(({ name }) => name === 'Asking')?.applies).toBe(true)
    await owner.POST('/v3/adders.SetActive', { body: { adder_id: base.id, version: 1, active: false } })
    const { data } = await owner.GET('/v3/adders.Get', { params: { query: { adder_id: asking.id } } })
    expect(data?.adder.problems[0]).toContain('Asked about, which is inactive')
    expect((await priceOf(project_id)).lines.map(({ name }) => name)).toEqual(['System', 'Asked about', 'Asking'])
    await rep.POST('/v3/adders.RemoveProjectAdder', { body: { project_id, adder_id: base.id } })
    expect((await priceOf(project_id)).skipped).toContainEqual({
      adder_id: asking.id,
      name: 'Asking',
      automatic: true,
      because: ['Asked about is not in the price.'],
    })
    await owner.POST('/v3/adders.SetActive', { body: { adder_id: asking.id, version: 1, active: false } })
  })

  it('tries a rule on a project without changing anything', async () => {
    const project_id = await designed('AZ', { roof_type: 'clay_tile' })
    const { panel } = await equipment(rep)
    const conditions = where(
      { field: 'roof_type', operator: 'in', values: ['clay_tile'] },
      { field: 'panel', operator: 'in', values: [panel.id] },
      { field: 'size_kw', operator: 'at_most', max: 5 },
    )
    const { data } = await owner.POST('/v3/adders.PreviewRule', { body: { project_id, conditions } })
    expect(data).toMatchObject({ holds: false, because: ['The size is 8.6 kW, which is more than 5 kW.'] })
    expect(data?.words).toContain(`the panel is ${panel.manufacturer} ${panel.model}`)
    expect(data?.facts).toContainEqual({ label: 'Roof', value: 'Clay tile' })
    expect(await refusal(rep.POST('/v3/adders.PreviewRule', { body: { project_id, conditions } }))).toMatchObject({
      status: 403,
    })
  })
})

describe('an automatic adder', () => {
  it('applies where its conditions hold, says why, cannot be taken out, and follows the facts', async () => {
    const adder = await create({
      name: 'Tile in New Mexico',
      automatic: true,
      amount_usd: 900,
      conditions: where(
        { field: 'state', operator: 'in', values: ['NM'] },
        { field: 'roof_type', operator: 'in', values: ['concrete_tile'] },
      ),
    })
    const project_id = await designed('NM')
    expect((await priceOf(project_id)).skipped).toMatchObject([
      { name: 'Tile in New Mexico', because: ['The roof isn’t known yet.'] },
    ])
    const { data } = await rep.GET('/v3/projects.Get', { params: { query: { project_id } } })
    const version = answered(data).project.version
    await rep.POST('/v3/projects.Update', { body: { project_id, version, roof_type: 'concrete_tile' } })
    const price = await priceOf(project_id)
    expect(price.lines.at(-1)).toMatchObject({ name: 'Tile in New Mexico', total_cents: 90_000 })
    const [line] = await addersOf(project_id)
    expect(line?.because).toEqual([
      'The state is NM, which is on the list: NM.',
      'The roof is concrete tile, which is on the list: concrete tile.',
    ])
    const row = async () =>
      answered((await rep.GET('/v3/projects.List', { params: { query: { limit: 200 } } })).data).projects.find(
        ({ id }) => id === project_id,
      )
    expect((await row())?.price_cents).toBe(price.price?.price_cents)
    const refused = await refusal(
      rep.POST('/v3/adders.RemoveProjectAdder', { body: { project_id, adder_id: adder.id } }),
    )
    expect(refused).toMatchObject({ status: 409, code: 'applies_by_itself' })
    // The project shows the catalog's new amount, and its price uses it once accepted.
    await change(adder, { amount_usd: 1_000 })
    expect((await row())?.price_cents).toBe(price.price?.price_cents)
    expect(await takeNewer(project_id)).toBe((price.price?.price_cents ?? 0) + 10_000)
    expect((await row())?.price_cents).toBe((price.price?.price_cents ?? 0) + 10_000)
  })

  it('changed later changes no project that is sold', async () => {
    const adder = await create({ name: 'Fee in Utah', automatic: true, amount_usd: 300, conditions: inState('UT') })
    const project_id = await designed('UT', {}, manager)
    const before = await priceOf(project_id, manager)
    const { data } = await manager.GET('/v3/projects.Get', { params: { query: { project_id } } })
    await manager.POST('/v3/projects.UpdateProjectStatus', {
      body: { project_id, version: answered(data).project.version, status: 'canceled', reason: 'Moved away' },
    })
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    await change(adder, { amount_usd: 999 })
    await create({ name: 'Another fee in Utah', automatic: true, amount_usd: 50, conditions: inState('UT') })
    expect((await priceOf(project_id, manager)).price).toEqual(before.price)
    const closed = answered((await manager.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
    await manager.POST('/v3/projects.UpdateProjectStatus', {
      body: { project_id, version: closed.version, status: 'active' },
    })
    // Reopened it is unchanged, and shows newer prices.
    const reopened = await priceOf(project_id, manager)
    expect(reopened.price).toEqual(before.price)
    expect(reopened.newer?.lines).toMatchObject([
      { name: 'Fee in Utah', company: '$999.00', kept: '$300.00' },
      { name: 'Another fee in Utah', company: '$50.00', kept: 'not in the price' },
    ])
    expect(await takeNewer(project_id, manager)).toBe((before.price?.price_cents ?? 0) + 69_900 + 5_000)
  })

  it('by financing follows what is chosen; hidden from homeowners it is part of the system', async () => {
    await create({
      name: 'Lender handling',
      automatic: true,
      amount_usd: 250,
      shown_in_proposal: false,
      counts_for_incentives: false,
      conditions: where(
        { field: 'state', operator: 'in', values: ['CO'] },
        { field: 'financing_type', operator: 'in', values: ['cash'] },
      ),
    })
    const address = {
      line1: '1 Example Street',
      city: 'Denver',
      state: 'CO',
      postal_code: '80202',
      latitude: 39.75,
      longitude: -104.99,
    }
    const { project_id, offer } = await financed(rep, 'Cash', { address })
    const { price } = await priceOf(project_id)
    expect(price).toMatchObject({ adders: [{ hidden: true, total_cents: 25_000 }], incentive_basis_cents: 2_150_000 })
    const { public_id } = await published(rep, project_id, { option_ids: [offer.option_id] })
    const shown = await shownProposal(test.anyone, public_id)
    expect(shown.figures.price).toMatchObject({ base_cents: 2_175_000, adders: [], price_cents: 2_175_000 })
  })
})

describe('a price of its own', () => {
  it('is set by a rep within the limits, with a reason, and never below zero', async () => {
    const adder = await create({ name: 'Limited', amount_usd: 1_000, min_cents: 80_000, max_cents: 120_000 })
    const project_id = await designed()
    await add(project_id, adder.id)
    expect((await refusal(override(project_id, adder.id, -1))).fields).toHaveProperty('price_override_cents')
    expect((await refusal(override(project_id, adder.id, 90_000, rep, { reason: ' ' }))).fields).toHaveProperty(
      'reason',
    )
    const { data } = await override(project_id, adder.id, 90_000)
    expect(data?.adders[0]).toMatchObject({
      total_cents: 90_000,
      catalogue_cents: 100_000,
      request: null,
      override: { price_cents: 90_000, reason: 'Half the roof', set_by: 'Test Sales Rep' },
    })
    expect(data?.adders[0]?.why).toBe('Set to $900.00 for this project instead of $1,000.00')
    expect(await refusal(override(project_id, adder.id, 95_000, rep, { version: 0 }))).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    expect((await override(project_id, adder.id, null)).data?.adders[0]).toMatchObject({
      total_cents: 100_000,
      override: null,
    })
    // Taken out and put in again it begins again.
    await override(project_id, adder.id, 90_000)
    await rep.POST('/v3/adders.RemoveProjectAdder', { body: { project_id, adder_id: adder.id } })
    expect((await add(project_id, adder.id)).data?.adders[0]).toMatchObject({
      total_cents: 100_000,
      override: null,
      version: 0,
    })
  })

  it('beyond them waits for a manager, changes nothing meanwhile, and the rep sees who decided', async () => {
    const adder = await create({ name: 'Decided', amount_usd: 1_000, max_cents: 120_000 })
    const project_id = await designed()
    await add(project_id, adder.id)
    const before = (await priceOf(project_id)).price
    const asked = answered((await override(project_id, adder.id, 150_000)).data).adders[0]
    expect(asked).toMatchObject({
      total_cents: 100_000,
      override: null,
      request: { price_cents: 150_000, requested_by: 'Test Sales Rep' },
    })
    expect((await priceOf(project_id)).price).toEqual(before)
    const waiting = answered((await manager.GET('/v3/adders.ListOverrideRequests', {})).data).requests
    expect(waiting).toMatchObject([{ project_id, adder_name: 'Decided', requested_cents: 150_000 }])
    const decide = (decision: 'approve' | 'decline', version: number, call = manager) =>
      call.POST('/v3/adders.DecideOverride', {
        body: { project_id, adder_id: adder.id, version, decision, note: 'Once' },
      })
    expect(await refusal(decide('approve', 1, rep))).toMatchObject({ status: 403 })
    expect(await refusal(decide('approve', 7))).toMatchObject({ status: 409, code: 'stale_version' })
    const approved = answered((await decide('approve', asked?.version ?? 0)).data).adders[0]
    expect(approved).toMatchObject({
      total_cents: 150_000,
      request: null,
      decision: { decision: 'approved', decided_by: 'Test Sales Manager', note: 'Once' },
    })
    expect((await priceOf(project_id)).price?.price_cents).toBe((before?.price_cents ?? 0) + 50_000)
    expect(await refusal(decide('decline', approved?.version ?? 0))).toMatchObject({
      status: 409,
      code: 'nothing_asked',
    })
    const again = answered((await override(project_id, adder.id, 160_000)).data).adders[0]
    const declined = answered((await decide('decline', again?.version ?? 0)).data).adders[0]
    expect(declined).toMatchObject({
      total_cents: 150_000,
      decision: { decision: 'declined' },
      override: { price_cents: 150_000 },
    })
    const { activity } = answered(
      (await rep.GET('/v3/projects.ListActivity', { params: { query: { project_id } } })).data,
    )
    expect(activity.map(({ sentence }) => sentence)).toContain(
      'approved $1,500.00 for Decided, requested by Test Sales Rep: Once',
    )
    // Users who may change prices need no approval.
    expect((await override(project_id, adder.id, 170_000, manager)).data?.adders[0]).toMatchObject({
      total_cents: 170_000,
      request: null,
    })
  })

  it('is a matter of one’s own projects, and only of adders that are in them', async () => {
    const adder = await create({ name: 'Not theirs' })
    const project_id = await designed('AZ', {}, owner)
    await add(project_id, adder.id, {}, owner)
    expect(await refusal(override(project_id, adder.id, 100))).toMatchObject({ status: 404 })
    const own = await designed()
    expect(await refusal(override(own, adder.id, 100))).toMatchObject({ status: 404 })
  })

  it('adders whose conditions do not hold cannot be added, flat ones keep to their limits', async () => {
    const far = await create({ name: 'Only in Maine', conditions: inState('ME') })
    const flat = await create({ name: 'On site', pricing_method: 'Flat Price', max_cents: 50_000 })
    const project_id = await designed()
    const refused = await refusal(add(project_id, far.id))
    expect(refused).toMatchObject({ status: 409, code: 'does_not_apply' })
    expect(refused.message).toContain('The state is AZ')
    expect((await refusal(add(project_id, flat.id, { amount_cents: 50_001 }))).fields['amount_cents']).toContain(
      '$500.00 or less',
    )
    expect((await add(project_id, flat.id, { amount_cents: 50_000 })).data?.adders[0]?.total_cents).toBe(50_000)
  })
})

describe('the base price', () => {
  it('may be one sum, or cost plus markup, which is refused in words while the cost is not known', async () => {
    const preferences = async () => answered((await owner.GET('/v3/settings.GetDesignPreferences')).data)
    const save = async (part: Partial<Schemas['DesignPreferences']>) =>
      owner.POST('/v3/settings.DesignPreferences', { body: { ...(await preferences()), ...part } })
    const seen = await designed()
    const before = (await priceOf(seen)).price
    expect((await refusal(save({ base_method: 'flat' }))).fields).toHaveProperty('flat_price_cents')
    await save({ base_method: 'flat', flat_price_cents: 1_900_000 })
    expect((await priceOf(seen)).price).toEqual(before)
    const flat = await designed()
    expect(await priceOf(flat)).toMatchObject({
      price: { base_cents: 1_900_000 },
      base: { method: 'flat' },
      price_usd_per_w: null,
    })
    const { version } = await priceOf(flat)
    const body = { project_id: flat, version, price_usd_per_w: 2.6, discount_cents: 0 }
    expect((await refusal(rep.POST('/v3/pricing.Save', { body }))).fields).toHaveProperty('price_usd_per_w')
    await save({ base_method: 'cost_plus', markup: 0.3, other_cost_usd_per_w: 1 })
    expect((await rep.GET('/v3/settings.GetDesignPreferences')).data).toMatchObject({
      markup: null,
      other_cost_usd_per_w: null,
    })
    expect((await priceOf(flat)).price?.base_cents).toBe(1_900_000)
    const unknown = await designed()
    const { price, problem } = await priceOf(unknown)
    expect(price).toBeNull()
    expect(problem).toContain('needs the cost of all equipment')
    await save({ base_method: 'per_watt' })
  })
})

describe('a file of adders', () => {
  const read = (csv: string) => upload(owner, 'adder', csv)
  const found = async (search: string) =>
    answered((await owner.GET('/v3/adders.List', { params: { query: { search, status: 'all' } } })).data).adders

  const GOOD =
    'Name,Pricing method,Amount,Percentage of,Charge or discount\r\nFiled,Fixed,"$1,250.50",,Charge\r\nNew by file,per watt,$0.12,,\r\n"Neighbors, 5%",Percentage,5%,Base price,Discount\r\n'

  it('is matched by what other programs call its columns and methods; a cost is no price', async () => {
    const ready = await read(
      'Item,Method,Unit Price,Cost,Notes,Enabled\nGate repair,one-time,"$2,400.00",$900,200 A,active\nSlate by watt,per W,0.15,,,\nBird mesh,Per module,28,,,Yes\n',
    )
    expect(ready.columns).toEqual(['Name', 'Pricing method', 'Amount', null, 'Description', 'Active'])
    expect(ready.counts).toMatchObject({ new: 3, skipped: 0 })
    const methods = (await rowsOf(owner, ready)).map(
      ({ fields }) => fields.find(({ field }) => field === 'Pricing method')?.after,
    )
    expect(methods).toEqual(['Fixed', 'Per Watt', 'Per Panel'])
    expect((await read('Adder,Price\nTrenching,$500\n')).columns).toEqual(['Name', 'Amount'])
  })

  it('is shown before it changes anything, and undone leaves every adder as it was', async () => {
    const [before] = [await create({ name: 'Filed', amount_usd: 20, conditions: inState('VT') })]
    const ready = await read(`${GOOD}Bad,Fixed,(500),,Charge\r\nNo base,Percentage,5%,,Discount\r\nFiled,Fixed,1,,\r\n`)
    expect(ready.counts).toMatchObject({ rows: 6, new: 2, changed: 1, skipped: 3, problems: 3 })
    const rows = await rowsOf(owner, ready)
    expect(rows.map(({ change }) => change)).toEqual(['changed', 'new', 'new', 'skipped', 'skipped', 'skipped'])
    expect(rows[0]?.fields).toEqual([{ field: 'Amount', before: '$20.00', after: '$1,250.50' }])
    expect(rows.flatMap(({ problems }) => problems.map(({ sentence }) => sentence)).join(' ')).toMatch(
      /\(500\)” is below zero.*percentage is based on.*more than once/s,
    )
    expect((await found('Filed'))[0]?.amount_usd).toBe(20)
    const done = await apply(test, owner, ready)
    expect(done).toMatchObject({ status: 'applied', counts: { added: 2, updated: 1, left_out: 3 } })
    expect((await found('Filed'))[0]).toMatchObject({ amount_usd: 1_250.5, version: 2, words: 'The state is VT.' })
    expect((await found('Neighbors'))[0]).toMatchObject({
      pricing_method: 'Percentage',
      share: 0.05,
      effect: 'discount',
    })
    expect((await listImports(owner, 'adder')).map(({ id }) => id)).toContain(done.id)
    expect(await undo(owner, done)).toMatchObject({ status: 'undone', counts: { kept: 0 } })
    expect((await found('Filed'))[0]).toEqual({ ...before, version: 3 })
    expect([...(await found('New by file')), ...(await found('Neighbors'))]).toEqual([])
  })

  it('is undone but for what was edited, used or priced since, each named', async () => {
    const done = await apply(
      test,
      owner,
      await read(
        'Name,Pricing method,Amount,Automatic\nEdited since,Fixed,$1,\nUsed since,Fixed,$2,\nAutomatic since,Fixed,$3,Yes\nUnused,Fixed,$4,\n',
      ),
    )
    const [edited, used] = [(await found('Edited since'))[0], (await found('Used since'))[0]]
    await change(answered(edited), { name: 'Edited since', amount_usd: 5 })
    const project_id = await designed()
    await rep.POST('/v3/adders.AddProjectAdder', { body: { project_id, adder_id: answered(used).id } })
    const back = await undo(owner, done)
    expect((await rowsOf(owner, back, 'kept')).map(({ name, reason }) => [name, reason])).toEqual([
      ['Edited since', 'Changed since the import.'],
      ['Used since', 'In use since the import.'],
      ['Automatic since', 'In use since the import.'],
    ])
    expect(await found('Unused')).toEqual([])
    // No other test's project has it in its price.
    const [automatic] = await found('Automatic since')
    await change(answered(automatic), { name: 'Automatic since', automatic: false })
  })

  it('keeps the price of a project that has an adder it changes', async () => {
    const adder = await create({ name: 'Dearer by file', amount_usd: 50 })
    const project_id = await designed()
    await rep.POST('/v3/adders.AddProjectAdder', { body: { project_id, adder_id: adder.id } })
    const before = (await priceOf(project_id)).price
    await apply(test, owner, await read('Name,Amount\nDearer by file,$500\n'))
    expect((await priceOf(project_id)).price).toEqual(before)
  })

  it('is matched by hand where its headings say nothing, and refused to those who may not edit adders', async () => {
    const unknown = await read('Thing,Way,Dollars\nBy hand,Fixed,$7\n')
    expect(unknown).toMatchObject({ columns: [null, null, null], missing: 'Match a column with the name.' })
    expect(unknown.fields.map(({ key }) => key)).toContain('Pricing method')
    const matched = await match(owner, unknown, ['Name', 'Pricing method', 'Amount'])
    expect(matched).toMatchObject({ missing: null, counts: { new: 1 } })
    expect(await read('Thing,Way,Dollars\nNext,Fixed,$8\n')).toMatchObject({ remembered: true, counts: { new: 1 } })
    expect(await refusal(match(owner, matched, ['Name', 'Name', null]))).toMatchObject({ status: 400 })
    expect(await refusal(upload(rep, 'adder', GOOD))).toMatchObject({ status: 403 })
    expect(await refusal(rowsOf(manager, matched))).toMatchObject({ status: 403 })
  })

  it('goes out and comes back without a change, formulas made harmless', async () => {
    await create({
      name: '=HYPERLINK("x")',
      description: '+1',
      pricing_method: 'Size Bands',
      bands: [
        { from_kw: 0, to_kw: 5.5, amount_usd: 1_500 },
        { from_kw: 8, to_kw: null, amount_usd: 0 },
      ],
    })
    const { data } = await owner.GET('/v3/adders.Export', { parseAs: 'text' })
    const text = String(data)
    expect(text).toContain(`"'=HYPERLINK(""x"")",'+1,Size Bands`)
    const plan = await read(text)
    expect((await rowsOf(owner, plan)).filter(({ change }) => change !== 'unchanged')).toEqual([])
    expect(plan.counts.unchanged).toBeGreaterThan(10)
  })
})
