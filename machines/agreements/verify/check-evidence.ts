// Checks that the evidence is consistent: recomputes its trail, and verifies every signature and consent. Pure.
import { companyAccount } from '../evidence/company-account.ts'
import { consentText } from '../evidence/consent.ts'
import type { Evidence, EvidenceEvent } from '../evidence/evidence.ts'
import { trailText } from '../evidence/trail-text.ts'
import { signs } from '../turns.ts'
import { digest, hexOf } from './algorithms.ts'

const sha256Of = async (text: string): Promise<string> => hexOf(await digest('SHA-256', new TextEncoder().encode(text)))

/** The number of the first event that does not follow from the one before; null where all do. */
export async function brokenEvent({ trail, transaction }: Evidence): Promise<number | null> {
  let previous: EvidenceEvent | undefined
  for (const event of trail) {
    const follows = event.seq === (previous?.seq ?? 0) + 1 && event.previous_hash === (previous?.hash ?? '')
    if (!follows || event.hash !== (await sha256Of(trailText({ transaction_id: transaction.id, ...event }))))
      return event.seq
    previous = event
  }
  return null
}

/** Everyone who was to sign did, each with an event of their own, and then all were done. */
export function untoldSigner({ signers, trail }: Evidence): string | null {
  const signed_ids = new Set(trail.filter(({ event }) => event === 'signed').map(({ detail }) => detail['signer_id']))
  const missing = signers.find(one => signs(one) && (!one.signed_at || !signed_ids.has(one.id)))
  if (missing) return missing.name
  return trail.some(({ event }) => event === 'completed') && signers.some(signs) ? null : ''
}

/** The accepted text is in the file and matches each signer's hash. The company's own signer needs none. */
export async function consentsHold({ consents, signers, trail }: Evidence): Promise<boolean> {
  const hashes = await Promise.all(consents.map(({ paragraphs }) => sha256Of(consentText(paragraphs))))
  return (
    consents.every(({ hash }, index) => hash === hashes[index]) &&
    signers
      .filter(signs)
      .every(signer => (signer.consent ? hashes.includes(signer.consent.hash) : companyAccount(signer, trail) !== null))
  )
}
