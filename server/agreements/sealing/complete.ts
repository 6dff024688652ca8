// What follows a signature: the next signers are asked, or everyone has signed and the transaction is complete. Its PDF is
// sealed afterwards, from what stands here, however often the server has to begin.
import { eq } from 'drizzle-orm'
import { allSigned } from '#machines/agreements/turns.ts'
import { proposeSchedule, redraftSchedule } from '#server/money/receivables/schedule.ts'
import { moveProject } from '#server/projects/moves/move.ts'
import type { Db } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import { projects } from '../../db/schema/projects.ts'
import type { Ports } from '../../ports/ports.ts'
import { appendEvent } from '../evidence/trail.ts'
import { inviteNext } from '../sending/invite.ts'
import { tellTeam } from '../sending/tell-team.ts'
import { signersOf, type TransactionRow } from '../view.ts'
import { words } from '../words.ts'

/**
 * Within the transaction that stored a signature, under the lock of the transaction's row and of its project's.
 * Answers whether it was the last.
 */
export async function completeIfLast(db: Db, ports: Ports, transaction: TransactionRow): Promise<boolean> {
  const { id } = transaction
  if (!allSigned(await signersOf(db, id))) {
    await db
      .update(transactions)
      .set({ version: transaction.version + 1 })
      .where(eq(transactions.id, id))
    await inviteNext(db, ports, transaction)
    return false
  }
  await complete(db, ports, transaction, { seal: true })
  return true
}

/**
 * Everyone has signed, electronically or on paper; what was signed on paper has no seal. Needs the same locks. Answers whether the
 * project moved.
 */
export async function complete(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  { seal }: { seal: boolean },
): Promise<boolean> {
  const { id, company_id, version } = transaction
  const now = ports.now()
  await db
    .update(transactions)
    .set({
      status: 'signed',
      completed_at: now,
      next_seal_at: seal ? now : null,
      next_reminder_at: null,
      version: version + 1,
    })
    .where(eq(transactions.id, id))
  await appendEvent(db, ports, { company_id, transaction_id: id, event: 'completed', actor: ports.brand })
  return settleProject(db, ports, transaction)
}

/**
 * The installation agreement, fully signed: what was agreed is drafted as invoices, and a cash deal makes its project paid_by_cash. A
 * change order, or another agreement of what is sold already, changes what is drafted. One
 * that cannot go there keeps an event instead. Answers whether it moved.
 */
async function settleProject(db: Db, ports: Ports, transaction: TransactionRow): Promise<boolean> {
  const { company_id, id, project_id, financing_type, content } = transaction
  const is_change = content.kind === 'change_order'
  if ((content.kind !== 'installation' && !is_change) || (financing_type !== 'cash' && financing_type !== 'loan'))
    return false
  const [project] = await db.select().from(projects).where(eq(projects.id, project_id)).for('no key update')
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
  await appendEvent(db, ports, {
    company_id,
    transaction_id: id,
    event: 'project_not_moved',
    actor: ports.brand,
    detail: { status: project.status },
  })
  await tellTeam(db, ports, transaction, 'agreement_signed', of => ({
    subject: words.team.not_moved(of),
    sentence: words.team.not_moved_text({ ...of, status: project.status }),
  }))
  return false
}

/** Another agreement of a project that is sold already has nothing to move. */
const SOLD: ReadonlySet<string> = new Set(['paid_by_cash', 'approved', 'installation_completed', 'funded'])
