import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { FEDERAL_INCENTIVES } from '#machines/money/incentives/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { incentives } from '#server/db/schema/incentives.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'

type Call = Awaited<ReturnType<TestApp['signIn']>>['call']

let test: TestApp
let owner: Call
let rep: Call
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

const REBATE: Schemas['NewIncentive'] = {
  name: 'Example Valley Power rebate',
  level: 'utility',
  kind: 'per_watt',
  value: 0.2,
  cap_cents: 150_000,
  applies_to: ['cash', 'loan'],
  starts_on: '2027-01-01',
  ends_on: '2027-06-30',
  states: ['AZ'],
  utilities: ['AZ-803'],
  claimed_by: 'homeowner',
  paid: 'upfront',
  basis: 'gross',
  source_url: 'https://example.com/rebate',
}
const add = async (over: object = {}) =>
  answered((await owner.POST('/v3/collections.AddIncentive', { body: body(over) })).data).incentive
const body = (over: object) => ({ ...REBATE, ...over })
const list = async (query: object = {}) =>
  answered((await owner.GET('/v3/collections.ListIncentives', { params: { query } })).data).incentives
const codeOf = async (code: string) => {
  const rule = (await list({ include_inactive: true })).find(one => one.code === code)
  if (!rule) throw new Error(`There is no ${code}`)
  return rule
}
const judged = async (call: Call, project_id: string, incentive_id: string) => {
  const { data } = await call.GET('/v3/projects.ListIncentives', { params: { query: { project_id } } })
  return answered(data).incentives.find(({ incentive }) => incentive.id === incentive_id)
}
const designed = async (call: Call, dates: object = {}) => {
  const project = await newProject(call)
  await call.POST('/v3/design.Save', { body: await designInput(call, project.id) })
  await plan(call, project.id, dates)
  return project.id
}
const plan = async (call: Call, project_id: string, dates: object) => {
  const { project } = answered((await call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data)
  await call.POST('/v3/projects.Update', { body: { project_id, version: project.version, ...dates } })
}

describe('the catalogue', () => {
  it('begins with the federal rules, and the migration gives companies that are there already the same', async () => {
    expect((await list()).map(({ code }) => code)).toEqual(['third_party_48e', 'owner_25d'])
    const text = readFileSync('server/db/migrations/0009-incentives-and-financing.sql', 'utf8')
    const seed = text.match(/insert into incentives[\s\S]*?as rule;/)?.[0] ?? ''
    const rows = await test.database.asOwner(async db => {
      await db.execute(sql`delete from incentives`)
      await db.execute(sql.raw(seed))
      await enterTenant(db, 2)
      return db.select().from(incentives)
    })
    expect(rows).toHaveLength(2)
    for (const rule of FEDERAL_INCENTIVES) expect(rows).toContainEqual(expect.objectContaining(rule))
  })

  it('says of an incentive what the contract names, and not how it is indexed', async () => {
    expect((await list()).filter(one => 'state_key' in one || 'company_id' in one)).toEqual([])
  })

  it('lets a company leave a federal rule unused, but not write another law', async () => {
    const rule = await codeOf('owner_25d')
    const change = (fields: object) =>
      owner.POST('/v3/collections.UpdateIncentive', {
        body: { incentive_id: rule.id, version: rule.version, ...fields },
      })
    for (const fields of [{ ends_on: '2030-12-31' }, { value: 0.4 }, { name: 'Mine' }, { states: ['AZ'] }])
      expect(await refusal(change(fields))).toMatchObject({
        status: 400,
        fields: { [Object.keys(fields)[0] ?? '']: expect.stringMatching(/federal law/) },
      })
    const { incentive } = answered((await change({ active: false })).data)
    expect((await list()).some(({ id }) => id === rule.id)).toBe(false)
    await owner.POST('/v3/collections.UpdateIncentive', {
      body: { incentive_id: rule.id, version: incentive.version, active: true },
    })
  })

  it('takes only rules that agree with themselves, and names the field that does not', async () => {
    const faults: [object, string, RegExp][] = [
      [{ level: 'federal' }, 'level', /are built in/],
      [{ source_url: 'http://example.com' }, 'source_url', /starts with https/],
      [{ source_url: 'javascript:alert(1)' }, 'source_url', /starts with https/],
      [{ kind: 'percent', value: 30 }, 'value', /100% or less/],
      [{ value: 1e12 }, 'value', /at most/],
      [{ ends_on: '2026-01-01' }, 'ends_on', /after the start date/],
      [{ starts_on: '2026-02-30' }, 'starts_on', /valid date/],
      [{ utilities: ['AZ-0'] }, 'utilities', /from the list/],
      [{ cap_share: 2 }, 'cap_share', /at most 100%/],
    ]
    for (const [over, field, sentence] of faults)
      expect(await refusal(owner.POST('/v3/collections.AddIncentive', { body: body(over) })), field).toMatchObject({
        status: 400,
        fields: { [field]: expect.stringMatching(sentence) },
      })
  })

  it('is searched, filtered and paged, and shows what is off only when asked', async () => {
    for (const name of ['Paged A', 'Paged B', 'Paged C']) await add({ name, states: ['CA'], utilities: [] })
    const off = await add({ name: 'Paged D', active: false })
    const names: string[] = []
    let cursor: string | undefined
    do {
      const query = { search: 'paged', limit: 2, ...(cursor ? { cursor } : {}) }
      const { data } = await owner.GET('/v3/collections.ListIncentives', { params: { query } })
      names.push(...answered(data).incentives.map(({ name }) => name))
      cursor = data?.next_cursor ?? undefined
    } while (cursor)
    expect(names).toEqual(['Paged A', 'Paged B', 'Paged C'])
    expect((await list({ search: 'paged', include_inactive: true })).at(-1)?.id).toBe(off.id)
    expect(await list({ search: 'paged', state: 'NY' })).toEqual([])
    expect((await list({ state: 'NY' })).map(({ level }) => level)).toEqual(['federal', 'federal'])
    expect(await list({ level: 'local' })).toEqual([])
    for (const [name, states] of [
      ['Held A', ['NV', 'UT']],
      ['Held B', []],
      ['Held C', ['UT']],
      ['Held D', ['NV']],
    ] as const)
      await add({ name, states: [...states], utilities: [] })
    const held = async (state: string) => (await list({ search: 'held', state })).map(({ name }) => name)
    expect(await held('UT')).toEqual(['Held A', 'Held B', 'Held C'])
    expect(await held('TX')).toEqual(['Held B'])
    expect(await refusal(list({ cursor: 'bm9wZQ' }))).toMatchObject({ status: 400 })
  })

  it('is changed with permission, and a second editor sees the first', async () => {
    const rule = await add({ name: 'Edited by two' })
    expect(await refusal(rep.POST('/v3/collections.AddIncentive', { body: body({}) }))).toMatchObject({ status: 403 })
    const change = (value: number) =>
      owner.POST('/v3/collections.UpdateIncentive', { body: { incentive_id: rule.id, version: 1, value } })
    await change(0.3)
    expect(await refusal(change(0.4))).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await list({ search: 'edited' }))[0]).toMatchObject({ value: 0.3, version: 2 })
  })
})

