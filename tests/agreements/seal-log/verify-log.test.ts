// The verifier's result for a PDF's place in the seal log, and for every way to fake one.
import { describe, expect, it } from 'vitest'
import type { LogProof } from '#machines/agreements/seal-log/proof-file.ts'
import { PROOF_ROOM, proofText, readProof } from '#machines/agreements/seal-log/proof-file.ts'
import { checkSentence } from '#machines/agreements/verify/check-sentences.ts'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import { flipped } from '#tests/support/signing/forge.ts'
import { memoryLog, OTHER_KEY, OUR_KEY, proofIn } from '#tests/support/signing/seal-log.ts'
import { SEALED_AT, sealedSample } from '#tests/support/signing/sealed.ts'

const AT = new Date('2026-11-21T17:00:03.456Z')

const sealed = (wanted: Partial<Parameters<typeof memoryLog>[0]> = {}) =>
  sealedSample({ log: memoryLog({ at: AT, ...wanted }) })
const faultOf = async (bytes: Uint8Array) => {
  const { verdict, checks } = await verifySeal(bytes)
  return [verdict, checks.find(({ code }) => code === 'log')?.fault]
}

describe('a sealed PDF', () => {
  it('proves its place in the log, wherever that is', async () => {
    for (const before of [0, 1, 6, 200]) {
      const report = await verifySeal(await sealed({ before }))
      expect(report).toMatchObject({
        verdict: 'as_signed',
        log: { index: before, installation: OUR_KEY.id, logged_at: AT.toISOString(), head: { size: before + 1 } },
      })
      const check = report.checks.find(({ code }) => code === 'log')
      expect(check && checkSentence(check, 'en')).toBe(
        `It is number ${before + 1} in the public seal log of installation ${OUR_KEY.id.slice(0, 12)}.`,
      )
    }
  })

  it('sealed before there was a log is as it was signed, and says that it has no proof', async () => {
    const report = await verifySeal(await sealedSample())
    expect(report).toMatchObject({ verdict: 'as_signed', log: null })
    const check = report.checks.find(({ code }) => code === 'log')
    expect(check).toMatchObject({ ok: null, fault: null })
  })

  const rooted = (change: (proof: LogProof) => LogProof) => ({ changeProof: change })
  it.each<[string, Partial<Parameters<typeof memoryLog>[0]>, string]>([
    [
      'dated back by the company that holds the certificate',
      { signed_at: new Date('2026-03-01T12:00:00Z') },
      'log_time_differs',
    ],
    ['dated ahead', { signed_at: new Date('2026-11-21T17:00:05Z') }, 'log_time_differs'],
    [
      'with the proof of another document',
      { changeLeaf: leaf => ({ ...leaf, document_hash: 'a'.repeat(64) }) },
      'log_other_document',
    ],
    ['with the proof of an earlier kind', { changeLeaf: leaf => ({ ...leaf, kind: 'earlier' }) }, 'log_other_document'],
    [
      'in a log of another installation that says it is ours',
      { key: OTHER_KEY, changeLeaf: leaf => ({ ...leaf, installation: OUR_KEY.id }) },
      'log_head_wrong',
    ],
    [
      'under a head signed with another key',
      rooted(proof => ({
        ...proof,
        head: { ...proof.head, signature: proofIn('b'.repeat(64), { at: AT, key: OTHER_KEY }).head.signature },
      })),
      'log_head_wrong',
    ],
    [
      'under the head of a tree that does not hold it',
      rooted(proof => ({ ...proof, head: proofIn('b'.repeat(64), { at: AT }).head })),
      'log_not_included',
    ],
    ['at another place', rooted(proof => ({ ...proof, index: proof.index - 1 })), 'log_not_included'],
    ['with a path cut short', rooted(proof => ({ ...proof, path: proof.path.slice(1) })), 'log_not_included'],
    [
      'with a leaf of another time than was hashed',
      rooted(proof => ({ ...proof, leaf: { ...proof.leaf, logged_at: '2026-03-01T12:00:00.000Z' } })),
      'log_not_included',
    ],
    [
      'with something else in the room for its proof',
      { changeProof: proof => ({ ...proof, index: Number.NaN }) },
      'log_unreadable',
    ],
  ])('%s is not taken', async (_what, wanted, fault) => {
    expect(await faultOf(await sealed(wanted))).toEqual(['changed', fault])
  })

  it('whose proof was changed after it was signed has lost its signature', async () => {
    const bytes = await sealed()
    const at = Buffer.from(bytes).indexOf(`"document_hash":"`) + 20
    expect((await faultOf(flipped(bytes, at, 1)))[0]).toBe('changed')
  })
})

describe('the room for the proof', () => {
  const proof = proofIn('c'.repeat(64), { at: SEALED_AT, before: 1000 })

  it('holds the proof of a log of 2^53 seals', () => {
    const path = Array.from({ length: 53 }, () => 'f'.repeat(64))
    const size = Number.MAX_SAFE_INTEGER
    expect(proofText({ ...proof, index: size, path, head: { ...proof.head, size } }).length).toBeLessThan(PROOF_ROOM)
  })

  it('contains the text of exactly one proof', () => {
    const text = proofText(proof)
    expect(readProof(`${text}     `)).toEqual(proof)
    for (const other of [
      `${text}{}`,
      ` ${text}`,
      text.replace('"index":', '"index": '),
      text.replace('"version":1', '"version":2'),
      text.replace(/"index":\d+/, '"index":"1000"'),
      text.replace(/"path":\[/, '"path":[1,'),
      text.replace('{"format"', '{"more":1,"format"'),
      '',
      'null',
      '[]',
    ])
      expect(readProof(other)).toBeNull()
  })
})
