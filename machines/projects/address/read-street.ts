// The parts of a street line: number, directions, type before or behind, name. Pure; without unit and city.
import { DIRECTION_WORDS, FIRST_TYPES, HIGHWAYS, NUMBER_WORDS, typeOf } from './street-words.ts'
import type { Token } from './tokens.ts'

export type Street = {
  /** With its fraction: "10 1/2". */
  number: string
  predir: string
  /** A type before the name: US HIGHWAY, CALLE. */
  pretype: string
  street: string
  type: string
  postdir: string
  /** "KM 10.4", a place on a road of Puerto Rico without house numbers. */
  kilometer: string
}

const STATE_ROAD = /^([A-Z]{2}) (HIGHWAY|HWY|ROUTE|RTE)$/
const ROAD_NUMBER = /^(\d+[A-Z]?|[A-Z]{1,2})$/

export function readStreet(tokens: readonly Token[], is_type_first: boolean): Street {
  const words = tokens.map(({ norm }) => norm)
  const kilometer = takeKilometer(words)
  const number = takeNumber(words, is_type_first)
  const named = { number, kilometer }
  const first = takeDirection(words)
  const grid = gridOf(words)
  if (grid) return { ...named, predir: first, pretype: '', ...grid }
  const road = takeRoad(words)
  if (road) {
    const postdir = DIRECTION_WORDS.get(words[road.count] ?? '') ?? ''
    const more = words.slice(road.count + (postdir ? 1 : 0))
    const [pretype, street] = [road.pretype, [road.number, ...more].join(' ')]
    return { ...named, predir: first, pretype, street, type: '', postdir }
  }
  const pretype = is_type_first && words.length > 1 ? (FIRST_TYPES.get(words[0] ?? '') ?? '') : ''
  if (pretype) words.shift()
  const postdir = takePostdir(words, pretype !== '')
  const type = pretype || words.length < 2 ? undefined : typeOf(words.at(-1) ?? '')
  if (type) words.pop()
  return { ...named, predir: first, pretype, street: nameOf(words), type: type ?? '', postdir }
}

/** Saint before a name; hyphens are blanks; "Ave C" and "Ave of the Oaks" are written out. */
const nameOf = (words: readonly string[]) =>
  words
    .map((word, n) => (word === 'ST' && n < words.length - 1 ? 'SAINT' : word))
    .join(' ')
    .replaceAll('-', ' ')
    .replace(/^AVE(?= (?:[A-Z]$|OF ))/, 'AVENUE')

function takeKilometer(words: string[]): string {
  const at = words.indexOf('KM')
  if (at < 0 || !/^\d+(\.\d+)?$/.test(words[at + 1] ?? '')) return ''
  const meters = words[at + 2] === 'HM' ? 4 : 2
  return words.splice(at, meters).join(' ')
}

/** "A5 Calle 3": block and lot of an urbanization. */
export const isLotNumber = ([number = '', type = '']: readonly string[]) =>
  /^[A-Z]{1,2}-?\d+[A-Z]?$/.test(number) && FIRST_TYPES.has(type)

/** "5th Ave S W" */
export const isSplitDirection = ([first = '', second = '']: readonly string[]) =>
  /^[NS]$/.test(first) && /^[EW]$/.test(second)

/** In Puerto Rico it may come behind: "Calle Sol 153", "Calle A #150". */
function takeNumber(words: string[], is_type_first: boolean): string {
  const first = words[0] ?? ''
  if (is_type_first && FIRST_TYPES.has(first)) {
    const at = words.length - 1
    if (at < 2 || !/^\d+[A-Z]?(-\d+)?$/.test(words[at] ?? '')) return ''
    const [number = ''] = words.splice(at, 1)
    if (words.at(-1) === '#') words.pop()
    return number
  }
  if (/^[NSEW]\d+$/.test(first) && /^[NSEW]\d+$/.test(words[1] ?? '')) return words.splice(0, 2).join('')
  if (is_type_first && isLotNumber(words)) return words.shift() ?? ''
  const spelled = NUMBER_WORDS.get(first)
  if (!spelled && !/^(\d|[NSEW]\d)/.test(first)) return ''
  // "10-1/2" and "10 1/2".
  const glued = /^(\d+)-(\d\/\d)$/.exec(first)
  words.shift()
  if (glued) return `${glued[1]} ${glued[2]}`
  if (/^\d\/\d$/.test(words[0] ?? '')) return `${first} ${words.shift()}`
  return spelled ?? first
}

/** A direction that is all of the name stays: "12 North St", "100 E St NW". */
function takeDirection(words: string[]): string {
  const direction = DIRECTION_WORDS.get(words[0] ?? '')
  const next = words[1]
  if (!direction || next === undefined) return ''
  const behind = DIRECTION_WORDS.has(words.at(-1) ?? '') ? words.length - 1 : words.length
  const is_all = words.slice(1, behind).every(word => typeOf(word) !== undefined) && !takeRoad(words.slice(1))
  if (is_all && (behind <= 2 || words.length === 2)) return ''
  words.shift()
  return direction
}

/** Utah: a number for a name, and a direction. */
function gridOf(words: readonly string[]): Pick<Street, 'street' | 'type' | 'postdir'> | undefined {
  const [street = '', direction = ''] = words
  const postdir = DIRECTION_WORDS.get(direction)
  return words.length === 2 && /^\d+$/.test(street) && postdir ? { street, type: '', postdir } : undefined
}

function takeRoad(words: readonly string[]): { pretype: string; number: string; count: number } | undefined {
  for (const length of [4, 3, 2, 1]) {
    const number = words[length] ?? ''
    if (!ROAD_NUMBER.test(number) && !/^\d+-[A-Z]$/.test(number)) continue
    const name = words.slice(0, length).join(' ')
    const known = HIGHWAYS.find(([pattern]) => pattern.test(name))
    const state = STATE_ROAD.exec(name)
    const pretype = known?.[1] ?? (state ? `${state[1]} ${/^H/.test(state[2] ?? '') ? 'HIGHWAY' : 'ROUTE'}` : undefined)
    // "100 Route St" and "5 Loop Rd" have names.
    if (!pretype || (typeOf(number) !== undefined && !/\d/.test(number)) || /^(N|S|E|W|NE|NW|SE|SW)$/.test(number))
      continue
    if (!/\d/.test(number) && !/^(COUNTY|STATE|TOWNSHIP|HIGHWAY)/.test(pretype)) continue
    return { pretype, number, count: length + 1 }
  }
  return undefined
}

/** "Avenue E" and "Calle E" have letters for names. */
function takePostdir(words: string[], has_type: boolean): string {
  if (isSplitDirection(words.slice(-2)) && typeOf(words.at(-3) ?? '') !== undefined) return words.splice(-2).join('')
  const direction = DIRECTION_WORDS.get(words.at(-1) ?? '')
  if (!direction || words.length < 2) return ''
  if (words.length === 2 && !has_type && typeOf(words[0] ?? '') !== undefined) return ''
  words.pop()
  return direction
}
