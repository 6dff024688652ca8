// The same idempotency key: the same request is answered as before, another one under it is refused.
import { isDeepStrictEqual } from 'node:util'
import { isRead, succeeded } from '../case.ts'
import { isLate } from '../explore.ts'
import { isKeyPlace } from '../session.ts'
import type { Law } from './law.ts'
import { otherBody } from './trip-inputs.ts'

export const keys: Law = {
  name: 'key',
  check: 'idempotency',
  async broken(look, operation) {
    const base = look.session.bases.get(operation)
    const key = operation.parameters.find(one => isKeyPlace(`${one.in} ${one.name}`))
    // A secret is answered once and kept by nobody.
    const once = operation.source['x-one-time-answer'] === true
    if (!base?.works || !key || once || isRead(operation) || isLate(operation)) return undefined
    const parameters = { ...base.input.parameters, [`${key.in} ${key.name}`]: 'check-key-of-the-law' }
    const first = await look.ask(operation, { ...base.input, parameters })
    if (!first || !succeeded(first)) return undefined
    const { input } = first.asked
    const same = await look.ask(operation, input, { keepsKey: true })
    if (same && (same.got.status !== first.got.status || !isDeepStrictEqual(same.json, first.json))) {
      const sentence = `Answers ${same.got.status} otherwise than before to the same request with the same ${key.name}.`
      return { exchange: same, sentence, expected: `${first.got.status} with the same body`, alike: 'same' }
    }
    const body = otherBody(look.session, operation, input)
    const other =
      body !== undefined && (await look.ask(operation, { ...input, body }, { keepsKey: true, changed: key.name }))
    if (!other || !succeeded(other)) return undefined
    const sentence = `Answers ${other.got.status} to another body with the ${key.name} of an earlier one.`
    return { exchange: other, sentence, expected: '409', alike: 'other' }
  },
}
