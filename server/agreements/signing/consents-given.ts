// The words the signers agreed to, said again from what the trail keeps of them: a company that has another name or telephone by
// now does not change what was agreed to. Words whose hash is another one are left out, never guessed.

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
