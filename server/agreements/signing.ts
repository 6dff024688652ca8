// Signing: what a signer's link allows, in the order the law and the template ask, ending in one sealed document.
import { and, eq } from 'drizzle-orm'
import { nextAgreementStatuses } from '#machines/agreements/agreement-transaction.ts'
import type { Input } from '#sdk/types.ts'
import type { SignerCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { projects, signatures, signers, transactions } from '../db/schema.ts'
import { illegalTransition, notFound, refuse } from '../lib/refuse.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { moveProject } from '../projects/move.ts'
import { CONSENT_VERSION } from './consent.ts'
import { sealTransaction } from './seal.ts'
import { tellTeam } from './tell-team.ts'
import { appendEvent } from './trail.ts'
import { allSigned, isTurnOf } from './turns.ts'
import { type SignerRow, signersOf, type TransactionRow } from './view.ts'

export type Signing = { transaction: TransactionRow; signer: SignerRow }
type Signed = Input<'/v3/agreements.SaveSigned'>
type NewSignature = Input<'/v3/agreements.AddSignature'>

/** The signer and their transaction, locked: two taps on Sign come one after the other. */
export async function requireSigning(db: Db, caller: SignerCaller): Promise<Signing> {
  const [found] = await db
    .select({ transaction_id: signers.transaction_id })
    .from(signers)
    .where(eq(signers.id, caller.signer_id))
  if (!found) throw notFound('link')
  const [transaction] = await db
    .select()
    .from(transactions)
    .where(eq(transactions.id, found.transaction_id))
    .for('update')
  const [signer] = await db.select().from(signers).where(eq(signers.id, caller.signer_id))
  if (!transaction || !signer) throw notFound('link')
  return { transaction, signer }
}

/** Throws 409 unless the transaction still waits for signatures. */
export function requireOpen({ status }: TransactionRow, to: TransactionRow['status']) {
  if (status !== 'sent') throw illegalTransition('agreement', status, to, nextAgreementStatuses(status))
}

/** Notes one event of the signer's; false when it was noted before. */
export async function track(
  db: Db,
  ports: Ports,
  { transaction, signer }: Signing,
  event: Input<'/v3/agreements.Track'>['event'],
  page: number | undefined,
): Promise<boolean> {
  const known =
    (event === 'viewed' && signer.viewed_at !== null) ||
    (event === 'consented' && signer.consent_version === CONSENT_VERSION) ||
    (event === 'page_read' && page !== undefined && signer.pages_read.includes(page))
  if (known || signer.status === 'signed') return false
  requireOpen(transaction, 'signed')
  const now = ports.now()
  switch (event) {
    case 'viewed':
      await change(db, signer, { viewed_at: now, status: 'viewed' })
      break
    case 'consented':
      await change(db, signer, { consented_at: now, consent_version: CONSENT_VERSION })
      break
    case 'page_read': {
      const { pages } = transaction.content
      if (page === undefined || page > pages.length)
        throw refuse(400, 'invalid_input', { page: `The document has ${pages.length} pages.` })
      await change(db, signer, { pages_read: [...signer.pages_read, page].sort((a, b) => a - b) })
      break
    }
  }
  const detail: Record<string, string> = page === undefined ? {} : { page: String(page) }
  await appendEvent(db, ports, {
    company_id: transaction.company_id,
    transaction_id: transaction.id,
    event,
    actor: signer.name,
    signer_id: signer.id,
    detail,
  })
  return true
}

/** Signs. Signing again with the same link changes nothing. The last signature seals the document and moves a cash project on. */
export async function sign(
  db: Db,
  ports: Ports,
  signing: Signing,
  signed: Signed,
  from: { ip: string; user_agent: string },
): Promise<void> {
  const { transaction, signer } = signing
  if (signer.status === 'signed') return
  requireOpen(transaction, 'signed')
  const all = await signersOf(db, transaction.id)
  if (!isTurnOf(signer, all)) throw refuse(409, 'not_your_turn', 'Somebody else signs first.')
  const adopted = await db.select().from(signatures).where(eq(signatures.signer_id, signer.id))
  const find = (kind: 'signature' | 'initials', id: string | undefined) =>
    adopted.find(one => one.kind === kind && one.id === id)
  const signature = find('signature', signed.signature_id)
  const initials = find('initials', signed.initials_id)
  if (!signature) throw refuse(400, 'invalid_input', { signature_id: 'Adopt a signature first.' })
  requireReady(signer, transaction, signed, initials !== undefined)
  await change(db, signer, {
    status: 'signed',
    signed_at: ports.now(),
    ip: from.ip,
    user_agent: from.user_agent,
    signature_id: signature.id,
    initials_id: initials?.id ?? null,
    signed_fields: signed.signed_fields,
    field_values: onlyOwn(transaction.content.fields, signer, signed.values),
  })
  const { company_id, id: transaction_id } = transaction
  await appendEvent(db, ports, {
    company_id,
    transaction_id,
    event: 'signed',
    actor: signer.name,
    signer_id: signer.id,
    detail: { way: signature.way },
  })
  const now_signed = await signersOf(db, transaction_id)
  if (!allSigned(now_signed)) {
    await db
      .update(transactions)
      .set({ version: transaction.version + 1 })
      .where(eq(transactions.id, transaction_id))
    return
  }
  await sealTransaction(db, ports, transaction, now_signed)
  await settleCashProject(db, ports, transaction)
  await tellTeam(db, ports, transaction, 'agreement_signed', agreement => ({
    subject: `Signed: ${agreement}`,
    sentence: `Everyone has signed “${agreement}”. The sealed document lies with the project.`,
  }))
}

/** The cash agreement fully signed makes the project paid_by_cash; a project that cannot go there keeps an event instead. */
async function settleCashProject(db: Db, ports: Ports, { company_id, id, project_id, financing_type }: TransactionRow) {
  if (financing_type !== 'cash') return
  const [project] = await db.select().from(projects).where(eq(projects.id, project_id)).for('update')
  if (project?.status === 'active') await moveProject(db, ports, project, 'paid_by_cash')
  else
    await appendEvent(db, ports, {
      company_id,
      transaction_id: id,
      event: 'project_not_moved',
      actor: 'Sunquill',
      detail: { status: project?.status ?? '' },
    })
}

function requireReady(
  signer: SignerRow,
  { content: { pages, fields }, document_hash }: TransactionRow,
  { values, consent_version, document_hash: shown }: Signed,
  has_initials: boolean,
) {
  if (consent_version !== CONSENT_VERSION || signer.consent_version !== CONSENT_VERSION) {
    throw refuse(409, 'consent_missing', 'Please agree to sign electronically first.')
  }
  if (shown !== document_hash)
    throw refuse(409, 'document_differs', 'The document is not the one you were shown. Reload the page.')
  const unread = pages.map((_, index) => index + 1).filter(page => !signer.pages_read.includes(page))
  if (unread.length > 0)
    throw refuse(409, 'pages_unread', `Please read every page first. Still to read: ${unread.join(', ')}.`)
  const own = fields.filter(field => field.signer_role === signer.role && field.required)
  const empty = own.filter(field => ['text', 'checkbox'].includes(field.type) && !values[field.id]?.trim())
  if (empty.length > 0)
    throw refuse(
      400,
      'invalid_input',
      Object.fromEntries(empty.map(field => [field.id, `Fill in the field on page ${field.page}.`])),
    )
  if (own.some(field => field.type === 'initials') && !has_initials)
    throw refuse(400, 'invalid_input', { initials_id: 'Add your initials.' })
}

const onlyOwn = (fields: TransactionRow['content']['fields'], signer: SignerRow, values: Record<string, string>) =>
  Object.fromEntries(
    fields
      .filter(field => field.signer_role === signer.role && values[field.id] !== undefined)
      .map(field => [field.id, values[field.id] ?? '']),
  )

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function readPng(png_base64: string): Uint8Array {
  const bytes = Buffer.from(png_base64, 'base64')
  const [width, height] = bytes.length > 24 ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [0, 0]
  const fits = width > 0 && height > 0 && width <= 2000 && height <= 1000
  if (!bytes.subarray(0, 8).equals(PNG_START) || !fits)
    throw refuse(400, 'invalid_input', { png_base64: 'This is not a picture of a signature we can read.' })
  return bytes
}

/** Keeps a signature or initials in place of the one adopted before. */
export async function adopt(
  db: Db,
  ports: Ports,
  { transaction, signer }: Signing,
  { kind, way, png_base64 }: NewSignature,
) {
  requireOpen(transaction, 'signed')
  if (signer.status === 'signed') throw refuse(409, 'already_signed', 'You have signed already.')
  const png = readPng(png_base64)
  const { company_id } = signer
  await db.delete(signatures).where(and(eq(signatures.signer_id, signer.id), eq(signatures.kind, kind)))
  const row = {
    company_id,
    id: ports.id(),
    signer_id: signer.id,
    kind,
    way,
    png,
    sha256: sha256(png),
    created_at: ports.now(),
  }
  await db.insert(signatures).values(row)
  await appendEvent(db, ports, {
    company_id,
    transaction_id: transaction.id,
    event: `${kind}_adopted`,
    actor: signer.name,
    signer_id: signer.id,
    detail: { way, sha256: row.sha256 },
  })
  return row
}

const change = (db: Db, { company_id, id }: SignerRow, values: Partial<SignerRow>) =>
  db
    .update(signers)
    .set(values)
    .where(and(eq(signers.company_id, company_id), eq(signers.id, id)))

/** Declines: canceled before anyone signed, voided after. */
export async function decline(db: Db, ports: Ports, { transaction, signer }: Signing, reason: string): Promise<void> {
  if (signer.status === 'declined') return
  const nobody = (await signersOf(db, transaction.id)).every(one => one.status !== 'signed')
  const status = nobody ? 'canceled' : 'voided'
  requireOpen(transaction, status)
  await change(db, signer, { status: 'declined', decline_reason: reason })
  await db
    .update(transactions)
    .set({ status, reason, ended_at: ports.now(), version: transaction.version + 1 })
    .where(eq(transactions.id, transaction.id))
  await appendEvent(db, ports, {
    company_id: transaction.company_id,
    transaction_id: transaction.id,
    event: 'declined',
    actor: signer.name,
    signer_id: signer.id,
    detail: { reason },
  })
  await tellTeam(db, ports, transaction, 'agreement_declined', agreement => ({
    subject: `Declined: ${agreement}`,
    sentence: `${signer.name} declined “${agreement}”, with the reason: ${reason}`,
  }))
}
