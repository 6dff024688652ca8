// A returning signer continues from the server's state: completed steps aren't repeated.
import type { SigningPage } from './signing/signing.ts'

/** Acknowledged by the server, and must never be lost. */
type Acknowledged = { read: Set<number>; adopted: boolean; kept: boolean; signed: boolean }
export const nothingYet = (): Acknowledged => ({ read: new Set(), adopted: false, kept: false, signed: false })

export async function goOn(page: SigningPage, told: Acknowledged): Promise<void> {
  const known = await page.read()
  if (known.signer.status === 'signed') return
  if (known.signer.status === 'pending') await page.track('viewed')
  if (!known.consent.given_at) await page.track('consented')
  for (const [index] of known.pages.entries()) {
    if (known.pages_read.includes(index + 1)) continue
    await page.track('page_read', { page: index + 1 })
    told.read.add(index + 1)
  }
  const idOf = async (kind: 'signature' | 'initials') =>
    known.signatures.find(one => one.kind === kind)?.id ?? (await page.adopt(kind)).id
  const signature_id = await idOf('signature')
  const initials_id = await idOf('initials')
  told.adopted = true
  const signed_fields = known.fields
    .filter(({ type }) => type === 'signature' || type === 'initials')
    .map(({ id }) => id)
  if (known.signed_fields.length < signed_fields.length) await page.keep({}, signed_fields)
  told.kept = true
  const { consent, document_hash } = known
  const body = { signature_id, initials_id, values: {}, signed_fields, consent_version: consent.version, document_hash }
  await page.save(body)
  told.signed = true
}

/** Acknowledged data that is missing. */
export async function lostOf(page: SigningPage, told: Acknowledged): Promise<string[]> {
  const { signer, pages_read, signatures, signed_fields } = await page.read()
  const claims: [string, boolean][] = [
    ['a page read', [...told.read].every(one => pages_read.includes(one))],
    ['a picture', !told.adopted || signatures.length === 2],
    ['what was filled in', !told.kept || signed_fields.length > 0],
    ['a signature', !told.signed || signer.status === 'signed'],
  ]
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim)
}
