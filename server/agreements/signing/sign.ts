// Signs. Everything a signature needs is asked for in the order in which the law and the template ask for it; the last
// signature completes the transaction in the same database transaction.

import { CONSENT_VERSION } from '#machines/agreements/evidence/consent.ts'
import { type Answers, missingIn, ownFields } from '#machines/agreements/templates/field-answers.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import type { RequestFacts } from '../../handler.ts'
import type { Ports } from '../../ports/ports.ts'
import { type SignatureRow, signaturesOf } from '../templates/fill.ts'
import { consentOf, requireTurn, type Signing } from './signing.ts'
import { storeSignature } from './store-signature.ts'

type Signed = Input<'/v3/agreements.SaveSigned'>

/** `answers` are the signer's own, checked. Called once per signer. Returns the agreement's new state. */
export async function sign(
  db: Db,
  ports: Ports,
  signing: Signing,
  signed: Signed,
  answers: Answers,
  request: RequestFacts,
): Promise<Signing> {
  requireTurn(signing)
  await requireReady(db, ports, signing, signed)
  const given = { ...(await inkOf(db, signing, signed, answers)), answers, in_person_by: signing.caller.in_person_by }
  return storeSignature(db, ports, signing, given, request)
}

async function requireReady(db: Db, ports: Ports, signing: Signing, { document_hash, consent_version }: Signed) {
  const { transaction, signer, words } = signing
  if (document_hash !== transaction.document_hash) throw refuse(409, 'document_changed', words.document_changed)
  if (consent_version !== CONSENT_VERSION || !(await consentOf(db, ports, signer)))
    throw refuse(409, 'consent_missing', words.consent_missing)
  const pages = transaction.content.pages.map((_, index) => index + 1)
  const unread = pages.filter(page => !signer.pages_read.includes(page))
  if (unread.length > 0) throw refuse(409, 'pages_unread', words.pages_unread({ pages: unread.join(', ') }))
}

/** Images of the signed fields, the signer's own; initials only if a field shows them. */
async function inkOf(
  db: Db,
  { transaction, signer, words }: Signing,
  { signature_id, initials_id }: Signed,
  answers: Answers,
): Promise<{ signature: SignatureRow; initials: SignatureRow | undefined }> {
  const own = ownFields(transaction.content.fields, signer.role)
  const missing = missingIn(own, answers, words)
  const adopted = await signaturesOf(db, signer.id)
  const signature = adopted.find(({ id, kind }) => id === signature_id && kind === 'signature')
  const initials = adopted.find(({ id, kind }) => id === initials_id && kind === 'initials')
  const initialed = own.some(({ id, type }) => type === 'initials' && answers.signed_fields.includes(id))
  const faults = {
    ...missing,
    ...(signature ? {} : { signature_id: words.adopt_signature }),
    ...(!initials && (initialed || initials_id) ? { initials_id: words.adopt_initials } : {}),
  }
  if (!signature || Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  return { signature, initials: initialed ? initials : undefined }
}
