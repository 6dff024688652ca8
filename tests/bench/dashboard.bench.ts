// The first screen's cost in a company with many projects: `PROJECTS=1000000` for more than a hundred thousand.
import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { bench, describe } from 'vitest'
import { seedManyProjects } from '#mocks/demo/many-projects.ts'
import { enterTenant } from '#server/db/database.ts'
import { PASSWORD, testApp } from '#tests/support/app.ts'
import { STUCK } from '#web/projects/dashboard/filters-of.ts'

const MANY = Number(process.env['PROJECTS'] ?? 100_000)
const COMPANY = 100

const test = await testApp()
const password_hash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 })
await seedManyProjects(test.database, test.ports, { projects: MANY, password_hash, said: () => {} })
await test.database.asOwner(async db => {
  await enterTenant(db, COMPANY)
  // Half of the projects were sent a proposal within a month, and two thirds of those opened it.
  await db.execute(sql`
    insert into proposals (company_id, project_id, content, option_ids, status, first_sent_at, published_at, view_count)
    select company_id, id, '{}', '{}', 'sent', created_at + interval '9 days', created_at + interval '9 days', number % 3
    from projects where number % 2 = 0 and created_at < ${test.ports.now().toISOString()}::timestamptz - interval '9 days'`)
})
await test.database.asOwner(db => db.execute(sql`vacuum analyze`)).catch(() => undefined)

const owner = (await test.signIn('many.owner@example.com')).call
const rep = (await test.signIn('many.rep1@example.com')).call

for (const [who, call] of [
  ['the owner', owner],
  ['a rep', rep],
] as const)
  describe(`${MANY.toLocaleString('en-US')} projects, ${who}`, () => {
    bench('dashboard.GetPipeline', async () => {
      await call.GET('/v3/dashboard.GetPipeline', {})
    })
    bench('dashboard.GetMonth', async () => {
      await call.GET('/v3/dashboard.GetMonth', {})
    })
    bench('dashboard.GetSales', async () => {
      await call.GET('/v3/dashboard.GetSales', {})
    })
    bench('dashboard.GetFunnel', async () => {
      await call.GET('/v3/dashboard.GetFunnel', {})
    })
    bench('dashboard.ListActivity', async () => {
      await call.GET('/v3/dashboard.ListActivity', {})
    })
    bench('projects.List, what is stuck', async () => {
      const query = { ...STUCK, sort: 'active_at' as const, direction: 'asc' as const, limit: 5, count: true }
      await call.GET('/v3/projects.List', { params: { query } })
    })
  })

describe(`${MANY.toLocaleString('en-US')} projects, the owner alone`, () => {
  bench('dashboard.ListLeaders', async () => {
    await owner.GET('/v3/dashboard.ListLeaders', {})
  })
  bench('dashboard.ListMilestones', async () => {
    await owner.GET('/v3/dashboard.ListMilestones', {})
  })
  bench('dashboard.GetOnboarding', async () => {
    await owner.GET('/v3/dashboard.GetOnboarding', {})
  })
})
