// Makes an input that was taken once so that it is taken again: a second panel of one name is refused as a double, not for what was
// changed of it. Learned by explore.ts, done by the session whenever a write is asked.
import type { Contract, Operation } from '../../contract.ts'
import { type Input, isRead, ordinary, succeeded } from '../case.ts'
import { canonical, isLink } from '../links/names.ts'
import type { Session } from '../session.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import { mediaOf } from './inputs.ts'
import { type Random, randomFrom } from './random.ts'
import { isFree, otherText } from './unlike.ts'

/** More texts than these are not tried one by one. */
const MOST_TEXTS = 6
const DEEPEST = 2

/** Asks for the very same once more, then with other texts, and keeps which of them had to be others. */
export async function learnToRepeat(session: Session, operation: Operation) {
  const { contract, bases, renewals } = session
  const base = bases.get(operation)
  if (!base?.works || base.repeats !== undefined || isRead(operation) || operation.answers['429'] !== undefined) return
  base.repeats = false
  const texts = textsIn(contract, operation, base.input)
  for (const fields of [[], texts, ...texts.slice(0, MOST_TEXTS).map(one => [one])]) {
    renewals.set(operation, fields)
    const exchange = await session.ask(ordinary(operation, base.input, 'repeated'))
    session.learn(exchange)
    if (exchange && succeeded(exchange)) {
      base.repeats = true
      return
    }
  }
  renewals.delete(operation)
}

/** With other texts in these fields, but for the one that the case is about. */
export function renewed(
  contract: Contract,
  operation: Operation,
  input: Input,
  fields: string[],
  random: Random,
): Input {
  const schema = mediaOf(operation)?.media.schema
  if (!schema || fields.length === 0) return input
  const renew = (part: unknown, of: Record<string, unknown>, where: string): unknown => {
    if (fields.includes(where) && typeof part === 'string')
      return otherText(contract, shapeOf(contract, of), part, random)
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
    const known = propertiesOf(shapeOf(contract, of, part))
    return Object.fromEntries(
      Object.entries(part).map(([name, one]) => [name, renew(one, known[name] ?? {}, join(where, name))]),
    )
  }
  return { ...input, body: renew(input.body, schema, '') }
}

/** Free texts: no enumerations, dates, or references. */
export function textsIn(contract: Contract, operation: Operation, { body }: Input): string[] {
  const found = (value: unknown, of: Record<string, unknown>, where: string, depth: number): string[] => {
    const shape = shapeOf(contract, of, value)
    if (typeof value === 'string') return isFree(shape) ? [where] : []
    if (value === null || typeof value !== 'object' || Array.isArray(value) || depth > DEEPEST) return []
    const known = propertiesOf(shape)
    return Object.entries(value).flatMap(([name, one]) =>
      isLink(canonical(name)) ? [] : found(one, known[name] ?? {}, join(where, name), depth + 1),
    )
  }
  return found(body, mediaOf(operation)?.media.schema ?? {}, '', 0)
}

const join = (where: string, name: string) => (where === '' ? name : `${where}.${name}`)

/** Always the same ones in the same order for one run. */
export const renewing = (seed: number) => randomFrom(seed, 'another of the kind')
