// Checks that every homeowner of the project signs a contract. Pure; used by the agreements list and the checks before
// sending.
import type { Schemas } from '#sdk/types.ts'
import { rolesWithFields } from './chosen-signers.ts'

type Content = Pick<Schemas['AgreementDraft'], 'kind' | 'fields'>
export type SignersFit = Schemas['ProjectAgreement']['signers_fit']

/** Kinds that bind every owner of the home; a disclosure or utility form needs one signer. */
const CONTRACTS: readonly Schemas['AgreementKind'][] = ['installation', 'financing', 'change_order']

export function signersFit({ kind, fields }: Content, homeowner_count: number): SignersFit {
  const roles = rolesWithFields({ fields })
  if (!CONTRACTS.includes(kind) || !roles.includes('homeowner') || homeowner_count === 0) return 'all'
  const for_two = roles.includes('co_homeowner')
  if (homeowner_count > 1) return for_two ? 'all' : 'one_of_two'
  return for_two ? 'two_of_one' : 'all'
}
