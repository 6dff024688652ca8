// Reads a US address typed or pasted in one line into the parts of USPS Publication 28. Pure, and tolerant: whatever can't be
// read is left out and named in `missing`. The open parsers get 19 to 22 of 30 public buildings right (fractions, Puerto Rico,
// highways with two units and building names are lost), so this one is our own.
import { STATES } from '#machines/lib/states.ts'
import { isLotNumber, isSplitDirection, readStreet, type Street } from './read-street.ts'
import { DIRECTION_WORDS, STREET_TYPES, typeOf } from './street-words.ts'
import { type Token, tokensOf, written } from './tokens.ts'
import { takeUnitsAhead, takeUnitsBehind } from './units.ts'

type AddressLine = Omit<Street, 'kilometer'> & {
  /** Several are separated by "; ". */
  unit: string
  /** A post office box or rural route: a place for mail, not on the ground. */
  box: string
  urbanization: string
  city: string
  state: string
  zip: string
  zip4: string
  delivery_line: string
  /** The street without unit, box and fraction; empty where no geocoder could know it. */
  send_to_geocoder: string
  missing: ('number' | 'street' | 'city' | 'state' | 'zip')[]
  /** As typed, for a form's fields. */
  typed: { line1: string; line2: string; city: string }
}

type Options = {
  /** The city of a five-digit ZIP code, where one can be looked up: it shows where the street ends if no comma does. */
  cityOf?: ((zip: string) => string | undefined) | undefined
}

const COUNTRY = /[\s,]*\b(?:usa|u\.s\.a\.?|u\.s\.|united states(?: of america)?|ee\.? ?uu\.?)\s*$/i
/** Two letters are a country only behind a comma or a ZIP code. */
const SHORT_COUNTRY = /(,|\d{5}(?:-\d{4})?)\s*us$/i
const NO_STREET: Street = {
  number: '',
  predir: '',
  pretype: '',
  street: '',
  type: '',
  postdir: '',
  kilometer: '',
}
/** "CO80202" */
const GLUED_ZIP = new RegExp(`\\b(${STATES.map(({ alphacode }) => alphacode).join('|')})(\\d{5}(?:-\\d{4})?)$`, 'i')
/** Spanish and Chamorro types come first here. */
const TYPE_FIRST = new Set(['PR', 'VI', 'GU', 'MP'])
/** Their ZIP codes begin with zeros, which spreadsheets drop. */
const ZERO_STATES = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI'])

export function readAddressLine(text: string, { cityOf }: Options = {}): AddressLine {
  const segments = tidyLine(text).split(',').map(tokensOf)
  let fields = segments.filter(tokens => tokens.length > 0)
  const { zip, zip4 } = takeZip(fields)
  const state = takeState(fields, zip !== '')
  fields = fields.filter(tokens => tokens.length > 0 && !/^(.+ )(COUNTY|PARISH)$/.test(written(tokens)))
  const whole_zip =
    zip !== '' && zip.length < 5 && ZERO_STATES.has(state) ? zip.padStart(5, '0') : zip.length < 5 ? '' : zip
  const is_type_first = TYPE_FIRST.has(state) || /^00[6-9]/.test(whole_zip)
  const known = cityOf?.(whole_zip)
  if (known) splitCity(fields, known)
  joinKilometers(fields)
  const { urbanization, urbanization_typed } = takeUrbanization(fields, is_type_first)
  const parts = splitStreet(fields, {
    is_type_first,
    has_end: state !== '' || whole_zip !== '',
  })
  const { street, box, units, city } = parts
  const unit = units.map(({ text: one }) => one).join('; ')
  const { kilometer, ...named } = street
  const line = [street.number, street.predir, street.pretype, street.street, street.type, street.postdir, kilometer]
  const delivery_line = box || [...line, ...units.map(({ text: one }) => one)].filter(Boolean).join(' ')
  const is_place = box === '' && street.number !== '' && street.street !== ''
  return {
    ...named,
    unit,
    box,
    urbanization,
    city: cityText(city),
    state,
    zip: whole_zip,
    zip4,
    delivery_line,
    send_to_geocoder: is_place
      ? [street.number.replace(/ \d\/\d$/, ''), ...line.slice(1)].filter(Boolean).join(' ')
      : '',
    missing: [
      street.number === '' && box === '' ? (['number'] as const) : [],
      street.street === '' && box === '' ? (['street'] as const) : [],
      city.length === 0 ? (['city'] as const) : [],
      state === '' ? (['state'] as const) : [],
      whole_zip === '' ? (['zip'] as const) : [],
    ].flat(),
    typed: {
      line1: raw(parts.street_tokens),
      line2: [urbanization_typed, ...units.map(({ typed }) => typed)].filter(Boolean).join(', '),
      city: raw(city),
    },
  }
}

