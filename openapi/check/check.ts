// Exercises a live backend against its contract. Called by the command (main.ts), the CI recipe's test and the set of drifting servers.
import type { Operation } from '../contract.ts'
import { exerciseAlone, MOST_ALONE } from './alone.ts'
import { type Case, isRead, ordinary } from './case.ts'
import { casesOf } from './cases.ts'
import { isLate } from './ends.ts'
import { canBeAsked, explore } from './explore.ts'
import { lookInside } from './inputs/bounds.ts'
import { inputOf } from './inputs/inputs.ts'
import { randomFrom } from './inputs/random.ts'
import { learnToRepeat } from './inputs/renewal.ts'
import { prepareAll } from './prepare.ts'
import { plantCanaries } from './promises/canaries.ts'
import { guardCases, mayGuard } from './promises/guards.ts'
import { keepLaws, keepMoreLaws } from './promises/laws.ts'
import { followLives, missRemoved } from './promises/lifecycle.ts'
import { takeOwnRow } from './promises/own-rows.ts'
import { checkTenants } from './promises/tenants.ts'
import { lookBack } from './promises/trips.ts'
import { notCheckedIn } from './report/not-checked.ts'
import type { CheckOptions, CheckReport } from './report/report.ts'
import { askedOf } from './report/report-words.ts'
import { whyDestructive, whyNever } from './safety.ts'
import { type Session, sessionOf } from './session.ts'

export async function checkContract(given: CheckOptions): Promise<CheckReport> {
  const { options, left_out } = withoutLeftOut(given)
  const { base, seed, writes, contract, only_case } = options
  const started = Date.now()
  const alone = only_case !== undefined
  const session = sessionOf(
    alone ? { ...options, most_requests: Math.min(MOST_ALONE, options.most_requests) } : options,
  )
  if (alone) await exerciseAlone(session, only_case)
  else {
    await explore(session)
    await prepareAll(session)
    await exercise(session)
  }
  for (const { operation, reason } of left_out) session.skip(operation, reason)
  const { requests, findings, remarks, coverage, skipped, stops, token_ended, outage } = session.outcome()
  const isEnough = token_ended === undefined && saysEnough({ coverage, skipped })
  const told = findings.filter(({ case_id }) => only_case === undefined || case_id === only_case)
  return {
    base,
    contract: { title: contract.title, version: contract.version },
    seed,
    writes,
    ...(options.again === undefined ? {} : { again: options.again }),
    ...(options.needs_tokens ? { needs_tokens: true } : {}),
    started_at: new Date(started).toISOString(),
    ms: Date.now() - started,
    requests,
    findings: told,
    coverage,
    skipped,
    not_checked: alone ? [] : [...notCheckedIn(contract, contract.operations.filter(session.inScope)), ...stops],
    ...(token_ended === undefined ? {} : { token_ended }),
    remarks: alone ? [] : remarks,
    ...(outage === undefined ? {} : { outage }),
    verdict: outage ? 'gone' : told.length > 0 ? 'drifts' : isEnough ? 'conforms' : 'inconclusive',
  }
}

/** The rest of the run doesn't know of them: nothing is sent, not even to see it refused. */
function withoutLeftOut(options: CheckOptions) {
  const { contract, destructive, exclude, only } = options
  const left_out = contract.operations.flatMap(operation => {
    const isExcluded = exclude?.(operation) === true
    const reason = isExcluded ? 'excluded by --exclude' : destructive ? undefined : whyDestructive(operation)
    return reason === undefined ? [] : [{ operation, reason }]
  })
  const gone = new Set(left_out.map(({ operation }) => operation))
  const operations = contract.operations.filter(one => !gone.has(one))
  return {
    options: left_out.length === 0 ? options : { ...options, contract: { ...contract, operations } },
    left_out: left_out.filter(({ operation }) => only?.(operation) ?? true),
  }
}