describe('in a project', () => {
  it('a dated incentive counts on its first and last day only, as of the planned installation', async () => {
    const rule = await add({ name: 'Dated' })
    const project_id = await designed(rep)
    const cash = async () => (await judged(rep, project_id, rule.id))?.judged.find(({ type }) => type === 'cash')
    expect(await cash()).toMatchObject({ counts: false, reason: expect.stringMatching(/not set yet/) })
    for (const [installation_on, counts] of [
      ['2026-12-31', false],
      ['2027-01-01', true],
      ['2027-06-30', true],
      ['2027-07-01', false],
    ] as const) {
      await plan(rep, project_id, { installation_on })
      expect((await cash())?.counts, installation_on).toBe(counts)
    }
    await plan(rep, project_id, { installation_on: '2027-03-01' })
    // 8,600 W at 20 cents is $1,720, above the cap.
    expect(await cash()).toMatchObject({ amount_cents: 150_000, capped: true })
    expect((await judged(rep, project_id, rule.id))?.judged.find(({ type }) => type === 'ppa')?.reason).toMatch(
      /not offered for a PPA/,
    )
    await plan(rep, project_id, { installation_on: null })
    expect((await cash())?.counts).toBe(false)
  })

  it('the provider’s federal credit is kept by the day construction begins, and none of it is the homeowner’s', async () => {
    const { id } = await codeOf('third_party_48e')
    const project_id = await designed(rep, { installation_on: '2028-02-01', construction_begins_on: '2026-07-05' })
    const ppa = async () => (await judged(rep, project_id, id))?.judged.find(({ type }) => type === 'ppa')
    expect((await ppa())?.counts).toBe(false)
    await plan(rep, project_id, { construction_begins_on: '2026-07-04' })
    expect(await ppa()).toMatchObject({ counts: true, reason: expect.stringMatching(/homeowner can’t/) })
    const { data } = await rep.GET('/v3/projects.ListIncentives', { params: { query: { project_id } } })
    expect(answered(data).totals.find(({ type }) => type === 'ppa')?.homeowner_total_cents).toBe(0)
    expect(answered(data).disclaimer).toMatch(/consult a tax advisor/)
  })

  it('construction that begins after the installation is refused at the date that was entered', async () => {
    const project_id = await designed(rep, { installation_on: '2027-03-01' })
    const refused = async (dates: object) => (await refusal(plan(rep, project_id, dates))).fields
    expect(await refused({ construction_begins_on: '2027-03-02' })).toEqual({
      construction_begins_on:
        'Construction can’t begin after the installation is completed. Enter 03/01/2027 or earlier.',
    })
    await plan(rep, project_id, { construction_begins_on: '2027-03-01' })
    expect(await refused({ installation_on: '2027-02-28' })).toEqual({
      installation_on: 'The installation can’t be completed before construction begins. Enter 03/01/2027 or later.',
    })
    expect(await refused({ installation_on: '2027-02-28', construction_begins_on: '2027-03-15' })).toHaveProperty(
      'construction_begins_on',
    )
    await plan(rep, project_id, { installation_on: null, construction_begins_on: '2028-01-01' })
  })

  it('one that counts by itself stays out once removed, with its reason, until it is taken back', async () => {
    const rule = await add({ name: 'Removed' })
    const project_id = await designed(rep, { installation_on: '2027-03-01' })
    const input = { project_id, incentive_id: rule.id }
    expect(await refusal(rep.POST('/v3/projects.RemoveIncentive', { body: input }))).toMatchObject({
      status: 400,
      fields: { reason: expect.stringMatching(/why it’s excluded/) },
    })
    await rep.POST('/v3/projects.RemoveIncentive', { body: { ...input, reason: 'Used for another roof.' } })
    await plan(rep, project_id, { installation_on: '2027-04-01' })
    expect(await judged(rep, project_id, rule.id)).toMatchObject({
      decision: 'removed',
      decision_reason: 'Used for another roof.',
      decided_by: 'Test Sales Rep',
      judged: expect.arrayContaining([expect.objectContaining({ type: 'cash', counts: false })]),
    })
    await rep.POST('/v3/projects.AddIncentive', { body: input })
    expect(await judged(rep, project_id, rule.id)).toMatchObject({ decision: null })
    const { data } = await rep.GET('/v3/projects.ListActivity', { params: { query: { project_id } } })
    expect(answered(data).activity.map(({ sentence }) => sentence)).toContain(
      'excluded the incentive Removed: Used for another roof.',
    )
  })

  it('one that counts only when added is added and taken out again', async () => {
    const rule = await add({ name: 'By hand', automatic: false })
    const project_id = await designed(rep, { installation_on: '2027-03-01' })
    const input = { project_id, incentive_id: rule.id }
    const cash = async () => (await judged(rep, project_id, rule.id))?.judged.find(({ type }) => type === 'cash')
    expect((await cash())?.reason).toMatch(/only when it is added/)
    await rep.POST('/v3/projects.AddIncentive', { body: input })
    expect((await cash())?.counts).toBe(true)
    await rep.POST('/v3/projects.RemoveIncentive', { body: input })
    expect((await cash())?.counts).toBe(false)
    const off = await add({ name: 'Off', active: false })
    expect(
      await refusal(rep.POST('/v3/projects.AddIncentive', { body: { project_id, incentive_id: off.id } })),
    ).toMatchObject({ status: 409 })
  })
})

