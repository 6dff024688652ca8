// Why a row or a list was not taken, stored once for readers of both languages.
import { currentLanguage } from '#machines/words/language.ts'
import { inBoth, type Sentence } from '#server/lib/reader-language.ts'

/** No cell of a list has this sign: blanks stand for those nobody sees. */
const BETWEEN = '\u001f'

export function storedReason(reason: Sentence): string {
  const { en, es } = inBoth(reason)
  return en === es ? en : `${en}${BETWEEN}${es}`
}

/** In the reader’s language; English where it was stored in that alone. */
export function readReason(stored: string | null): string | null {
  if (stored === null) return null
  const [en = '', es = en] = stored.split(BETWEEN)
  return currentLanguage() === 'es' ? es : en
}
