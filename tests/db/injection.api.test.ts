// A user of company 2 found an SQL injection in an operation. Whatever they inject, they stay inside their own company.
// Run on both engines.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'

let test: TestApp
let theirs: string[]
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  for (const company of [2, 3]) await test.signIn(emailOf('Owner', company))
  theirs = await test.database.asOwner(db => leaked(db, 'select id::text as leak from users where company_id = 3'))
})

/** As an operation would that puts a text into its query instead of a parameter. */
const ask = (db: Db, text: string) => db.execute(sql.raw(text))
const leaked = async (db: Db, text: string) =>
  rowsOf<{ leak: string | null }>(await ask(db, text)).map(row => row.leak ?? '')

/** Data that must never come back. */
const PRIZES = [
  'select password_hash as leak from users where company_id <> 2 and password_hash is not null',
  'select token_hash as leak from sessions where company_id <> 2',
  'select name as leak from companies where company_id <> 2',
  'select name as leak from migrations',
  "select unnest(users_like(array['%'], 1000))::text as leak",
]

const PROOF = "set_config('app.company_proof', '3.' || encode(sha256('3'), 'hex'), false)"
const IN_ONE = (set: string) =>
  `with way as materialized (select ${set} as out) select (select string_agg(company_id || password_hash, ',') from users where out is not null) as leak from way`

/** Escape attempts, in one statement or several. */
const WAYS: string[][] = [
  ['reset role'],
  ['RESET\tROLE'],
  ['/* */ reset role'],
  ['--\nreset role'],
  ['set role none'],
  ['set role sunquill_door'],
  ['set local role sunquill_jobs'],
  ["SET ROLE 'sunquill_door'"],
  ['set session role to default'],
  ['set session authorization default'],
  ['reset session authorization'],
  ['reset all'],
  ['discard all'],
  ['select 1; reset role'],
  ['select 1; set role sunquill_door; select 1'],
  ["select '' from users where '' = ''; reset role; --'"],
  ["select set_config('role', 'none', true)"],
  ["select set_config('role', 'sunquill_door', false)"],
  ["select pg_catalog.SET_CONFIG('r' || 'ole', 'none', true)"],
  ["select U&\"set\\005fconfig\"('role', 'none', true)"],
  ["select 'x' where set_config(E'\\x72ole', 'sunquill_door', true) is not null"],
  ["with w as (select set_config('role', 'none', true)) select * from w"],
  ["update pg_settings set setting = 'none' where name = 'role'"],
  ['do $$ begin reset role; end $$'],
  ["do $$ begin execute 'set ro' || 'le sunquill_door'; end $$"],
  ["create function pg_temp.out() returns void language sql as 'reset role'", 'select pg_temp.out()'],
  ["create function public.out() returns void language sql as 'reset role'", 'select public.out()'],
  ["prepare out as select set_config('role', 'none', true)", 'execute out'],
  ["select query_to_xml('reset role', true, true, '')"],
  ["select query_to_xml('select set_config(''role'', ''none'', true)', true, true, '')"],
  ["select * from ts_stat('select to_tsvector(set_config(''role'', ''none'', true))')"],
  ['commit'],
  ['rollback'],
  ['end'],
  ['abort'],
  ['commit and chain'],
  ['savepoint s', 'rollback to s'],
  ["prepare transaction 'x'"],
  ['grant sunquill_door to current_user'],
  ['grant select on users to public', "alter role current_user set role 'sunquill_door'"],
  ['alter table users disable row level security'],
  ['create policy mine on users using (true)'],
  ["set local app.company_id to '3'"],
  ["select set_config('app.company_id', '3', true)"],
  [`select set_config('app.company_id', '3', false), ${PROOF}`],
  ["select set_config('app.company_proof', replace(current_setting('app.company_proof', true), '2.', '3.'), true)"],
  ["update pg_settings set setting = '3' where name = 'app.company_id'"],
  [IN_ONE("set_config('app.company_id', '3', true)")],
  [IN_ONE("set_config('role', 'sunquill_door', true)")],
  ["select set_config('row_security', 'off', true)"],
  ["copy (select password_hash from users) to '/tmp/stolen'"],
  ['select * from sunquill_proof.keys'],
  ["create or replace function proved_company() returns integer language sql as 'select 3'"],
]

