// What to look for to find a person in text: names, email addresses, phone numbers and other terms, as patterns that mean the same
// to JavaScript and PostgreSQL. Used where a homeowner's data is erased.

export type Person = { firstname: string; lastname: string; email: string | null; phone: string | null }
export type Term = { pattern: string; instead: string }

/** Replacement text; an email address is replaced by a valid one, so validation still passes. */
export const ERASED_NAME = 'Erased'
const ERASED_EMAIL = 'erased@example.invalid'

const WORD = 'A-Za-z0-9\\u00C0-\\u024F'
/** A combining accent. */
const ACCENT = '[\\u0300-\\u036F]?'

/** Any case, with or without accents. */
function letters(text: string): string {
  const escaped = [...text.normalize('NFC')].map(letter => {
    const plain = letter.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')
    const cases = [letter, plain].flatMap(one => [one.toLowerCase(), one.toUpperCase()])
    const each = [...new Set(cases)].filter(one => [...one].length === 1)
    if (/^\s$/.test(letter)) return '\\s+'
    // JSON writes both with a backslash.
    if (letter === '"' || letter === '\\') return '\\\\?.'
    if (!/^\p{L}$/u.test(letter)) return /^[\w\u0080-\uFFFF]$/.test(letter) ? letter : `\\${letter}`
    return `[${each.join('')}]${plain === letter ? '' : ACCENT}`
  })
  return escaped.join('').replaceAll(/(\\s\+)+/g, '\\s+')
}
const alone = (pattern: string, word = WORD) => `(?<![${word}])${pattern}(?![${word}])`

/** Also in file names, with an initial between them, and the last name first. */
function nameTerms({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>): Term[] {
  const [first, last] = [letters(firstname.trim()), letters(lastname.trim())]
  if (!first || !last) return []
  const GAP = '[\\s._+-]+'
  const MIDDLE = `([${WORD}]{1,12}[.]?${GAP})?`
  return [`${first}${GAP}${MIDDLE}${last}`, `${last}[\\s,._+-]+${first}`].map(pattern => ({
    pattern: alone(pattern),
    instead: ERASED_NAME,
  }))
}

/** In an address of a page the sign is encoded. */
const emailTerm = (email: string): Term => ({
  pattern: `(?<![A-Za-z0-9._+-])${letters(email.trim()).replace('\\@', '(@|%40)')}(?![A-Za-z0-9-]|[.][A-Za-z0-9])`,
  instead: ERASED_EMAIL,
})

/** With any separators, but never within a longer number or a hash. */
function digitsTerm(groups: readonly string[], before = ''): Term {
  return { pattern: alone(`${before}${groups.join('[^0-9A-Za-z]{0,3}')}`, '0-9A-Za-z'), instead: ERASED_NAME }
}

function phoneTerms(phone: string): Term[] {
  const digits = phone
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10)
  if (digits.length < 10) return []
  return [digitsTerm([digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)], '(\\+?1[^0-9A-Za-z]{0,3})?[(]?')]
}

export const ssnTerm = (ssn: string): Term | undefined => {
  const digits = ssn.replaceAll(/\D/g, '')
  return digits.length === 9 ? digitsTerm([digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]) : undefined
}

/** Terms that mean only this person, wherever they are found. */
export function termsOf(people: readonly Person[], others: readonly string[] = []): Term[] {
  const terms = [
    ...people.flatMap(({ email }) => (email ? emailTerm(email) : [])),
    ...people.flatMap(({ phone }) => (phone ? phoneTerms(phone) : [])),
    ...people.flatMap(nameTerms),
    ...others.map(other => ({ pattern: alone(letters(other.trim())), instead: ERASED_NAME })),
  ]
  return terms.filter(({ pattern }, at) => terms.findIndex(one => one.pattern === pattern) === at)
}

/** Terms that mean them only where the text is about their own project. */
export const closeTerms = (people: readonly Person[], lines: readonly string[]): Term[] =>
  [...people.flatMap(({ firstname, lastname }) => [firstname, lastname]), ...lines]
    .filter(text => text.trim().length > 1)
    .map(text => ({ pattern: alone(letters(text.trim())), instead: ERASED_NAME }))

const compiled = new Map<string, RegExp>()
const regExp = (pattern: string) => {
  const made = compiled.get(pattern) ?? new RegExp(pattern, 'g')
  compiled.set(pattern, made)
  return made
}

export const withoutTerms = (text: string, terms: readonly Term[]): string =>
  terms.reduce((rest, { pattern, instead }) => rest.replaceAll(regExp(pattern), instead), text)
