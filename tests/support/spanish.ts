// Compares a sentence with its translation, as far as a machine can.
import { expect } from 'vitest'

const figures = (sentence: string) => (sentence.match(/\d[\d.,:/]*\d|\d/g) ?? []).sort()
/** English only; none is a Spanish word or part of a name in the tests. */
const ENGLISH = /\b(the|of|and|for|is|are|not|with|year|what|each|it|under|when|from|this|by)\b/i

/** As many sentences, each with the figures of the other and in its own language. */
export function expectTranslated(english: readonly string[], spanish: readonly string[]) {
  expect(spanish).toHaveLength(english.length)
  for (const [index, sentence] of english.entries()) {
    const translated = spanish[index] ?? ''
    expect(translated).not.toBe(sentence)
    expect(translated).not.toMatch(ENGLISH)
    expect(figures(translated), translated).toEqual(figures(sentence))
    expect(translated.at(-1)).toBe(sentence.at(-1))
  }
}
