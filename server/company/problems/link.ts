// The link a homeowner's page was opened with, and its project. Its visitors aren't signed in.
import { and, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { linkEnded } from '#server/caller.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { links, signers, transactions } from '#server/db/schema/agreements.ts'
import { simulation_reports } from '#server/db/schema/design.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { proposals } from '#server/db/schema/proposals.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'

type LinkKind = (typeof links.$inferSelect)['kind']

const KIND_OF_PAGE: Record<Schemas['ProblemPage'], LinkKind> = {
  proposal: 'proposal',
  summary: 'proposal',
  signing: 'signer',
  signed: 'signer',
  sign_report: 'signer',
  application: 'lender_application',
  simulation_report: 'report',
}

export type ReportedLink = { company_id: number; project_id: string; token_hash: string }

/** 404 for a link that is guessed, has ended or has expired. Leaves the transaction inside the company's tenant. */
export async function requireLink(
  db: Db,
  ports: Ports,
  { page, token }: Pick<Schemas['ProblemReport'], 'page' | 'token'>,
): Promise<ReportedLink> {
  const token_hash = sha256(token)
  const kind = KIND_OF_PAGE[page]
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.token_hash, token_hash), eq(links.kind, kind)))
  if (!link || link.ended_at || (link.expires_at && link.expires_at <= ports.now())) throw linkEnded()
  await enterTenant(db, link.company_id)
  const project_id = await projectOf(db, kind, link.entity_id)
  if (!project_id) throw linkEnded()
  return { company_id: link.company_id, project_id, token_hash }
}

async function projectOf(db: Db, kind: LinkKind, entity_id: string): Promise<string | undefined> {
  if (kind === 'signer') {
    const [found] = await db
      .select({ project_id: transactions.project_id })
      .from(signers)
      .innerJoin(transactions, eq(transactions.id, signers.transaction_id))
      .where(eq(signers.id, entity_id))
    return found?.project_id
  }
  const table = kind === 'proposal' ? proposals : kind === 'report' ? simulation_reports : lender_applications
  const [found] = await db.select({ project_id: table.project_id }).from(table).where(eq(table.id, entity_id))
  return found?.project_id
}
