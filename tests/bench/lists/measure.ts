// Fills two companies of one database with the rows of a list and asks both in turn. Used by the bench of lists.
import { sql } from 'drizzle-orm'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import type { Database } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { appOn, emailOf, type TestApp } from '#tests/support/app.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { fill, makeFunctions } from './fill.ts'
import { withDatabase } from './own-database.ts'
import type { List, ListPath, Place } from './place.ts'

const FEW = 1_000
const AT_ONCE = 250_000
const RUNS = 21

export type Measured = { path: string; ask: string; few_ms: number; many_ms: number }

export const measureList = (path: string, list: List<ListPath>, rows: number): Promise<Measured[]> =>
  withDatabase(async (database, vacuum) => {
    await makeFunctions(database)
    const test = appOn(database, { production: true })
    const few = await companyOf(test, 1_001, FEW)
    const many = await companyOf(test, 1_002, rows)
    const measured: Measured[] = []
    if (list.shared) {
      const staff = { ...few, ...(await test.signIn(emailOf('Support', 1))) }
      await write(database, list, few.place, 0)
      const before = await timesOf({ database, vacuum }, list, path, [staff])
      await write(database, list, many.place, FEW)
      const after = await timesOf({ database, vacuum }, list, path, [{ ...staff, place: many.place }])
      measured.push(
        ...before.map(({ ask, medians: [few_ms = 0] }, index) => ({
          path,
          ask,
          few_ms,
          many_ms: after[index]?.medians[0] ?? 0,
        })),
      )
    } else {
      await write(database, list, few.place, 0)
      await write(database, list, many.place, 0)
      const times = await timesOf({ database, vacuum }, list, path, [few, many])
      measured.push(...times.map(({ ask, medians: [few_ms = 0, many_ms = 0] }) => ({ path, ask, few_ms, many_ms })))
    }
    return measured
  })

type Where = { database: Database; vacuum: () => Promise<void> }
type Company = { place: Place; call: TestApp['anyone'] }

async function companyOf(test: TestApp, company_id: number, rows: number): Promise<Company> {
  await test.addCompany(company_id, `Bench ${company_id}`, SYSTEM_ROLES)
  const { call, user } = await test.signIn(emailOf('Owner', company_id))
  const { id: project_id } = await newProject(call)
  const { homeowners } = answered(
    (await call.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })).data,
  )
  const { roles } = answered((await call.GET('/v3/roles.ListPermissions', {})).data)
  const role_id = roles.find(({ name }) => name === 'Viewer')?.id ?? ''
  await call.POST('/v3/resources.CreateCategory', { body: { name: 'Training', position: 0 } })
  return {
    call,
    place: { company_id, rows, user_id: user.id, role_id, project_id, homeowner_id: homeowners[0]?.id ?? '' },
  }
}

async function write(database: Database, list: List<ListPath>, place: Place, from: number) {
  for (const one of list.fills(place)) {
    const to = one.rows ?? place.rows
    for (let at = from; at < to; at += AT_ONCE)
      await fill(database, place.company_id, one, at + 1, Math.min(to, at + AT_ONCE))
  }
  // Data maintained by triggers, which bulk writing bypasses.
  await database.asOwner(db =>
    db.execute(sql`select count_projects_anew(${place.company_id}), count_invoices_anew(${place.company_id}),
      count_makers_anew(${place.company_id})`),
  )
}

/** Medians of each question, of every company in turn, so that both have the same machine. */
async function timesOf({ database, vacuum }: Where, list: List<ListPath>, path: string, companies: readonly Company[]) {
  await vacuum()
  const [first] = companies
  if (!first) return []
  const names = Object.keys(list.asks(first.place))
  const questions = [...names, 'from the middle']
  const middles = await Promise.all(companies.map(({ place }) => keyOf(database, list.middle(place))))
  const found = []
  for (const ask of questions) {
    const times: number[][] = companies.map(() => [])
    for (let run = -4; run < RUNS; run++)
      for (const [index, { call, place }] of companies.entries()) {
        const asks: Readonly<Record<string, object>> = list.asks(place)
        const plain = asks[ask === 'from the middle' ? (names[0] ?? '') : ask]
        const cursor = ask === 'from the middle' ? await cursorAt(call, path, { ...plain }, middles[index] ?? '') : {}
        const query = { ...plain, ...cursor }
        const began = performance.now()
        // Paths and their inputs are typed where they are listed.
        await Reflect.apply(call.GET, call, [path, { params: { query } }])
        if (run >= 0) times[index]?.push(performance.now() - began)
      }
    found.push({ ask, medians: times.map(median) })
  }
  return found
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

async function keyOf(database: Database, query: string): Promise<string> {
  const [row] = rowsOf<{ key: string }>(await database.asOwner(db => db.execute(sql.raw(query))))
  if (!row) throw new Error(`There is no middle: ${query}`)
  return row.key
}

/** As the list itself would write it, at another row. */
async function cursorAt(call: TestApp['anyone'], path: string, asks: object, middle: string) {
  const first = await Reflect.apply(call.GET, call, [path, { params: { query: { ...asks, limit: 1 } } }])
  const [name, ...key]: unknown[] = JSON.parse(Buffer.from(first.data.next_cursor, 'base64url').toString())
  const parts: unknown[] = middle.startsWith('[') ? JSON.parse(middle) : key.length === 1 ? [middle] : middle.split(' ')
  const typed = parts.slice(-key.length).map((part, index) => (typeof key[index] === 'number' ? Number(part) : part))
  return { cursor: Buffer.from(JSON.stringify([name, ...typed])).toString('base64url') }
}
