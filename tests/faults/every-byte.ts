// npx tsx tests/faults/every-byte.ts [file.pdf] [--masks 3]
// Changes every byte of a sealed agreement, one at a time and each in several ways, and counts what the verifier misses.
// Some minutes for a small document. Ends with 1 where anything was missed.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import { flipped } from '#tests/support/signing/forge.ts'
import { sealedSample } from '#tests/support/signing/sealed.ts'

/** A bit at each end, the letter case, every bit. */
const MASKS = [0x01, 0x20, 0x80, 0xff, 0x04, 0x0a]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { masks: { type: 'string', default: '3' } },
})
const [file] = positionals
const bytes = file ? new Uint8Array(readFileSync(file)) : await sealedSample({ names: ['Zoë Łukasiewicz'], events: 6 })
if (!(await verifySeal(bytes)).valid) throw new Error('The document is not valid to begin with.')
const masks = MASKS.slice(0, Number(values.masks))
const missed: string[] = []
for (let at = 0; at < bytes.length; at++) {
  for (const mask of masks) {
    if ((await verifySeal(flipped(bytes, at, mask))).valid) missed.push(`byte ${at}, bits ${mask.toString(2)}`)
  }
}
const tries = bytes.length * masks.length
const share = ((tries - missed.length) / tries) * 100
console.log(`${bytes.length} bytes, ${tries} changes, ${tries - missed.length} told: ${share}%`)
for (const one of missed) console.log(one)
process.exitCode = missed.length > 0 ? 1 : 0
