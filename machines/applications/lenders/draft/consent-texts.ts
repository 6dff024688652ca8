// Consents given before an application is sent. Pure: page, server and record use the same text. Changed text is a new
// version; people who accepted another are asked again. The consumer's written instructions that let a lender see a
// credit report: Fair Credit Reporting Act, 15 U.S.C. §1681b(a)(2) and (a)(3)(A); electronic records: ESIGN, 15 U.S.C.
// §7001(c); why a lender says no: Equal Credit Opportunity Act, 15 U.S.C. §1691(d).

import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export const CONSENT_VERSION = '2026-11'

/** The parties named in the text. */
type ConsentFacts = {
  lender: string
  company: string
  /** The product: a loan is borrowed; a lease or PPA is a contract for a system someone else owns. */
  type: Schemas['LenderFinancingType']
  ssn: 'full' | 'last_four'
}
type ConsentTexts = Omit<Schemas['ConsentWords'], 'version' | 'hash'>

export function consentTexts(language: Language, { lender, company, type, ssn }: ConsentFacts): ConsentTexts {
  const { consent } = words.in(language)
  const number = ssn === 'full' ? consent.ssn_full : consent.ssn_last_four
  return {
    credit_check: consent.credit_check({ lender }),
    electronic_records: consent.electronic_records({ lender, company }),
    true_and_complete: consent.true_and_complete,
    disclosures: [
      consent.lender_decides({ lender, company }),
      consent.credit_inquiry,
      type === 'loan' ? consent.loan : consent.lease_or_ppa,
      consent.adverse_action,
      consent.private_data({ lender, number }),
    ],
  }
}

/** The text that is hashed. */
export const consentText = ({ credit_check, electronic_records, true_and_complete, disclosures }: ConsentTexts) =>
  [credit_check, electronic_records, true_and_complete, ...disclosures].join('\n\n')