/** Rejected inputs first: the rows found are still unchanged then. */
async function exercise(session: Session) {
  const { contract, inScope, options } = session
  const operations = contract.operations.filter(inScope)
  for (const one of operations) if (options.writes && !isLate(one)) await learnToRepeat(session, one)
  for (const one of operations) if (options.writes) await takeOwnRow(session, one)
  await plantCanaries(session)
  await session.askAll(operations.flatMap(operation => guardsOf(session, operation)))
  await checkTenants(session)
  // Before the variations, which may take all the requests there are.
  await keepLaws(session)
  if (options.writes) {
    await followLives(session)
    await missRemoved(session)
  }
  const varied = operations.filter(operation => mayVary(session, operation))
  const first = varied.map(operation =>
    casesOf(session, operation, 0).filter(({ expects }) => expects !== 'refused' || mayRefuse(session, operation)),
  )
  // A share of the requests before the variations, so that they get some at all; the rest after each has been varied once.
  const rest = await keepMoreLaws(session, session.left() - options.most_requests * SHARE)
  await askRound(session, first)
  await askAgain(session, varied)
  await keepMoreLaws(session, 0, rest)
  let quiet = 0
  for (let round = 1; round <= (options.rounds ?? Infinity) && session.left() > 0 && quiet < QUIET; round++) {
    const before = session.news()
    await askRound(
      session,
      varied.map(operation => casesOf(session, operation, round)),
    )
    quiet = session.news() === before ? quiet + 1 : 0
  }
}

const SHARE = 0.2

/** After this many rounds without news the next ones won't bring any. */
const QUIET = 3

/** Not where it was asked before anything succeeded, and what succeeded can't be done again. */
const mayRefuse = ({ bases, triedFirst }: Session, operation: Operation) =>
  !triedFirst.has(operation) || bases.get(operation)?.repeats === true

const guardsOf = (session: Session, operation: Operation): Case[] =>
  guardCases(session, operation).filter(one => one.expects === 'unknown_method' || mayGuard(session, operation))

/** Only what can be asked with its credential has anything to be varied. */
const mayVary = (session: Session, operation: Operation) =>
  session.mayAsk(operation) && whyNever(operation) === undefined && canBeAsked(session, operation)

/** A turn for each operation, so that a small budget reaches all of them. */
async function askRound(session: Session, lists: Case[][]) {
  const turns = Math.max(0, ...lists.map(list => list.length))
  const inTurn = Array.from({ length: turns }, (_, at) => lists.flatMap(list => list[at] ?? [])).flat()
  const changes = (one: Case) => one.expects !== 'refused' && !isRead(one.operation)
  const room = session.left()
  // If there isn't room for all, accepted inputs keep their share.
  const writes = inTurn.filter(changes).slice(0, Math.ceil(room / 3))
  await session.askAll(inTurn.filter(one => !changes(one)).slice(0, room - writes.length))
  const looked = new Set<string>()
  // One after the other, with the version that the one before left behind; what ends things last.
  for (const one of writes.toSorted((a, b) => Number(isLate(a.operation)) - Number(isLate(b.operation)))) {
    const exchange = await session.ask(one)
    session.learn(exchange)
    if (!exchange) continue
    await lookInside(session, exchange)
    await lookBack(session, exchange, looked)
  }
}

/** Reads once more, of what the writes have left behind. */
async function askAgain(session: Session, operations: Operation[]) {
  const { contract, pool, options } = session
  const cases = operations.filter(isRead).flatMap(operation => {
    const random = randomFrom(options.seed, `${operation.path} again`)
    const input = inputOf({ contract, pool, random, attempt: 0 }, operation)
    return input ? [ordinary(operation, input, 'ordinary-again')] : []
  })
  await session.askAll(cases)
}

/** At least half of the operations must have succeeded once: a server that rejects everything also rejects errors. */
function saysEnough(outcome: Pick<CheckReport, 'coverage' | 'skipped'>): boolean {
  const asked = askedOf(outcome)
  return asked.length > 0 && asked.filter(({ succeeded }) => succeeded).length * 2 >= asked.length
}
