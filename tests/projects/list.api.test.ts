// Projects by the list: what each filter and order answers, page by page, and what a search finds.

import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Schemas } from '#sdk/types.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { keepSearchText, plainText } from '#server/projects/search-text.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
let rep: TestApp['anyone']
let rep_id: string
let owner_id: string

type Made = Partial<typeof projects.$inferInsert> & { lives?: { firstname: string; lastname: string; phone?: string } }

/** Rows with the columns lists use, inserted directly, as the product's operations would take minutes. */
const addProjects = (made: Made[]) =>
  inCompany(test.database, 2, async (db: Db) => {
    for (const [n, { lives = { firstname: 'Sam', lastname: 'Sample' }, ...row }] of made.entries()) {
      const now = test.clock.now
      const id = test.ports.id()
      const name = row.name ?? `${lives.firstname} ${lives.lastname}`
      await db.insert(projects).values({
        company_id: 2,
        id,
        number: 5_000 + n,
        status: 'new',
        owner_id,
        status_since: now,
        active_at: now,
        created_at: now,
        updated_at: now,
        ...row,
        name,
        name_key: plainText(name),
      })
      await db
        .insert(homeowners)
        .values({ company_id: 2, id: test.ports.id(), project_id: id, ...lives, is_primary: true, created_at: now })
    }
    await keepSearchText(db)
  })

const numbers = async (query: object, call = owner) =>
  answered((await call.GET('/v3/projects.List', { params: { query } })).data).projects.map(({ number }) => number)

beforeAll(async () => {
  test = await testApp()
  const signedIn = await test.signIn(emailOf('Owner'))
  owner = signedIn.call
  owner_id = signedIn.user.id
  const asRep = await test.signIn(emailOf('Sales Rep'))
  rep = asRep.call
  rep_id = asRep.user.id
  const ago = (days: number) => new Date(test.clock.now.getTime() - days * DAY_MS)
  const address = { line1: '12 Mesquite Lane', city: 'Tucson', state: 'AZ' as const, postal_code: '85701' }
  await addProjects([
    { lives: { firstname: 'José', lastname: 'Muestra', phone: '(602) 555-0142' }, price_cents: 300, tags: ['call'] },
    {
      status: 'active',
      owner_id: rep_id,
      price_cents: 100,
      size_w: 7_200,
      active_at: ago(20),
      lead_source: 'Referral',
    },
    { status: 'approved', address, price_cents: 100, sold_at: new Date('2026-11-02T06:30:00Z'), created_at: ago(40) },
    { status: 'funded', price_cents: null, active_at: ago(30), sold_at: ago(60), created_at: ago(90) },
    { status: 'canceled', price_cents: null, active_at: ago(30), name: 'ábel' },
  ])
})

describe('the filters', () => {
  it.each<[object, string[]]>([
    [{ status: ['active', 'funded'] }, ['P-5003', 'P-5001']],
    [{ stage: ['Sold', 'Rejected'] }, ['P-5004', 'P-5003', 'P-5002']],
    [{ stage: ['Sold'], status: ['funded', 'new'] }, ['P-5003']],
    [{ state: 'AZ' }, ['P-5002']],
    [{ lead_source: 'Referral' }, ['P-5001']],
    [{ tag: 'call' }, ['P-5000']],
    [{ size_from_kw: 7.2 }, ['P-5001']],
    [{ size_to_kw: 7 }, []],
    [{ price_from_cents: 200 }, ['P-5000']],
    [{ price_from_cents: 100, price_to_cents: 100 }, ['P-5002', 'P-5001']],
    [{ idle_days: 14 }, ['P-5001']],
    [{ idle_days: 21 }, []],
  ])('%j', async (query, found) => {
    expect(await numbers(query)).toEqual(found)
  })

  it('a day of the company begins at its own midnight, and both ends are counted in', async () => {
    // 11:30 PM of the first in Phoenix.
    expect(await numbers({ sold_from: '2026-11-01', sold_to: '2026-11-01' })).toEqual(['P-5002'])
    expect(await numbers({ sold_from: '2026-11-02' })).toEqual([])
  })

  it('by several owners, and a rep sees their own in whatever is asked', async () => {
    expect(await numbers({ owner_id: [rep_id] })).toEqual(['P-5001'])
    expect(await numbers({ owner_id: [rep_id, owner_id] })).toHaveLength(5)
    expect(await numbers({ owner_id: [owner_id] }, rep)).toEqual([])
    expect(await numbers({}, rep)).toEqual(['P-5001'])
  })

  it('are refused by name when they are none', async () => {
    const query = { status: ['nearly'], created_from: 'yesterday' }
    const asked = owner.GET('/v3/projects.List', { params: { query: query as object } })
    expect(await refusal(asked)).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('sums say by status what the list of the same filters holds', async () => {
    const query = { stage: ['Sold' as const] }
    const { totals } = answered((await owner.GET('/v3/projects.Totals', { params: { query } })).data)
    expect(totals.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
      { status: 'approved', count: 1, size_kw: 0, value_cents: 100 },
      { status: 'funded', count: 1, size_kw: 0, value_cents: 0 },
    ])
  })
})

describe('a search', () => {
  it.each([
    ['jose', ['P-5000']],
    ['MUESTRA josé', ['P-5000']],
    ['555-0142', ['P-5000']],
    ['+1 602 555 0142', ['P-5000']],
    ['p-5003', ['P-5003']],
    ['mesquite 85701', ['P-5002']],
    ['mesquite sample', ['P-5002']],
    ['tu az', ['P-5002']],
    ['100%', []],
    ['sample muestra', []],
  ])('%s', async (search, found) => {
    expect(await numbers({ search })).toEqual(found)
  })

  it('finds a project by what it is called and who lives there now, not by what was before', async () => {
    const body = { status: 'new' as const, homeowner: { firstname: 'Quincy', lastname: 'Before' } }
    const { project } = answered((await owner.POST('/v1/lead/create', { body })).data)
    expect(await numbers({ search: 'quincy before' })).toEqual([project.number])
    const list = await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id: project.id } } })
    const [homeowner] = answered(list.data).homeowners
    await owner.POST('/v3/homeowners.Update', {
      body: { homeowner_id: homeowner?.id ?? '', version: 1, homeowner: { firstname: 'Quincy', lastname: 'Now' } },
    })
    const renamed = { project_id: project.id, version: project.version, name: 'Lake house' }
    await owner.POST('/v3/projects.Update', { body: renamed })
    expect(await numbers({ search: 'before' })).toEqual([])
    expect(await numbers({ search: 'now lake' })).toEqual([project.number])
    const cancel = {
      project_id: project.id,
      version: project.version + 1,
      status: 'canceled' as const,
      reason: 'Moved away',
    }
    await owner.POST('/v3/projects.UpdateProjectStatus', { body: cancel })
  })
})

