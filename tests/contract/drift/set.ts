// The set of drifting servers: every operator at as many operations as its share allows, chosen by a seed, the same in every run.
import { createHash } from 'node:crypto'
import { whyNever } from '#openapi/check/safety.ts'
import type { Contract, Operation } from '#openapi/contract.ts'
import type { Drift, Operator } from './drift.ts'
import { errorOperators, headerOperators, methodOperators, statusOperators } from './operators/answers.ts'
import { callerOperators } from './operators/callers.ts'
import { fieldOperators } from './operators/fields.ts'
import { inputOperators } from './operators/inputs.ts'
import { intakeOperators } from './operators/intake.ts'
import { listOperators } from './operators/lists.ts'
import { lockOperators } from './operators/locks.ts'
import { referenceOperators } from './operators/references.ts'
import { refusalOperators } from './operators/refusals.ts'
import { shapeOperators } from './operators/shapes.ts'
import { stateOperators } from './operators/state.ts'
import { tripOperators } from './operators/trips.ts'

const OPERATORS: Operator[] = [
  ...fieldOperators,
  ...shapeOperators,
  ...errorOperators,
  ...statusOperators,
  ...headerOperators,
  ...callerOperators,
  ...inputOperators,
  ...intakeOperators,
  ...refusalOperators,
  ...methodOperators,
  ...stateOperators,
  ...listOperators,
  ...tripOperators,
  ...lockOperators,
  ...referenceOperators,
]
const SET_SEED = 1
/** If that many operations fit. */
const OF_EACH = 14

/** Operations that neither a token nor the contract's sequences make succeed, so drift in their answers is invisible. */
const BEYOND_REACH: { reason: string; fits: (operation: Operation) => boolean }[] = [
  { reason: 'staff of the product itself', fits: ({ permission }) => permission.includes('users.impersonate') },
  { reason: 'a link that is mailed', fits: ({ path }) => /FinishSignUp$/.test(path) },
  {
    reason: 'the session or password of whoever asks, or its end',
    fits: operation => whyNever(operation) !== undefined,
  },
]

/** Parts the operation's answers always leave empty or null, so that nothing there can drift. */
const NEVER_FILLED: readonly { path: string; place: string; reason: string }[] = [
  {
    path: '/v3/lender_applications.SaveDraft',
    place: 'application.uploads',
    reason: 'documents follow the application',
  },
  { path: '/v3/receivables.CreateInvoice', place: 'invoice.history', reason: 'nothing has happened to it' },
  { path: '/v3/receivables.CreateInvoice', place: 'invoice.payments', reason: 'it is paid once it is issued' },
  { path: '/v3/receivables.CreateInvoice', place: 'invoice.mails', reason: 'it is sent later' },
  { path: '/v3/receivables.IssueInvoice', place: 'invoice.credit_notes', reason: 'only what is issued is credited' },
  { path: '/v3/collections.AddFinancingProvider', place: 'provider.options', reason: 'options are added to it later' },
  { path: '/v3/collections.AddStarterAgreement', place: 'agreement.draft.states', reason: 'it applies in every state' },
  { path: '/v3/imports.Begin', place: 'job.total', reason: 'it is counted once all parts are there' },
  { path: '/v3/notes.Create', place: 'note.edited_at', reason: 'nobody has edited it' },
  { path: '/v3/agreements.Send', place: 'transaction.paper_records', reason: 'nobody has signed' },
  { path: '/v3/agreements.MarkLinkSent', place: 'transaction.completed_at', reason: 'its links end when it is signed' },
]

/** Bounds that other rules keep, whatever is sent: a server without them refuses the same. */
const KEPT_ANYWAY: readonly { place: RegExp; reason: string }[] = [
  { place: /settings\.Invoicing takes a `schedule\[\]\.share` above/, reason: 'all shares come to one' },
  {
    place: /leads\.MatchImport takes a `columns` of more than/,
    reason: 'as many as the file has, and no file has more',
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

const TOGETHER = 16
/** Drifts about the same objects can hide each other. */
const OF_A_TAG = 2

/** Drifts that can share a server: none at an operation that another needs. */
export function apart(drifts: Drift[]): Drift[][] {
  type Apart = { drifts: Drift[]; operations: Set<Operation>; tags: Map<string, number> }
  const sets: Apart[] = []
  for (const drift of drifts) {
    const tag = drift.operations[0]?.tags[0] ?? ''
    const fits = sets.find(
      one =>
        one.drifts.length < TOGETHER &&
        (one.tags.get(tag) ?? 0) < OF_A_TAG &&
        !drift.operations.some(operation => one.operations.has(operation)),
    )
    const set: Apart = fits ?? { drifts: [], operations: new Set(), tags: new Map() }
    if (!fits) sets.push(set)
    set.drifts.push(drift)
    set.tags.set(tag, (set.tags.get(tag) ?? 0) + 1)
    for (const operation of drift.operations) set.operations.add(operation)
  }
  return sets.map(one => one.drifts)
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

const isLive = (operation: Operation) => !BEYOND_REACH.some(({ fits }) => fits(operation))

function oneWay(operator: Operator, operation: Operation, contract: Contract): Drift[] {
  const ways = operator
    .ways(operation, contract)
    .filter(
      ({ sentence }) =>
        !NEVER_FILLED.some(({ path, place }) => path === operation.path && isWithin(place, sentence)) &&
        !KEPT_ANYWAY.some(({ place }) => place.test(`${operation.path} ${sentence}`)),
    )
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

/** At the place itself or in the elements of its list. */
const isWithin = (place: string, sentence: string) =>
  sentence.startsWith(`\`${place}\``) || sentence.startsWith(`\`${place}[]`)

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
