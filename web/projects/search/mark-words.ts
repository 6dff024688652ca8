// Positions of the search words in a text. Pure; called for each line of the palette.
import { isShort, plain } from '#machines/projects/search-rules.ts'
import type { Mark } from '#web/ui/marked.tsx'

/** The text composed, for the marks are counted in that; letter by letter, for a letter may be shorter without its mark. */
export function markWords(given: string, words: readonly string[]): { text: string; marks: Mark[] } {
  const text = given.normalize('NFC')
  const letters = [...text]
  const plains = letters.map(plain)
  const hit = letters.map(() => false)
  for (const word of words.map(plain)) {
    const length = [...word].length
    for (let at = 0; at + length <= letters.length; at++) {
      const begins = at === 0 || plains[at - 1] === ' '
      if (plains.slice(at, at + length).join('') === word && (begins || !isShort(word))) hit.fill(true, at, at + length)
    }
  }
  const marks: Mark[] = []
  let from = 0
  for (const [at, letter] of letters.entries()) {
    const to = from + letter.length
    const last = marks.at(-1)
    if (hit[at] && last?.to === from) last.to = to
    else if (hit[at]) marks.push({ from, to })
    from = to
  }
  return { text, marks }
}
