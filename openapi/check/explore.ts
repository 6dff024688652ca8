// Finds inputs that succeed: reads first, then what can be written, round after round, each with the ids that answers have shown.
import type { Operation } from '../contract.ts'
import { type Case, isRead, ordinary, succeeded } from './case.ts'
import { casesOf } from './cases.ts'
import { endedBy, isLate } from './ends.ts'
import { inputOf } from './inputs/inputs.ts'
import { randomFrom } from './inputs/random.ts'
import { learnToRepeat } from './inputs/renewal.ts'
import { canonical, isId } from './links/names.ts'
import { idsIn, type Pool } from './links/pool.ts'
import { shownBy } from './links/things.ts'
import { missingFor } from './missing.ts'
import { keepLawsInPassing } from './promises/laws.ts'
import { tryStale } from './promises/versions.ts'
import { canIdentify, wantedBy } from './request/credential.ts'
import { unsupportedIn } from './request/unsupported.ts'
import { tellsWhoIsAsking, whyNever } from './safety.ts'
import { followSequences } from './sequences.ts'
import type { Session } from './session.ts'

const ROUNDS = 6
/** Where a backend counts tries, few are spent. */
const FEW = 2
/** So often what comes late is tried, all in the last round. */
const LATE_TRIES = 9

export async function explore(session: Session) {
  const { contract, options } = session
  const askable = contract.operations.filter(operation => session.mayAsk(operation) && canBeAsked(session, operation))
  // Of the operations left out, only reads without inputs: they may show ids.
  const reads = askable.filter(
    one =>
      isRead(one) &&
      whyNever(one) === undefined &&
      (session.inScope(one) || !one.parameters.some(({ required }) => required)),
  )
  const writes = askable.filter(operation => !isRead(operation) && session.inScope(operation))
  for (const operation of contract.operations.filter(session.inScope)) {
    session.covered(operation)
    if (!session.mayAsk(operation)) session.skip(operation, 'writes are off: --writes sends them')
    else if (!canBeAsked(session, operation))
      session.skip(operation, unsupportedIn(contract, operation) ?? `it wants ${wantedBy(contract, operation)}`)
  }
  let quiet = 0
  for (let round = 0; round < ROUNDS; round++) {
    const before = session.news()
    const asked = await session.askAll(reads.flatMap(operation => attemptOf(session, operation, round)))
    for (let other = 1; other <= OTHER_ROWS; other++)
      await session.askAll(reads.flatMap(operation => otherRow(session, operation, round, other)))
    if (round === 0)
      for (const exchange of asked) if (tellsWhoIsAsking(exchange.asked.operation)) protect(session.pool, exchange.json)
    // One after the other: each rests on the ids and versions the one before left behind.
    const now = writes.filter(
      operation => whyNever(operation) === undefined && isLate(operation) === (round === ROUNDS - 1),
    )
    for (const operation of now) {
      if (isLate(operation)) await tryLate(session, operation)
      else {
        for (const one of attemptOf(session, operation, round)) await tryOnce(session, one)
        for (let other = 1; other <= OTHER_ROWS; other++)
          for (const one of otherRow(session, operation, round, other)) await tryOnce(session, one)
      }
    }
    // Not where there is hardly room for what needs no such way.
    if (round === 0 && session.left() > options.most_requests / 2) await followSequences(session)
    if (!options.writes && round > 2) break
    quiet = session.news() === before ? quiet + 1 : 0
    // The late operations are still to come.
    if (quiet > 1 && round < ROUNDS - 1) round = ROUNDS - 2
  }
  await replaceLost(session)
  for (const operation of askable.filter(session.inScope)) {
    const reason = whyNever(operation)
    // A sequence may have used another token.
    if (reason && !session.covered(operation).succeeded)
      session.skip(operation, `sent without the token alone: ${reason}`)
  }
}

