// Whoever has a sealed document asks whether it was sealed here, by its hash alone: what is answered, the document says anyway,
// but for what became of it since.
import { desc, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { type Db, enterTenant } from '../db/database.ts'
import { transactions } from '../db/schema-agreements.ts'
import { companies } from '../db/schema-company.ts'
import type { Handlers } from '../handler.ts'
import { paced } from '../lib/pace.ts'

/** Nobody has so many documents to check that a page asking more often is not one gone wild. */
const asking = paced(60)

export const findSealHandlers: Pick<Handlers<'agreements'>, '/v3/agreements.FindSeal'> = {
  '/v3/agreements.FindSeal': async ({ input, db, ports, request }) => {
    asking(request.ip, ports.now())
    return { seal: await findSeal(db, input.document_hash) }
  },
}

async function findSeal(db: Db, document_hash: string): Promise<Schemas['KnownSeal'] | null> {
  // At the door only the row's place is seen; what it says is read inside its company.
  const [place] = await db
    .select({ company_id: transactions.company_id, id: transactions.id, sealed_at: transactions.sealed_at })
    .from(transactions)
    .where(eq(transactions.signed_hash, document_hash))
    .orderBy(desc(transactions.sealed_at))
    .limit(1)
  if (!place?.sealed_at) return null
  await enterTenant(db, place.company_id)
  const [[row], [company]] = [
    await db
      .select({ content: transactions.content, status: transactions.status, ended_at: transactions.ended_at })
      .from(transactions)
      .where(eq(transactions.id, place.id)),
    await db.select({ name: companies.name }).from(companies),
  ]
  if (!row || !company) return null
  return {
    company_name: company.name,
    agreement_name: row.content.name,
    sealed_at: place.sealed_at.toISOString(),
    status: row.status,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
