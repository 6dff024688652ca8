// Whom an agreement is sent to, held against what its template asks. Pure.
import type { Schemas } from '#sdk/types.ts'
import { ROLE_NAMES } from './templates/role-words.ts'
import { ROLES, signs } from './turns.ts'

type Content = Pick<Schemas['AgreementDraft'], 'fields' | 'signers'>
type Chosen = Schemas['NewSigner']
type Role = Schemas['SignerRole']

const BUYERS: readonly Role[] = ['homeowner', 'co_homeowner', 'utility_account_holder']
const SELLERS: readonly Role[] = ['sales_rep', 'countersigner']
const nameOf = (role: Role) => ROLE_NAMES.en[role].toLowerCase()

/** The roles that have something to fill in, in the order in which they usually sign. */
export const rolesWithFields = ({ fields }: Pick<Content, 'fields'>): Role[] =>
  ROLES.filter(role => fields.some(field => field.type !== 'variable' && field.signer_role === role))

/** What is wrong, a sentence for each field; nothing when they can be sent to. */
export function signerFaults(content: Content, chosen: readonly Chosen[]): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [index, one] of chosen.entries()) {
    if (one.name.trim() === '') faults[`signers.${index}.name`] = `Enter the name of the ${nameOf(one.role)}.`
    if (!signs(one)) continue
    if (chosen.findIndex(({ role }) => role === one.role) < index)
      faults[`signers.${index}.role`] = `One ${nameOf(one.role)} signs. Take the other one out.`
    else if (!rolesWithFields(content).includes(one.role))
      faults[`signers.${index}.role`] = `The agreement has nothing for a ${nameOf(one.role)} to sign.`
    const seller = chosen.find(({ role, email }) => SELLERS.includes(role) && sameAddress(email, one.email))
    if (seller && BUYERS.includes(one.role))
      faults[`signers.${index}.email`] =
        `This is the ${nameOf(seller.role)}’s address. The ${nameOf(one.role)} signs by a link sent to their own.`
  }
  const missing = rolesWithFields(content).filter(role => !chosen.some(one => one.role === role))
  if (missing.length > 0)
    faults['signers'] = `The agreement is also signed by the ${missing.map(nameOf).join(', the ')}. Name who that is.`
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
