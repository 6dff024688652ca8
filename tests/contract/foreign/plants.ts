// Ways to drift that any contract has, whatever its statuses, credentials and media. Each is planted in front of a mock.

import type { CheckName } from '#openapi/check/report/report.ts'
import { propertiesOf, requiredOf, shapeOf, typesOf } from '#openapi/check/shape.ts'
import type { Contract, Operation, Schema } from '#openapi/contract.ts'
import { type Answering, answerWith, succeeded } from '../drift/drift.ts'
import { atEach, placesIn } from '../drift/places.ts'

type Around = (honest: Answering, request: Request) => Promise<Response>
export type Plant = {
  name: string
  /** Checks that may notice it: any other is a coincidence. */
  by: CheckName[]
  /** Undefined where this operation can't drift so. */
  at: (operation: Operation, contract: Contract) => Around | undefined
}

export const PLANTS: Plant[] = [
  field('a field renamed', ['response_schema', 'undocumented_field'], (holder, name) => {
    holder[`${name}_v2`] = holder[name]
    delete holder[name]
  }),
  field('a field of another type', ['response_schema'], (holder, name) => {
    holder[name] = { was: holder[name] }
  }),
  {
    name: 'another status',
    by: ['undocumented_status'],
    at: ({ answers }) =>
      answers['default'] === undefined && answers['2XX'] === undefined
        ? changing(succeeded, async answer => answerWith(answer, await textOf(answer), { status: 299 }))
        : undefined,
  },
  {
    name: 'another content type',
    by: ['content_type'],
    at: operation =>
      jsonOf(operation) &&
      changing(succeeded, async answer =>
        answerWith(answer, await answer.text(), { headers: { 'content-type': 'text/html' } }),
      ),
  },
  {
    name: 'a required header missing',
    by: ['response_headers'],
    at({ answers }) {
      const [name] = Object.entries(answers).flatMap(([status, one]) =>
        status.startsWith('2') ? one.required_headers : [],
      )
      return name === undefined
        ? undefined
        : changing(succeeded, async answer => answerWith(answer, await textOf(answer), { headers: { [name]: null } }))
    },
  },
  {
    name: 'another shape of errors',
    by: ['response_schema', 'undocumented_field'],
    at: (operation, contract) =>
      isBound(operation, contract) && errorOf(operation)
        ? changing(isRefusal, answer => answerWith(answer, JSON.stringify({ oops: true })))
        : undefined,
  },
  {
    name: 'credentials ignored',
    by: ['ignored_auth'],
    at: operation => (operation.open ? undefined : takingAll(status => status === 401 || status === 403)),
  },
  {
    name: 'what is forbidden is taken',
    by: ['negative_rejected', 'boundary'],
    at: (operation, contract) => (isBound(operation, contract) ? takingAll(isRefusal) : undefined),
  },
  {
    name: 'an allowed value refused',
    by: ['positive_accepted', 'undocumented_status', 'content_type', 'response_schema', 'undocumented_field'],
    at(operation, contract) {
      const one = operation.parameters.find(
        ({ in: where, required, schema }) =>
          where === 'query' && !required && typesOf(shapeOf(contract, schema)).length > 0,
      )
      return one && refusing(one.name)
    },
  },
  {
    name: 'fails at invalid input',
    by: ['server_error'],
    at: (operation, contract) =>
      isBound(operation, contract) && operation.answers['500'] === undefined
        ? changing(isRefusal, answer => answerWith(answer, null, { status: 500 }))
        : undefined,
  },
]

/** Other parts can be inferred from it. */
const SCALAR = /string|integer|number|boolean/

const isRefusal = (status: number) => status === 400 || status === 422
const textOf = async (answer: Response) => (answer.status === 204 ? null : answer.text())

const changing =
  (fits: (status: number) => boolean, change: (answer: Response) => Promise<Response> | Response): Around =>
  async (honest, request) => {
    const answer = await honest(request)
    return fits(answer.status) ? change(answer) : answer
  }

/** The body of a success, and its schema. */
const jsonOf = (operation: Operation) => bodyAt(operation, status => status.startsWith('2'))
/** The response to invalid input, if more specific than “any JSON”. */
const errorOf = (operation: Operation) => bodyAt(operation, status => status === '400' || status === '422')

function bodyAt({ answers }: Operation, fits: (status: string) => boolean): Schema | undefined {
  const [, answer] = Object.entries(answers).find(([status]) => fits(status)) ?? []
  return Object.entries(answer?.media ?? {}).find(([kind]) => /[/+]json/.test(kind))?.[1].schema
}

function field(name: string, by: CheckName[], change: (holder: Record<string, unknown>, name: string) => void): Plant {
  return {
    name,
    by,
    at(operation, contract) {
      const schema = jsonOf(operation)
      const place = placesIn(contract, schema).find(
        one => one.at.at(-1) !== '*' && SCALAR.test(typesOf(one.schema).join()),
      )
      if (!place) return undefined
      return changing(succeeded, async answer => {
        const body: unknown = JSON.parse(await answer.text())
        atEach(body, place.at, change)
        return answerWith(answer, JSON.stringify(body))
      })
    },
  }
}

/** Whatever is refused so gets the last success, or the bare first one that the contract names. */
function takingAll(refused: (status: number) => boolean): Around {
  let last: Response | undefined
  return async (honest, request) => {
    const answer = await honest(request)
    if (succeeded(answer.status)) last = answer.clone()
    return refused(answer.status) && last ? last.clone() : answer
  }
}

/** Something of its input has a type that text can break, or must be there. */
function isBound({ body, parameters }: Operation, contract: Contract): boolean {
  const shape = shapeOf(
    contract,
    Object.entries(body?.media ?? {}).find(([kind]) => /[/+]json/.test(kind))?.[1].schema ?? {},
  )
  const fields = Object.values(propertiesOf(shape)).flatMap(part => typesOf(shapeOf(contract, part)))
  return (
    requiredOf(shape).length > 0 ||
    fields.length > 0 ||
    parameters.some(
      one => one.in === 'query' && /integer|number|boolean/.test(typesOf(shapeOf(contract, one.schema)).join()),
    )
  )
}

/** As invalid, naming the parameter, as a problem of RFC 9457. */
const refusing =
  (name: string): Around =>
  (honest, request) =>
    new URL(request.url).searchParams.has(name)
      ? Promise.resolve(
          Response.json({ status: 400, errors: [{ field: name, message: 'is not allowed' }] }, { status: 400 }),
        )
      : honest(request)
