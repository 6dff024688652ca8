// Inputs of a round trip: larger than usual, different from the current values, or minimal. Called by trips.ts.
import { isDeepStrictEqual } from 'node:util'
import type { Contract, Operation, Schema } from '../../contract.ts'
import type { Input } from '../case.ts'
import { casesOf } from '../cases.ts'
import { mediaOf } from '../inputs/inputs.ts'
import { type Random, randomFrom } from '../inputs/random.ts'
import { textsIn } from '../inputs/renewal.ts'
import { valueFor } from '../inputs/values.ts'
import { canonical, isLink } from '../links/names.ts'
import type { Session } from '../session.ts'
import { limitOf, propertiesOf, shapeOf, typesOf } from '../shape.ts'

const isObject = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value)

/** With the last word of every list, and other numbers: whatever is put back to how it begins is seen. */
export function withOthers({ contract, options }: Session, operation: Operation, input: Input): Input {
  const schema = mediaOf(operation)?.media.schema ?? {}
  const random = randomFrom(options.seed, `${operation.path} others`)
  const given: Record<string, unknown> = Object(input.body)
  const made = Object.entries(propertiesOf(shapeOf(contract, schema, input.body))).flatMap(([name, part]) => {
    const shape = shapeOf(contract, part)
    const isWord = shape['enum'] !== undefined || shape['type'] === 'boolean'
    if (name === 'version' || !(isWord || typeof given[name] === 'number')) return []
    const [most, least] = extremesOf(contract, part, random)
    return [[name, most === given[name] && !isWord ? least : most]]
  })
  const body = { ...given, ...Object.fromEntries(made) }
  return contract.validator(schema)(body) ? { ...input, body } : input
}

/** Null can't be lost. */
function extremesOf(contract: Contract, part: Schema, random: Random): unknown[] {
  const shape = shapeOf(contract, part)
  const types = typesOf(shape).filter(type => type !== 'null')
  const words = Array.isArray(shape['enum']) ? { enum: shape['enum'].filter(word => word !== null) } : {}
  const present = types.length > 0 ? { ...shape, type: types, ...words } : shape
  return (['most', 'least'] as const).map(want => valueFor({ contract, want, random }, present))
}

/** Only the required fields, plus one if there are none. */
export function least({ contract }: Session, operation: Operation, { body, ...input }: Input): Input | undefined {
  const schema = mediaOf(operation)?.media.schema ?? {}
  const shape = shapeOf(contract, schema, body)
  const required = Array.isArray(shape['required']) ? shape['required'] : []
  const fields = Object.entries(Object(body))
  const kept = fields.filter(([name]) => required.includes(name))
  const others = fields.filter(([name]) => !required.includes(name))
  const isWord = (name: string) => shapeOf(contract, propertiesOf(shape)[name] ?? {})['enum'] !== undefined
  const [one] = others.toSorted(([a], [b]) => Number(isWord(a)) - Number(isWord(b)))
  const made = Object.fromEntries(kept.length > 0 || !one ? kept : [one])
  return contract.validator(schema)(made) ? { ...input, body: made } : undefined
}

/** One that the contract allows: with one field changed of what was sent. */
export function otherBody(session: Session, operation: Operation, input: Input): unknown {
  if (!isObject(input.body)) return undefined
  const was: Record<string, unknown> = Object(input.body)
  const [word] = Object.entries(was).find(([, value]) => typeof value === 'boolean') ?? []
  if (word !== undefined) return { ...was, [word]: !was[word] }
  for (const one of casesOf(session, operation, 0)) {
    const [field = '', ...inner] = one.changed.split('.')
    const value = Object(one.input.body ?? {})[field]
    // An added field may equal its default.
    if (one.expects === 'refused' || !(field in was) || field === 'version' || inner.length > 0) continue
    if (value !== undefined && !isDeepStrictEqual(value, was[field])) return { ...was, [field]: value }
  }
  const whole = withAll(session, operation, input)
  const { body } = withTexts(session, operation, withOthers(session, operation, whole))
  return isDeepStrictEqual(body, input.body) ? undefined : body
}

const LONGEST = 300

/** Free texts at maximum length, with characters that are often lost. */
export function withTexts({ contract }: Session, operation: Operation, input: Input): Input {
  const schema = mediaOf(operation)?.media.schema ?? {}
  const texts = textsIn(contract, operation, input)
  const put = (value: unknown, of: Record<string, unknown>, where: string): unknown => {
    const shape = shapeOf(contract, of, value)
    if (texts.includes(where)) {
      const made = unusual(Math.min(limitOf(shape, 'maxLength') ?? 60, LONGEST))
      return contract.validator(shape)(made) ? made : value
    }
    if (!isObject(value)) return value
    const known = propertiesOf(shape)
    return Object.fromEntries(
      Object.entries(Object(value)).map(([name, one]) => [
        name,
        put(one, known[name] ?? {}, where === '' ? name : `${where}.${name}`),
      ]),
    )
  }
  const body = put(input.body, schema, '')
  return contract.validator(schema)(body) ? { ...input, body } : input
}

/** Every optional field without references at its maximum, and new numbers. */
export function withAll({ contract, options }: Session, operation: Operation, input: Input): Input {
  const schema = mediaOf(operation)?.media.schema ?? {}
  const shape = shapeOf(contract, schema, input.body)
  const random = randomFrom(options.seed, `${operation.path} all`)
  const given: Record<string, unknown> = Object(input.body)
  const made = Object.entries(propertiesOf(shape)).flatMap(([name, part]) => {
    const isFree = name !== 'version' && !isLink(canonical(name))
    if (!isFree || (name in given && typeof given[name] !== 'number')) return []
    const [most, least] = extremesOf(contract, part, random)
    return [[name, most === given[name] ? least : most]]
  })
  const body = { ...given, ...Object.fromEntries(made) }
  return contract.validator(schema)(body) ? { ...input, body } : input
}

const unusual = (length: number) =>
  'Zoë Ñandú Größe Çelik '
    .repeat(Math.ceil(length / 22))
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, 'é')