const raw = (tokens: readonly Token[]) =>
  tokens
    .map(token => token.raw)
    .filter(Boolean)
    .join(' ')

/** `ST` before a name is Saint, and hyphens are blanks, as the postal service writes cities. */
const cityText = (tokens: readonly Token[]) =>
  written(tokens)
    .replaceAll('-', ' ')
    .replace(/^ST(?= )/, 'SAINT')
    .replace(/^STE(?= )/, 'SAINTE')

function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\r\n\t;|]+/g, ',')
    .replaceAll(/[\s\u200b\ufeff]+/g, ' ')
    .replace(/[\s,.]+$/, '')
    .replace(COUNTRY, '')
    .replace(SHORT_COUNTRY, '$1')
    .replace(/[\s,]+$/, '')
    .replace(GLUED_ZIP, '$1 $2')
    .replace(/^(\s*\d+) - (\d+ )/, '$1-$2')
    .trim()
}

/** Takes the ZIP code off the end. A house or road number there is none: a comma or a word for a place comes before. */
function takeZip(fields: Token[][]): { zip: string; zip4: string } {
  const none = { zip: '', zip4: '' }
  const last = fields.at(-1)
  const token = last?.at(-1)
  if (!last || !token) return none
  let text = token.norm
  let count = 1
  const before = last.at(-2)?.norm
  if (/^\d{4}$/.test(text) && before && /^[\dO]{5}-?$/.test(before)) {
    text = `${before.replace('-', '')}-${text}`
    count = 2
  }
  const match = /^([\dO]{3,5})(?:-?(\d{4}))?$/.exec(text)
  const zip = match?.[1]?.replaceAll('O', '0') ?? ''
  if (!match || !/\d/.test(match[1] ?? '')) return none
  const rest = last.slice(0, -count)
  const follows = written(rest)
  const is_after_state = stateAtEnd(rest) !== undefined
  if (zip.length < 5 && !is_after_state) return none
  const is_alone = rest.length === 0 && fields.length > 1
  const is_road = /(^|[ -])(HIGHWAY|HWY|ROUTE|RTE|RT|ROAD|RD|FM|CR|SR|SH|LOOP|BOX|KM|US|CARR|#)$/.test(follows)
  // "100 Main St 60601", but not "18455 County Road 23450".
  const is_after_street =
    /^\d/.test(follows) &&
    /^\d{5}$/.test(zip) &&
    typeOf(rest[rest.length - 1]?.norm ?? '') !== undefined &&
    rest.length > 2
  const is_short = fields.length < 2 && rest.length < 4
  if (!is_alone && !is_after_state && !(is_after_street && !NUMBERED_ROAD.test(follows)) && (is_road || is_short))
    return none
  last.splice(last.length - count, count)
  if (last.length === 0) fields.pop()
  return { zip, zip4: match[2] ?? '' }
}

const NUMBERED_ROAD =
  /(^| )(COUNTY|STATE|TOWNSHIP|TWP|PRIVATE|FOREST|RANCH|FARM TO MARKET|RANCH TO MARKET|US) (ROAD|RD|HIGHWAY|HWY|ROUTE|RTE)$/

const STATE_NAMES = [
  ...STATES.flatMap(({ name, alphacode }) => [
    { text: name.toUpperCase(), alphacode },
    { text: alphacode, alphacode },
  ]),
  // Military mail: boxes without a place on the ground.
  ...['AA', 'AE', 'AP'].map(alphacode => ({ text: alphacode, alphacode })),
].toSorted((a, b) => b.text.length - a.text.length)

function stateAtEnd(tokens: readonly Token[]): { alphacode: string; count: number } | undefined {
  for (const { text, alphacode } of STATE_NAMES) {
    const count = text.split(' ').length
    if (written(tokens.slice(-count)) === text) return { alphacode, count: Math.min(count, tokens.length) }
  }
  return undefined
}

/** Alone in the last field, or behind the city. Without comma and ZIP code, a street and a city must come before it. */
function takeState(fields: Token[][], has_zip: boolean): string {
  const last = fields.at(-1)
  const found = last && stateAtEnd(last)
  if (!last || !found) return ''
  const rest = last.slice(0, -found.count)
  if (fields.length < 2) {
    // "8 Washington" and "12 Oak CT" are streets.
    const end = streetEnd(rest)
    if (rest.length < 3 || !/\d/.test(written(rest)) || (!has_zip && (end === undefined || end >= rest.length)))
      return ''
  }
  last.splice(rest.length, found.count)
  if (last.length === 0) fields.pop()
  return found.alphacode
}

const URBANIZATION =
  /^(URB|URBANIZACION|EXT|REPTO|REPARTO|BDA|BARRIADA|PARC|PARCELAS|BO|BARRIO|SECT|SECTOR|VILLAS?|JARD|JARDINES|ALT|ALTURAS|MANS|MANSIONES|ESTANCIAS|QTAS|QUINTAS|COMUNIDAD|COM|BRISAS|HACIENDAS?|VISTAS?)$/

/** In Puerto Rico the same street and number are in many urbanizations of a town. */
function takeUrbanization(fields: Token[][], is_here: boolean) {
  if (!is_here) return { urbanization: '', urbanization_typed: '' }
  for (const [n, tokens] of fields.entries()) {
    const first = tokens[0]?.norm ?? ''
    const at = tokens.findIndex(({ norm }) => norm === 'URB' || norm === 'URBANIZACION')
    const is_named = URBANIZATION.test(first) && (n < fields.length - 1 || at === 0)
    if (at < 0 && !is_named) continue
    const from = is_named ? 0 : at
    // "Urb Las Gladiolas 150 Calle A": up to the house number.
    const ends = tokens.findIndex(
      ({ norm }, index) => index > from + 1 && (/^#?\d/.test(norm) || /^(CALLE|CLL|AVE|AVENIDA|CARR)$/.test(norm)),
    )
    const taken = tokens.splice(from, (ends < 0 ? tokens.length : ends) - from)
    if (tokens.length === 0) fields.splice(n, 1)
    const urbanization = written(taken).replace(/^URBANIZACION\b/, 'URB')
    return { urbanization, urbanization_typed: raw(taken) }
  }
  return { urbanization: '', urbanization_typed: '' }
}

const BOXES: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^(?:P ?O|POST OFFICE|POSTAL|APARTADO)(?: BOX)? (?:# ?)?([A-Z]?[\d-]+[A-Z]?|[A-Z])(?= |$)/, n => `PO BOX ${n}`],
  [/^(?:BOX|BUZON) (?:# ?)?([A-Z]?[\d-]+[A-Z]?)(?= |$)/, n => `PO BOX ${n}`],
  [
    /^(?:RR|R R|RURAL ROUTE|RURAL RTE|RFD|RD|RT|RTE) (?:# ?)?(\d+) (?:BOX|BUZON|BZN) (?:# ?)?([\w-]+)/,
    (n, box) => `RR ${n} BOX ${box}`,
  ],
  [
    /^(?:HC|HIGHWAY CONTRACT|HWY CONTRACT|HCR|STAR ROUTE|STAR RTE)(?: ROUTE)? (?:# ?)?(\d+) (?:BOX|BUZON|BZN) (?:# ?)?([\w-]+)/,
    (n, box) => `HC ${n} BOX ${box}`,
  ],
  [/^(?:RR|R R|RURAL ROUTE|RURAL RTE|RFD) (?:# ?)?(\d+)(?= |$)/, n => `RR ${n}`],
  [/^(PSC|CMR|UNIT) (\d+) BOX (\d+)/, (kind, n, box) => `${kind} ${n} BOX ${box}`],
]

function boxAt(tokens: readonly Token[]): { box: string; count: number } | undefined {
  const text = written(tokens)
  for (const [pattern, write] of BOXES) {
    const match = pattern.exec(text)
    if (!match) continue
    const count = match[0].split(' ').length
    return { box: write(...match.slice(1).map(part => part ?? '')).replace(/ 0+(?=\d)/g, ' '), count }
  }
  return undefined
}

type Split = { is_type_first: boolean; has_end: boolean }
type Unit = { text: string; typed: string }

function splitStreet(fields: Token[][], { is_type_first, has_end }: Split) {
  const units: Unit[] = []
  const none = { street: NO_STREET, street_tokens: [] as Token[], box: '', units, city: [] as Token[] }
  const begins = fields.flatMap((tokens, n) => (beginsStreet(tokens, is_type_first) ? n : []))
  // A box and a street: mail goes to the box, the house is at the street.
  const begin = begins.find(n => !boxAt(fields[n] ?? [])) ?? begins[0] ?? -1
  if (begin < 0) return { ...none, ...withoutNumber(fields, is_type_first), city: has_end ? (fields.at(-1) ?? []) : [] }
  // Building names before the street are dropped, units are kept.
  for (const tokens of fields.slice(0, begin)) {
    const ahead = takeUnitsAhead(tokens)
    if (ahead.rest.length === 0) units.push(...ahead.units)
  }
  const box_here = boxAt(fields[begin] ?? [])
  const line = box_here ? (fields[begin] ?? []) : dropBuilding(fields[begin] ?? [], is_type_first)
  const more: (readonly Token[])[] = []
  for (const tokens of fields.slice(begin + 1)) {
    const { units: found, rest } = takeUnitsAhead(tokens)
    units.push(...found)
    if (rest.length > 0) more.push(rest)
  }
  const box_later = more.findIndex(tokens => boxAt(tokens)?.count === tokens.length)
  if (box_later >= 0) more.splice(box_later, 1)
  let city: readonly Token[] = more.at(-1) ?? []
  let street_tokens: readonly Token[] = line
  if (box_here) {
    if (city.length === 0) city = line.slice(box_here.count)
    return { ...none, street_tokens: line.slice(0, box_here.count), box: box_here.box, city }
  }
  if (city.length === 0 && has_end) {
    const end = streetEnd(line, is_type_first) ?? unitWithin(line)
    street_tokens = line.slice(0, end)
    const behind = takeUnitsAhead(line.slice(end))
    units.unshift(...behind.units)
    city = behind.rest
  }
  const { units: own, rest } = takeUnitsBehind(street_tokens, is_type_first)
  units.unshift(...own)
  return { ...none, street: readStreet(rest, is_type_first), street_tokens: [...rest], city: [...city] }
}

/** "County Road 27, Ignacio": the street is kept, and whatever else was typed before the city stays as typed. */
function withoutNumber(fields: readonly Token[][], is_type_first: boolean): { street: Street; street_tokens: Token[] } {
  const street_tokens = fields.length > 1 ? (fields[0] ?? []) : []
  const street = readStreet(street_tokens, is_type_first)
  return { street: street.type || street.pretype ? street : NO_STREET, street_tokens }
}

function beginsStreet(tokens: readonly Token[], is_type_first: boolean): boolean {
  if (boxAt(tokens)) return true
  const { units, rest } = takeUnitsAhead(tokens)
  if (units.length > 0 && rest.length === 0) return false
  const [first] = rest
  if (first && /^(\d|[NSEW]\d+)/.test(first.norm)) return true
  if (is_type_first && isLotNumber(rest.map(({ norm }) => norm))) return true
  if (is_type_first && /^(CALLE|CLL|AVE|AVENIDA|CARR|CARRETERA|CHALAN|KM|PASEO|CAMINO)$/.test(first?.norm ?? ''))
    return true
  // A building name without a comma, or a number in words.
  return (
    tokens.findIndex(({ norm }, index) => index > 0 && /^\d+(-\d+)?$/.test(norm) && index < tokens.length - 1) > 0 ||
    /^(ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)$/.test(first?.norm ?? '')
  )
}

/** "James A Farley Building 421 8th Ave": from the house number. A road with kilometers, or a type first, keeps its beginning. */
function dropBuilding(tokens: readonly Token[], is_type_first: boolean): readonly Token[] {
  const { units, rest } = takeUnitsAhead(tokens)
  const own = units.length > 0 && rest.length > 0 && /^\d/.test(rest[0]?.norm ?? '') ? rest : tokens
  const first = own[0]?.norm ?? ''
  if (
    /^(\d|[NSEW]\d)/.test(first) ||
    (is_type_first && isLotNumber(own.map(({ norm }) => norm))) ||
    (is_type_first && /^(CALLE|CLL|AVE|AVENIDA|CARR|CARRETERA|CHALAN|KM|PASEO|CAMINO)$/.test(first))
  )
    return own
  if (/^(ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)$/.test(first)) return own
  const at = own.findIndex(({ norm }, index) => index > 0 && /^\d+(-\d+)?$/.test(norm))
  return at > 0 ? own.slice(at) : own
}

/** The city of the ZIP code as a field of its own, where no comma was typed before it. */
function splitCity(fields: Token[][], known: string): void {
  const names = tokensOf(known.replaceAll(',', ' '))
  const last = fields.at(-1)
  if (!last || (fields.length > 1 && !/\d/.test(written(last))) || names.length === 0 || names.length >= last.length)
    return
  if (plainCity(last.slice(-names.length)) === plainCity(names)) fields.push(last.splice(-names.length))
}

/** "150 Ave Carlos Chardon Ste 3 San Juan": a unit shows where the street ends. */
function unitWithin(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    (_, n) => n > 2 && n < tokens.length - 2 && takeUnitsAhead(tokens.slice(n)).units.length > 0,
  )
  return at < 0 ? tokens.length : at
}

/** "Carr 165, Km 2.4" is one place. */
function joinKilometers(fields: Token[][]): void {
  const at = fields.findIndex(([first], n) => n > 0 && first?.norm === 'KM')
  if (at > 0) fields.splice(at - 1, 2, [...(fields[at - 1] ?? []), ...(fields[at] ?? [])])
}
const plainCity = (tokens: readonly Token[]) =>
  written(tokens)
    .replaceAll('-', ' ')
    .replace(/^ST(?= )/, 'SAINT')

/** Where a street, by its type, number or directions, has ended; undefined where nothing shows it. */
function streetEnd(tokens: readonly Token[], is_type_first = false): number | undefined {
  const words = tokens.map(({ norm }) => norm)
  const start = words.findIndex(word => /^(\d|[NSEW]\d+)/.test(word)) + 1
  if (start === 0) return undefined
  const is_direction = (n: number) => DIRECTION_WORDS.has(words[n] ?? '')
  const from = is_direction(start) && start + 1 < words.length ? start + 1 : start
  // The grid: number, direction, number, direction.
  if (from > start && /^\d+$/.test(words[from] ?? '') && is_direction(from + 1)) return from + 2
  const road =
    /^(?:(?:US|STATE|COUNTY|CO|OLD|TOWNSHIP) )?(?:HIGHWAY|HWY|ROUTE|RTE|ROAD|RD|FM|RM|CR|SR|SH|US|I|INTERSTATE|LOOP) \d+[A-Z]?(?= |$)/.exec(
      words.slice(from).join(' '),
    )
  if (road) {
    const end = from + road[0].split(' ').length
    return is_direction(end) && end + 1 < words.length ? end + 1 : end
  }
  const isStrong = (n: number) => STREET_TYPES.has(words[n] ?? '')
  const isType = (n: number) => typeOf(words[n] ?? '') !== undefined
  const last = words.length - 1
  const places = words.flatMap((_, n) => (n > from && n < last + 1 ? n : []))
  let at = places.find(isStrong) ?? places.find(isType)
  if (at === undefined || is_type_first) return undefined
  // "Old St Augustine Rd": Saint within the name.
  const later =
    words[at] === 'ST' ? places.find(n => n > Number(at) + 1 && isStrong(n) && words[n] !== 'ST') : undefined
  if (later !== undefined && later < last) at = later
  // "Mill Creek Rd": the last of several in a row.
  while (at < last && isStrong(at + 1) && words[at + 1] !== 'ST') at += 1
  const short = words[at + 1] ?? ''
  // "Main St North Las Vegas": spelled out, the direction is the city's.
  if (isSplitDirection(words.slice(at + 1, at + 3))) return at + 3
  return /^(N|S|E|W|NE|NW|SE|SW)$/.test(short) ? at + 2 : at + 1
}