describe('an incentive whose last day is past', () => {
  it('is listed as ended and comes last, in the catalog as in a project, also where it was installed in time', async () => {
    // It is November 21, 2026.
    const over = await add({ name: 'A past rebate', starts_on: '2024-01-01', ends_on: '2026-11-20', utilities: [] })
    const today = await add({
      name: 'A rebate of today',
      starts_on: '2024-01-01',
      ends_on: '2026-11-21',
      utilities: [],
    })
    const all = await list()
    expect(all.find(({ id }) => id === today.id)?.ended).toBe(false)
    expect(all.find(({ id }) => id === over.id)?.ended).toBe(true)
    const ended = all.map(one => one.ended)
    expect(ended).toEqual(ended.toSorted((a, b) => Number(a) - Number(b)))
    expect(all.filter(one => one.ended).map(({ code }) => code)).toContain('owner_25d')
    // One by one it is the same order.
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 1, ...(cursor ? { cursor } : {}) }
      const { data } = await owner.GET('/v3/collections.ListIncentives', { params: { query } })
      ids.push(...answered(data).incentives.map(({ id }) => id))
      cursor = data?.next_cursor ?? undefined
    } while (cursor)
    expect(ids).toEqual(all.map(({ id }) => id))
    const project_id = await designed(owner, { installation_on: '2025-06-01' })
    const { data } = await owner.GET('/v3/projects.ListIncentives', { params: { query: { project_id } } })
    const rows = answered(data).incentives
    expect(rows.map(({ incentive }) => incentive.ended)).toEqual(
      rows.map(({ incentive }) => incentive.ended).toSorted((a, b) => Number(a) - Number(b)),
    )
    const credit = rows.find(({ incentive }) => incentive.code === 'owner_25d')
    expect(credit?.incentive.ended).toBe(true)
    expect(credit?.judged.some(({ counts }) => counts)).toBe(true)
  })
})
