// Users who sign for the company are signed in and aren't asked to consent to electronic records: that consent is required of
// consumers (15 U.S.C. §7001(c)(1)). Pure: server, certificate page and verifier use the same rule.
import type { Schemas } from '#sdk/types.ts'

type Signer = { id: string; role: Schemas['SignerRole']; email: string }
type Trail = readonly { event: string; detail: Record<string, string> }[]

const COMPANY_ROLES: readonly Schemas['SignerRole'][] = ['sales_rep', 'countersigner']

export const signsForCompany = ({ role }: Pick<Signer, 'role'>) => COMPANY_ROLES.includes(role)

/** The account a company's signer signed in, by the trail; null for anyone else and where it isn't the signer's own. */
export function companyAccount(signer: Signer, trail: Trail): string | null {
  if (!signsForCompany(signer)) return null
  const signed = trail.findLast(({ event, detail }) => event === 'signed' && detail['signer_id'] === signer.id)
  const account = signed?.detail['account']
  return account && account.toLowerCase() === signer.email.toLowerCase() ? account : null
}
