// A parsed ICU message: plain text and placeholders. The web build stores messages in this form, so the browser needs
// no parser.

import type { Language } from './language.ts'
export type Part =
  | string
  /** '{name}': written as given. */
  | { arg: string }
  /** '{count, number}': 12,166. */
  | { number: string }
  /** '{count, plural, =0 {…} one {…} other {…}}' */
  | { plural: string; of: Cases }
  /** '{kind, select, loan {…} other {…}}' */
  | { select: string; of: Cases }
  /** '<b>…</b>' */
  | { tag: string; of: Part[] }
  /** '#' within a plural: its count. */
  | { count: true }
type Cases = { [name: string]: Part[] }

/** Values of a message; a function wraps the text of a tag, in React an element. */
export type Values = { readonly [name: string]: string | number | ((text: string) => unknown) }

const plurals: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), es: new Intl.PluralRules('es') }
// Figures look alike in English and Spanish: homeowners and installers live in the United States.
const grouped = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('en-US') : String(value))

/** The pieces in order; a tag is what its function makes of the text within. */
export function fill(parts: readonly Part[], values: Values, language: Language, count?: unknown): unknown[] {
  return parts.map(part => {
    if (typeof part === 'string') return part
    if ('arg' in part) return String(values[part.arg])
    if ('number' in part) return grouped(values[part.number])
    if ('count' in part) return grouped(count)
    if ('tag' in part) {
      const text = fill(part.of, values, language, count).join('')
      const wrap = values[part.tag]
      return typeof wrap === 'function' ? wrap(text) : text
    }
    if ('plural' in part) {
      const value = Number(values[part.plural])
      const chosen = part.of[`=${value}`] ?? part.of[plurals[language].select(value)] ?? part.of['other'] ?? []
      return fill(chosen, values, language, value).join('')
    }
    return fill(part.of[String(values[part.select])] ?? part.of['other'] ?? [], values, language, count).join('')
  })
}
