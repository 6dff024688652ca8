// Consent to electronic records, in the order of ESIGN (15 U.S.C. §7001(c)(1)): what it covers, paper, how to withdraw
// and what follows, how to be reached, what is needed to read and keep the records, for how long. Pure: page, server,
// seal and verifier share it. Changed text is a new version, which signers must accept again.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export const CONSENT_VERSION = '2026-11'

/**
 * The parties named in the text; contact details a company doesn't have are left out. `mails` is true if its emails are
 * sent; otherwise the text promises none.
 */
export type ConsentFacts = { company: string; phone: string | null; email: string | null; mails: boolean }

export function consentParagraphs(
  language: Schemas['Language'],
  { company, phone, email, mails }: ConsentFacts,
): string[] {
  const ways = [email, phone].filter(way => way !== null && way !== '')
  const reach = { company, known: ways.length > 0 ? 'yes' : 'no', ways: ways.join(', ') }
  const mailed = mails ? 'yes' : 'no'
  const { consent } = words.in(language)
  return [
    consent.scope({ company }),
    consent.paper,
    consent.withdrawal(reach),
    consent.address({ ...reach, mailed }),
    consent.needs({ mailed }),
    consent.confirmation,
  ]
}

/** The text that is hashed. */
export const consentText = (paragraphs: readonly string[]) => paragraphs.join('\n\n')
