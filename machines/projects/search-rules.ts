// When a text holds a word that is looked for. The server says by it which field was found, the browser searches its own
// pages and marks words by it. Pure.

/** Shorter words are looked for where a word begins: anywhere else they mean nothing. */
const SHORT = 3

/** Lower case and no marks on letters, as plain_text of the database makes it. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

export const isShort = (word: string) => word.length < SHORT

export const holds = (text: string, word: string): boolean =>
  isShort(word) ? ` ${plain(text)}`.includes(` ${plain(word)}`) : plain(text).includes(plain(word))

export const holdsAll = (text: string, words: readonly string[]) => words.every(word => holds(text, word))

/** The fields in which any of the words stands, in their order. */
export function fieldsWith<F extends string>(words: readonly string[], texts: readonly (readonly [F, string])[]): F[] {
  return texts.filter(([, text]) => words.some(word => holds(text, word))).map(([field]) => field)
}
