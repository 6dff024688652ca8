// Declines: canceled before anyone signed, voided after, with the signer's reason. The links stay, so that each shows how it ended.
import { eq } from 'drizzle-orm'
import { signs } from '#machines/agreements/turns.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { RequestFacts } from '../../handler.ts'
import type { Ports } from '../../ports/ports.ts'
import { appendEvents } from '../evidence/trail.ts'
import { tellTeam } from '../sending/tell-team.ts'
import { words as texts } from '../words.ts'
import { changeSigner, ownEvent, requireWaiting, type Signing } from './signing.ts'

/** Returns the agreement's new state, or undefined if it was declined before. */
export async function decline(
  db: Db,
  ports: Ports,
  signing: Signing,
  text: string,
  request: RequestFacts,
): Promise<Signing | undefined> {
  const { transaction, all, words } = signing
  if (signing.signer.status === 'declined') return undefined
  requireWaiting(signing)
  if (!signs(signing.signer)) throw refuse(409, 'not_your_turn', words.copy_only)
  if (signing.signer.status === 'signed') throw refuse(409, 'already_signed', words.signed_already)
  const reason = text.trim()
  if (reason.length < 3) throw refuse(400, 'invalid_input', { reason: words.give_reason })
  const status = all.some(one => one.status === 'signed') ? 'voided' : 'canceled'
  const change = { status: 'declined' as const, decline_reason: reason }
  const signer = { ...signing.signer, ...change }
  await changeSigner(db, signer, change)
  const end = {
    status,
    reason,
    ended_at: ports.now(),
    next_reminder_at: null,
    version: transaction.version + 1,
  } as const
  await db.update(transactions).set(end).where(eq(transactions.id, transaction.id))
  await appendEvents(db, ports, transaction, [
    ownEvent(signing, request, 'declined', { reason }),
    { event: status, actor: ports.brand },
  ])
  await tellTeam(db, ports, transaction, 'agreement_declined', of => ({
    subject: texts.team.declined(of),
    sentence: texts.team.declined_text({ ...of, name: signer.name, reason }),
  }))
  const everyone = all.map(one => (one.id === signer.id ? signer : one))
  return { ...signing, signer, all: everyone, transaction: { ...transaction, ...end } }
}
