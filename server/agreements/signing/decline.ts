// Declines: canceled before anyone signed, voided after, with the signer's reason. The links stay, so that each shows how it ended.
import { eq } from 'drizzle-orm'
import { signs } from '#machines/agreements/turns.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { RequestFacts } from '../../handler.ts'
import type { Ports } from '../../ports/ports.ts'
import { appendEvent } from '../evidence/trail.ts'
import { tellTeam } from '../sending/tell-team.ts'
import { words as texts } from '../words.ts'
import { changeSigner, note, requireWaiting, type Signing } from './signing.ts'

/** False when it was declined before. */
export async function decline(
  db: Db,
  ports: Ports,
  signing: Signing,
  text: string,
  request: RequestFacts,
): Promise<boolean> {
  const { transaction, signer, all, words } = signing
  if (signer.status === 'declined') return false
  requireWaiting(signing)
  if (!signs(signer)) throw refuse(409, 'not_your_turn', words.copy_only)
  if (signer.status === 'signed') throw refuse(409, 'already_signed', words.signed_already)
  const reason = text.trim()
  if (reason.length < 3) throw refuse(400, 'invalid_input', { reason: words.give_reason })
  const status = all.some(one => one.status === 'signed') ? 'voided' : 'canceled'
  const { company_id, id: transaction_id, version } = transaction
  await changeSigner(db, signer, { status: 'declined', decline_reason: reason })
  await db
    .update(transactions)
    .set({ status, reason, ended_at: ports.now(), next_reminder_at: null, version: version + 1 })
    .where(eq(transactions.id, transaction_id))
  await note(db, ports, signing, request, 'declined', { reason })
  await appendEvent(db, ports, { company_id, transaction_id, event: status, actor: ports.brand })
  await tellTeam(db, ports, transaction, 'agreement_declined', of => ({
    subject: texts.team.declined(of),
    sentence: texts.team.declined_text({ ...of, name: signer.name, reason }),
  }))
  return true
}
