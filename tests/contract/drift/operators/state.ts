// Backends that forget what was created, or keep what was deleted.
import type { Contract, Operation } from '#openapi/contract.ts'
import { answerWith, type Drift, isFor, type Operator, succeeded } from '../drift.ts'
import { placesIn } from '../places.ts'

const CREATES = /\.(Add(?!ress)\w*|Create|Upload|UploadAgreement|GenerateInviteLink)$|lead\/create$/
export const DELETES = /\.(Delete\w*|RevokeInvite|RemoveProjectAdder|RemoveIncentive)$/

/** Of the same feature: where what was made is read, and what makes something to be deleted. */
export const readers = ({ tags }: Operation, { operations }: Contract) =>
  operations.filter(one => one.tags[0] === tags[0] && one.method === 'get')
export const makers = ({ tags }: Operation, { operations }: Contract) =>
  operations.filter(one => one.tags[0] === tags[0] && CREATES.test(one.path))

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const NOT_THERE = '0198f7a2-0000-7000-8000-00000000dead'

export const stateOperators: Operator[] = [
  {
    kind: 'state',
    name: 'created, not kept',
    ways: (operation, contract) =>
      operation.method === 'post' && CREATES.test(operation.path) && showsOne(operation, contract)
        ? [
            {
              sentence: 'answers what it created, and keeps nothing',
              plain: true,
              with: readers(operation, contract),
              around: forgetting(operation),
            },
          ]
        : [],
  },
  {
    kind: 'state',
    name: 'deleted, still there',
    ways: (operation, contract) =>
      operation.method === 'post' && DELETES.test(operation.path) && operation.body !== undefined
        ? [
            {
              sentence: 'answers that it is deleted, and keeps it',
              plain: true,
              with: [...makers(operation, contract), ...readers(operation, contract)],
              around: keeping(operation),
            },
          ]
        : [],
  },
]

/** Doesn't find what it created; lists leave it out. */
function forgetting(operation: Operation): Drift['around'] {
  return honest => {
    const made = new Set<string>()
    return async request => {
      const mine = isFor(operation, request)
      const asked = mine || made.size === 0 ? request : await renamed(request, made)
      const answer = await honest(asked)
      if (!succeeded(answer.status) || !answer.headers.get('content-type')?.includes('json')) return answer
      const text = await answer.text()
      const body: unknown = JSON.parse(text)
      if (mine) {
        const id = idOf(body)
        if (id) made.add(id)
        return answerWith(answer, text)
      }
      return answerWith(answer, made.size === 0 ? text : JSON.stringify(leftOut(body, made)))
    }
  }
}

async function renamed(request: Request, made: Set<string>): Promise<Request> {
  const said = (text: string) => text.replaceAll(UUID, id => (made.has(id) ? NOT_THERE : id))
  const url = said(request.url)
  const json = request.headers.get('content-type')?.includes('json')
  if (!json) return url === request.url ? request : new Request(url, request)
  return new Request(url, new Request(request, { body: said(await request.clone().text()) }))
}

/** Not the whole list that it was added to. */
const showsOne = ({ answers }: Operation, contract: Contract) =>
  placesIn(contract, answers['200']?.media['application/json']?.schema).some(
    ({ at }) => (at.length === 2 && at[1] === 'id') || (at.length === 1 && at[0]?.endsWith('_id')),
  )

/** `{ "thing": { "id": … } }` */
const idOf = (body: unknown): string | undefined => {
  const first = Object.values(Object(body)).find(part => Object(part)['id'] !== undefined)
  const id: unknown =
    Object(first)['id'] ?? Object(body)[Object.keys(Object(body)).find(name => name.endsWith('_id')) ?? '']
  return typeof id === 'string' ? id : undefined
}

function leftOut(body: unknown, made: Set<string>): unknown {
  if (Array.isArray(body))
    return body.filter(one => !made.has(String(Object(one)['id']))).map(one => leftOut(one, made))
  if (body === null || typeof body !== 'object') return body
  return Object.fromEntries(Object.entries(body).map(([name, one]) => [name, leftOut(one, made)]))
}

/** Keeps everything it has ever shown, but reports deletion. */
function keeping(operation: Operation): Drift['around'] {
  const [example] = Object.values(operation.answers['200']?.media['application/json']?.examples ?? {})
  return honest => {
    const shown = new Set<string>()
    return async request => {
      if (!isFor(operation, request)) {
        const answer = await honest(request)
        if (!succeeded(answer.status) || !answer.headers.get('content-type')?.includes('json')) return answer
        const text = await answer.text()
        for (const [id] of text.matchAll(UUID)) shown.add(id)
        return answerWith(answer, text)
      }
      const asked = (await request.clone().text()).match(UUID) ?? []
      const known = request.headers.has('authorization') && asked.length > 0 && asked.every(id => shown.has(id))
      return known ? Response.json(example) : honest(request)
    }
  }
}