describe('page by page', () => {
  const SORTS: Schemas['ProjectSort'][] = [
    'number',
    'name',
    'updated_at',
    'active_at',
    'price_cents',
    'size_kw',
    'status_since',
  ]
  const DIRECTIONS = ['asc', 'desc'] as const

  it.each(SORTS.flatMap(sort => DIRECTIONS.map(direction => ({ sort, direction }))))(
    'every project comes once, in the order of the whole: $sort $direction',
    async order => {
      const whole = await numbers({ ...order, limit: 200 })
      const paged: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query = { ...order, limit: 1, ...(cursor ? { cursor } : {}) }
        const page: { projects: { number: string }[]; next_cursor: string | null } = answered(
          (await owner.GET('/v3/projects.List', { params: { query } })).data,
        )
        paged.push(...page.projects.map(({ number }) => number))
        cursor = page.next_cursor
      }
      expect(paged).toEqual(whole)
      expect(new Set(whole).size).toBe(whole.length)
    },
  )

  it('what has no price comes last, from cheap to dear and from dear to cheap', async () => {
    const only = { status: ['new', 'active', 'approved', 'funded'] }
    const up = await numbers({ ...only, sort: 'price_cents', direction: 'asc' })
    const down = await numbers({ ...only, sort: 'price_cents', direction: 'desc' })
    expect(up.slice(2)).toEqual(['P-5000', 'P-5003'])
    expect([down[0], down.at(-1)]).toEqual(['P-5000', 'P-5003'])
  })

  it('names are sorted as a person looks for them, whatever their case and marks', async () => {
    expect((await numbers({ sort: 'name' }))[0]).toBe('P-5004')
  })

  it('refuses the cursor of another order, and an invented one', async () => {
    const { next_cursor } = answered((await owner.GET('/v3/projects.List', { params: { query: { limit: 1 } } })).data)
    for (const query of [
      { sort: 'name' as const, cursor: next_cursor ?? '' },
      { cursor: Buffer.from('["number","desc","1;","x"]').toString('base64url') },
    ])
      expect(await refusal(owner.GET('/v3/projects.List', { params: { query } }))).toMatchObject({ status: 400 })
  })
})

it('a row says who lives there and what the sale waits for', async () => {
  const { data } = await owner.GET('/v3/projects.List', { params: { query: { tag: 'call' } } })
  const [row] = answered(data).projects
  expect(row?.homeowner).toMatchObject({ name: 'José Muestra', phone: '(602) 555-0142', email: null })
  expect(row?.next_step).toEqual({ sentence: 'add the home address.', action: 'Add', tab: 'overview' })
  const query = { search: 'mesquite' }
  const [addressed] = answered((await owner.GET('/v3/projects.List', { params: { query } })).data).projects
  expect(addressed?.next_step).toMatchObject({ sentence: 'add the household’s usage and utility rate.', tab: 'energy' })
})
