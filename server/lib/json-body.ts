// Parses JSON bodies. A megabyte of nested brackets would take the parser and validator a second, so depth and number of values are
// checked first against limits that no valid body reaches.
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

const MOST_DEPTH = 64
const MOST_VALUES = 150_000
const MOST_NAMES = 50_000

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [91, 93, 123, 125]

/** Throws 400 for invalid JSON, or for more of it than a valid body can have. */
export function parseBody(text: string): unknown {
  requireModest(text)
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(400, 'not_json', words.not_json)
  }
}

function requireModest(text: string) {
  let depth = 0
  let values = 0
  let names = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === LIST || sign === OBJECT) {
      depth += 1
      values += 1
    } else if (sign === LIST_END || sign === OBJECT_END) depth -= 1
    else if (sign === COMMA) values += 1
    else if (sign === COLON) names += 1
    if (depth > MOST_DEPTH || values > MOST_VALUES || names > MOST_NAMES)
      throw refuse(400, 'too_complex', words.too_complex)
  }
}

/** The end of the string that begins at `from`; the end of the text if it isn't closed. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return text.length
}