it.each(WAYS)('stays in its company after %s', async (...way) => {
  const found: string[] = []
  for (const prize of PRIZES)
    await inCompany(test.database, 2, async db => {
      for (const step of way) found.push(...foreign(await leaked(db, step).catch(() => [])))
      const got = await leaked(db, prize).catch(() => [])
      found.push(...(prize.includes('users_like') ? got.filter(id => theirs.includes(id)) : got))
    }).catch(() => undefined)
  expect(found).toEqual([])
  await expectClean()
})

/** Of what a way itself answered: a hash that is not of company 2. */
const foreign = (answers: string[]) => answers.filter(text => /(^|,)[^2]\$argon/.test(text))

/** State an attempt may leave on the connection for the next user. */
const LEFT: string[][] = [
  ["select set_config('search_path', 'pg_catalog', false)"],
  ["select set_config('app.company_id', '3', false)"],
  ["select set_config('default_transaction_read_only', 'on', false)"],
  ["select set_config('statement_timeout', '1', false)"],
  ['set session characteristics as transaction read only'],
  ["set search_path to 'pg_catalog'"],
  ['create temp table companies as select * from public.companies'],
  ['select * into temp companies from public.companies'],
  ['declare companies cursor with hold for select 1'],
  ['prepare companies as select 1'],
  ['listen companies'],
]

it.each(LEFT)('leaves the connection as it was after %s', async (...way) => {
  await inCompany(test.database, 2, async db => {
    for (const step of way) await ask(db, step).catch(() => undefined)
  }).catch(() => undefined)
  await expectClean()
})

async function expectClean() {
  const seen = 'select company_id::text as leak from companies order by 1'
  for (const company_id of [3, 2]) {
    const here = await inCompany(test.database, company_id, async db => {
      await ask(db, 'update companies set version = version')
      return leaked(db, seen)
    })
    expect(here).toEqual([String(company_id)])
  }
  expect(await test.database.transaction(db => leaked(db, seen))).toEqual(['1', '2', '3'])
  const left = await inCompany(test.database, 2, db =>
    leaked(
      db,
      `select relname::text as leak from pg_class where relpersistence = 't'
       union all select pg_listening_channels()
       union all select current_setting('search_path') where current_setting('search_path') not in ('"$user", public', 'public')`,
    ),
  )
  expect(left).toEqual([])
}

it('reads no answer that was set aside for the archive of another company', async () => {
  const queries = new Map([['users', sql`select password_hash from users`]])
  const found = await test.database.snapshot(3, queries, async () => {
    const ways = [
      "select cursor_to_xml(name::refcursor, 100, true, false, '')::text as leak from pg_cursors",
      "select cursor_to_xml(('snapshot_' || n || '_users')::refcursor, 100, true, false, '')::text as leak from generate_series(1, 1) n",
      ...[1, 2, 3].flatMap(n => [`fetch all from snapshot_${n}_users`, `move snapshot_${n}_users`]),
    ]
    const answers = ways.map(way =>
      inCompany(test.database, 2, db => ask(db, way)).then(
        answer => rowsOf(answer).length,
        () => 0,
      ),
    )
    return Promise.all(answers)
  })
  expect(Math.max(...found)).toBe(0)
})

it('reads nothing of a company from the door or from what looks for what is due', async () => {
  for (const table of ['projects', 'homeowners', 'files', 'migrations'])
    for (const role of ['transaction', 'findDue'] as const) {
      const reading = test.database[role](db => ask(db, `select * from ${table}`))
      await expect(reading, `${role} ${table}`).rejects.toThrow()
    }
  await expect(test.database.findDue(db => ask(db, 'select password_hash from users'))).rejects.toThrow()
  for (const table of ['mails', 'tasks', 'notifications', 'invoices', 'lender_calls'])
    await expect(
      test.database.transaction(db => ask(db, `select id from ${table}`)),
      table,
    ).rejects.toThrow()
})
