// Servers that distinguish unknown rows from other tenants' rows, or still show deleted ones.
import type { Contract, Operation } from '#openapi/contract.ts'
import { answerWith, changingAnswer, type Drift, isFor, type Operator, succeeded } from '../drift.ts'
import { placesIn } from '../places.ts'
import { DELETES, makers, readers } from './state.ts'

const isById = ({ method, parameters, answers }: Operation) =>
  method === 'get' && '404' in answers && parameters.some(({ name, required }) => required && /_id$/.test(name))

const inPlaceOf404 = (operation: Operation, status: number): Drift['around'] =>
  changingAnswer(
    operation,
    answered => answered === 404,
    async answer => answerWith(answer, await answer.text(), { status }),
  )

export const referenceOperators: Operator[] = [
  {
    kind: 'references',
    name: 'forbidden, not unknown',
    ways: operation =>
      // An unknown object's signed address has an invalid signature: 403 is right.
      isById(operation) && '403' in operation.answers && !operation.open
        ? [
            {
              sentence: 'answers 403 where it should be 404',
              plain: true,
              around: inPlaceOf404(operation, 403),
            },
          ]
        : [],
  },
  {
    kind: 'references',
    name: 'something else instead',
    ways: operation =>
      isById(operation)
        ? [{ sentence: 'answers what it showed last where there is none', plain: true, around: showingLast(operation) }]
        : [],
  },
  {
    kind: 'references',
    name: 'fails at what nobody has',
    ways: operation =>
      operation.method === 'post' && '404' in operation.answers
        ? [
            {
              sentence: 'fails where it should be 404',
              plain: true,
              around: inPlaceOf404(operation, 500),
            },
          ]
        : [],
  },
  {
    kind: 'references',
    name: 'done to the last one instead',
    ways: (operation, contract) =>
      operation.method === 'post' &&
      '404' in operation.answers &&
      idsOf(operation, contract).length > 0 &&
      // Removing or restoring can't be repeated: correct servers answer 404 to that, too.
      !DELETES.test(operation.path) &&
      !operation.path.endsWith('.Restore') &&
      // A stale version would be refused before anything was done.
      !placesIn(contract, operation.body?.media['application/json']?.schema).some(({ at }) => at.join() === 'version')
        ? [
            {
              sentence: 'does it to the last one instead where there is none',
              plain: true,
              around: doingToLast(operation, idsOf(operation, contract)),
            },
          ]
        : [],
  },
  {
    kind: 'references',
    name: 'deleted, still listed',
    ways: (operation, contract) =>
      operation.method === 'post' &&
      DELETES.test(operation.path) &&
      !STILL_LISTED.test(operation.path) &&
      idsOf(operation, contract).length > 0
        ? [
            {
              sentence: 'leaves what it deleted in lists',
              plain: true,
              with: [...makers(operation, contract), ...readers(operation, contract)],
              around: listingOn(operation, idsOf(operation, contract)),
            },
          ]
        : [],
  },
]

/** Their rows stay where they were, with another status. */
const STILL_LISTED = /\.(RevokeInvite|RemoveIncentive)$/

const isOwn = (request: Request, token: string) => request.headers.get('authorization') === `Bearer ${token}`

function showingLast(operation: Operation): Drift['around'] {
  return (honest, { token }) => {
    let last: string | undefined
    return async request => {
      const answer = await honest(request)
      if (!isFor(operation, request) || !isOwn(request, token)) return answer
      if (answer.ok) last = await answer.clone().text()
      return answer.status === 404 && last !== undefined ? answerWith(answer, last, { status: 200 }) : answer
    }
  }
}

/** Those of the body itself, whether it must have them or may. */
const idsOf = (operation: Operation, contract: Contract): string[] =>
  placesIn(contract, operation.body?.media['application/json']?.schema)
    .filter(({ at }) => at.length === 1 && /_id$/.test(at[0] ?? ''))
    .map(({ at }) => at[0] ?? '')

/** With the ids that it took last from the same caller. */
function doingToLast(operation: Operation, names: string[]): Drift['around'] {
  return honest => {
    const last = new Map<string, Rows>()
    return async request => {
      const again = request.clone()
      const answer = await honest(request)
      const caller = again.headers.get('authorization')
      if (!isFor(operation, again) || caller === null) return answer
      const body: Rows = Object(
        await again
          .clone()
          .json()
          .catch(() => ({})),
      )
      if (answer.ok)
        last.set(caller, Object.fromEntries(names.flatMap(name => (body[name] ? [[name, body[name]]] : []))))
      const instead = last.get(caller) ?? {}
      if (answer.status !== 404 || Object.keys(instead).length === 0) return answer
      return honest(new Request(again, { body: JSON.stringify({ ...body, ...instead }) }))
    }
  }
}

type Rows = Record<string, unknown>

/** Every row that a list has shown comes back there once its id was deleted, unless it is there anyway. */
function listingOn(operation: Operation, names: string[]): Drift['around'] {
  /** Its own id, or the one by which it was removed from where it is listed. */
  const idOf = (row: unknown) => String(['id', ...names].map(name => Object(row)[name]).find(id => id !== undefined))
  return (honest, { token }) => {
    const shown = new Map<string, Map<string, unknown>>()
    const gone = new Set<string>()
    return async request => {
      const sent = isFor(operation, request) ? await request.clone().text() : ''
      const answer = await honest(request)
      if (!isOwn(request, token) || !succeeded(answer.status)) return answer
      for (const id of Object.values(Object(sent === '' ? {} : JSON.parse(sent)))) gone.add(String(id))
      if (request.method !== 'GET' || !answer.headers.get('content-type')?.includes('json')) return answer
      const body: Rows = Object(JSON.parse(await answer.text()))
      const { pathname } = new URL(request.url)
      const made = Object.entries(body).map(([name, rows]) => {
        if (!Array.isArray(rows)) return [name, rows]
        const known = shown.get(`${pathname} ${name}`) ?? new Map<string, unknown>()
        shown.set(`${pathname} ${name}`, known)
        const here = new Set(rows.map(idOf))
        for (const row of rows) known.set(idOf(row), row)
        return [name, [...rows, ...[...gone].flatMap(id => (here.has(id) ? [] : (known.get(id) ?? [])))]]
      })
      return answerWith(answer, JSON.stringify(Object.fromEntries(made)))
    }
  }
}
