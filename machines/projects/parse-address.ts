// Parses an address typed or pasted in one line, and writes streets in postal format. Pure: used by the form while
// typing, by the server for lead files.

type ParsedAddress = {
  line1: string
  line2?: string
  city?: string
  state?: string
  postal_code?: string
}

const ZIP = /[\s,]*(\d{5}(?:-\d{4})?)\s*$/
const COUNTRY = /[\s,]*(?:usa|u\.s\.a\.|united states(?: of america)?)\.?\s*$/i
/** Secondary unit designators (USPS Publication 28, Appendix C2). */
const KINDS = '(?:apt|apartment|unit|suite|ste|lot|space|spc|room|rm|bldg|building|fl|floor|ph|penthouse)'
/** A number, with or without letters, or a letter alone: "Suite Drive" is a street. */
const UNIT_TEXT = `(?:${KINDS}\\b\\.?\\s*#?\\s*(?:[a-z]?-?\\d[\\w-]*|[a-z])|#\\s*[\\w-]+)`
const UNIT = new RegExp(`^${UNIT_TEXT}$`, 'i')
const UNIT_AT_END = new RegExp(`[\\s,]+(${UNIT_TEXT})$`, 'i')

/**
 * Splits "100 Example St Apt 4, Phoenix, AZ 85004" into its parts, and "100 Example St Apt 4" into street and unit; undefined for
 * a street alone. `states` are state names and postal codes. Without a comma the city can't be separated from the street and is
 * kept with it.
 */
export function parseAddress(
  text: string,
  states: readonly { name: string; alphacode: string }[],
): ParsedAddress | undefined {
  let rest = text.replace(/\s+/g, ' ').trim().replace(COUNTRY, '')
  const postal_code = ZIP.exec(rest)?.[1]
  // A house number at the end of a street is not a ZIP code: there must be a sign of where the street ends.
  const parts = rest.split(',').map(part => part.trim())
  if (parts.filter(Boolean).length < 2) return streetAndUnit(rest)
  if (postal_code) rest = rest.replace(ZIP, '')
  const fields = rest
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  const state = takeState(fields, states)
  const [street = '', ...more] = fields
  const second = more[0] !== undefined && UNIT.test(more[0]) ? more.shift() : undefined
  if (!postal_code && !state) return more.length === 0 ? streetAndUnit(rest) : undefined
  const { line1, line2 = second } = (second === undefined && streetAndUnit(street)) || { line1: street }
  const city = more.join(', ')
  if (line1 === '') return undefined
  return {
    line1,
    ...(line2 ? { line2 } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(postal_code ? { postal_code } : {}),
  }
}

function streetAndUnit(text: string): ParsedAddress | undefined {
  const unit = UNIT_AT_END.exec(text)
  const line1 = unit ? text.slice(0, unit.index).trim() : ''
  return unit?.[1] && /\s/.test(line1) ? { line1, line2: unit[1] } : undefined
}

/** Takes the state off the last of the fields: alone, or behind the city ("Phoenix AZ"). */
function takeState(fields: string[], states: readonly { name: string; alphacode: string }[]): string | undefined {
  const last = fields.at(-1)
  if (last === undefined || fields.length < 2) return undefined
  // West Virginia before Virginia.
  for (const { name, alphacode } of states.toSorted((a, b) => b.name.length - a.name.length)) {
    const match = new RegExp(`(?:^|\\s)(?:${alphacode}|${name})\\.?$`, 'i').exec(last)
    if (!match) continue
    const before = last.slice(0, match.index).trim()
    fields.splice(-1, 1, ...(before ? [before] : []))
    return alphacode
  }
  return undefined
}
