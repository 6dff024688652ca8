// Genuine seals, no two alike: names of any script, languages, documents, certificates. None may be called changed.
// FAULT_ROUNDS=200 makes that many (an eighth of a second each; 40 by default), FAULT_SEED=7 makes others.
import { PDF } from '@libpdf/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import { createCompanyCertificate } from '#server/ports/company-certificate.ts'
import { rounds, seed } from '#tests/faults/seeded.ts'
import { demoAgreementPdf } from '#tests/support/signing/agreement.ts'
import { issue, supplied } from '#tests/support/signing/authority.ts'
import { ownCertificate, SEALED_AT, sealedSample } from '#tests/support/signing/sealed.ts'

/** From one person, and from two companies that bought theirs. */
async function certificates() {
  const root = await issue({ name: 'Example Root', kind: 'rsa', use: 'certify' })
  const below = await issue({ name: 'Example Signing CA', kind: 'p384', use: 'certify', by: root })
  const curve = await issue({ name: 'Curve Solar Ltd', kind: 'p256', use: 'sign', by: below })
  const plain = await issue({ name: 'Böse & Söhne Solar', kind: 'rsa', use: 'sign', by: root })
  return [
    await ownCertificate(),
    await createCompanyCertificate('Ünïcode Sólar 太阳能', SEALED_AT),
    await supplied(curve, below, root),
    await supplied(curve, below),
    await supplied(plain),
  ]
}

async function documents() {
  const turned = PDF.create()
  for (const angle of [0, 90, 180, 270] as const) turned.addPage({ size: 'letter' }).setRotation(angle)
  const many = PDF.create()
  for (let page = 0; page < 9; page++) many.addPage({ width: 300 + page, height: 500 })
  return [await demoAgreementPdf(), await turned.save(), await many.save()]
}

const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }),
  fc.constantFrom(
    'محمد بن سلمان',
    'שרה כהן',
    '李小龍',
    'नमस्ते शर्मा',
    'Zoë Łukasiewicz',
    'Дмитрий Пример',
    '👩‍👩‍👧 Family',
    'µ μ Ω Å K',
    "O'Neil /ByteRange [0 1 2 3]",
    '%%EOF\n1 0 obj',
    '(((\\',
    'A\u0301 e\u0308',
    'x'.repeat(150),
  ),
)

it('a genuine seal is never called changed', async () => {
  const [chosen, papers] = [await certificates(), await documents()]
  const wanted = fc.record({
    names: fc.array(name, { minLength: 1, maxLength: 2 }),
    language: fc.constantFrom('en' as const, 'es' as const),
    events: fc.integer({ min: 5, max: 14 }),
    certificate: fc.constantFrom(...chosen),
    document: fc.constantFrom(...papers),
    consent: fc.array(name, { minLength: 1, maxLength: 2 }),
  })
  const seals = fc.sample(wanted, { numRuns: rounds(24), seed })
  const alarms: string[] = []
  for (const one of seals) {
    const { valid, reason } = await verifySeal(await sealedSample(one))
    if (!valid) alarms.push(`${reason} ${JSON.stringify([one.names, one.consent])}`)
  }
  expect(alarms).toEqual([])
}, 600_000)
