// The database's running totals of projects always equal a recount, whatever changes, also concurrently.

import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { PROJECT_STATUSES } from '#machines/projects/project-status.machine.ts'
import { inCompany } from '#server/db/database.ts'
import { foldSums } from '#server/db/fold-sums.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/company.ts'
import { projects } from '#server/db/schema/projects.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, newProject } from '#tests/support/sale.ts'

let test: TestApp
let owners: string[]
beforeEach(async () => {
  test = await testApp()
  owners = await inside(async db => (await db.select({ id: users.id }).from(users).limit(3)).map(({ id }) => id))
})

const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(test.database, 2, work)

const KEY = sql`kind, owner_id, status, deal_stage, day`
const FIGURES = sql`sum(count)::text as count, sum(size_w)::float8 as size_w, sum(price_cents)::text as price_cents`
/** The product never deletes one; an administrator may. */
const remove = (which: SQL) => test.database.asOwner(db => db.delete(projects).where(which))
/** Kinds whose parts cancel out count as missing. */
const read = () =>
  inside(async db =>
    rowsOf(
      await db.execute(sql`select ${KEY}, ${FIGURES} from project_sums group by ${KEY}
        having sum(count) <> 0 or sum(size_w) <> 0 or sum(price_cents) <> 0 order by ${KEY}`),
    ),
  )
async function expectCounted() {
  const kept = await read()
  await inside(db => db.execute(sql`select count_projects_anew(2)`))
  expect(kept).toEqual(await read())
  return kept
}

const part = fc.record({
  owner: fc.nat(2),
  status: fc.constantFrom(...PROJECT_STATUSES),
  size_w: fc.option(fc.integer({ min: 1, max: 99_999 }).map(tenths => tenths / 10)),
  price_cents: fc.option(fc.nat(9_000_000)),
  // Evenings, when it is another day in Greenwich, among them.
  hours: fc.nat(5_000),
  sold: fc.boolean(),
})
const step = fc.oneof(
  fc.record({ does: fc.constant('begin' as const), parts: fc.array(part, { minLength: 1, maxLength: 4 }) }),
  fc.record({ does: fc.constant('change' as const), which: fc.nat(20), part }),
  fc.record({ does: fc.constant('give' as const), which: fc.array(fc.nat(20), { minLength: 1 }), owner: fc.nat(2) }),
  fc.record({ does: fc.constant('merge' as const), which: fc.nat(20) }),
  fc.record({ does: fc.constant('remove' as const), which: fc.nat(20) }),
  fc.record({ does: fc.constant('fold' as const) }),
  fc.record({ does: fc.constant('move' as const), timezone: fc.constantFrom('Pacific/Honolulu', 'America/New_York') }),
)

it('the stored sums equal a recount, whatever is done to projects', async () => {
  let number = 9_000
  const fieldsOf = ({ owner, sold, hours, ...fields }: typeof part extends fc.Arbitrary<infer Part> ? Part : never) => {
    const at = new Date(test.clock.now.getTime() - hours * 3_600_000)
    const moments = { created_at: at, status_since: at, active_at: at, updated_at: at, sold_at: sold ? at : null }
    return { ...fields, ...moments, owner_id: owners[owner] ?? '' }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
      await remove(eq(projects.company_id, 2))
      const ids: string[] = []
      const one = (which: number) => ids[which % Math.max(1, ids.length)] ?? test.ports.id()
      for (const now of steps)
        if (now.does === 'fold') await foldSums(test.database)
        else if (now.does === 'remove') await remove(eq(projects.id, one(now.which)))
        else
          await inside(async db => {
            if (now.does === 'begin') {
              const made = now.parts.map(given => {
                const id = test.ports.id()
                ids.push(id)
                return { company_id: 2, id, number: number++, name: 'Sample', name_key: 'sample', ...fieldsOf(given) }
              })
              await db.insert(projects).values(made)
            } else if (now.does === 'change')
              await db
                .update(projects)
                .set(fieldsOf(now.part))
                .where(eq(projects.id, one(now.which)))
            else if (now.does === 'give')
              await db
                .update(projects)
                .set({ owner_id: owners[now.owner] ?? '' })
                .where(inArray(projects.id, now.which.map(one)))
            else if (now.does === 'merge')
              await db
                .update(projects)
                .set({ merged_into: sql`id` })
                .where(eq(projects.id, one(now.which)))
            else await db.execute(sql`update companies set timezone = ${now.timezone}`)
          })
      await expectCounted()
    }),
    {
      numRuns: Number(process.env['SUMS_RUNS'] ?? 8),
      ...(process.env['SUMS_SEED'] ? { seed: Number(process.env['SUMS_SEED']) } : {}),
    },
  )
})

it('twenty who begin and sell at the same moment, while sums are folded, are all counted', async () => {
  const { call } = await test.signIn(emailOf('Owner'))
  const begin = async () => {
    const { id, version } = await newProject(call)
    const body = { project_id: id, status: 'canceled' as const, version, reason: 'Moved away' }
    await call.POST('/v3/projects.UpdateProjectStatus', { body })
  }
  await Promise.all([...Array.from({ length: 20 }, begin), ...Array.from({ length: 5 }, () => foldSums(test.database))])
  await foldSums(test.database)
  const { pipeline } = answered((await call.GET('/v3/dashboard.GetPipeline', {})).data)
  expect(pipeline.reduce((sum, { count }) => sum + count, 0)).toBe(20)
  await expectCounted()
})

it('folded, there is one row of each kind, and what is zero is gone', async () => {
  const { call } = await test.signIn(emailOf('Owner'))
  const { id } = await newProject(call)
  await foldSums(test.database)
  await inside(db => db.update(projects).set({ price_cents: 100 }).where(eq(projects.id, id)))
  await inside(db => db.update(projects).set({ price_cents: 250 }).where(eq(projects.id, id)))
  expect(await foldSums(test.database)).toBe(1)
  const rows = await inside(async db => rowsOf<{ kind: string }>(await db.execute(sql`select * from project_sums`)))
  // By status and by day begun, each for its owner and for everybody.
  expect(rows).toHaveLength(4)
  expect(await foldSums(test.database)).toBe(0)
})

it('a company sees no other company’s sums', async () => {
  const { call } = await test.signIn(emailOf('Owner'))
  await newProject(call)
  const seen = await inCompany(test.database, 1, async db => rowsOf(await db.execute(sql`select * from project_sums`)))
  expect(seen).toEqual([])
})