/** Ending operations have removed rows that other inputs reference: create them again, and those inputs. */
async function replaceLost(session: Session) {
  const { contract, bases, pool } = session
  const isLost = (one: Case) => Object.entries(idsIn(one)).some(([link, id]) => pool.isForgotten(link, id))
  for (const [operation, base] of [...bases]) {
    if (!base.works || isRead(operation) || isLate(operation) || !session.mayAsk(operation)) continue
    const makes = shownBy(contract, operation).some(({ thing, isList }) => !isList && pool.hasForgotten(`${thing}_id`))
    if (makes) for (const one of attemptAt(session, operation, ROUNDS)) session.learn(await session.ask(one))
  }
  for (const [operation, base] of [...bases]) {
    if (!base.works || isLate(operation) || !isLost(ordinary(operation, base.input, ''))) continue
    for (const one of attemptAt(session, operation, ROUNDS + 1)) {
      const exchange = await session.ask(one)
      session.learn(exchange)
      if (exchange && succeeded(exchange)) bases.set(operation, { ...base, input: one.input })
    }
  }
}

/** Held to what its success promises right after it. */
export async function tryOnce(session: Session, one: Case): Promise<boolean> {
  if (!session.refusals.has(one.operation)) await tryStale(session, one)
  const exchange = await session.ask({ ...one, addsKey: true })
  session.learn(exchange)
  if (!exchange || !succeeded(exchange)) return false
  await keepLawsInPassing(session, exchange)
  // The session drops removed rows; ended ones are no longer referenced either.
  const ended = isLate(one.operation) ? endedBy(one) : undefined
  if (ended) session.pool.forget(ended.link, ended.id, ended.by)
  await learnToRepeat(session, one.operation)
  return true
}

/** So often a round tries other rows where the one named was in no state for it, or another's. */
const OTHER_ROWS = 3

/** Forbidden inputs first: after a success there may be nothing left to end. */
export async function tryLate(session: Session, operation: Operation) {
  const { bases, triedFirst } = session
  for (let turn = 0; turn < LATE_TRIES; turn++)
    for (const one of attemptOf(session, operation, turn)) {
      if (!triedFirst.has(operation)) {
        bases.set(operation, { input: one.input, works: false })
        const forbidden = casesOf(session, operation, 0).filter(({ expects }) => expects === 'refused')
        triedFirst.add(operation)
        await session.askAll(forbidden)
      }
      if (await tryOnce(session, one)) return
    }
}

function attemptOf(session: Session, operation: Operation, round: number): Case[] {
  const limited = operation.answers['429'] !== undefined
  const enough = session.bases.get(operation)?.works && !session.bare.has(operation)
  if (enough || (limited && round >= FEW) || session.throttled.has(operation)) return []
  return attemptAt(session, operation, round)
}

/** If rows are referenced and the last attempt failed because of them. */
function otherRow(session: Session, operation: Operation, round: number, other: number): Case[] {
  const refusal = session.refusals.get(operation)?.status
  if (refusal !== 404 && refusal !== 409) return []
  return missingFor(session, operation).length > 0 ? [] : attemptOf(session, operation, round + other * ROUNDS)
}

export function attemptAt({ contract, pool, options }: Session, operation: Operation, round: number): Case[] {
  const random = randomFrom(options.seed, `${operation.method} ${operation.path} explore ${round}`)
  const input = inputOf({ contract, pool, random, attempt: round }, operation)
  return input ? [ordinary(operation, input, `ordinary-${round + 1}`)] : []
}

/** Without the credential it wants only its refusal can be seen. */
export const canBeAsked = ({ options }: Session, operation: Operation) =>
  canIdentify(options, operation) && unsupportedIn(options.contract, operation) === undefined

/** Ids within two levels of the answer: the user, its role, its sessions. */
function protect(pool: Pool, answer: unknown, of = 'user', depth = 0) {
  if (answer === null || typeof answer !== 'object' || depth > 2) return
  for (const [field, value] of Object.entries(answer)) {
    const name = canonical(field)
    if (isId(name) && (typeof value === 'string' || typeof value === 'number'))
      pool.protect(name === 'id' ? `${of}_id` : name, value)
    else protect(pool, value, name, depth + 1)
  }
}
