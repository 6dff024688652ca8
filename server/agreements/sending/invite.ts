// Writing to those whose turn it is to sign, when an agreement is sent and when a step of signers is done.

import { eq } from 'drizzle-orm'
import { firstReminder } from '#machines/agreements/reminder-days.ts'
import { isTurnOf, stepOf } from '#machines/agreements/turns.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { Ports } from '../../ports/ports.ts'
import type { NewEvent } from '../evidence/trail.ts'
import type { SignerRow, TransactionRow } from '../view.ts'
import { mailSigners } from './signer-mails.ts'

type By = { user_id: string; name: string }

/** Asks them to sign; answers the trail's events of it. Reminders are counted from now on. Needs the transaction's lock. */
export async function invite(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  to: readonly SignerRow[],
  by?: By,
): Promise<NewEvent[]> {
  if (to.length === 0) return []
  const events = await mailSigners(db, ports, transaction, to, { kind: 'agreement', by })
  const { reminder_days } = (await readSetting(db, 'signing')).value
  await db
    .update(transactions)
    .set({ next_reminder_at: firstReminder(reminder_days, ports.now()) })
    .where(eq(transactions.id, transaction.id))
  return events
}

/**
 * After a signature: where it was the last of its step, those of the next one are written to, unless they hold a link already.
 * Returns the trail's events of it.
 */
export async function inviteNext(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  all: readonly SignerRow[],
): Promise<NewEvent[]> {
  const step = stepOf(all)
  const begun = all.some(one => one.step === step && one.status === 'signed')
  if (transaction.status !== 'sent' || step === null || begun) return []
  const now = ports.now()
  const next = all.filter(one => isTurnOf(one, all) && !(one.link_expires_at && one.link_expires_at > now))
  return invite(db, ports, transaction, next)
}
