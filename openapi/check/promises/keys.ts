// The same idempotency key: the same request is answered as before, another one under it is refused.
import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, isRead, succeeded } from '../case.ts'
import { isLate } from '../ends.ts'
import { mediaOf } from '../inputs/inputs.ts'
import { randomFrom } from '../inputs/random.ts'
import { valueFor } from '../inputs/values.ts'
import { canonical, isLink } from '../links/names.ts'
import { isKeyPlace, type Session } from '../session.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import type { Broken, Law, Look } from './law.ts'
import { otherBody } from './trip-inputs.ts'

const MOST_DRAWS = 10

export const keys: Law = {
  name: 'key',
  check: 'idempotency',
  async broken(look, operation) {
    const base = look.session.bases.get(operation)
    const key = keyOf(operation)
    if (!base?.works || !key || isLate(operation)) return undefined
    const parameters = { ...base.input.parameters, [`header ${key}`]: 'check-key-of-the-law' }
    const first = await look.ask(operation, { ...base.input, parameters })
    return first && succeeded(first) ? brokenBy(look, first) : undefined
  },
  brokenBy,
}

/** The header's name. */
function keyOf(operation: Operation): string | undefined {
  // A secret is returned once and not stored.
  const once = operation.source['x-one-time-answer'] === true
  if (once || isRead(operation)) return undefined
  return operation.parameters.find(one => isKeyPlace(`${one.in} ${one.name}`))?.name
}

async function brokenBy(look: Look, first: Exchange): Promise<Broken | undefined> {
  const { operation, input } = first.asked
  const key = keyOf(operation)
  if (!key || input.parameters[`header ${key}`] === undefined) return undefined
  const same = await look.ask(operation, input, { keepsKey: true })
  if (same && (same.got.status !== first.got.status || !isDeepStrictEqual(same.json, first.json))) {
    const sentence = `Answers ${same.got.status} otherwise than before to the same request with the same ${key}.`
    return { exchange: same, sentence, expected: `${first.got.status} with the same body`, alike: 'same' }
  }
  const body = otherBody(look.session, operation, input) ?? ofAnotherRow(look.session, operation, input)
  const other = body !== undefined && (await look.ask(operation, { ...input, body }, { keepsKey: true, changed: key }))
  if (!other || !succeeded(other)) return undefined
  const sentence = `Answers ${other.got.status} to another body with the ${key} of an earlier one.`
  return { exchange: other, sentence, expected: '409', alike: 'other' }
}

/** A body that only references a row, with an unknown ID. */
function ofAnotherRow({ contract, options }: Session, operation: Operation, { body }: Input): unknown {
  const schema = mediaOf(operation)?.media.schema ?? {}
  const properties = propertiesOf(shapeOf(contract, schema, body))
  const name = Object.keys(Object(body)).find(one => isLink(canonical(one)))
  if (name === undefined) return undefined
  const random = randomFrom(options.seed, `${operation.path} another row`)
  const drawn = () => valueFor({ contract, random, want: 'random' }, properties[name] ?? {})
  // Where it may be null, a draw may well be.
  const other = Array.from({ length: MOST_DRAWS }, drawn).find(value => value !== null)
  return other === undefined ? undefined : { ...Object(body), [name]: other }
}
