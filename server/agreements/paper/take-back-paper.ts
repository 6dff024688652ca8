// Undoes a record of a paper signature. The agreement waits for its signers again, and its effects are reverted: the
// project's status along its own chart, and draft invoices. Requested or received payments are not undone automatically.
import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import { canTakeBack } from '#machines/agreements/agreement-transaction.machine.ts'
import { words as agreement } from '#machines/agreements/words.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { moveProject } from '#server/projects/moves/move.ts'
import type { UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { paper_records, signers, transactions } from '../../db/schema/agreements.ts'
import { invoices } from '../../db/schema/receivables.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { appendEvents } from '../evidence/trail.ts'
import type { TransactionRow } from '../view.ts'
import { words } from '../words.ts'
import { type PaperRow, standingPaper } from './paper-rows.ts'

/** The caller has locked the project and the transaction. Returns the record, and the transaction as it is then. */
export async function takeBackPaper(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { project, row, reason }: { project: ProjectRow; row: TransactionRow; reason: string },
): Promise<{ paper: PaperRow; row: TransactionRow }> {
  const paper = await standingPaper(db, row.id)
  if (!paper || !canTakeBack(row.status, true)) throw unavailable(agreement.not_on_paper)
  await goBack(db, ports, caller, project, row, paper, reason)
  for (const { signer_id, before } of paper.signers)
    await db.update(signers).set({ status: before, signed_at: null }).where(eq(signers.id, signer_id))
  const change = { status: 'sent' as const, completed_at: null, version: row.version + 1 }
  await db.update(transactions).set(change).where(eq(transactions.id, row.id))
  await db
    .update(paper_records)
    .set({ ended_at: ports.now(), ended_by_name: caller.name, ended_reason: reason })
    .where(eq(paper_records.id, paper.id))
  const detail = { reason, scan_sha256: paper.file_hash }
  await appendEvents(db, ports, row, [{ event: 'paper_taken_back', actor: caller.name, detail }])
  return { paper, row: { ...row, ...change } }
}

const unavailable = (sentence: string) => refuse(409, 'action_unavailable', sentence)

/** Keeps what another signed installation agreement of the project depends on. */
async function goBack(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  project: ProjectRow,
  row: TransactionRow,
  paper: PaperRow,
  reason: string,
) {
  if (row.content.kind !== 'installation' || (await isSignedElsewhere(db, row))) return
  await dropDrafts(db, project)
  if (!paper.moved_project) return
  if (project.status === 'installation_completed' || project.status === 'funded')
    throw unavailable(words.installation_complete)
  if (project.status !== 'paid_by_cash') return
  const by = { name: caller.name, mayReopen: true, reason: words.in('en').paper_undone({ reason }) }
  await moveProject(db, ports, await moveProject(db, ports, project, 'voided', by), 'active', by)
}

async function isSignedElsewhere(db: Db, { id, project_id }: TransactionRow): Promise<boolean> {
  const rows = await db
    .select({ content: transactions.content })
    .from(transactions)
    .where(and(eq(transactions.project_id, project_id), eq(transactions.status, 'signed'), ne(transactions.id, id)))
  return rows.some(({ content }) => content.kind === 'installation')
}

/** Throws 409 where one of the schedule's or a rebate's invoices was paid, or issued and not credited in full. */
async function dropDrafts(db: Db, { id }: ProjectRow) {
  const of_sale = and(
    eq(invoices.project_id, id),
    or(isNotNull(invoices.milestone), isNotNull(invoices.incentive_id)),
    ne(invoices.status, 'void'),
  )
  const made = await db.select().from(invoices).where(of_sale)
  const paid = made.find(({ paid_cents }) => paid_cents > 0)
  if (paid) throw unavailable(words.invoice_paid({ number: paid.number ?? '' }))
  const issued = made.find(one => one.status !== 'draft' && one.total_cents > one.credited_cents)
  if (issued) throw unavailable(words.invoice_issued({ number: issued.number ?? '' }))
  await db.delete(invoices).where(and(of_sale, eq(invoices.status, 'draft')))
}
