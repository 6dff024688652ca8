// Signing: what a signer's link allows, in the order the law and the template ask, ending in one sealed document.
import { and, eq } from 'drizzle-orm'
import { nextAgreementStatuses } from '#machines/agreements/agreement-transaction.ts'
import type { Schemas } from '#sdk/types.ts'
import type { SignerCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { projects, signers, transactions } from '../db/schema.ts'
import { illegalTransition, notFound, refuse } from '../lib/refuse.ts'
import type { Ports } from '../ports/ports.ts'
import { moveProject } from '../projects/move.ts'
import { CONSENT_VERSION } from './consent.ts'
import { sealTransaction } from './seal.ts'
import { tellTeam } from './tell-team.ts'
import { appendEvent } from './trail.ts'
import { type SignerRow, signersOf, type TransactionRow, versionOf } from './view.ts'

export type Signing = { transaction: TransactionRow; signer: SignerRow }
type Signature = Schemas['SignatureImage']
export type Signed = {
  signature: Signature
  initials?: Signature | undefined
  values: Record<string, string>
  consent_version: string
}

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
  event: string,
  page: number | undefined,
): Promise<boolean> {
  const known = {
    viewed: signer.viewed_at,
    consented: signer.consent_version === CONSENT_VERSION,
    signature_adopted: null,
    page_read: page !== undefined && signer.pages_read.includes(page),
  }[event]
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
      const { pages } = await versionOf(db, transaction)
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
  const template = await versionOf(db, transaction)
  requireReady(signer, template, signed)
  await change(db, signer, {
    status: 'signed',
    signed_at: ports.now(),
    ip: from.ip,
    user_agent: from.user_agent,
    signature_kind: signed.signature.kind,
    signature_png: readPng(signed.signature, 'signature'),
    initials_png: signed.initials ? readPng(signed.initials, 'initials') : null,
    field_values: onlyOwn(template.fields, signer, signed.values),
  })
  const { company_id, id: transaction_id } = transaction
  await appendEvent(db, ports, {
    company_id,
    transaction_id,
    event: 'signed',
    actor: signer.name,
    detail: { kind: signed.signature.kind },
  })
  const all = await signersOf(db, transaction_id)
  if (!all.every(one => one.status === 'signed')) {
    await db
      .update(transactions)
      .set({ version: transaction.version + 1 })
      .where(eq(transactions.id, transaction_id))
    return
  }
  await sealTransaction(db, ports, transaction, all)
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
  { pages, fields }: { pages: unknown[]; fields: Schemas['Field'][] },
  { values, consent_version, initials }: Signed,
) {
  if (consent_version !== CONSENT_VERSION || signer.consent_version !== CONSENT_VERSION) {
    throw refuse(409, 'consent_missing', 'Please agree to sign electronically first.')
  }
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
  if (own.some(field => field.type === 'initials') && !initials)
    throw refuse(400, 'invalid_input', { initials: 'Add your initials.' })
}

const onlyOwn = (fields: Schemas['Field'][], signer: SignerRow, values: Record<string, string>) =>
  Object.fromEntries(
    fields
      .filter(field => field.signer_role === signer.role && values[field.id] !== undefined)
      .map(field => [field.id, values[field.id] ?? '']),
  )

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function readPng({ png_base64 }: Signature, field: string): Uint8Array {
  const bytes = Buffer.from(png_base64, 'base64')
  const [width, height] = bytes.length > 24 ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [0, 0]
  const fits = width > 0 && height > 0 && width <= 4000 && height <= 4000
  if (!bytes.subarray(0, 8).equals(PNG_START) || !fits)
    throw refuse(400, 'invalid_input', { [field]: 'This is not a picture of a signature we can read.' })
  return bytes
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
  await change(db, signer, { status: 'declined' })
  await db
    .update(transactions)
    .set({ status, reason, version: transaction.version + 1 })
    .where(eq(transactions.id, transaction.id))
  await appendEvent(db, ports, {
    company_id: transaction.company_id,
    transaction_id: transaction.id,
    event: 'declined',
    actor: signer.name,
    detail: { reason },
  })
  await tellTeam(db, ports, transaction, 'agreement_declined', agreement => ({
    subject: `Declined: ${agreement}`,
    sentence: `${signer.name} declined “${agreement}”, with the reason: ${reason}`,
  }))
}
