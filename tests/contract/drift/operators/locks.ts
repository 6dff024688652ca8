// Backends that do the same twice, or let an old version overwrite a new one.
import type { Contract, Operation } from '#openapi/contract.ts'
import { answerWith, type Drift, isFor, type Operator } from '../drift.ts'
import { placesIn } from '../places.ts'
import { DELETES, readers } from './state.ts'

const KEY = 'idempotency-key'
const takesKey = ({ parameters, source }: Operation) =>
  parameters.some(one => one.in === 'header' && one.name.toLowerCase() === KEY) && source['x-one-time-answer'] !== true
const takesVersion = (operation: Operation, contract: Contract) =>
  operation.method === 'post' &&
  !DELETES.test(operation.path) &&
  placesIn(contract, operation.body?.media['application/json']?.schema).some(
    ({ at, schema }) => at.join() === 'version' && schema['deprecated'] !== true,
  )

/** The first answer to a key is given to whatever comes with it. */
const replaying =
  (operation: Operation): Drift['around'] =>
  honest => {
    const first = new Map<string, Response>()
    return async request => {
      const key = `${request.headers.get('authorization')} ${request.headers.get(KEY)}`
      if (!isFor(operation, request) || !request.headers.has(KEY)) return honest(request)
      const before = first.get(key)
      if (before) return before.clone()
      const answer = await honest(request)
      if (answer.ok) first.set(key, answer.clone())
      return answer
    }
  }

const doingTwice =
  (operation: Operation): Drift['around'] =>
  honest =>
  request => {
    const headers = new Headers(request.headers)
    if (isFor(operation, request) && (headers.get(KEY) ?? '').length > 8) headers.set(KEY, crypto.randomUUID())
    return honest(new Request(request, { headers }))
  }

const overwriting =
  (operation: Operation): Drift['around'] =>
  honest =>
  async request => {
    const again = request.clone()
    const answer = await honest(request)
    if (!isFor(operation, again) || answer.status !== 409) return answer
    const { current_version } = Object(await answer.clone().json())
    if (typeof current_version !== 'number') return answer
    return honest(
      new Request(again, { body: JSON.stringify({ ...Object(await again.json()), version: current_version }) }),
    )
  }

/** Says that it is still the version which was sent. */
const standing =
  (operation: Operation): Drift['around'] =>
  honest =>
  async request => {
    const sent = isFor(operation, request) ? await request.clone().text() : ''
    const version = /"version":(\d+)/.exec(sent)?.[1]
    const answer = await honest(request)
    if (!answer.ok || version === undefined) return answer
    return answerWith(answer, (await answer.text()).replace(/"version":\d+/, `"version":${version}`))
  }

export const lockOperators: Operator[] = [
  {
    kind: 'keys',
    name: 'key with another body',
    ways: operation =>
      takesKey(operation)
        ? [{ sentence: 'takes another body under the same key', plain: true, around: replaying(operation) }]
        : [],
  },
  {
    kind: 'keys',
    name: 'done twice',
    ways: operation =>
      takesKey(operation)
        ? [{ sentence: 'does the same again under the same key', plain: true, around: doingTwice(operation) }]
        : [],
  },
  {
    kind: 'versions',
    name: 'stale version taken',
    ways: (operation, contract) =>
      takesVersion(operation, contract)
        ? [{ sentence: 'takes a stale version', plain: true, around: overwriting(operation) }]
        : [],
  },
  {
    kind: 'versions',
    name: 'version stands still',
    ways: (operation, contract) =>
      takesVersion(operation, contract) &&
      placesIn(contract, operation.answers['200']?.media['application/json']?.schema).some(
        ({ at }) => at.at(-1) === 'version' && at.length < 3,
      )
        ? [
            {
              sentence: 'shows the version that was sent',
              plain: true,
              with: readers(operation, contract),
              around: standing(operation),
            },
          ]
        : [],
  },
]
