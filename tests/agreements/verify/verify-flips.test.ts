// A changed byte anywhere in a sealed agreement is detected. A sample of positions here, different in each run; `npx
// tsx tests/faults/every-byte.ts` tries every byte of the file.
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import { flipped, signatureDigits } from '#tests/support/signing/forge.ts'
import { sealedSample } from '#tests/support/signing/sealed.ts'

const [PLACES, OF_THE_SIGNATURE] = [600, 600]

let sealed: Uint8Array
beforeAll(async () => {
  sealed = await sealedSample({ names: ['Zoë Łukasiewicz', '李小龍'], events: 8 })
  expect((await verifySeal(sealed)).valid).toBe(true)
})

const isTold = async (at: number, mask: number) => !(await verifySeal(flipped(sealed, at, mask))).valid

it('a byte changed anywhere in the file', async () => {
  const place = fc.tuple(fc.integer({ min: 0, max: sealed.length - 1 }), fc.integer({ min: 1, max: 255 }))
  await fc.assert(
    fc.asyncProperty(place, ([at, mask]) => isTold(at, mask)),
    { numRuns: PLACES },
  )
})

it('a digit of the signature changed, to another or to its small letter, and any of its padding', async () => {
  const { start, end, padded } = signatureDigits(sealed)
  const inside = fc.tuple(fc.integer({ min: start - 1, max: end }), fc.constantFrom(0x20, 0x01, 0x07, 0x71))
  await fc.assert(
    fc.asyncProperty(inside, ([at, mask]) => isTold(at, mask)),
    { numRuns: OF_THE_SIGNATURE },
  )
  for (let at = end; at <= padded; at += 499) expect(await isTold(at, 0x01), `padding at ${at}`).toBe(true)
})
