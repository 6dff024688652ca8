// The text the signers agreed to, rebuilt from the trail's data: a company's later name or phone doesn't change it.
// Text with a different hash is left out, never guessed.

import { consentParagraphs, consentText } from '#machines/agreements/evidence/consent.ts'
import type { EvidenceConsent } from '#machines/agreements/evidence/evidence.ts'
import { sha256 } from '../../ports/ports.ts'
import type { TrailRow } from '../evidence/trail.ts'
import type { SignerRow } from '../view.ts'

/** Each wording once, in the order of the signers. */
export function consentsOf(signers: readonly SignerRow[], trail: readonly TrailRow[]): EvidenceConsent[] {
  const given = signers.flatMap(signer => {
    const { consent_version: version, consent_hash: hash } = signer
    const detail = trail.findLast(one => one.event === 'consented' && one.detail['signer_id'] === signer.id)?.detail
    if (!version || !hash || !detail) return []
    const language = signer.consent_language ?? signer.language
    const paragraphs = consentParagraphs(language, {
      company: detail['company'] ?? '',
      phone: detail['company_phone'] ?? null,
      email: detail['company_email'] ?? null,
      mails: detail['company_mails'] !== 'no',
    })
    return sha256(consentText(paragraphs)) === hash ? [{ version, language, hash, paragraphs }] : []
  })
  return given.filter((one, index) => given.findIndex(({ hash }) => hash === one.hash) === index)
}
