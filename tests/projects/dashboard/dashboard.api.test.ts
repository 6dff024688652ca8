// The first screen: each figure equals the number of projects in the list it links to.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { inCompany } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, newProject, openedBy, published, sent } from '#tests/support/sale.ts'
import { inStage, inStatus, proposedIn, STUCK, soldBy, soldIn, startedIn } from '#web/projects/dashboard/filters-of.ts'

type Client = TestApp['anyone']
let test: TestApp
let owner: Client
let rep: Client
let rep_id: string
let owner_id: string

/** Rows as they are once all that happened to them has. */
const addProjects = (rows: Partial<typeof projects.$inferInsert>[]) =>
  inCompany(test.database, 2, async db => {
    for (const [n, row] of rows.entries()) {
      const now = test.clock.now
      await db.insert(projects).values({
        company_id: 2,
        id: test.ports.id(),
        number: 5_000 + n,
        name: 'Sample',
        name_key: 'sample',
        owner_id,
        status: 'new',
        status_since: now,
        active_at: now,
        created_at: now,
        updated_at: now,
        ...row,
      })
    }
  })

// It is noon of November 21 in Phoenix.
const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}-07:00`)

beforeAll(async () => {
  test = await testApp()
  const asOwner = await test.signIn(emailOf('Owner'))
  owner = asOwner.call
  owner_id = asOwner.user.id
  const asRep = await test.signIn(emailOf('Sales Rep'))
  rep = asRep.call
  rep_id = asRep.user.id
  const sold = (sold_at: Date, more: Partial<typeof projects.$inferInsert> = {}) =>
    ({
      status: 'approved',
      size_w: 8_000,
      price_cents: 2_400_000,
      created_at: at('2025-01-01'),
      sold_at,
      ...more,
    }) as const
  await addProjects([
    sold(at('2026-11-01', '00:00:00')),
    sold(at('2026-11-21'), { owner_id: rep_id, status: 'installation_completed' }),
    // The last second of October; the 22nd is not among the same days.
    sold(at('2026-10-31', '23:59:59')),
    sold(at('2026-10-21', '23:30:00'), { owner_id: rep_id, status: 'funded', price_cents: 3_000_000 }),
    sold(at('2026-10-22', '00:00:00'), { status: 'paid_by_cash' }),
    sold(at('2025-12-01', '00:00:00'), { status: 'funded' }),
    sold(at('2025-11-30', '23:59:59'), { status: 'funded' }),
    { status: 'canceled', created_at: at('2026-10-05') },
    { status: 'active', size_w: 5_000, price_cents: 100, owner_id: rep_id, active_at: at('2026-11-01') },
    { status: 'new', created_at: at('2026-10-30') },
  ])
})

const count = async (call: Client, query: Schemas['ProjectFilters']) =>
  answered((await call.GET('/v3/projects.List', { params: { query: { ...query, count: true } } })).data).total
const pipeline = async (call: Client) => answered((await call.GET('/v3/dashboard.GetPipeline', {})).data).pipeline
const month = async (call: Client) => answered((await call.GET('/v3/dashboard.GetMonth', {})).data)
const sales = async (call: Client) => answered((await call.GET('/v3/dashboard.GetSales', {})).data).months
const funnel = async (call: Client) => answered((await call.GET('/v3/dashboard.GetFunnel', {})).data)
const leaders = async (call: Client) => answered((await call.GET('/v3/dashboard.ListLeaders', {})).data)

describe('what was sold', () => {
  it('in each of twelve months of the company’s own time, to the second', async () => {
    const months = await sales(owner)
    expect(months.filter(one => one.count > 0)).toEqual([
      { days: { from: '2025-12-01', to: '2025-12-31' }, count: 1, size_kw: 8, value_cents: 2_400_000 },
      { days: { from: '2026-10-01', to: '2026-10-31' }, count: 3, size_kw: 24, value_cents: 7_800_000 },
      { days: { from: '2026-11-01', to: '2026-11-21' }, count: 2, size_kw: 16, value_cents: 4_800_000 },
    ])
  })

  it('this month is compared with the same days of the last and all of it', async () => {
    const { so_far, same_days, last_month } = await month(owner)
    expect([so_far.sold.count, same_days.sold.count, last_month.sold.count]).toEqual([2, 1, 3])
    expect(same_days.sold).toEqual({ count: 1, size_kw: 8, value_cents: 3_000_000 })
    expect([so_far.leads, same_days.leads, last_month.leads]).toEqual([1, 1, 2])
  })

  it('the most valuable first among those who sold', async () => {
    const { days, leaders: rows } = await leaders(owner)
    expect(days).toEqual({ from: '2026-08-24', to: '2026-11-21' })
    expect(rows.map(row => [row.owner_name, row.count, row.value_cents])).toEqual([
      ['Test Owner', 3, 7_200_000],
      ['Test Sales Rep', 2, 5_400_000],
    ])
  })
})

it('the pipeline holds every project once, by stage and by status', async () => {
  const rows = await pipeline(owner)
  expect(rows.map(({ stage, count }) => [stage, count])).toEqual([
    ['New Project', 1],
    ['In Progress', 1],
    ['Sold', 7],
    ['Rejected', 1],
  ])
  expect(rows[2]?.statuses.map(({ status, count }) => [status, count])).toEqual([
    ['approved', 2],
    ['paid_by_cash', 1],
    ['installation_completed', 1],
    ['funded', 3],
  ])
})

describe('a proposal', () => {
  it('counts on the day it was first published, as seen once it was opened, and as signed', async () => {
    const opened = await financed(owner)
    const { public_id } = await published(owner, opened.project_id)
    const signed = await sent(test, owner)
    await published(owner, signed.project_id)
    expect(await funnel(owner)).toMatchObject({ sent: 2, viewed: 0, signed: 0 })
    await test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 1, pages_seen: [] } })
    await signed.signer.prepare()
    await signed.signer.sign()
    expect(await funnel(owner)).toMatchObject({ sent: 2, viewed: 2, signed: 1 })
    expect((await month(owner)).so_far.proposals_sent).toBe(2)
    // Published again in another month, it was first sent in this one.
    const { now } = test.clock
    test.clock.now = at('2026-12-02')
    const later = (await test.signIn(emailOf('Owner'))).call
    const { proposal } = await published(later, opened.project_id, { valid_until: null })
    expect(proposal.published_at).toContain('2026-12-02')
    expect((await month(later)).last_month.proposals_sent).toBe(2)
    test.clock.now = now
  })
})

describe('every figure is the number of projects its list shows', () => {
  it.each(['Owner', 'Sales Rep', 'Sales Manager'])('for a %s', async role => {
    const { call } = await test.signIn(emailOf(role))
    for (const stage of await pipeline(call)) {
      expect(await count(call, inStage(stage.stage)), stage.stage).toBe(stage.count)
      for (const row of stage.statuses) expect(await count(call, inStatus(row.status)), row.status).toBe(row.count)
    }
    for (const { days, count: sold } of await sales(call)) expect(await count(call, soldIn(days))).toBe(sold)
    for (const [name, { days, sold, leads, proposals_sent }] of Object.entries(await month(call))) {
      expect(await count(call, soldIn(days)), name).toBe(sold.count)
      expect(await count(call, startedIn(days)), name).toBe(leads)
      expect(await count(call, proposedIn(days)), name).toBe(proposals_sent)
    }
    const { days, ...reached } = await funnel(call)
    for (const reach of ['sent', 'viewed', 'signed'] as const)
      expect(await count(call, proposedIn(days, reach)), reach).toBe(reached[reach])
    if (role === 'Sales Rep') return
    const board = await leaders(call)
    expect(board.leaders.length).toBeGreaterThan(0)
    for (const row of board.leaders) expect(await count(call, soldBy(row.owner_id, board.days))).toBe(row.count)
  })

  it('and where nothing moves', async () => {
    expect(await count(owner, STUCK)).toBe(1)
  })
})

describe('a rep', () => {
  it('sees their own projects alone', async () => {
    expect((await pipeline(rep)).map(one => one.count)).toEqual([0, 1, 2, 0])
    expect((await month(rep)).so_far.sold.count).toBe(1)
    expect((await funnel(rep)).sent).toBe(0)
    const { activity } = answered((await rep.GET('/v3/dashboard.ListActivity', {})).data)
    expect(activity).toEqual([])
  })

  it('may not read the leaderboard, and a viewer not the proposals', async () => {
    expect(await refusal(rep.GET('/v3/dashboard.ListLeaders', {}))).toMatchObject({ status: 403 })
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect(await refusal(viewer.GET('/v3/dashboard.GetFunnel', {}))).toMatchObject({ status: 403 })
  })
})

it('the last event is listed once for each project, the latest first', async () => {
  const { activity } = answered((await owner.GET('/v3/dashboard.ListActivity', {})).data)
  expect(activity.length).toBeGreaterThan(1)
  expect(new Set(activity.map(({ project_id }) => project_id)).size).toBe(activity.length)
  expect(activity.map(({ at }) => at)).toEqual(
    activity
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})

it('the demo company’s progress is shown to its own people, until it is complete', async () => {
  const read = async (call: Client) => answered((await call.GET('/v3/dashboard.GetDemoProgress', {})).data).progress
  const { call } = await test.signIn(emailOf('Viewer'))
  expect(await read(call)).toBeNull()
  test.ports.demo.filling = { company_id: 2, made: 12, total: 54 }
  expect(await read(call)).toEqual({ made: 12, total: 54 })
  test.ports.demo.filling = { company_id: 3, made: 12, total: 54 }
  expect(await read(call)).toBeNull()
})

describe('the list of first steps', () => {
  const read = async (call: Client) => answered((await call.GET('/v3/dashboard.GetOnboarding', {})).data).onboarding
  const open = async (call: Client) => (await read(call)).steps.flatMap(({ step, done }) => (done ? [] : [step]))
  const signUp = {
    company_name: 'Fresh Solar',
    state: 'AZ' as const,
    firstname: 'Fern',
    lastname: 'Fresh',
    email: 'fern@example.com',
    password: 'seven quiet sunflowers',
  }

  it('of a company just signed up is open, and closes by what is done', async () => {
    const { token } = openedBy((await test.anyone.POST('/v3/company.SignUp', { body: signUp })).data)
    const call = test.clientOf(token)
    expect(await open(call)).toEqual([
      'profile',
      'base_price',
      'member',
      'agreement',
      'mail_server',
      'project',
      'proposal',
    ])
    const gaps = async () => (await read(call)).steps.find(({ step }) => step === 'profile')?.missing
    expect(await gaps()).toEqual(['logo', 'phone', 'address', 'license'])
    const { company } = answered((await call.GET('/v3/company.Get', {})).data)
    const { id: _id, timezone: _zone, state: _state, ...fields } = company
    const address = {
      line1: '1 Example Avenue',
      line2: 'Suite 210',
      city: 'Phoenix',
      state: 'AZ',
      postal_code: '85003',
    } as const
    await call.POST('/v3/company.Update', { body: { ...fields, address, license_number: 'ROC 000000' } })
    expect(await gaps()).toEqual(['logo', 'phone'])

    const { role_id } = answered((await call.GET('/v1/user', {})).data).user
    await newProject(call)
    await call.POST('/v3/users.GenerateInviteLink', { body: { role_id, email: 'second@example.com' } })
    expect(await open(call)).toEqual(['profile', 'base_price', 'agreement', 'mail_server', 'proposal'])
  })

  it('is hidden for the whole company, and shown again', async () => {
    const before = await read(owner)
    expect(before).toMatchObject({ dismissed: false, version: 0 })
    const hide = (dismissed: boolean, version: number) =>
      owner.POST('/v3/dashboard.DismissOnboarding', { body: { dismissed, version } })
    await hide(true, 0)
    const admin = (await test.signIn(emailOf('Admin'))).call
    expect(await read(admin)).toMatchObject({ dismissed: true, version: 1, steps: before.steps })
    expect(await refusal(hide(true, 0))).toMatchObject({ status: 409 })
    await hide(false, 1)
    expect((await read(admin)).dismissed).toBe(false)
  })
})
