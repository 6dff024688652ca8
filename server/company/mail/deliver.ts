// Takes mails from their table to the mail server. A mail is claimed before it is sent, so that of two servers one sends it, and one
// that dies leaves it to the next. At least once: where a server dies, or is cut off from the database, after the mail server took
// a mail and before that is stored, it is sent again, under the same Message-ID.
import { and, eq, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { mailText } from '#machines/company/mail/rules.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import { GrantEnded } from '#server/ports/google.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type Attachment, MailServerFault, type MailTransport, type OutgoingMail } from '#server/ports/smtp.ts'
import { startRecurring } from '#server/recurring.ts'
import { countDay, limitSentence, waitsUntil } from './daily-limit.ts'
import { noteGrantEnded } from './google-connection.ts'
import { attachmentOf, logoOf, packed } from './letterhead.ts'
import { mailHtml } from './mail-body.ts'
import { isOurs } from './mail-mark.ts'
import { companyTransport, isOfAccount, ofAccount } from './own-server.ts'
import { senderOf } from './sender.ts'
import { words } from './words.ts'
import { openLink } from './write-mail.ts'

export type Post = {
  database: Database
  ports: Ports
  log: Logger
  /** The installation's own mail server. */
  transport: MailTransport | undefined
  /** Where the demo company lives, which anyone signs in to: shows the link of an account mail that no mail server takes. */
  show?: ((mail: { to: string; subject: string; link: string }) => void) | undefined
  /** Lanes another round is still busy with: a company's, or `SHARED` for all that have no server of their own. */
  busy?: Set<number>
  /** Taken by a mail server while that could not be stored, by id, with the company: not to be sent again. */
  accepted?: Map<string, number>
}
type Mail = typeof mails.$inferSelect

const SHARED = 0
const EVERY_MS = 2_000
/** Longer than sending may take. */
const CLAIM_MS = 120_000
const LAST_ATTEMPT = 8
/** Half a minute, then twice as long each time: eight tries over an hour. */
const pauseAfter = (attempts: number) => 30_000 * 2 ** (attempts - 1)

/**
 * Delivers what is due. Returns how many it took. Companies with their own mail server have separate queues: a hanging
 * server delays only that company's emails, and not its account emails, which use ours.
 */
export async function deliverDue({ busy = new Set(), accepted = new Map(), ...given }: Post): Promise<number> {
  const post = { ...given, accepted }
  const { database, ports } = post
  for (const [id, company_id] of accepted) await storeSent(post, company_id, id)
  const due = await database.findDue(db =>
    db
      .select({
        company_id: mails.company_id,
        id: mails.id,
        kind: mails.kind,
        link_role_id: mails.link_role_id,
      })
      .from(mails)
      .where(
        and(
          eq(mails.status, 'queued'),
          lte(mails.next_attempt_at, ports.now()),
          busy.size > 0 ? or(notInArray(mails.company_id, [...busy]), ofAccount()) : undefined,
        ),
      )
      .orderBy(mails.next_attempt_at)
      .limit(50),
  )
  const shared = due.filter(isOfAccount)
  const others = due.filter(one => !isOfAccount(one))
  const lanes: Promise<void>[] = []
  const lane = async (key: number, work: () => Promise<void>) => {
    if (busy.has(key)) return
    busy.add(key)
    await work().finally(() => busy.delete(key))
  }
  for (const company_id of new Set(others.map(one => one.company_id))) {
    const own = await inCompany(database, company_id, db => companyTransport(db, ports, company_id))
    const theirs = others.filter(one => one.company_id === company_id)
    if (own) lanes.push(lane(company_id, () => deliverByOwn(post, company_id, theirs, own)))
    else shared.push(...theirs)
  }
  lanes.push(
    lane(SHARED, async () => {
      for (const { company_id, id } of shared) await deliver(post, company_id, id, post.transport)
    }),
  )
  await Promise.all(lanes)
  return due.length
}

type Delivering = Post & { accepted: Map<string, number> }

async function deliverByOwn(post: Delivering, company_id: number, theirs: { id: string }[], own: MailTransport) {
  for (const { id } of theirs) {
    if (await deliver(post, company_id, id, own)) continue
    // The rest of its queue would hit the same error.
    const { ports } = post
    const later = new Date(ports.now().getTime() + pauseAfter(1))
    await inCompany(post.database, company_id, async db => {
      await db
        .update(mails)
        .set({ next_attempt_at: later })
        .where(and(eq(mails.status, 'queued'), lte(mails.next_attempt_at, ports.now()), not(ofAccount())))
    })
    return
  }
}

/** Returns whether the next mail may be tried at once. */
async function deliver(
  post: Delivering,
  company_id: number,
  id: string,
  transport: MailTransport | undefined,
): Promise<boolean> {
  const { ports, log } = post
  if (!transport) {
    const kept = await change(post, company_id, id, { status: 'kept' })
    if (kept) log.warn({ mail: id, kind: kept.kind }, 'mail written')
    const link = kept && post.show && isOfAccount(kept) ? openLink(ports, kept) : undefined
    if (kept && link) post.show?.({ to: kept.to_address, subject: kept.subject, link })
    return true
  }
  if (post.accepted.has(id)) return true
  const before = await mayGo(post, company_id, id, transport)
  if (!before) return true
  let until = claimEnd(ports)
  const isHeld = () => eq(mails.next_attempt_at, until)
  const claim = { next_attempt_at: until, attempts: before.attempts + 1, last_error: null }
  const mail = await change(post, company_id, id, claim, lte(mails.next_attempt_at, ports.now()))
  if (!mail) return true
  if (before.attempts > 0 && before.last_error === null)
    log.warn({ mail: id, kind: mail.kind }, 'an attempt was interrupted, so this mail may arrive twice')
  try {
    const written = await write(post, company_id, mail)
    // If delayed beyond its claim, another server has the email.
    const held = claimEnd(ports)
    if (!(await change(post, company_id, id, { next_attempt_at: held }, isHeld()))) return true
    until = held
    await transport.send(written)
  } catch (error) {
    if (error instanceof GrantEnded) {
      await waitForPerson(post, company_id, mail, error)
      return false
    }
    const last_error = error instanceof Error ? error.message.slice(0, 300) : String(error)
    const over = mail.attempts >= LAST_ATTEMPT
    const later = over ? ports.now() : new Date(ports.now().getTime() + pauseAfter(mail.attempts))
    const failed = { last_error, next_attempt_at: later, ...(over ? { status: 'failed' as const } : {}) }
    await change(post, company_id, id, failed, isHeld())
    // The mail server's words may name the person written to; the row keeps them, the log does not.
    log.warn({ mail: id, kind: mail.kind, attempt: mail.attempts, over }, 'mail not delivered')
    return !(error instanceof MailServerFault) || error.reached
  }
  post.accepted.set(id, company_id)
  await storeSent(post, company_id, id)
  log.info({ mail: id, kind: mail.kind }, 'mail sent')
  return true
}

const claimEnd = (ports: Ports) => new Date(ports.now().getTime() + CLAIM_MS)

/** Where the database can't be reached it is tried again before anything else is sent. */
async function storeSent(post: Delivering, company_id: number, id: string) {
  // Delivered: its link is now its reader's alone.
  await change(post, company_id, id, {
    status: 'sent',
    sent_at: post.ports.now(),
    last_error: null,
    link_sealed: sql`case when not ${ofAccount()} and ${mails.signer_id} is null and ${mails.lender_application_id} is null then ${mails.link_sealed} end`,
  })
  post.accepted.delete(id)
}

async function write({ database, ports }: Post, company_id: number, mail: Mail): Promise<OutgoingMail> {
  const link = openLink(ports, mail)
  const { sender, logo, attachments } = await inCompany(database, company_id, async db => {
    const sender = await senderOf(db, ports, mail)
    return {
      sender,
      logo: sender.frame.logo_src ? await logoOf(db, ports) : undefined,
      attachments: await attachmentsOf(db, ports, mail),
    }
  })
  const { frame, inline } = await packed(company_id, sender.frame, logo)
  const { reply_to } = sender
  return {
    id: mail.id,
    to: mail.to_address,
    subject: mail.subject,
    html: await mailHtml(frame, mail.subject, mail.body, link),
    text: mailText(mail.body, link, frame.foot),
    ...(reply_to && { reply_to }),
    attachments: [...inline, ...attachments],
  }
}

/**
 * The email if it may be sent: only what was written here, and within the company's daily limit on the installation's
 * server.
 */
async function mayGo(
  { database, ports, log, transport: shared }: Post,
  company_id: number,
  id: string,
  by: MailTransport,
) {
  return inCompany(database, company_id, async db => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id))
    if (mail?.status !== 'queued') return undefined
    if (!isOurs(ports, mail)) {
      await db
        .update(mails)
        .set({ status: 'failed', last_error: words.in('en').not_ours })
        .where(eq(mails.id, id))
      log.warn({ mail: id, kind: mail.kind }, 'mail was not written here')
      return undefined
    }
    const until = by === shared ? await waitsUntil(db, ports, company_id, mail.kind) : undefined
    if (!until) return mail
    const { limit } = await countDay(db, ports)
    await db
      .update(mails)
      .set({ next_attempt_at: until, last_error: limitSentence(limit, 'en') })
      .where(eq(mails.id, id))
    return undefined
  })
}

