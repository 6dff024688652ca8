// Call messages are stored in English. The product's own are shown in the reader's language; a lender's own text is
// unchanged.
import { words as gatewayWords } from '../gateway/words.ts'
import { words } from '../words.ts'

type Says = { [key: string]: (values: { lender: string }) => string }
const known = (language: 'en' | 'es' | undefined): Says[] => [
  (language ? words.in(language) : words).said_of_call,
  (language ? gatewayWords.in(language) : gatewayWords).fault,
]

export function readCallSentence(stored: string, lender: string): string {
  for (const [n, says] of known('en').entries())
    for (const key of Object.keys(says))
      if (says[key]?.({ lender }) === stored) return known(undefined)[n]?.[key]?.({ lender }) ?? stored
  return stored
}
