// Units of an address: apartments, suites, floors and buildings, before or behind a street.
import { BARE_UNITS, ORDINAL_WORDS, STREET_TYPES, UNIT_KINDS } from './street-words.ts'
import { type Token, written } from './tokens.ts'

type Unit = { text: string; typed: string }
type Found = { units: Unit[]; rest: readonly Token[] }

/** A number with or without letters, or one letter: "Ste Genevieve" and "Suite Dr" are names. */
const VALUE = /^([A-Z]?-?\d[\w-]*|[A-Z]|[A-Z]-[A-Z\d]+)$/
const ORDINAL_FLOOR = /^(\d+)(ST|ND|RD|TH)$/

const unit = (kind: string, value: string, tokens: readonly Token[]): Unit => ({
  text: [kind === 'NO' ? '#' : kind, value].filter(Boolean).join(' '),
  typed: tokens
    .map(({ raw }) => raw)
    .filter(Boolean)
    .join(' '),
})

/** The unit that begins at `at`, and how many words it has. */
function unitAt(tokens: readonly Token[], at: number): { unit: Unit; count: number } | undefined {
  const kind = UNIT_KINDS.get(tokens[at]?.norm ?? '')
  // "Apt #4" and "# 4".
  const sign = kind && kind !== '#' && tokens[at + 1]?.norm === '#' ? 1 : 0
  const value = tokens[at + 1 + sign]?.norm ?? ''
  if (kind && (VALUE.test(value) || (kind === '#' && /^[\w-]+$/.test(value)))) {
    const count = 2 + sign
    return { unit: unit(kind, value, tokens.slice(at, at + count)), count }
  }
  const ordinal = tokens[at]?.norm ?? ''
  const floor = ORDINAL_FLOOR.exec(ordinal)?.[1] ?? ORDINAL_WORDS.get(ordinal)
  if (floor && UNIT_KINDS.get(tokens[at + 1]?.norm ?? '') === 'FL')
    return { unit: unit('FL', floor, tokens.slice(at, at + 2)), count: 2 }
  return undefined
}

/** At the beginning of a field: "Bldg 31", "Apt 4 Phoenix". */
export function takeUnitsAhead(tokens: readonly Token[]): Found {
  const units: Unit[] = []
  let at = 0
  for (;;) {
    const found = unitAt(tokens, at)
    const bare = found ? undefined : BARE_UNITS.get(tokens[at]?.norm ?? '')
    if (found) units.push(found.unit)
    else if (bare && tokens.length === at + 1) units.push(unit(bare, '', tokens.slice(at, at + 1)))
    else break
    at += found?.count ?? 1
  }
  return { units, rest: tokens.slice(at) }
}

/** At the end of a street with a name and number before: "100 Main St Apt 4". Numbers of roads are none: "County Road 37". */
export function takeUnitsBehind(tokens: readonly Token[], is_type_first = false): Found {
  // "Calle Sol #153": the house number comes behind.
  if (is_type_first && !/^\d/.test(tokens[0]?.norm ?? '') && tokens.at(-2)?.norm === '#')
    return { units: [], rest: tokens }

  const units: Unit[] = []
  let rest = tokens
  for (;;) {
    const start = [3, 2]
      .map(count => rest.length - count)
      .find(at => at > 1 && unitAt(rest, at)?.count === rest.length - at)
    const found = start === undefined ? undefined : unitAt(rest, start)
    // "100 FM 2325" has no unit, nor has "100 RM 12".
    if (start === undefined || !found || !/[A-Z]/.test(written(rest.slice(1, start)))) break
    units.unshift(found.unit)
    rest = rest.slice(0, start)
  }
  const [before = '', type = '', value = ''] = rest.slice(-3).map(({ norm }) => norm)
  // "123 Main St 4B" has a unit without its word, "564 County Rd 37" has none.
  if (units.length === 0 && rest.length > 3 && /^(\d{1,4}[A-Z]?|[A-Z]\d{1,4})$/.test(value) && STREET_TYPES.has(type))
    if (
      !/^(HIGHWAY|HWY|LOOP)$/.test(type) &&
      !/^(COUNTY|CO|CNTY|STATE|ST|TOWNSHIP|TWP|FARM|RANCH|FOREST|SERVICE|FM|RM|MARKET)$/.test(before)
    )
      return { units: [unit('#', value, rest.slice(-1))], rest: rest.slice(0, -1) }
  const bare = BARE_UNITS.get(rest.at(-1)?.norm ?? '')
  if (bare && units.length === 0 && rest.length > 3) {
    units.unshift(unit(bare, '', rest.slice(-1)))
    rest = rest.slice(0, -1)
  }
  return { units, rest }
}
