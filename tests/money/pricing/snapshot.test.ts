import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicaliseJson, snapshotHash } from '#machines/money/pricing/snapshot.ts'

it('writes one text for one meaning, whatever the order of keys', () => {
  const text = canonicaliseJson({ b: [1, { d: null, c: 'é"\n' }], a: -0, left_out: undefined })
  expect(text).toBe('{"a":0,"b":[1,{"c":"é\\"\\n","d":null}]}')
})

it('refuses what JSON would quietly turn into something else', () => {
  for (const lost of [Number.NaN, undefined, new Date(0), new Map(), 1n, () => 1]) {
    expect(() => canonicaliseJson({ lost: [lost] })).toThrow(TypeError)
  }
})

it('hashes a snapshot as any SHA-256 tool would hash the canonical text', async () => {
  const snapshot = { price_cents: 2_583_522, name: 'Ñandú 日' }
  const expected = createHash('sha256').update('{"name":"Ñandú 日","price_cents":2583522}').digest('hex')
  expect(await snapshotHash(snapshot)).toBe(expected)
})

it('survives a store that reorders keys, and reads back as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), value => {
      const text = canonicaliseJson(value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonicaliseJson(reversed(JSON.parse(text)))).toBe(text)
    }),
  )
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, member]) => [key, reversed(member)])
  return Object.fromEntries(entries.reverse())
}
