// Verifies a restored agreement against its files: the hashes it names, its signers' signatures, and that no other
// company here has the same agreement.
import { and, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { type Db, enterDoor, enterTenant } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { transactions } from '#server/db/schema/agreements.ts'
import { seals } from '#server/db/schema/seals.ts'
import { companyIsHere } from './bring-in-people.ts'
import { words } from './words.ts'
import { brokenArchive } from './zip-reader.ts'

const AT_ONCE = 1_000

/** Needs the company's tenant, and leaves it there. */
export async function checkSeals(db: Db, company_id: number): Promise<void> {
  const unfit = rowsOf(
    await db.execute(sql`select t.id from transactions t
      left join files shown on shown.id = t.document_file_id and shown.sha256 = t.document_hash
      left join files signed on signed.id = t.signed_file_id and signed.sha256 = t.signed_hash
      where shown.id is null
        or (t.sealed_at is not null) <> (t.signed_file_id is not null)
        or (t.sealed_at is not null) <> (t.signed_hash is not null)
        or (t.sealed_at is not null and (signed.id is null or t.completed_at is null))
        or (t.completed_at is not null and not exists (select from signers s where s.transaction_id = t.id))
        or (t.completed_at is not null and exists (
          select from signers s where s.transaction_id = t.id and (s.signed_at is null or s.status <> 'signed')))
      limit 1`),
  )
  if (unfit.length > 0) throw brokenArchive(words.why.agreement)
  const sealed = await db
    .select({ id: transactions.id, hash: transactions.signed_hash })
    .from(transactions)
    .where(isNotNull(transactions.signed_hash))
  for (let from = 0; from < sealed.length; from += AT_ONCE)
    await refuseForeign(db, company_id, sealed.slice(from, from + AT_ONCE))
}

/** Documents are looked up by hash across all companies of the server. */
async function refuseForeign(db: Db, company_id: number, sealed: { id: string; hash: string | null }[]) {
  const ids = sealed.map(one => one.id)
  const hashes = sealed.flatMap(({ hash }) => hash ?? [])
  await enterDoor(db)
  const [transaction] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(ne(transactions.company_id, company_id), inArray(transactions.id, ids)))
    .limit(1)
  const [seal] = await db
    .select({ id: seals.transaction_id })
    .from(seals)
    .where(and(ne(seals.company_id, company_id), inArray(seals.file_hash, hashes)))
    .limit(1)
  await enterTenant(db, company_id)
  if (transaction || seal) throw companyIsHere()
}
