// The set of drifting servers: every operator at as many operations as its share allows, chosen by a seed, the same in every run.
import { createHash } from 'node:crypto'
import type { Contract, Operation } from '#openapi/contract.ts'
import type { Drift, Operator } from './drift.ts'
import { errorOperators, headerOperators, methodOperators, statusOperators } from './operators/answers.ts'
import { callerOperators } from './operators/callers.ts'
import { fieldOperators } from './operators/fields.ts'
import { inputOperators, refusalOperators } from './operators/inputs.ts'
import { listOperators } from './operators/lists.ts'
import { lockOperators } from './operators/locks.ts'
import { referenceOperators } from './operators/references.ts'
import { stateOperators } from './operators/state.ts'
import { tripOperators } from './operators/trips.ts'

export const OPERATORS: Operator[] = [
  ...fieldOperators,
  ...errorOperators,
  ...statusOperators,
  ...headerOperators,
  ...callerOperators,
  ...inputOperators,
  ...refusalOperators,
  ...methodOperators,
  ...stateOperators,
  ...listOperators,
  ...tripOperators,
  ...lockOperators,
  ...referenceOperators,
]
export const SET_SEED = 1
/** Where there are so many operations that fit. */
const OF_EACH = 6

/** What one token alone brings to no success, so that what such an operation answers cannot be seen to drift; each kind with its reason. */
const BEYOND_A_TOKEN: { reason: string; fits: (operation: Operation) => boolean }[] = [
  { reason: 'the link of a signer', fits: ({ permission }) => permission[0] === 'signer' },
  { reason: 'staff of the product itself', fits: ({ permission }) => permission.includes('users.impersonate') },
  {
    reason: 'a link that is mailed or signed',
    fits: ({ path }) =>
      /Shared$|ViewReport|proposal\.(View|Explore|Track|Accept)|(Get|Accept)Invite$|ResetPassword$|^\/files|browser/.test(
        path,
      ),
  },
  {
    reason: 'a step that a lender or a signer takes first',
    fits: ({ path }) =>
      /lender_applications\.(?!List$|Check|Products)|ListLenderUsers|TestLender|(Send|Revoke)Link/.test(path),
  },
  { reason: 'a file of a certain kind', fits: ({ body }) => body?.media['multipart/form-data'] !== undefined },
  {
    reason: 'the password or the session of whoever asks',
    fits: ({ path }) => /\/session|EndSession|ChangePassword/.test(path),
  },
]

export function driftingServers(contract: Contract, of_each = OF_EACH): Drift[] {
  return OPERATORS.flatMap(operator => {
    const found: Drift[] = []
    for (const operation of shuffled(contract.operations.filter(isLive), operator.name)) {
      if (found.length === of_each) break
      found.push(...oneWay(operator, operation, contract))
    }
    return found
  })
}

/** Spread evenly over the operators. */
export function sampleOf(drifts: Drift[], count: number): Drift[] {
  const rows = new Map<string, Drift[]>()
  for (const drift of drifts) rows.set(drift.operator, [...(rows.get(drift.operator) ?? []), drift])
  const rounds = Math.max(...[...rows.values()].map(row => row.length))
  const turns = Array.from({ length: rounds }, (_, nth) => [...rows.values()].flatMap(row => row[nth] ?? [])).map(
    (turn, nth) => sorted(turn, drift => `sample ${nth} ${drift.name}`),
  )
  return turns.flat().slice(0, count)
}

const isLive = (operation: Operation) => !BEYOND_A_TOKEN.some(({ fits }) => fits(operation))

function oneWay(operator: Operator, operation: Operation, contract: Contract): Drift[] {
  const ways = operator.ways(operation, contract)
  const plain = ways.filter(way => way.plain)
  const [way] = shuffledText(plain.length > 0 ? plain : ways, `${operator.name} ${operation.path}`)
  if (!way) return []
  const { kind, name } = operator
  const where = `${operation.method.toUpperCase()} ${operation.path}`
  return [
    {
      name: `${name} · ${where}`,
      kind,
      operator: name,
      sentence: `${where} ${way.sentence}`,
      operations: [operation, ...(way.with ?? [])],
      around: way.around,
    },
  ]
}

const shuffled = (operations: Operation[], of: string) =>
  sorted(operations, ({ method, path }) => `${of} ${method} ${path}`)
const shuffledText = <T extends { sentence: string }>(ways: T[], of: string) =>
  sorted(ways, way => `${of} ${way.sentence}`)

/** In the order of what their names hash to: another seed is another order. */
function sorted<T>(all: T[], name: (one: T) => string): T[] {
  const rank = (one: T) =>
    createHash('sha256')
      .update(`${SET_SEED} ${name(one)}`)
      .digest('hex')
  return all
    .map(one => ({ one, rank: rank(one) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ one }) => one)
}
