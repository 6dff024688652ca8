// Whether a contract is signed by as many homeowners as the project has. Pure: the list of a project's agreements and the checks
// before sending ask it alike.
import type { Schemas } from '#sdk/types.ts'
import { rolesWithFields } from './chosen-signers.ts'

type Content = Pick<Schemas['AgreementDraft'], 'kind' | 'fields'>
export type SignersFit = Schemas['ProjectAgreement']['signers_fit']

/** What binds every owner of the home; a disclosure or the utility's form needs one of them. */
const CONTRACTS: readonly Schemas['AgreementKind'][] = ['installation', 'financing', 'change_order']

export function signersFit({ kind, fields }: Content, homeowner_count: number): SignersFit {
  const roles = rolesWithFields({ fields })
  if (!CONTRACTS.includes(kind) || !roles.includes('homeowner') || homeowner_count === 0) return 'all'
  const for_two = roles.includes('co_homeowner')
  if (homeowner_count > 1) return for_two ? 'all' : 'one_of_two'
  return for_two ? 'two_of_one' : 'all'
}
