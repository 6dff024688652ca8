// A signer and their transaction, found by the link, with the checks every signing step begins with.
import { and, desc, eq, sql } from 'drizzle-orm'
import { nextAgreementStatuses } from '#machines/agreements/agreement-transaction.machine.ts'
import {
  CONSENT_VERSION,
  type ConsentFacts,
  consentParagraphs,
  consentText,
} from '#machines/agreements/evidence/consent.ts'
import type { TrailEventName } from '#machines/agreements/evidence/events.ts'
import type { SigningWords } from '#machines/agreements/templates/field-answers.ts'
import { isTurnOf, signs, stepOf } from '#machines/agreements/turns.ts'
import { words } from '#machines/agreements/words.ts'
import { deviceOf } from '#machines/lib/device.ts'
import { illegalTransition, notFound, refuse } from '#machines/lib/refuse.ts'
import { listed } from '#machines/words/listed.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { linkEnded, type SignerCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { links, signers, transaction_events, transactions } from '../../db/schema/agreements.ts'
import type { RequestFacts } from '../../handler.ts'
import { companyOf } from '../../lib/own-company.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import { lockProject, type ProjectRow } from '../../projects/access.ts'
import { appendEvents, knowLastEvent, lastEvent, type NewEvent } from '../evidence/trail.ts'
import type { SignerRow, TransactionRow } from '../view.ts'
import { words as texts } from '../words.ts'

export type Signing = {
  transaction: TransactionRow
  signer: SignerRow
  /** All signers, in their order. */
  all: SignerRow[]
  /** Where it is locked, since a signature moves it. */
  project: ProjectRow | undefined
  caller: SignerCaller
  words: SigningWords
}

/** The current state, for reading. */
export async function readSigning(db: Db, caller: SignerCaller): Promise<Signing> {
  const [transaction] = await db.select().from(transactions).where(eq(transactions.id, caller.transaction_id))
  return together(db, caller, transaction)
}

/**
 * The current state, locked: two taps on Sign run one after the other. A signature of a cash deal moves its project,
 * which is locked before its transactions wherever both are.
 */
export async function lockSigning(db: Db, caller: SignerCaller, signature: 'signs' | null = null): Promise<Signing> {
  const { transaction_id, project_id, financing_type } = caller
  const project = signature && financing_type === 'cash' ? await lockProject(db, project_id) : undefined
  const [transaction] = await db.select().from(transactions).where(eq(transactions.id, transaction_id)).for('update')
  return together(db, caller, transaction, project)
}

/** Its signers, the link and the end of its trail, read once it is locked: meanwhile the link may have been revoked. */
async function together(
  db: Db,
  caller: SignerCaller,
  transaction: TransactionRow | undefined,
  project?: ProjectRow,
): Promise<Signing> {
  if (!transaction) throw notFound('link')
  const last = db
    .select()
    .from(transaction_events)
    .where(eq(transaction_events.transaction_id, transaction.id))
    .orderBy(desc(transaction_events.seq))
    .limit(1)
    .as('last')
  const rows = await db
    .select()
    .from(signers)
    .innerJoin(links, and(eq(links.company_id, signers.company_id), eq(links.token_hash, caller.link_hash)))
    .leftJoin(last, sql`true`)
    .where(eq(signers.transaction_id, transaction.id))
    .orderBy(signers.position)
  const [first] = rows
  if (!first || first.links.ended_at) throw linkEnded()
  knowLastEvent(db, transaction, first.last ?? undefined)
  const all = rows.map(row => row.signers)
  const signer = all.find(({ id }) => id === caller.signer_id)
  if (!signer) throw notFound('link')
  return { transaction, signer, all, project, caller, words: words.in(signer.language).signing }
}

/** Throws 409 with a message for staff unless the transaction can still be signed. */
export function requireOpen({ status }: TransactionRow, to: TransactionRow['status']) {
  if (status !== 'sent') throw illegalTransition('agreement', status, to, nextAgreementStatuses(status))
}

