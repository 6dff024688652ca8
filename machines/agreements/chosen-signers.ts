// The chosen signers, checked against what the template requires. Pure.

import { listed } from '#machines/words/listed.ts'
import type { Schemas } from '#sdk/types.ts'
import { signsForCompany } from './evidence/company-account.ts'
import { ROLES, signs } from './turns.ts'
import { words } from './words.ts'

type Content = Pick<Schemas['AgreementDraft'], 'fields' | 'signers'>
type Chosen = Schemas['NewSigner']
type Role = Schemas['SignerRole']

const BUYERS: readonly Role[] = ['homeowner', 'co_homeowner', 'utility_account_holder']
const nameOf = (role: Role) => words.role_nouns[role]

/** The roles that have something to fill in, in the order in which they usually sign. */
export const rolesWithFields = ({ fields }: Pick<Content, 'fields'>): Role[] =>
  ROLES.filter(role => fields.some(field => field.type !== 'variable' && field.signer_role === role))

/** One error message per field; empty if the signers are valid. */
export function signerFaults(content: Content, chosen: readonly Chosen[]): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [index, one] of chosen.entries()) {
    const role = nameOf(one.role)
    if (one.name.trim() === '') faults[`signers.${index}.name`] = words.enter_signer_name({ role })
    if (!signs(one)) continue
    if (chosen.findIndex(({ role }) => role === one.role) < index)
      faults[`signers.${index}.role`] = words.one_signer_a_role({ role })
    else if (!rolesWithFields(content).includes(one.role))
      faults[`signers.${index}.role`] = words.no_fields_for_role({ role })
    const seller = chosen.find(({ role, email }) => signsForCompany({ role }) && sameAddress(email, one.email))
    if (seller && BUYERS.includes(one.role))
      faults[`signers.${index}.email`] = words.seller_email({ seller: nameOf(seller.role), buyer: role })
  }
  const missing = rolesWithFields(content).filter(role => !chosen.some(one => one.role === role))
  if (missing.length > 0) faults['signers'] = words.signers_missing({ roles: listed(missing.map(nameOf)) })
  return faults
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** In the order in which they sign, each with their step. */
export function inSteps<S extends { role: Role }>(content: Content, chosen: readonly S[]): (S & { step: number })[] {
  const stepOf = (role: Role) => content.signers.find(one => one.role === role)?.step ?? 1
  return chosen
    .map(one => ({ ...one, step: stepOf(one.role) }))
    .sort(
      (a, b) =>
        Number(!signs(a)) - Number(!signs(b)) || a.step - b.step || ROLES.indexOf(a.role) - ROLES.indexOf(b.role),
    )
}