/** Needs a transaction inside the mail's tenant. */
async function attachmentsOf(db: Db, ports: Ports, { attachment_file_id }: Mail): Promise<Attachment[]> {
  const attached = attachment_file_id === null ? undefined : await attachmentOf(db, ports, attachment_file_id)
  return attached ? [attached] : []
}

/** The email itself is fine: it waits until someone reconnects, without counting an attempt. */
async function waitForPerson(
  post: Post,
  company_id: number,
  { id, kind, attempts }: Mail,
  { message, grant }: GrantEnded,
) {
  const { database, ports, log } = post
  await inCompany(database, company_id, async db => {
    await noteGrantEnded(db, ports, company_id, grant)
    await db
      .update(mails)
      .set({
        attempts: attempts - 1,
        last_error: message,
        next_attempt_at: new Date(ports.now().getTime() + pauseAfter(1)),
      })
      .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
  })
  log.warn({ mail: id, kind }, 'mail waits for permission')
}

/** Returns the updated row, or undefined if it is no longer queued or, with `claim`, another server has claimed it. */
async function change(
  { database }: Post,
  company_id: number,
  id: string,
  values: PgUpdateSetSource<typeof mails>,
  claim?: SQL,
): Promise<Mail | undefined> {
  return inCompany(database, company_id, async db => {
    const [row] = await db
      .update(mails)
      .set(values)
      .where(and(eq(mails.id, id), eq(mails.status, 'queued'), claim))
      .returning()
    return row
  })
}

/** Looks for mails every few seconds until it is stopped. One company's slow mail server does not hold up the others. */
export function startDelivery(post: Post): () => Promise<void> {
  const kept = { busy: new Set<number>(), accepted: new Map<string, number>() }
  return startRecurring(post.log, {
    every_ms: EVERY_MS,
    run: () => deliverDue({ ...post, ...kept }),
    failed: 'mails could not be delivered',
    overlaps: true,
  })
}
