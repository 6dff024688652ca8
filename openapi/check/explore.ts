// Finds inputs that succeed: reads first, then what can be written, round after round, each with the ids that answers have shown.
import type { Operation } from '../contract.ts'
import { type Case, isRead, ordinary, succeeded } from './case.ts'
import { casesOf } from './cases.ts'
import { inputOf } from './inputs/inputs.ts'
import type { Pool } from './inputs/pool.ts'
import { randomFrom } from './inputs/random.ts'
import { learnToRepeat } from './inputs/renewal.ts'
import { tellsWhoIsAsking, whyNever } from './safety.ts'
import type { Session } from './session.ts'

const ROUNDS = 6
/** What takes away or ends is tried when everything else has been. */
const LATE =
  /(Delete|Remove|Revoke|Discard|Cancel|Void|Decline|Decide|Disable|Undo|End|Reject|Withdraw|UpdateProjectStatus)/i
/** Where a backend counts tries, few are spent. */
const FEW = 2
/** So often what comes late is tried, all in the last round. */
const LATE_TRIES = 3

export const isLate = ({ path, method }: Operation) =>
  method === 'delete' || LATE.test(path.split(/[./]/).at(-1) ?? path)

export async function explore(session: Session) {
  const { contract, options } = session
  const askable = contract.operations.filter(operation => session.mayAsk(operation) && canBeAsked(session, operation))
  // Of what was not asked for, only what needs nothing told: it may show ids.
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
    else if (!canBeAsked(session, operation)) session.skip(operation, 'there is no token for it')
  }
  for (let round = 0; round < ROUNDS; round++) {
    const asked = await session.askAll(reads.flatMap(operation => attemptOf(session, operation, round)))
    if (round === 0)
      for (const exchange of asked) if (tellsWhoIsAsking(exchange.asked.operation)) protect(session.pool, exchange.json)
    // One after the other: each rests on the ids and versions the one before left behind.
    const now = writes.filter(
      operation => whyNever(operation) === undefined && isLate(operation) === (round === ROUNDS - 1),
    )
    for (const operation of now) {
      if (isLate(operation)) await tryLate(session, operation)
      else for (const one of attemptOf(session, operation, round)) await tryOnce(session, one)
    }
    if (!options.writes && round > 2) break
  }
  for (const operation of askable.filter(session.inScope)) {
    const reason = whyNever(operation)
    if (reason) session.skip(operation, `sent without the token alone: ${reason}`)
  }
}

async function tryOnce(session: Session, one: Case): Promise<boolean> {
  const exchange = await session.ask(one)
  session.learn(exchange)
  if (!exchange || !succeeded(exchange)) return false
  if (isLate(one.operation)) forget(session, one)
  await learnToRepeat(session, one.operation)
  return true
}

/** What is forbidden comes first: once it has succeeded, there may be nothing left that it could be done to. */
async function tryLate(session: Session, operation: Operation) {
  const { bases, triedFirst } = session
  for (let turn = 0; turn < LATE_TRIES; turn++)
    for (const one of attemptOf(session, operation, turn)) {
      bases.set(operation, { input: one.input, works: false })
      const forbidden = casesOf(session, operation, 0).filter(({ expects }) => expects === 'refused')
      triedFirst.add(operation)
      await session.askAll(forbidden)
      if (await tryOnce(session, one)) return
    }
}

function attemptOf(session: Session, operation: Operation, round: number): Case[] {
  const { contract, pool, options } = session
  const limited = operation.answers['429'] !== undefined
  const enough = session.bases.get(operation)?.works && !session.bare.has(operation)
  if (enough || (limited && round >= FEW) || session.throttled.has(operation)) return []
  const random = randomFrom(options.seed, `${operation.method} ${operation.path} explore ${round}`)
  const input = inputOf({ contract, pool, random, attempt: round }, operation)
  return input ? [ordinary(operation, input, `ordinary-${round + 1}`)] : []
}

/** Without the credential it wants only its refusal can be seen. */
const canBeAsked = ({ options }: Session, operation: Operation) => operation.open || options.token !== undefined

/** Ids within two levels of the answer: the user, its role, its sessions. */
function protect(pool: Pool, answer: unknown, depth = 0) {
  if (answer === null || typeof answer !== 'object' || depth > 2) return
  for (const [name, value] of Object.entries(answer)) {
    if (/(^|_)id$/.test(name) && (typeof value === 'string' || typeof value === 'number')) pool.protect(value)
    else protect(pool, value, depth + 1)
  }
}

function forget({ pool }: Session, { input }: Case) {
  const [id] =
    Object.entries(Object(input.body ?? input.parameters))
      .find(([name]) => name.endsWith('_id'))
      ?.slice(1) ?? []
  if (id !== undefined) pool.forget(id)
}
