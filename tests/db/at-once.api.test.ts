// Errors only several database connections can cause: concurrent numbering, reads during writes, and notifications
// between them. Run on PostgreSQL as well.
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userById } from '#server/caller.ts'
import { enterDoor, enterTenant, inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { audit_heads } from '#server/db/schema/audits.ts'
import { companies } from '#server/db/schema/company.ts'
import { lead_duplicates, projects } from '#server/db/schema/projects.ts'
import { startJob } from '#server/jobs/start-job.ts'
import { takeNumber } from '#server/money/receivables/number-series.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { newProject } from '#tests/support/sale.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})

it('twenty concurrent invoice numbers, one of which fails, leave no gap', async () => {
  const number = (fails: boolean) =>
    inCompany(test.database, 2, async db => {
      const taken = await takeNumber(db, 2, 'invoice')
      if (fails) throw new Error('It was not issued')
      return taken
    })
  const ended = await Promise.allSettled(Array.from({ length: 21 }, (_, index) => number(index === 7)))
  const taken = ended.flatMap(one => (one.status === 'fulfilled' ? one.value : []))
  expect(taken.sort()).toEqual(Array.from({ length: 20 }, (_, index) => `INV-${1001 + index}`))
})

it('sixty who go from the door into a company, back and in again all arrive', async () => {
  const walk = (company_id: number) =>
    test.database.transaction(async db => {
      await db.select({ id: companies.company_id }).from(companies)
      await enterTenant(db, company_id)
      await db.update(companies).set({ version: sql`version` })
      await enterDoor(db)
      const all = await db.select({ id: companies.company_id }).from(companies)
      await enterTenant(db, company_id)
      return [all.length, ...(await db.select({ id: companies.company_id }).from(companies)).map(({ id }) => id)]
    })
  const ended = await Promise.all(Array.from({ length: 60 }, (_, index) => walk(1 + (index % 2))))
  expect(ended).toEqual(ended.map((_, index) => [2, 1 + (index % 2)]))
})

it('of twelve jobs begun at the same moment by one person five begin', async () => {
  const { user } = await test.signIn(emailOf('Owner'))
  const begin = () =>
    inCompany(test.database, 2, async db => {
      const caller = await userById(db, user.id)
      if (!caller) throw new Error('Nobody is there')
      return startJob(db, test.ports, caller, { kind: 'projects_csv', name: () => 'Counting', input: {} })
    })
  const ended = await Promise.allSettled(Array.from({ length: 12 }, begin))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

it('what is read for an archive is as it was when it began, page after page', async () => {
  const rename = (name: string) =>
    inCompany(test.database, 2, db => db.execute(sql`update roles set description = ${name}`))
  await rename('before')
  const queries = new Map([['roles', sql`select description from roles, generate_series(1, 100)`]])
  const found = await test.database.snapshot(2, queries, async moment => {
    const seen = new Set<string>()
    for await (const rows of moment.pages<{ description: string }>('roles')) {
      for (const { description } of rows) seen.add(description)
      await rename('after')
    }
    return [...seen]
  })
  expect(found).toEqual(['before'])
})

describe.skipIf(!process.env['DATABASE_URL_FOR_TESTS'])('while a write waits for a locked project', () => {
  const waiting = () =>
    test.database.asOwner(async db => rowsOf(await db.execute(sql`select from pg_locks where not granted`)).length)

  it('others can write to the audit log, where it is a note', async () => {
    const { call } = await test.signIn(emailOf('Owner'))
    const { id: project_id } = await newProject(call)
    const note = await inCompany(test.database, 2, async db => {
      await db.select().from(projects).where(eq(projects.id, project_id)).for('no key update')
      const note = call.POST('/v3/notes.Create', { body: { project_id, body: 'Called back', mention_ids: [] } })
      await expect.poll(waiting).toBeGreaterThan(0)
      await db.select().from(audit_heads).for('update', { noWait: true })
      return { note }
    })
    expect((await note.note).error).toBeUndefined()
  })

  it('a merge can lock its second lead, where it is a new lead like both', async () => {
    const { call } = await test.signIn(emailOf('Owner'))
    const homeowner = { firstname: 'Twice', lastname: 'Sample', email: 'twice@example.com' }
    const { id: first } = await newProject(call, { homeowner })
    const { id: second } = await newProject(call, { homeowner })
    const lead = await inCompany(test.database, 2, async db => {
      await db.select().from(projects).where(eq(projects.id, first)).for('update')
      const lead = newProject(call, { homeowner })
      await expect.poll(waiting).toBeGreaterThan(0)
      await db.select().from(projects).where(eq(projects.id, second)).for('update', { noWait: true })
      return { lead }
    })
    expect((await lead.lead).id).toBeTruthy()
  })
})

it('finds every pair among four equal leads created at the same moment', async () => {
  const { call } = await test.signIn(emailOf('Owner'))
  const homeowner = { firstname: 'Four', lastname: 'Sample', email: 'four@example.com' }
  const started = await Promise.all(Array.from({ length: 4 }, () => newProject(call, { homeowner })))
  const ids = started.map(({ id }) => id)
  const pairs = await inCompany(test.database, 2, db =>
    db.select().from(lead_duplicates).where(inArray(lead_duplicates.project_id, ids)),
  )
  expect(pairs.filter(({ other_id }) => ids.includes(other_id))).toHaveLength(6)
})

it('a message on a channel arrives once it is committed, and not after a rollback', async () => {
  const heard: string[] = []
  let told = () => {}
  const last = new Promise<void>(resolve => {
    told = resolve
  })
  const stop = test.database.listen('sunquill_test', said => {
    heard.push(said)
    if (said === 'last') told()
  })
  const say = (said: string, fails = false) =>
    test.database.asOwner(async db => {
      await db.execute(sql`select pg_notify('sunquill_test', ${said})`)
      if (fails) throw new Error('Taken back')
    })
  try {
    // Nothing signals an open connection: it is once something arrived.
    await expect
      .poll(async () => {
        await say('first')
        return heard.length
      })
      .toBeGreaterThan(0)
    await say('never', true).catch(() => undefined)
    await say('last')
    await last
    expect(new Set(heard)).toEqual(new Set(['first', 'last']))
  } finally {
    stop()
  }
})
