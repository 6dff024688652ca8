// Finds one of a list by what people call it. A picker in the browser and a list of the server ask the same question.

/** Beyond four letters either may be the longer one: "cooperative" finds "Coop", and the other way around. */
const ABBREVIATED = 4

/** True if `typed` matches these names by initials or by the beginnings of their words. */
export function foundByWords(names: readonly string[], typed: string): boolean {
  const wanted = wordsOf(typed)
  return wanted.length === 0 || names.some(name => startsTogether(name, typed) || holdsAll(wordsOf(name), wanted))
}

/** True if `typed` is one of the names, ignoring case and spelling variants. */
export const isNamed = (names: readonly string[], typed: string): boolean =>
  names.some(name => compact(name) === compact(typed))

/** "PGE", "pg&e" and "PG & E" are one. */
const startsTogether = (name: string, typed: string) => compact(name).startsWith(compact(typed))

const holdsAll = (name: readonly string[], wanted: readonly string[]) =>
  wanted.every(word => name.some(known => begins(known, word)))

const begins = (known: string, word: string) =>
  known.startsWith(word) || (known.length >= ABBREVIATED && word.startsWith(known))

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const compact = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
const SKIPPED = new Set(['', 'and', 'of', 'the'])
const wordsOf = (text: string) =>
  plain(text)
    .replaceAll(/['’.]/g, '')
    .replaceAll('co-op', 'coop')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => !SKIPPED.has(word))
