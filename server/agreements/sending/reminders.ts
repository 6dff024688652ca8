// Reminds signers who have been asked and have not signed. Claimed by taking the due moment away under the transaction's lock,
// so that of two servers one writes.

import { and, eq, gt, lte } from 'drizzle-orm'
import { minutesToWait, PAUSE_MS } from '#machines/agreements/actions.ts'
import { isTooOld, nextReminder } from '#machines/agreements/reminder-days.ts'
import { isTurnOf } from '#machines/agreements/turns.ts'
import { listed } from '#machines/words/listed.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { writeAudit } from '../../audit.ts'
import { type Database, type Db, inCompany } from '../../db/database.ts'
import { signers, transaction_events, transactions } from '../../db/schema/agreements.ts'
import type { Ports } from '../../ports/ports.ts'
import { appendEvents } from '../evidence/trail.ts'
import { type SignerRow, signersOf, type TransactionRow } from '../view.ts'
import { words } from '../words.ts'
import { mailSigners } from './signer-mails.ts'

const AT_ONCE = 50

/** Returns how many signers were written to. */
export async function remindDue(database: Database, ports: Ports): Promise<number> {
  const { company_id, id, status, next_reminder_at } = transactions
  const due = await database.findDue(db =>
    db
      .select({ company_id, id })
      .from(transactions)
      .where(and(eq(status, 'sent'), lte(next_reminder_at, ports.now())))
      .orderBy(next_reminder_at)
      .limit(AT_ONCE),
  )
  let reminded = 0
  const faults: unknown[] = []
  for (const one of due)
    try {
      reminded += await inCompany(database, one.company_id, db => remind(db, ports, one.id))
    } catch (error) {
      faults.push(error)
    }
  // A failed reminder doesn't hold up others; the caller gets all errors.
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} reminders could not be written`)
  return reminded
}

async function remind(db: Db, ports: Ports, id: string): Promise<number> {
  const now = ports.now()
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, id), eq(transactions.status, 'sent'), lte(transactions.next_reminder_at, now)))
    .for('update')
  if (!row) return 0
  const { reminder_days } = (await readSetting(db, 'signing')).value
  const all = await signersOf(db, id)
  const recipients = all.filter(
    one => isTurnOf(one, all) && one.status !== 'declined' && one.sent_at && one.reminders < reminder_days.length,
  )
  const over = isTooOld(row.created_at, now)
  if (!over && (await isBusy(db, id, recipients, now))) {
    await db
      .update(transactions)
      .set({ next_reminder_at: new Date(now.getTime() + PAUSE_MS) })
      .where(eq(transactions.id, id))
    return 0
  }
  // One a person has written to just now is not written to again; the days continue.
  const to = over ? [] : recipients.filter(one => minutesToWait(one, now) === 0)
  await appendEvents(db, ports, row, await mailSigners(db, ports, row, to, { kind: 'agreement_reminder' }))
  for (const { id: signer_id, reminders } of recipients)
    await db
      .update(signers)
      .set({ reminders: reminders + 1 })
      .where(eq(signers.id, signer_id))
  const done = 1 + Math.min(...recipients.map(({ reminders }) => reminders))
  const next = over || recipients.length === 0 ? null : nextReminder(reminder_days, done, now)
  await db.update(transactions).set({ next_reminder_at: next }).where(eq(transactions.id, id))
  if (to.length > 0)
    await note(
      db,
      ports,
      row,
      to.map(({ name }) => name),
    )
  return to.length
}

/** A signer who is signing right now, on their own device or a handed-over one, isn't interrupted. */
async function isBusy(db: Db, id: string, asked: readonly SignerRow[], now: Date): Promise<boolean> {
  const { transaction_id, at, detail, event } = transaction_events
  const recent = await db
    .select({ event, detail })
    .from(transaction_events)
    .where(and(eq(transaction_id, id), gt(at, new Date(now.getTime() - PAUSE_MS))))
  return recent.some(
    one =>
      asked.some(({ id }) => id === one.detail['signer_id']) && ('device' in one.detail || one.event === 'handed_over'),
  )
}

/** Listed in the project's activity like a person's action. */
async function note(
  db: Db,
  ports: Ports,
  { company_id, project_id, id, content }: TransactionRow,
  names: readonly string[],
) {
  const request = { id: ports.id(), ip: '', user_agent: '', token: undefined }
  await writeAudit(db, ports, { kind: 'anyone' }, request, '/v3/agreements.SendLink', 'done', {
    sentence: () => words.reminded({ names: listed(names), agreement: content.name }),
    project_id,
    entity_id: id,
    actor: { company_id, user_id: null, name: ports.brand },
  })
}
