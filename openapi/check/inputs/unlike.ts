// Values similar to a given one but different: repeated values may be rejected as duplicates. Used for sending several.
import type { Contract, Schema } from '../../contract.ts'
import { limitOf, propertiesOf, shapeOf, typesOf } from '../shape.ts'
import type { Random } from './random.ts'
import { textOf } from './texts.ts'
import { valueFor } from './values.ts'

/** Another text that the schema allows; the same where it allows no other. */
export function otherText(contract: Contract, shape: Schema, text: string, random: Random): string {
  const number = random.below(1_000_000)
  const most = limitOf(shape, 'maxLength') ?? 200
  const fits = contract.validator(shape)
  const options = [
    `check-${number}@example.com`,
    `${text.slice(0, Math.max(0, most - 7)).trimEnd()} ${number}`,
    `${number}`,
  ]
  const [mail, longer, plain] = options
  const tries = [...(text.includes('@') ? [mail] : [longer, plain]), textOf(contract, shape, random)]
  return tries.find(one => one !== undefined && fits(one)) ?? text
}

/** With another text wherever anybody may choose one, at any depth. */
export function otherEntry(contract: Contract, schema: Schema, entry: unknown, random: Random): unknown {
  const shape = shapeOf(contract, schema, entry)
  if (typeof entry === 'string') return isFree(shape) ? otherText(contract, shape, entry, random) : entry
  if (Array.isArray(entry)) return entry.map(one => otherEntry(contract, Object(shape['items'] ?? {}), one, random))
  if (entry === null || typeof entry !== 'object') return entry
  const known = propertiesOf(shape)
  return Object.fromEntries(
    Object.entries(entry).map(([name, one]) => [name, otherEntry(contract, known[name] ?? {}, one, random)]),
  )
}

/** No word of a list, and of no form but that of an address. */
export const isFree = (shape: Schema): boolean =>
  typesOf(shape).includes('string') &&
  shape['enum'] === undefined &&
  shape['const'] === undefined &&
  (shape['format'] === undefined || shape['format'] === 'email')

/** This many distinct entries, if possible: a list that is too long must not be rejected for duplicates. */
export function unlike(contract: Contract, shape: Schema, value: unknown[], count: number, random: Random) {
  const items: Schema = Object(shape['items'] ?? {})
  const made = new Map(value.map(one => [JSON.stringify(one), one]))
  for (let tries = 0; made.size < count && tries < 2 * count; tries++) {
    const one = valueFor({ contract, want: 'random', random }, items)
    made.set(JSON.stringify(one), one)
  }
  return made.size < count ? undefined : [...made.values()].slice(0, count)
}
