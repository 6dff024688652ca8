// Backends that refuse what the contract allows.

import { isJudgedByMore } from '#openapi/check/refusals.ts'
import type { Operation } from '#openapi/contract.ts'
import { type Drift, isFor, type Operator } from '../drift.ts'
import { typesOf } from '../places.ts'
import { isBySession } from './callers.ts'
import { changed, has, inBody, type Part, partsOf } from './inputs.ts'

const shownOf = (bound: unknown, at: number) => String(Array.isArray(bound) ? bound.at(at) : bound)

/** A page's address has as many characters as it has; any other is refused, whatever its length. */
const isChosen = ({ name }: Part) => name !== 'cursor'

/** The very last value allowed, refused as if it were one further; of a list of words the one at this place. */
const refuses = (
  name: string,
  keyword: string,
  what: string,
  isLast: (value: unknown, bound: unknown) => boolean,
  at = -1,
): Operator => ({
  kind: 'refusals',
  name,
  ways: (operation, contract) =>
    partsOf(operation, contract)
      .filter(part => has(keyword)(part) && isChosen(part))
      .map(part => ({
        sentence: `refuses a \`${part.name}\` ${what} ${shownOf(part.place.schema[keyword], at)}`,
        plain: part.place.certain,
        around: refusing(operation, part, value => isLast(value, part.place.schema[keyword])),
      })),
})

const refusing =
  (operation: Operation, part: Part, isLast: (value: unknown) => boolean): Drift['around'] =>
  (honest, { token, second_token }) =>
  async request => {
    const asked = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const mayAsk = !isBySession(operation) || [token, second_token].includes(asked)
    if (!isFor(operation, request) || !mayAsk) return honest(request)
    const refused = await changed(request, part, (holder, name) => isLast(holder[name]))
    if (!refused) return honest(request)
    const answer = {
      message: { [fieldOf(part)]: 'This is not allowed.' },
      code: 'invalid_input',
      request_id: '0198f7a2-6a1c-7c31-9d0e-3f0f6a1b2c3d',
    }
    return Response.json(answer, { status: 400 })
  }

/** As an answer names it, of a list in its first entry. */
const fieldOf = ({ name }: Part) => name.replaceAll('[]', '.0')

export const refusalOperators: Operator[] = [
  refuses('least refused', 'minimum', 'of', (value, bound) => value === bound),
  refuses('most refused', 'maximum', 'of', (value, bound) => value === bound),
  refuses(
    'longest refused',
    'maxLength',
    'as long as',
    (value, bound) => typeof value === 'string' && [...value].length === bound,
  ),
  refuses(
    'shortest refused',
    'minLength',
    'as short as',
    (value, bound) => typeof value === 'string' && [...value].length === bound,
  ),
  refuses('first word refused', 'enum', 'of', (value, bound) => Array.isArray(bound) && value === bound[0], 0),
  never(
    'null refused',
    part => typesOf(part.place.schema).includes('null'),
    'of null',
    value => value === null,
  ),
  never(
    'empty list refused',
    part => typesOf(part.place.schema).includes('array') && !(Number(part.place.schema['minItems'] ?? 0) > 0),
    'without entries',
    value => Array.isArray(value) && value.length === 0,
  ),
  never(
    'optional wanted',
    part => !part.place.required && part.place.at.length === 1,
    'or none',
    value => value === undefined,
  ),
  refuses('last word refused', 'enum', 'of', (value, bound) => Array.isArray(bound) && value === bound.at(-1)),
]

/** Whatever else the field may be. */
function never(name: string, fits: (part: Part) => boolean, what: string, isIt: (value: unknown) => boolean): Operator {
  return {
    kind: 'refusals',
    name,
    ways: (operation, contract) =>
      partsOf(operation, contract)
        .filter(part => inBody(part) && fits(part) && !isJudgedByMore({ operation, changed: fieldOf(part) }))
        .map(part => ({
          sentence: `refuses a \`${part.name}\` ${what}`,
          plain: part.place.certain,
          around: refusing(operation, part, isIt),
        })),
  }
}
