// One message in the reader's language: a string, or a function of what fills it.
import { currentLanguage } from './language.ts'
import { fill, type Part, type Values } from './parts.ts'

type Read = string | readonly Part[]

/** Evaluated once: in a browser the language is fixed while the page is open. */
export const message = (en: Read, es = en) => spoken(currentLanguage() === 'es' ? es : en, currentLanguage())

/** A text that has been read, ready for its values. */
export function spoken(read: Read, language: Parameters<typeof fill>[2]): unknown {
  // Quoted braces are literal.
  if (typeof read === 'string' || read.every(part => typeof part === 'string'))
    return typeof read === 'string' ? read : read.join('')
  const has_tags = read.some(part => typeof part !== 'string' && 'tag' in part)
  const say = (values: Values) => {
    const pieces = fill(read, values, language)
    return has_tags ? pieces : pieces.join('')
  }
  return Object.assign(say, { toJSON: () => read })
}

/** Words that came as JSON: a page may bring those it speaks, so that its script carries no language. */
export function received<Words extends object>(words: Words, language: Parameters<typeof fill>[2]): Words {
  const revive = (one: unknown): unknown =>
    typeof one === 'string'
      ? one
      : Array.isArray(one)
        ? spoken(one, language)
        : Object.fromEntries(Object.entries(Object(one)).map(([key, inner]) => [key, revive(inner)]))
  return revive(words) as Words
}
