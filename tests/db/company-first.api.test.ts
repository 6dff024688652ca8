// Requirements of a database sharded by company, such as Citus: the company comes first in every key. Exceptions are
// listed with their reason; additions are noticed.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { freshDatabase } from '#tests/support/database.ts'

/** Looked for before the company is known. A directory table, or the company in the token, would take their place. */
const AT_THE_DOOR: Record<string, string> = {
  sessions_token_hash_key: 'a session’s token says nothing of its company',
  invites_token_hash_key: 'nor does an invitation’s',
  links_token_hash_key: 'nor does a link’s to a proposal or a report',
  lender_connections_hook_id_key: 'nor does the address a lender calls',
  users_id_key: 'support acts as a user by the id alone',
  company_domains_verified: 'and of an address at a company’s own domain, at first only the domain',
  users_email: 'one address signs in to one company, and only the address is given',
}
const SHARED: Record<string, string> = {
  seals_leaf_index_fkey:
    'the log of seals is one for the installation, so that no company’s part of it can be rewritten',
}
/** Tables of no company. */
const OF_THE_INSTALLATION: Record<string, string> = {
  migrations: 'what the schema is',
  secret_mark: 'the fingerprint of the secret',
  installation_keys: 'the keys of the installation',
  company_erasures: 'what is left of a company that was erased',
  evidence_keying: 'what was keyed once for all companies',
  seal_log: 'the log of seals, see above',
  seal_log_nodes: 'its tree',
  seal_log_heads: 'its signed heads',
  login_attempts: 'counted by address before anyone is known',
  sign_ups: 'there is no company yet',
}

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
const namesOf = (query: ReturnType<typeof sql>) =>
  database.asOwner(async db =>
    rowsOf<{ name: string }>(await db.execute(query))
      .map(({ name }) => name)
      .sort(),
  )

const TENANT_TABLES = sql`
  select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'company_id'`

it('has the company first in the primary key of every tenant table', async () => {
  const other = await namesOf(sql`
    select c.relname as name from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.oid in (${TENANT_TABLES}) and pg_get_indexdef(i.indexrelid, 1, true) is distinct from 'company_id'`)
  expect(other).toEqual([])
})

it('has the company first in every unique index, but for what is looked for at the door', async () => {
  const other = await namesOf(sql`
    select i.indexrelid::regclass::text as name from pg_index i
    where i.indrelid in (${TENANT_TABLES}) and i.indisunique and pg_get_indexdef(i.indexrelid, 1, true) <> 'company_id'`)
  expect(other).toEqual(Object.keys(AT_THE_DOOR).sort())
})

it('has the company first in every foreign key, but for the log of seals', async () => {
  const other = await namesOf(sql`
    select f.conname as name from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.conrelid in (${TENANT_TABLES}) and a.attname <> 'company_id'`)
  expect(other).toEqual(Object.keys(SHARED))
})

it('has no table without a company that is not the installation’s', async () => {
  const other = await namesOf(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.oid not in (${TENANT_TABLES})`)
  expect(other).toEqual(Object.keys(OF_THE_INSTALLATION).sort())
})
