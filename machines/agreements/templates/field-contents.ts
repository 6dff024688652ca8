// The contents of each field of a signed agreement. Pure.
import type { Schemas } from '#sdk/types.ts'
import { dayIn } from '../../lib/day-in.ts'
import { dayWords } from '../../lib/format.ts'
import type { EvidenceField } from '../evidence/evidence.ts'

type SignerFacts = {
  role: Schemas['SignerRole']
  signed_at: Date | null
  signature_id: string | null
  initials_id: string | null
  field_values: Record<string, string> | null
  signed_fields: readonly string[]
}
type Facts = {
  /** Text of the variable fields, by field id. */
  variables: Record<string, string>
  signers: readonly SignerFacts[]
  /** The company's; dates use it. */
  timezone: string
}

/** A ticked box; the text of a box that is not ticked is empty. */
const TICK = '✓'

/** In the order of the fields. A signature a signer has not put into a field is not drawn there. */
export const fieldContents = (fields: readonly Schemas['Field'][], facts: Facts): EvidenceField[] =>
  fields.map(field => ({ id: field.id, page: field.page, ...contentOf(field, facts) }))

function contentOf(
  field: Schemas['Field'],
  { variables, signers, timezone }: Facts,
): Pick<EvidenceField, 'text' | 'signature_id'> {
  const written = (text: string | null | undefined) => ({ text: text ? text : null, signature_id: null })
  const signer = signers.find(one => one.role === field.signer_role)
  switch (field.type) {
    case 'variable':
      return written(variables[field.id])
    case 'date':
      return written(signer?.signed_at ? dayWords(dayIn(timezone, signer.signed_at)) : null)
    case 'signature':
    case 'initials': {
      const id = field.type === 'signature' ? signer?.signature_id : signer?.initials_id
      return { text: null, signature_id: signer?.signed_fields.includes(field.id) ? (id ?? null) : null }
    }
    case 'checkbox':
      return written(signer?.field_values?.[field.id] === 'true' ? TICK : null)
    default:
      return written(signer?.field_values?.[field.id])
  }
}
