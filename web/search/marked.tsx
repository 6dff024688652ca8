import { isShort, plain } from '#server/search/rules.ts'

/** A text with the words that were looked for made strong, marks on letters or none. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const parts = partsOf(text, words)
  return parts.map(({ part, marked, from }) =>
    marked ? (
      <mark
        key={from}
        className="bg-transparent font-semibold text-ink underline decoration-marigold decoration-2 underline-offset-3"
      >
        {part}
      </mark>
    ) : (
      <span key={from}>{part}</span>
    ),
  )
}

/** Letter by letter, for a letter may be shorter without its mark. */
export function partsOf(text: string, words: readonly string[]) {
  const letters = [...text.normalize('NFC')]
  const plains = letters.map(plain)
  const hit = letters.map(() => false)
  for (const word of words.map(plain)) {
    const length = [...word].length
    for (let at = 0; at + length <= letters.length; at++) {
      const begins = at === 0 || plains[at - 1] === ' '
      if (plains.slice(at, at + length).join('') === word && (begins || !isShort(word))) hit.fill(true, at, at + length)
    }
  }
  const parts: { part: string; marked: boolean; from: number }[] = []
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1)
    const marked = hit[at] ?? false
    if (last?.marked === marked) last.part += letter
    else parts.push({ part: letter, marked, from: at })
  }
  return parts
}
