// Agreements sent and signed before they had their own drafts, documents and certificates are migrated completely.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { directory, statements } from '#server/db/migrate.ts'
import { freshDatabase } from '#tests/support/database.ts'

type Row = Record<string, unknown>
let agreements: Row[]
let transactions: Row[]
let signers: Row[]
let signatures: Row[]
let certificates: Row[]

const id = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`
const FIELDS = JSON.stringify([
  { id: 'price', type: 'variable', variable: 'contract_price', signer_role: 'homeowner', page: 1 },
  { id: 'sign', type: 'signature', signer_role: 'homeowner', page: 1 },
  { id: 'rep', type: 'signature', signer_role: 'sales_rep', page: 1 },
])

/** As they were, as far as the migration reads them. */
const BEFORE = `
  create table companies (company_id integer primary key, certificate_pem text, private_key_sealed bytea, created_at timestamptz);
  create table users (company_id integer, id uuid, firstname text, lastname text, primary key (company_id, id));
  create table files (company_id integer, id uuid, sha256 text, primary key (company_id, id));
  create table agreements (company_id integer, id uuid, version integer, primary key (company_id, id));
  create table agreement_versions (company_id integer, agreement_id uuid, version integer, name text, file_id uuid,
    document_hash text, pages jsonb, fields jsonb);
  create table transactions (company_id integer, id uuid, agreement_id uuid, agreement_version integer, status text,
    variables jsonb, document_hash text, signed_file_id uuid, created_by uuid, primary key (company_id, id));
  create table transaction_events (company_id integer, transaction_id uuid, event text, at timestamptz);
  create table signers (company_id integer, id uuid, transaction_id uuid, signed_at timestamptz, signature_kind text,
    signature_png bytea, initials_png bytea, primary key (company_id, id));
  create table links (company_id integer);
  create table mails (company_id integer);
  insert into companies values (1, null, null, now()), (2, 'PEM', '\\x0102', now());
  insert into users values (2, '${id(1)}', 'Riley', 'Rep');
  insert into files values (2, '${id(10)}', 'document'), (2, '${id(11)}', 'sealed');
  insert into agreements values (2, '${id(20)}', 2), (2, '${id(21)}', 1);
  insert into agreement_versions values
    (2, '${id(20)}', 1, 'Old name', '${id(10)}', 'document', '[{"width": 612, "height": 792}]', '[]'),
    (2, '${id(20)}', 2, 'Contract', '${id(10)}', 'document', '[{"width": 612, "height": 792}]', '${FIELDS}'),
    (2, '${id(21)}', 1, 'Only uploaded', '${id(10)}', 'document', '[{"width": 612, "height": 792}]', '[]');
  insert into transactions values
    (2, '${id(30)}', '${id(20)}', 2, 'signed', '{"contract_price": "$18,000.00", "today": "11/20/2026"}', 'document', '${id(11)}', '${id(1)}'),
    (2, '${id(31)}', '${id(20)}', 2, 'canceled', '{"contract_price": ""}', 'document', null, '${id(1)}'),
    (2, '${id(32)}', '${id(20)}', 2, 'sent', '{}', 'document', null, '${id(99)}');
  insert into transaction_events values
    (2, '${id(30)}', 'sealed', '2026-11-20T10:00:00Z'), (2, '${id(31)}', 'declined', '2026-11-20T11:00:00Z');
  insert into signers values
    (2, '${id(40)}', '${id(30)}', '2026-11-20T09:00:00Z', 'typed', '\\x89', '\\x90'),
    (2, '${id(41)}', '${id(30)}', '2026-11-20T10:00:00Z', 'drawn', '\\x91', null),
    (2, '${id(42)}', '${id(32)}', null, null, null, null);`

const hourOf = (moment: unknown) => (moment === null ? null : new Date(String(moment)).getUTCHours())
const rowsOf = (result: unknown): Row[] =>
  result !== null && typeof result === 'object' && 'rows' in result && Array.isArray(result.rows) ? result.rows : []

beforeAll(async () => {
  const database = await freshDatabase()
  const migration = readFileSync(join(directory, '0016-agreements.sql'), 'utf8')
  await database.asOwner(async db => {
    await db.execute(sql`create schema before`)
    await db.execute(sql`set local search_path = before`)
    for (const statement of [...statements(BEFORE), ...statements(migration)]) await db.execute(sql.raw(statement))
    const read = async (table: string) => rowsOf(await db.execute(sql.raw(`select * from ${table} order by 1, 2`)))
    agreements = await read('agreements')
    transactions = await read('transactions')
    signers = await read('signers')
    signatures = await read('(select signer_id, kind, way, sha256, id from signatures) as them')
    certificates = await read('signing_certificates')
    await db.execute(sql`drop schema before cascade`)
  })
})

it('makes the newest version the draft, published where it had fields, with the roles that have some as signers', () => {
  expect(agreements).toMatchObject([
    {
      published_version: 2,
      draft: {
        name: 'Contract',
        document_hash: 'document',
        file_id: id(10),
        fields: [{ id: 'price', label: '' }, { id: 'sign' }, { id: 'rep' }],
        signers: [
          { role: 'homeowner', step: 1 },
          { role: 'sales_rep', step: 1 },
        ],
        rescission_notice: false,
      },
    },
    { published_version: null, draft: { name: 'Only uploaded', fields: [], signers: [] } },
  ])
})

it('gives what was sent its document, its values by field, and when it ended', () => {
  const day = { completed_at: null, sealed_at: null, ended_at: null }
  const hours = transactions.map(row => ({
    completed_at: hourOf(row['completed_at']),
    sealed_at: hourOf(row['sealed_at']),
    ended_at: hourOf(row['ended_at']),
  }))
  expect(hours).toEqual([{ ...day, completed_at: 10, sealed_at: 10 }, { ...day, ended_at: 11 }, day])
  expect(transactions).toMatchObject([
    {
      signed_hash: 'sealed',
      document_file_id: id(10),
      variables: { price: '$18,000.00' },
      content: { name: 'Contract' },
      created_by_name: 'Riley Rep',
      next_seal_at: null,
    },
    { variables: { price: '' } },
    { variables: {}, created_by_name: '' },
  ])
})

it('keeps every signature and the company’s certificate', () => {
  expect(signatures).toMatchObject([
    { signer_id: id(40), kind: 'initials', way: 'typed' },
    { signer_id: id(40), kind: 'signature', way: 'typed' },
    { signer_id: id(41), kind: 'signature', way: 'drawn' },
  ])
  const adopted = (signer_id: string, kind: string) =>
    signatures.find(one => one['signer_id'] === signer_id && one['kind'] === kind)?.['id'] ?? null
  expect(signers.map(one => [one['signature_id'], one['initials_id']])).toEqual(
    [40, 41, 42].map(last => [adopted(id(last), 'signature'), adopted(id(last), 'initials')]),
  )
  expect(certificates).toMatchObject([{ company_id: 2, source: 'made', certificate_pem: 'PEM', active: true }])
})
