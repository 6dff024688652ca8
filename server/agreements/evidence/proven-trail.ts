// Verifies that a trail proves everything to be sealed: that every signature was given here, to this document, with
// these images and answers. Nothing is sealed without it.

import { signs } from '#machines/agreements/turns.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { transactions } from '../../db/schema/agreements.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import type { SignerRow } from '../view.ts'
import { wasMadeHere } from './evidence-codes.ts'
import { checkTrail, type TrailRow } from './trail.ts'

type SignerFault =
  | 'not_signed'
  | 'other_name'
  | 'other_document'
  | 'other_signature'
  | 'other_initials'
  | 'other_answers'
type Why = 'not_recorded_here' | 'changed' | 'not_completed' | SignerFault

export class TrailUnproven extends Error {
  readonly why: Why
  /** Empty where it is about no signer. */
  readonly signer_name: string
  constructor(why: Why, signer_name = '') {
    super(`The trail is unproven: ${why} ${signer_name}`.trim())
    this.name = 'TrailUnproven'
    this.why = why
    this.signer_name = signer_name
  }
}

type Transaction = Pick<typeof transactions.$inferSelect, 'status' | 'completed_at' | 'sealed_at' | 'document_hash'>
type Picture = { id: string; png: Uint8Array }
type Rows = {
  trail: readonly TrailRow[]
  transaction: Transaction
  signers: readonly SignerRow[]
  pictures: readonly Picture[]
}

/** Throws TrailUnproven. */
export function requireProven(ports: Pick<Ports, 'sign'>, { trail, transaction, signers, pictures }: Rows) {
  if (!wasMadeHere(ports, trail)) throw new TrailUnproven('not_recorded_here')
  if (!checkTrail(ports, trail, transaction, signers).whole) throw new TrailUnproven('changed')
  if (!trail.some(({ event }) => event === 'completed')) throw new TrailUnproven('not_completed')
  for (const signer of signers.filter(signs)) {
    const why = whyNot(signer, trail, transaction, pictures)
    if (why) throw new TrailUnproven(why, signer.name)
  }
}

function whyNot(
  signer: SignerRow,
  trail: readonly TrailRow[],
  { document_hash }: Transaction,
  pictures: readonly Picture[],
): SignerFault | null {
  const signed = trail.findLast(({ event, detail }) => event === 'signed' && detail['signer_id'] === signer.id)
  if (!signed || !signer.signed_at) return 'not_signed'
  const signed_detail = signed.detail
  // Skips what older versions did not record.
  const differs = (name: string, is: string | null) =>
    signed_detail[name] === undefined ? !signed.keyed_later && is !== null : signed_detail[name] !== is
  if (signed.actor !== signer.name) return 'other_name'
  if (differs('document_sha256', document_hash)) return 'other_document'
  const hashOf = (id: string | null) => {
    const picture = pictures.find(one => one.id === id)
    return picture ? sha256(picture.png) : null
  }
  if (differs('signature_sha256', hashOf(signer.signature_id))) return 'other_signature'
  if (differs('initials_sha256', hashOf(signer.initials_id))) return 'other_initials'
  const answers = { values: signer.field_values ?? {}, signed_fields: [...signer.signed_fields].sort() }
  if (differs('fields_sha256', sha256(canonicaliseJson(answers)))) return 'other_answers'
  return null
}
