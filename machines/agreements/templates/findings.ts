// Findings in a template before publishing, with their place. Pure: the editor shows them live, the server checks on
// publishing.
import type { Schemas } from '#sdk/types.ts'
import { signs } from '../turns.ts'
import { words as agreement } from '../words.ts'
import { isAgreementVariable } from './variables.ts'
import { words } from './words.ts'

type Field = Schemas['Field']
type Finding = Schemas['AgreementFinding']
type Draft = Pick<Schemas['AgreementDraft'], 'fields' | 'signers' | 'rescission_notice'>

/** In points, as printed: smaller fields are hard to tap and their text can't be read. */
export const LEAST_SIDE = 14
/** Of the smaller one of two fields. */
const COVERED = 0.2

/** Blockers first, then hints; the document before its pages, each page in the order its fields were placed. */
export function findingsOf(draft: Draft, pages: readonly Schemas['Page'][]): Finding[] {
  const findings = [...signerFindings(draft), ...draft.fields.flatMap(field => fieldFindings(field, pages))]
  return [...findings, ...coveredFindings(draft.fields)].sort(
    (a, b) => Number(b.blocks) - Number(a.blocks) || (a.page ?? 0) - (b.page ?? 0),
  )
}

function signerFindings({ fields, signers, rescission_notice }: Draft): Finding[] {
  const findings: Finding[] = []
  const has = (role: Schemas['SignerRole'], ...types: Schemas['FieldType'][]) =>
    fields.some(field => field.signer_role === role && types.includes(field.type))
  if (!signers.some(signs)) findings.push(whole(words.nobody_signs))
  if (!fields.some(({ type }) => type === 'signature')) findings.push(whole(words.no_signature_field))
  for (const role of new Set(fields.filter(({ type }) => type !== 'variable').map(field => field.signer_role)))
    if (!signers.some(one => one.role === role)) {
      const [first] = fields.filter(field => field.signer_role === role && field.type !== 'variable')
      const sentence = words.field_without_signer({ role: agreement.role_nouns[role] })
      findings.push(first ? at(first, sentence) : whole(sentence))
    }
  for (const { role } of signers.filter(signs)) {
    if (!has(role, 'signature', 'initials', 'date', 'text', 'checkbox'))
      findings.push(whole(words.signer_without_field({ role: agreement.role_nouns[role] })))
    else if (!has(role, 'signature'))
      findings.push(whole(words.signer_without_signature({ role: agreement.role_nouns[role] }), false))
  }
  if (rescission_notice && !has('homeowner', 'signature')) findings.push(whole(words.notice_without_signature))
  return findings
}

function fieldFindings(field: Field, pages: readonly Schemas['Page'][]): Finding[] {
  const findings: Finding[] = []
  if (field.type === 'variable') {
    if (field.variable === undefined) findings.push(at(field, words.field_without_variable))
    else if (!isAgreementVariable(field.variable))
      findings.push(at(field, words.field_variable_unknown({ name: field.variable })))
    return findings
  }
  const { width, height } = pages[field.page - 1] ?? { width: 612, height: 792 }
  // Fractions from the editor may be off in the last digit.
  if (Math.min(field.w * width, field.h * height) < LEAST_SIDE - 0.01)
    findings.push(at(field, words.field_too_small, false))
  if ((field.type === 'text' || field.type === 'checkbox') && field.label.trim() === '')
    findings.push(at(field, field.type === 'text' ? words.text_without_label : words.checkbox_without_label, false))
  return findings
}

/** Each field that overlaps an earlier one, listed once. */
function coveredFindings(fields: readonly Field[]): Finding[] {
  return fields.flatMap((field, place) =>
    fields.slice(0, place).some(other => other.page === field.page && share(field, other) > COVERED)
      ? [at(field, words.fields_overlap, false)]
      : [],
  )
}

function share(one: Field, other: Field): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return across > 0 && down > 0 ? (across * down) / Math.min(one.w * one.h, other.w * other.h) : 0
}

const at = ({ id, page }: Field, sentence: string, blocks = true): Finding => ({ field_id: id, page, sentence, blocks })
const whole = (sentence: string, blocks = true): Finding => ({ field_id: null, page: null, sentence, blocks })
