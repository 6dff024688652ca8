// Looks up by its hash if a document was sealed here. The answer contains only what the document states, plus later
// changes. Only seals made here count, and only the first for a hash.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { type Db, enterTenant } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { Handlers } from '../../handler.ts'
import { companyOf } from '../../lib/own-company.ts'
import { paced } from '../../lib/pace.ts'
import type { Ports } from '../../ports/ports.ts'
import { findPaper } from '../paper/find-paper.ts'
import { firstSealOf } from '../seal-log/made-here.ts'

/** More than anyone needs to check; a faster page is malfunctioning. */
const asking = paced(60)

export const findSealHandlers: Pick<Handlers<'agreements'>, '/v3/agreements.FindSeal'> = {
  '/v3/agreements.FindSeal': async ({ input, db, ports, request }) => {
    asking(request.ip, ports.now())
    const seal = await findSeal(db, ports, input.document_hash)
    return { seal, paper: seal ? null : await findPaper(db, ports, input.document_hash) }
  },
}

async function findSeal(db: Db, ports: Ports, file_hash: string): Promise<Schemas['KnownSeal'] | null> {
  // Outside the company only the row's location is visible; its contents are read inside.
  const seal = await firstSealOf(db, ports, file_hash)
  if (!seal) return null
  await enterTenant(db, seal.company_id)
  const [row] = await db
    .select({ content: transactions.content, status: transactions.status, ended_at: transactions.ended_at })
    .from(transactions)
    .where(eq(transactions.id, seal.transaction_id))
  if (!row) return null
  return {
    company_name: (await companyOf(db)).name,
    agreement_name: row.content.name,
    sealed_at: seal.sealed_at.toISOString(),
    status: row.status,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
