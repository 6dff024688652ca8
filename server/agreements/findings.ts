// What is wrong with a template before it is published, and where. Pure: the editor says it while somebody works, the server
// when they publish.
import type { Schemas } from '#sdk/types.ts'
import { ROLE_NAMES } from './role-words.ts'
import { signs } from './turns.ts'
import { isAgreementVariable } from './variables.ts'

type Field = Schemas['Field']
type Finding = Schemas['AgreementFinding']
type Draft = Pick<Schemas['AgreementDraft'], 'fields' | 'signers' | 'rescission_notice'>

/** What blocks comes first; each in the order of the pages. */
export function findingsOf(draft: Draft, _pages: Schemas['Page'][]): Finding[] {
  const { fields, signers } = draft
  const filled = fields.filter(({ type }) => type !== 'variable')
  const found: Finding[] = []
  for (const field of fields) {
    if (field.type !== 'variable') continue
    if (field.variable === undefined)
      found.push(at(field, 'This field shows no variable. Choose one, or delete the field.'))
    else if (!isAgreementVariable(field.variable))
      found.push(at(field, `There is no variable “${field.variable}”. Choose one from the list.`))
  }
  if (!fields.some(({ type }) => type === 'signature'))
    found.push(whole('Nobody signs here. Place at least one signature field.'))
  for (const role of new Set(filled.map(({ signer_role }) => signer_role)))
    if (!signers.some(one => one.role === role))
      found.push(whole(`There are fields for the ${name(role)}, who is not among the signers. Add the signer.`))
  for (const { role } of signers.filter(signs))
    if (!filled.some(({ signer_role }) => signer_role === role))
      found.push(whole(`The ${name(role)} is to sign and has no field. Place one, or take the signer out.`))
  return found.sort((a, b) => Number(b.blocks) - Number(a.blocks))
}

const name = (role: Schemas['SignerRole']) => ROLE_NAMES.en[role].toLowerCase()
const at = ({ id, page }: Field, sentence: string, blocks = true): Finding => ({ field_id: id, page, sentence, blocks })
const whole = (sentence: string, blocks = true): Finding => ({ field_id: null, page: null, sentence, blocks })