/** Throws 409 if the signer has signed. The message is for staff. */
export function requireUnsigned({ status, name }: SignerRow) {
  if (status === 'signed') throw refuse(409, 'already_signed', texts.already_signed({ name }))
}

/** Throws 409 while others must sign first. The message is for staff. */
export function requireTheirTurn(signer: SignerRow, all: readonly SignerRow[]) {
  if (isTurnOf(signer, all)) return
  const step = stepOf(all)
  const before = all.filter(one => signs(one) && one.step === step && one.status !== 'signed').map(({ name }) => name)
  throw refuse(409, 'not_their_turn', texts.not_their_turn({ names: listed(before), name: signer.name }))
}

/** The same with a message for the signer. */
export function requireWaiting({ transaction: { status }, words }: Signing) {
  if (status === 'sent') return
  const legal = nextAgreementStatuses(status)
  throw new Refusal(409, {
    message: status === 'signed' ? words.ended_signed : words.ended_withdrawn,
    code: 'illegal_transition',
    legal,
  })
}

/** Throws 409 unless this signer is to sign now. */
export function requireTurn(signing: Signing) {
  const { signer, all, words } = signing
  requireWaiting(signing)
  if (!signs(signer)) throw refuse(409, 'not_your_turn', words.copy_only)
  if (signer.status === 'signed' || isTurnOf(signer, all)) return
  const before = all.filter(one => signs(one) && one.step < signer.step && one.status !== 'signed')
  const names = listed(
    before.map(({ name }) => name),
    signer.language,
  )
  throw refuse(409, 'not_your_turn', words.not_your_turn({ names }))
}

export const changeSigner = (db: Db, { company_id, id }: SignerRow, values: Partial<SignerRow>) =>
  db
    .update(signers)
    .set(values)
    .where(and(eq(signers.company_id, company_id), eq(signers.id, id)))

/** The signer's own event for the trail, with where it came from. */
export const ownEvent = (
  { signer }: Pick<Signing, 'signer'>,
  request: Pick<RequestFacts, 'ip' | 'user_agent'>,
  event: TrailEventName,
  detail: Record<string, string> = {},
): NewEvent => ({
  event,
  actor: signer.name,
  signer_id: signer.id,
  detail: { ip: request.ip, device: deviceOf(request.user_agent), ...detail },
})

export const note = (
  db: Db,
  ports: Ports,
  signing: Signing,
  request: Pick<RequestFacts, 'ip' | 'user_agent'>,
  event: TrailEventName,
  detail?: Record<string, string>,
) => appendEvents(db, ports, signing.transaction, [ownEvent(signing, request, event, detail)])

/** More than this a person does not do with one agreement. */
const MOST_EVENTS = 3_000

/** The last event of the trail. Throws 429 once it holds more than people make. */
export async function requireRoom(db: Db, { transaction, words }: Signing) {
  const last = await lastEvent(db, transaction.id)
  if ((last?.seq ?? 0) >= MOST_EVENTS) throw refuse(429, 'too_many_events', words.too_much)
  return last
}

type ConsentWords = { version: string; hash: string; paragraphs: string[]; facts: ConsentFacts }

/** The words of today, of this company, in this language. */
export async function consentWords(db: Db, ports: Ports, language: Schemas['Language']): Promise<ConsentWords> {
  const { name: company, phone, email } = await companyOf(db)
  const facts = { company, phone, email, mails: await takesMails(db, ports) }
  const paragraphs = consentParagraphs(language, facts)
  return { version: CONSENT_VERSION, hash: sha256(consentText(paragraphs)), paragraphs, facts }
}

/** When the signer agreed to the words of today; null where they agreed to others or not at all. */
export async function consentOf(db: Db, ports: Ports, signer: SignerRow): Promise<Date | null> {
  if (!signer.consented_at || signer.consent_version !== CONSENT_VERSION) return null
  const { hash } = await consentWords(db, ports, signer.consent_language ?? signer.language)
  return signer.consent_hash === hash ? signer.consented_at : null
}
