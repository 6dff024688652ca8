// What a signer may enter in an agreement's fields, and what is missing. Pure.
import type { Schemas } from '#sdk/types.ts'
import type { words as all } from '../words.ts'

type Field = Schemas['Field']
/** Validation messages in the signer's language. */
export type SigningWords = ReturnType<typeof all.in>['signing']
export type Answers = { values: Record<string, string>; signed_fields: readonly string[] }

/** The signer's own fields. Variable fields can't be filled in. */
export const ownFields = (fields: readonly Field[], role: Schemas['SignerRole']) =>
  fields.filter(field => field.type !== 'variable' && field.signer_role === role)

const takesInk = ({ type }: Field) => type === 'signature' || type === 'initials'

/** Ids of fields another signer is to fill, in what this one sent. */
export function foreignFields(fields: readonly Field[], role: Schemas['SignerRole'], sent: Answers): string[] {
  const foreign = new Set(
    fields.filter(field => field.type !== 'variable' && field.signer_role !== role).map(({ id }) => id),
  )
  return [...new Set([...Object.keys(sent.values), ...sent.signed_fields])].filter(id => foreign.has(id))
}

/** Invalid entries: field → message. */
export function faultsOf(fields: readonly Field[], sent: Answers, words: SigningWords): Record<string, string> {
  const field_by_id = new Map(fields.map(field => [field.id, field]))
  const faults: Record<string, string> = {}
  for (const [id, value] of Object.entries(sent.values)) {
    const field = field_by_id.get(id)
    if (!field) faults[id] = words.unknown_field
    else if (takesInk(field)) faults[id] = words.field_is_signed
    else if (field.type === 'variable' || field.type === 'date') faults[id] = words.field_is_ours
    else if (field.type === 'checkbox' && value !== '' && value !== 'true') faults[id] = words.checkbox_only
  }
  for (const id of sent.signed_fields) {
    const field = field_by_id.get(id)
    if (!field) faults[id] = words.unknown_field
    else if (!takesInk(field)) faults[id] = words.field_is_not_signed
  }
  return faults
}

/** Required entries still missing: field → message. */
export function missingIn(own: readonly Field[], sent: Answers, words: SigningWords): Record<string, string> {
  const missing = own.filter(field => field.required && isEmpty(field, sent))
  return Object.fromEntries(missing.map(field => [field.id, askFor(field, words)]))
}

function isEmpty(field: Field, { values, signed_fields }: Answers): boolean {
  if (takesInk(field)) return !signed_fields.includes(field.id)
  return (field.type === 'text' || field.type === 'checkbox') && !values[field.id]?.trim()
}

function askFor({ type, label, page }: Field, words: SigningWords): string {
  if (type === 'signature') return words.sign_here({ page })
  if (type === 'initials') return words.initial_here({ page })
  if (type === 'checkbox') return label ? words.check_box({ label, page }) : words.check_box_unnamed({ page })
  return label ? words.fill_in({ label, page }) : words.fill_in_unnamed({ page })
}

/** As it is kept: lines stay lines, other control characters become spaces. */
export const tidyValues = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, value.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')]),
  )
