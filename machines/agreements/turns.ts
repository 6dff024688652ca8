// Signing order. Signers of one step sign in any order; a step begins when the previous one is complete. Pure.
import type { Schemas } from '#sdk/types.ts'

type Signer = { role: Schemas['SignerRole']; step: number; status: Schemas['SignerStatus'] }

/** A cc recipient doesn't sign but gets a copy. */
export const signs = ({ role }: Pick<Signer, 'role'>) => role !== 'cc'

/** The step whose signers are to sign now; null once all have signed. */
export function stepOf(signers: readonly Signer[]): number | null {
  const open = signers.filter(one => signs(one) && one.status !== 'signed').map(({ step }) => step)
  return open.length === 0 ? null : Math.min(...open)
}

export const isTurnOf = (signer: Signer, all: readonly Signer[]) =>
  signs(signer) && signer.status !== 'signed' && signer.step === stepOf(all)

export const allSigned = (signers: readonly Signer[]) => signers.some(signs) && stepOf(signers) === null

/** The roles in the order in which they usually sign. */
export const ROLES: readonly Schemas['SignerRole'][] = [
  'sales_rep',
  'homeowner',
  'co_homeowner',
  'utility_account_holder',
  'countersigner',
  'cc',
]
