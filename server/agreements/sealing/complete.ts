// After a signature: asks the next signers, or completes the transaction if it was the last. The PDF is sealed
// afterwards from what is stored here, with as many retries as needed.

import { eq } from 'drizzle-orm'
import { allSigned } from '#machines/agreements/turns.ts'
import { proposeSchedule, redraftSchedule } from '#server/money/receivables/schedule.ts'
import { lockProject, type ProjectRow } from '#server/projects/access.ts'
import { moveProject } from '#server/projects/moves/move.ts'
import type { Db } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { Ports } from '../../ports/ports.ts'
import { appendEvents, type NewEvent } from '../evidence/trail.ts'
import { inviteNext } from '../sending/invite.ts'
import { tellTeam } from '../sending/tell-team.ts'
import type { Signing } from '../signing/signing.ts'
import type { TransactionRow } from '../view.ts'
import { words } from '../words.ts'

/**
 * Within the transaction that stored a signature, under the lock of the transaction's row and of its project's. `signed` goes into the
 * trail. Returns the transaction as it is then.
 */
export async function completeIfLast(
  db: Db,
  ports: Ports,
  { transaction, all, project }: Pick<Signing, 'transaction' | 'all' | 'project'>,
  signed: NewEvent,
): Promise<TransactionRow> {
  if (allSigned(all)) return (await complete(db, ports, transaction, { seal: true, events: [signed], project })).row
  const row = { ...transaction, version: transaction.version + 1 }
  await db.update(transactions).set({ version: row.version }).where(eq(transactions.id, row.id))
  await appendEvents(db, ports, row, [signed, ...(await inviteNext(db, ports, row, all))])
  return row
}

type Completing = {
  /** Paper signatures have no seal. */
  seal: boolean
  /** Events that led to it, for the trail. */
  events: readonly NewEvent[]
  /** Where it is locked already. */
  project?: ProjectRow | undefined
}

/** Everyone has signed, electronically or on paper. Needs the same locks. */
export async function complete(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  { seal, events, project }: Completing,
): Promise<{ row: TransactionRow; moved_project: boolean }> {
  const now = ports.now()
  const change = {
    status: 'signed' as const,
    completed_at: now,
    next_seal_at: seal ? now : null,
    next_reminder_at: null,
    version: transaction.version + 1,
  }
  const row = { ...transaction, ...change }
  await db.update(transactions).set(change).where(eq(transactions.id, row.id))
  await appendEvents(db, ports, row, [...events, { event: 'completed', actor: ports.brand }])
  return { row, moved_project: await settleProject(db, ports, row, project) }
}

/**
 * The installation agreement, fully signed: drafts invoices for the agreed payments, and a cash deal moves its project
 * to paid_by_cash. A change order, or another agreement for a sold project, updates the drafts. If the move isn't
 * possible, an event is stored instead. Returns true if it moved.
 */
async function settleProject(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  locked: ProjectRow | undefined,
): Promise<boolean> {
  const { project_id, financing_type, content } = transaction
  const is_change = content.kind === 'change_order'
  if ((content.kind !== 'installation' && !is_change) || (financing_type !== 'cash' && financing_type !== 'loan'))
    return false
  const project = locked ?? (await lockProject(db, project_id))
  if (!project) return false
  // The lender moves the project; rebates that were taken off are owed all the same.
  if (financing_type === 'loan') {
    await proposeSchedule(db, ports, project, null)
    return false
  }
  if (is_change || SOLD.has(project.status)) {
    await redraftSchedule(db, ports, project)
    return false
  }
  if (project.status === 'active') {
    const sold = await moveProject(db, ports, project, 'paid_by_cash')
    await proposeSchedule(db, ports, sold, null)
    return true
  }
  await appendEvents(db, ports, transaction, [
    { event: 'project_not_moved', actor: ports.brand, detail: { status: project.status } },
  ])
  await tellTeam(db, ports, transaction, 'agreement_signed', of => ({
    subject: words.team.not_moved(of),
    sentence: words.team.not_moved_text({ ...of, status: project.status }),
  }))
  return false
}

/** Another agreement of an already sold project moves nothing. */
const SOLD: ReadonlySet<string> = new Set(['paid_by_cash', 'approved', 'installation_completed', 'funded'])
