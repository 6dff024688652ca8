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
const UNIT = /^(?:apt|apartment|unit|suite|ste|lot|space|spc|room|rm|#)\b\.?\s*\S+|^#\s*\S+/i
const UNIT_AT_END = /[\s,]+((?:apt|apartment|unit|suite|ste|lot|spc|rm)\.?\s+\S+|#\s*\S+)$/i

/**
 * "100 Example St Apt 4, Phoenix, AZ 85004" in its parts; undefined if only a street was typed. `states` are names and
 * postal codes to recognize; without a comma the city can't be separated from the street and stays in it.
 */
export function parseAddress(
  text: string,
  states: readonly { name: string; alphacode: string }[],
): ParsedAddress | undefined {
  let rest = text.replace(/\s+/g, ' ').trim().replace(COUNTRY, '')
  const postal_code = ZIP.exec(rest)?.[1]
  // A house number at the end of a street is not a ZIP code: there must be a sign of where the street ends.
  const parts = rest.split(',').map(part => part.trim())
  if (parts.filter(Boolean).length < 2) return undefined
  if (postal_code) rest = rest.replace(ZIP, '')
  const fields = rest
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  const state = takeState(fields, states)
  const [street = '', ...more] = fields
  const second = more[0] !== undefined && UNIT.test(more[0]) ? more.shift() : undefined
  const inStreet = UNIT_AT_END.exec(street)
  const line1 = inStreet ? street.slice(0, inStreet.index).trim() : street
  const line2 = second ?? inStreet?.[1]
  const city = more.join(', ')
  if (line1 === '' || (!postal_code && !state)) return undefined
  return {
    line1,
    ...(line2 ? { line2 } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(postal_code ? { postal_code } : {}),
  }
}

/** Takes the state off the last of the fields: alone, or behind the city ("Phoenix AZ"). */
function takeState(fields: string[], states: readonly { name: string; alphacode: string }[]): string | undefined {
  const last = fields.at(-1)
  if (last === undefined || fields.length < 2) return undefined
  // West Virginia before Virginia.
  for (const { name, alphacode } of states.toSorted((a, b) => b.name.length - a.name.length)) {
    const found = new RegExp(`(?:^|\\s)(?:${alphacode}|${name})\\.?$`, 'i').exec(last)
    if (!found) continue
    const before = last.slice(0, found.index).trim()
    fields.splice(-1, 1, ...(before ? [before] : []))
    return alphacode
  }
  return undefined
}
