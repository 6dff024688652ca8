// Removes personal data from an error by keeping only words known to be safe. Pure: the browser does it before sending,
// the server repeats it.
import { isPart, NAMES, WORDS } from './error-words.ts'

const GAP = '…'
/** Our own messages are short; longer ones quote other text. */
const MOST_READ = 2_000
const MOST_KEPT = 300
const MOST_FRAMES = 5

/** Quoted text is user input unless it is a single identifier. */
const QUOTED = /"([^"]*)"|“([^”]*)”|`([^`]*)`|(?<=^|[\s(])['‘]([^'’]*)['’](?=$|[\s).,:;])/g

/** Known words in their order, with one “…” for each run of others: 'Cannot read properties of undefined reading getContext'. */
export function scrubMessage(message: string): string {
  const unquoted = message.slice(0, MOST_READ).replaceAll(QUOTED, (_, ...groups: (string | undefined)[]) => {
    const inner = groups.slice(0, 4).find(group => group !== undefined) ?? ''
    return /^[\w.$]+$/.test(inner) && isKnown(inner, false) ? ` ${inner} ` : ` ${GAP} `
  })
  const safe_words: string[] = []
  for (const [place, chunk] of unquoted.split(/\s+/).filter(Boolean).entries()) {
    const core = chunk.replaceAll(/^[([{<]+|(?:\(\))?[)\]}>.,:;!?]*$/g, '').replaceAll('’', "'")
    if (core === '') continue
    if (isKnown(core, place === 0)) safe_words.push(core)
    else if (safe_words.at(-1) !== GAP) safe_words.push(GAP)
  }
  const text = safe_words.join(' ')
  return text.length <= MOST_KEPT ? text : `${text.slice(0, text.lastIndexOf(' ', MOST_KEPT - 2))} ${GAP}`
}

/** A word, a built-in's name, or an identifier all of whose parts are known. */
function isKnown(word: string, begins: boolean): boolean {
  if (WORDS.has(word) || NAMES.has(word)) return true
  if (begins && /^[A-Z][a-z']*$/.test(word) && WORDS.has(word.toLowerCase())) return true
  if (/^[a-z]+$/.test(word)) return isPart(word)
  const names = word.split('.')
  return /^[A-Za-z.]+$/.test(word) && names.every(name => isIdentifier(name, names.length > 1))
}

/** `dotted`: one of several, where minified code has a letter. */
function isIdentifier(name: string, dotted: boolean): boolean {
  if (dotted && /^[a-z]$/.test(name)) return true
  if (NAMES.has(name)) return true
  const parts = name.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
  // A single capitalized word may be a person's name.
  if (parts.length === 1 && /^[A-Z]/.test(name)) return false
  return parts.every(part => isPart(part.toLowerCase()))
}

/** 'TypeError'; one that is not of known words is plain 'Error'. */
export function scrubName(name: string): string {
  return /^[A-Za-z]{1,33}(?:Error|Exception)$/.test(name) && isIdentifier(name, false) ? name : 'Error'
}

const FRAME = /(https?:\/\/[^/\s]+)\/(assets\/[A-Za-z0-9._-]{1,80}\.m?js):(\d{1,7})(?::(\d{1,7}))?(?!\d)/g

/** 'assets/open-pdf-BfR2.js:12:3045', the innermost first: of our own built files alone. */
export function framesOf(stack: string, origin: string): string[] {
  const own = [...stack.matchAll(FRAME)]
    .filter(([, from]) => from === origin)
    .map(([, , file, line, column]) => `${file}:${line}${column ? `:${column}` : ''}`)
  return [...new Set(own)].slice(0, MOST_FRAMES)
}
