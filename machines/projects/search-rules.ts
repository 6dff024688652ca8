// Decides if a text contains a search word. The server finds the matching field with it, the browser searches its own
// pages and highlights words. Pure.

/** Shorter words match only at the beginning of a word; elsewhere they would match almost anything. */
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

/** The fields that contain any of the words, in order. */
export function fieldsWith<F extends string>(words: readonly string[], texts: readonly (readonly [F, string])[]): F[] {
  return texts.filter(([, text]) => words.some(word => holds(text, word))).map(([field]) => field)
}
