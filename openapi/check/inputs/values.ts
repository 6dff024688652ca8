// Values generated from a schema: minimal, maximal, or seeded random. Callers validate them before sending.
import type { Contract, Schema } from '../../contract.ts'
import { limitOf, propertiesOf, requiredOf, shapeOf, typesOf } from '../shape.ts'
import type { Random } from './random.ts'
import { textOf, textOfLength } from './texts.ts'

export type Want = 'least' | 'most' | 'random'
type Making = { contract: Contract; want: Want; random: Random }

const DEEPEST = 6
/** A schema that requires itself is infinite: no value of it is valid. */
const ENDLESS = 2 * DEEPEST
/** Longer lists than required add nothing. */
const LIST = { least: 0, most: 3, random: 2 } as const

export function valueFor(making: Making, schema: Schema, depth = 0): unknown {
  const { contract, want, random } = making
  if (depth > ENDLESS) return null
  const shape = shapeOf(contract, branched(making, schema))
  if ('const' in shape) return shape['const']
  const { enum: words } = shape
  if (Array.isArray(words)) return want === 'random' ? random.pick(words) : words.at(want === 'least' ? 0 : -1)
  switch (typeIn(making, shape)) {
    case 'object':
      return objectOf(making, shape, depth)
    case 'array':
      return arrayOf(making, shape, depth)
    case 'integer':
      return numberOf(making, shape, 1)
    case 'number':
      return numberOf(making, shape, 0.01)
    case 'boolean':
      return want === 'random' ? random.share() < 0.5 : want === 'most'
    case 'null':
      return null
    default:
      return isFile(shape) ? random.pick(FILES) : stringOf(making, shape)
  }
}

/** In the words of 3.0, and in those of 3.1. */
export const isFile = (shape: Schema) =>
  shape['format'] === 'binary' ||
  (typeof shape['contentMediaType'] === 'string' &&
    shape['contentEncoding'] === undefined &&
    !/json|^text/.test(shape['contentMediaType']))

/** Placeholders for files until the request is built. */
export const FILES = ['(a PDF)', '(a picture)', '(a table)'] as const

/** Random values take any branch, others the first. */
function branched({ contract, want, random }: Making, schema: Schema): Schema {
  const found = schema['$ref'] === undefined ? schema : contract.follow(schema)
  const branches = found['oneOf'] ?? found['anyOf']
  if (want !== 'random' || !Array.isArray(branches)) return schema
  const { oneOf, anyOf, ...rest } = found
  return { allOf: [rest, Object(random.pick(branches))] }
}

function typeIn({ want, random }: Making, shape: Schema): string | undefined {
  const types = typesOf(shape)
  if (want === 'random') return random.pick(types)
  return want === 'least' && types.includes('null') ? 'null' : types.find(type => type !== 'null')
}

function objectOf(making: Making, shape: Schema, depth: number): Record<string, unknown> {
  const required = requiredOf(shape)
  const wanted = (name: string) =>
    required.includes(name) ||
    (depth < DEEPEST && (making.want === 'most' || (making.want === 'random' && making.random.share() < 0.5)))
  return Object.fromEntries(
    Object.entries(propertiesOf(shape))
      .filter(([name]) => wanted(name))
      .map(([name, part]) => [name, valueFor(making, part, depth + 1)]),
  )
}

function arrayOf(making: Making, shape: Schema, depth: number): unknown[] {
  const least = limitOf(shape, 'minItems') ?? 0
  const most = limitOf(shape, 'maxItems') ?? Number.POSITIVE_INFINITY
  const length = Math.min(Math.max(least, depth < DEEPEST ? LIST[making.want] : 0), most)
  const items: Schema = Object(shape['items'] ?? {})
  // A list of different things: the second try of each is another one.
  const made = new Map<string, unknown>()
  for (let tries = 0; made.size < length && tries < length + 20; tries++) {
    const again = tries > 0 && shape['uniqueItems'] === true
    const one = valueFor(again ? { ...making, want: 'random' } : making, items, depth + 1)
    made.set(shape['uniqueItems'] === true ? JSON.stringify(one) : String(tries), one)
  }
  return [...made.values()]
}

/** The least and the greatest a schema allows; where it names no bound, an everyday one. */
export function boundsOf(shape: Schema, step: number): { least: number; most: number } {
  const above = limitOf(shape, 'exclusiveMinimum')
  const under = limitOf(shape, 'exclusiveMaximum')
  const least = limitOf(shape, 'minimum') ?? (above === undefined ? undefined : above + step)
  const most = limitOf(shape, 'maximum') ?? (under === undefined ? undefined : under - step)
  return { least: least ?? Math.min(0, (most ?? 0) - 1000), most: most ?? Math.max(1000, (least ?? 0) + 1000) }
}

function numberOf({ want, random }: Making, shape: Schema, grain: number): number {
  const narrow = boundsOf(shape, grain)
  // Between 0 and 0.005 a hundredth is no step.
  const step = grain < 1 && narrow.most - narrow.least < 1 ? 0.0001 : grain
  const { least, most } = boundsOf(shape, step)
  const exact = (value: number) => (step === 1 ? Math.round(value) : Number(value.toFixed(4)))
  if (want === 'least') return least
  if (want === 'most') return most
  const multiple = limitOf(shape, 'multipleOf')
  const value = exact(least + random.share() * (most - least))
  return multiple ? Math.ceil(least / multiple) * multiple : Math.min(Math.max(value, least), most)
}

const LONGEST = 300

function stringOf({ contract, want, random }: Making, shape: Schema): string {
  const most = limitOf(shape, 'maxLength')
  const long =
    want === 'most' && most !== undefined && most <= LONGEST ? textOfLength(contract, shape, most, random) : undefined
  const short = want === 'least' ? textOfLength(contract, shape, limitOf(shape, 'minLength') ?? 1, random) : undefined
  return long ?? short ?? textOf(contract, shape, random)
}
