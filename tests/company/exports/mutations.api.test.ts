// A real archive with any of its fields changed, signed by a trusted server all the same: it is restored as its company alone,
// or refused in a sentence. ARCHIVE_RUNS=500 tries more; ARCHIVE_SEED repeats a run.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { sealDue } from '#server/agreements/sweep.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { rowsOf as rowsOfResult } from '#server/db/rows.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { openedBy, published, sent } from '#tests/support/sale.ts'
import { bringIn, type Contents, contentsOf, deliverMails, signedAnew, takeOut, trust } from './archives.ts'
import { damage, mutate, mutations } from './mutations.ts'

const RUNS = Number(process.env['ARCHIVE_RUNS'] ?? 8)
const SEED = Number(process.env['ARCHIVE_SEED'] ?? 20_261_123)
const log = pino({ level: 'silent' })

let there: TestApp
let contents: Contents

const sold = async (test: TestApp, company_id: number) => {
  const owner = (await test.signIn(emailOf('Owner', company_id))).call
  const { project_id, signer } = await sent(test, owner)
  await published(owner, project_id)
  await signer.prepare()
  await signer.sign()
  await sealDue({ database: test.database, ports: test.ports, log }, true)
  await deliverMails(test)
  return owner
}

beforeAll(async () => {
  there = await testApp()
  await there.addCompany(3, 'Moving Solar', SYSTEM_ROLES)
  contents = await contentsOf(await takeOut(there, await sold(there, 3)))
}, 300_000)

async function here() {
  const test = await testApp()
  await trust(test, there)
  await sold(test, 2)
  const body = {
    company_name: 'New Home Solar',
    state: 'AZ',
    firstname: 'Nora',
    lastname: 'New',
    email: emailOf('Owner', 3),
    password: 'seven quiet sunflowers',
  }
  const { token } = openedBy((await test.anyone.POST('/v3/company.SignUp', { body })).data)
  await deliverMails(test)
  const [own] = await ask<{ id: number }>(test, sql`select max(company_id) as id from companies`)
  const foreign = await ask<{ id: string }>(
    test,
    sql`select id from users where company_id = 2 union all select id from transactions where company_id = 2
      union all select id from projects where company_id = 2 union all select id from files where company_id = 2`,
  )
  return { test, call: test.clientOf(token), own: own?.id ?? 0, foreign: foreign.map(({ id }) => id) }
}

const ask = async <T>({ database }: TestApp, query: ReturnType<typeof sql>) =>
  rowsOfResult<T>(await database.asOwner(db => db.execute(query)))

/** One line for every table: the MD5 of all that is not the new company's. */
async function othersOf(test: TestApp, own: number): Promise<Record<string, string>> {
  const tables = await ask<{ name: string; owned: boolean }>(
    test,
    sql`select t.tablename as name, exists (select from information_schema.columns c
      where c.table_name = t.tablename and c.column_name = 'company_id') as owned
      from pg_tables t where t.schemaname = 'public' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name, owned } of tables) {
    const others = owned ? sql`where company_id <> ${own}` : sql``
    const [sum] = await ask<{ md5: string }>(
      test,
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as md5 from ${sql.identifier(name)} t ${others}`,
    )
    sums[name] = sum?.md5 ?? ''
  }
  return sums
}

it('whatever is changed in an archive, nothing outside the new company changes and the answer is a sentence', async () => {
  let server = await here()
  const answers: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(mutations, async mutation => {
      const { test, call, own, foreign } = server
      const { files, words } = mutate(contents, mutation, foreign)
      const before = await othersOf(test, own)
      const job = await bringIn(test, call, damage(await signedAnew(there, files), mutation))
      expect(job.status, words).toMatch(/^(done|failed)$/)
      expect(job.sentence, words).not.toContain('Something went wrong')
      expect(job.sentence.length, words).toBeGreaterThan(10)
      await sealDue({ database: test.database, ports: test.ports, log }, true)
      await deliverMails(test)
      expect(await othersOf(test, own), words).toEqual(before)
      answers[job.status] = (answers[job.status] ?? 0) + 1
      if (process.env['ARCHIVE_RUNS']) console.log(words, '→', job.status, job.sentence)
      if (job.status === 'done') server = await here()
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
  if (process.env['ARCHIVE_RUNS']) console.log(answers)
}, 3_600_000)
