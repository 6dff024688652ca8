// The links by which signers sign: made, mailed, ended, or handed over with the device.

import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { minutesToWait } from '#machines/agreements/actions.ts'
import type { TrailEventName } from '#machines/agreements/evidence/events.ts'
import { signs } from '#machines/agreements/turns.ts'
import { KeptRefusal, notFound, refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { appendEvents, type NewEvent } from '#server/agreements/evidence/trail.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { invite } from '../../agreements/sending/invite.ts'
import { mailSigners } from '../../agreements/sending/signer-mails.ts'
import { requireOpen, requireTheirTurn, requireUnsigned } from '../../agreements/signing/signing.ts'
import { endSigningLink, newSigningLink } from '../../agreements/signing/signing-links.ts'
import { requireTransaction } from '../../agreements/transactions.ts'
import { type SignerRow, signersOf, type TransactionRow, transactionView } from '../../agreements/view.ts'
import type { UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { signers, transaction_events } from '../../db/schema/agreements.ts'
import type { Handlers } from '../../handler.ts'
import { words } from './words.ts'

type Paths = `/v3/agreements.${'GenerateURL' | 'SendLink' | 'MarkLinkSent' | 'RevokeLink'}`

/** Emails of all kinds per transaction: an address can be corrected often, but not without limit. */
const MAILS_A_DAY = 20

export const linkHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/agreements.GenerateURL': async ({ input, caller, db, ports, audit }) => {
    const { row, signer } = await requireSigner(db, caller, input)
    const in_person = input.in_person === true
    const { token, expires_at } = await newSigningLink(db, ports, signer, in_person ? caller : null)
    const event = in_person ? 'handed_over' : 'link_made'
    await appendEvents(db, ports, row, [about(signer, caller, event)])
    await audit({
      sentence: () => {
        const of = { name: signer.name, agreement: row.content.name }
        return in_person ? words.device_handed(of) : words.link_made(of)
      },
      project_id: row.project_id,
      entity_id: row.id,
    })
    return { url: `${ports.public_origin}/sign/${token}`, token, expires_at: expires_at.toISOString() }
  },

  '/v3/agreements.SendLink': async ({ input, caller, db, ports, audit }) => {
    const { row, signer, all } = await requireSigner(db, caller, input)
    requireTheirTurn(signer, all)
    const email = input.email?.trim() ?? signer.email
    const readdressed = email.toLowerCase() !== signer.email.toLowerCase()
    const reminds = input.kind === 'reminder'
    if (reminds && !signer.sent_at) throw refuse(409, 'not_invited', words.not_invited({ name: signer.name }))
    if (!readdressed) requirePause(signer, ports.now())
    await requireFew(db, row, ports.now())
    // Earlier links are in another mailbox.
    if (readdressed) await endSigningLink(db, ports, signer)
    if (email !== signer.email) await db.update(signers).set({ email }).where(eq(signers.id, signer.id))
    const to = [{ ...signer, email }]
    // From the first invitation on the reminders are counted.
    const events = signer.sent_at
      ? await mailSigners(db, ports, row, to, { kind: reminds ? 'agreement_reminder' : 'agreement', by: caller })
      : await invite(db, ports, row, to, caller)
    await appendEvents(db, ports, row, events)
    const mailed = await takesMails(db, ports)
    const of = {
      how: !mailed ? ('unsent' as const) : reminds ? ('reminder' as const) : ('link' as const),
      name: signer.name,
      agreement: row.content.name,
    }
    await audit({
      sentence: () =>
        readdressed ? words.link_sent_elsewhere({ ...of, email, before: signer.email }) : words.link_sent(of),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return { transaction: await transactionView(db, ports, row) }
  },

  '/v3/agreements.MarkLinkSent': async ({ input, caller, db, ports, audit }) => {
    const { row, signer } = await requireSigner(db, caller, input)
    const now = ports.now()
    if (!(signer.link_expires_at && signer.link_expires_at > now))
      throw refuse(409, 'no_link', words.no_link({ name: signer.name }))
    await db.update(signers).set({ handed_at: now, handed_by: caller.name }).where(eq(signers.id, signer.id))
    await audit({
      sentence: () => words.link_handed({ name: signer.name, agreement: row.content.name }),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return { transaction: await transactionView(db, ports, row) }
  },

  '/v3/agreements.RevokeLink': async ({ input, caller, db, ports, audit }) => {
    const { row, signer } = await requireSigner(db, caller, input)
    if (await endSigningLink(db, ports, signer)) {
      await appendEvents(db, ports, row, [about(signer, caller, 'link_revoked')])
      await audit({
        sentence: () => words.link_ended({ name: signer.name, agreement: row.content.name }),
        project_id: row.project_id,
        entity_id: row.id,
      })
    }
    return { transaction: await transactionView(db, ports, row) }
  },
}

const about = ({ id, name }: SignerRow, caller: UserCaller, event: TrailEventName): NewEvent => ({
  event,
  actor: caller.name,
  signer_id: id,
  detail: { for: name },
})

/** Someone who is still to sign a transaction that waits for it; its row is locked. */
async function requireSigner(db: Db, caller: UserCaller, input: { transaction_id: string; signer_id: string }) {
  const row = await requireTransaction(db, caller, input.transaction_id)
  const all = await signersOf(db, row.id)
  const signer = all.find(({ id }) => id === input.signer_id)
  if (!signer) throw notFound('signer')
  requireOpen(row, 'signed')
  if (!signs(signer)) throw refuse(409, 'signs_nothing', words.signs_nothing({ name: signer.name }))
  requireUnsigned(signer)
  return { row, signer, all }
}

function requirePause(signer: SignerRow, now: Date) {
  const minutes = minutesToWait(signer, now)
  if (minutes === 0) return
  throw new KeptRefusal(refuse(429, 'too_soon', words.too_soon({ name: signer.name, minutes })), minutes * 60)
}

async function requireFew(db: Db, { id }: TransactionRow, now: Date) {
  const { event, at } = transaction_events
  const [sent] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(transaction_events)
    .where(
      and(
        eq(transaction_events.transaction_id, id),
        inArray(event, ['link_mailed', 'reminded']),
        gt(at, new Date(now.getTime() - DAY_MS)),
      ),
    )
  if ((sent?.count ?? 0) >= MAILS_A_DAY)
    throw new KeptRefusal(refuse(429, 'too_many_sends', words.too_many_sends), 3_600)
}
