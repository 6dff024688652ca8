// A project is deleted with everything in it, unless something of it has to stay.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { checkChain } from '#server/company/audits/chain.ts'
import { inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { keptRows } from '#server/projects/privacy/kept.ts'
import { rowsOfProjects } from '#server/projects/privacy/project-rows.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { lead, sale } from './support.ts'

let test: TestApp
let owner: Client
let ids: { lead: string; sale: string }
const query = (project_id: string) => ({ params: { query: { project_id } } })
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  ids = { lead: (await lead(test, owner)).project_id, sale: await sale(test, owner) }
}, 120_000)

it('leaves out no table that belongs to a project', async () => {
  const { kept } = keptRows({ company_id: 2, now: test.clock.now })
  const known = new Set(rowsOfProjects(2, kept, [], []).map(({ table }) => table))
  // Money stays with its project; entries of the audit log are redacted; the others go along with the project's own row.
  const others = [
    'audits',
    'credit_notes',
    'ledger_entries',
    'ledger_lines',
    'payments',
    'receivables',
    'project_moves',
    'project_search',
  ]
  const tables = await test.database.asOwner(async db =>
    rowsOf<{ name: string }>(
      await db.execute(sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'project_id' order by 1`),
    ),
  )
  const missing = tables.map(({ name }) => name).filter(name => !known.has(name) && !others.includes(name))
  expect(missing).toEqual([])
})

it('says what goes, and what keeps a sale', async () => {
  expect(answered((await owner.GET('/v3/privacy.PreviewProject', query(ids.lead))).data)).toMatchObject({
    can_delete: true,
    kept: [],
  })
  const kept = answered((await owner.GET('/v3/privacy.PreviewProject', query(ids.sale))).data)
  expect(kept.can_delete).toBe(false)
  expect(kept.kept.map(({ reason }) => reason)).toEqual(['agreement', 'money'])
})

it('goes only with its number typed, by users with the permission, and without what is kept', async () => {
  const { number } = answered((await owner.GET('/v3/privacy.PreviewProject', query(ids.lead))).data)
  const remove = (project_id: string, typed: string, call = owner) =>
    call.POST('/v3/privacy.DeleteProject', { body: { project_id, number: typed } })
  expect(await refusal(remove(ids.lead, 'P-1'))).toMatchObject({
    status: 400,
    fields: { number: 'Type the project’s number.' },
  })
  const manager = (await test.signIn(emailOf('Sales Manager'))).call
  expect(await refusal(remove(ids.lead, number, manager))).toMatchObject({ status: 403 })
  const sold = answered((await owner.GET('/v3/privacy.PreviewProject', query(ids.sale))).data).number
  expect(await refusal(remove(ids.sale, sold))).toMatchObject({ status: 409, code: 'project_kept' })
  const { erased } = answered((await remove(ids.lead, number)).data)
  expect(erased).toContainEqual({ what: 'projects', count: 1 })
  expect(await refusal(owner.GET('/v3/projects.Get', query(ids.lead)))).toMatchObject({ status: 404 })
  const { audits } = answered((await owner.GET('/v3/audits.ListAudits', { params: { query: { limit: 1 } } })).data)
  expect(audits[0]).toMatchObject({ action: 'privacy.DeleteProject' })
  expect(await inCompany(test.database, 2, db => checkChain(db, test.ports, 2))).toMatchObject({ whole: true })
})
