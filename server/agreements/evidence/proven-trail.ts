// Whether a trail proves what is to be sealed: that everyone's signature was given here, to this document, with these pictures
// and these answers. Whatever else the rows say, nothing is sealed without it.

import { signs } from '#machines/agreements/turns.ts'
import { canonicaliseJson } from '#machines/pricing/snapshot.ts'
import type { transactions } from '../../db/schema/agreements.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import type { SignerRow } from '../view.ts'
import { wasMadeHere } from './evidence-codes.ts'
import { checkTrail, type TrailRow } from './trail.ts'

/** `message` is the end of a sentence for the team. */
export class TrailUnproven extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TrailUnproven'
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
  if (!wasMadeHere(ports, trail)) throw new TrailUnproven('its trail was not recorded by this server.')
  if (!checkTrail(ports, trail, transaction, signers).whole)
    throw new TrailUnproven('its trail was changed after it was recorded.')
  if (!trail.some(({ event }) => event === 'completed'))
    throw new TrailUnproven('its trail does not show that everyone signed.')
  for (const signer of signers.filter(signs)) {
    const why = whyNot(signer, trail, transaction, pictures)
    if (why) throw new TrailUnproven(`the trail does not show that ${signer.name} ${why}.`)
  }
}

function whyNot(
  signer: SignerRow,
  trail: readonly TrailRow[],
  { document_hash }: Transaction,
  pictures: readonly Picture[],
): string | null {
  const signed = trail.findLast(({ event, detail }) => event === 'signed' && detail['signer_id'] === signer.id)
  if (!signed || !signer.signed_at) return 'signed'
  const said = signed.detail
  // What older versions did not record is not asked of what they recorded.
  const differs = (name: string, is: string | null) =>
    said[name] === undefined ? !signed.keyed_later && is !== null : said[name] !== is
  if (signed.actor !== signer.name) return 'signed under that name'
  if (differs('document_sha256', document_hash)) return 'signed this document'
  const hashOf = (id: string | null) => {
    const picture = pictures.find(one => one.id === id)
    return picture ? sha256(picture.png) : null
  }
  if (differs('signature_sha256', hashOf(signer.signature_id))) return 'signed with this signature'
  if (differs('initials_sha256', hashOf(signer.initials_id))) return 'signed with these initials'
  const answers = { values: signer.field_values ?? {}, signed_fields: [...signer.signed_fields].sort() }
  if (differs('fields_sha256', sha256(canonicaliseJson(answers)))) return 'filled in these fields'
  return null
}
