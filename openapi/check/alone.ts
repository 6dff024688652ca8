// One case sent again, with no more than it needs: the answers that show the ids it names, and its own operation taken once.
import type { Contract, Operation } from '../contract.ts'
import { isRead, ordinary, succeeded } from './case.ts'
import { casesOf } from './cases.ts'
import { attemptAt, canBeAsked, isLate } from './explore.ts'
import { lookInside } from './inputs/bounds.ts'
import { inputOf } from './inputs/inputs.ts'
import { randomFrom } from './inputs/random.ts'
import { learnToRepeat } from './inputs/renewal.ts'
import { valueFor } from './inputs/values.ts'
import { linksBeside } from './links/hints.ts'
import { linksOf } from './links/names.ts'
import { type Pool, poolOf } from './links/pool.ts'
import { answerOf, shownBy } from './links/things.ts'
import { missingFor, namedBy } from './missing.ts'
import { guardCases, mayGuard } from './promises/guards.ts'
import { keepLaws, lawOf } from './promises/laws.ts'
import { followLives, makerOf } from './promises/lifecycle.ts'
import { checkTenants } from './promises/tenants.ts'
import { lookBack } from './promises/trips.ts'
import { whyNever } from './safety.ts'
import { followSequences } from './sequences.ts'
import { idsIn, type Session } from './session.ts'

/** All that one case may cost. */
export const MOST_ALONE = 40
/** Kept for the case and what it is compared with. */
const RESERVED = 15
const MOST_WRITERS = 5
const DEEPEST = 4
const TRIES = 3

export async function exerciseAlone(session: Session, only_case: string) {
  const { contract } = session
  const operation = contract.operations.find(({ method, path }) => only_case.startsWith(`${method}:${path}:`))
  if (!operation) return
  session.covered(operation)
  const change = only_case.slice(`${operation.method}:${operation.path}:`.length)
  const of_life = /^(?:there|gone)-(.*)$/.exec(change)?.[1]
  if (of_life !== undefined || /^(made-\d|removed)$/.test(change)) {
    const creators = contract.operations.filter(one =>
      of_life !== undefined
        ? makerOf(one) === of_life
        : change === 'removed'
          ? makesFor(session, one, operation)
          : one === operation,
    )
    for (const one of creators.slice(0, 2)) await prepare(session, one)
    session.forgetFindings()
    return followLives(session, one => creators.includes(one))
  }
  const law = lawOf(change)
  await prepare(session, operation, law !== undefined)
  // What was found on the way there belongs to other cases.
  session.forgetFindings()
  const known = session.bases.get(operation)
  if (/^(ordinary|repeated)/.test(change)) {
    const turn = Number(/^ordinary-(\d+)$/.exec(change)?.[1] ?? 0)
    const [made] = isRead(operation) || turn === 0 ? [] : attemptAt(session, operation, turn - 1)
    const input = made?.input ?? known?.input
    return input && void (await session.ask(ordinary(operation, input, change)))
  }
  if (change.startsWith('in-')) return followSequences(session, one => one === operation)
  if (change.startsWith('tenant:')) return checkTenants(session, one => one === operation)
  if (law) return keepLaws(session, [law], one => one === operation)
  const round = Number(/^(\d+)~/.exec(change)?.[1] ?? 0)
  const cases = [
    ...guardCases(session, operation).filter(one => one.expects === 'unknown_method' || mayGuard(session, operation)),
    ...(whyNever(operation) === undefined ? casesOf(session, operation, round, only_case) : []),
  ]
  const one = cases.find(({ id }) => id === only_case)
  const exchange = one && (await session.ask(one))
  if (!exchange) return
  await lookInside(session, exchange)
  await lookBack(session, exchange, new Set())
}

/** Asks whatever shows what the operation names, then the operation itself until it succeeds. */
async function prepare(session: Session, target: Operation, filled = false) {
  const asked = new Set<Operation>([target])
  await provide(session, target, asked, 0, false)
  if (await succeeds(session, target)) return fillList(session, target, asked, filled)
  // What lists showed may be in no state for it: once more with rows of its own.
  await provide(session, target, asked, 0, true)
  if (!(await succeeds(session, target))) await followSequences(session, one => one === target)
}

/** The list that has what was made: the same ids lead to both. */
async function askBeside(session: Session, target: Operation, maker: Operation) {
  const [input, made] = [session.bases.get(target)?.input, session.bases.get(maker)?.input]
  if (!input || !made) return
  const ids = idsIn({ operation: maker, input: made })
  const shared = target.parameters.flatMap(one => {
    const [link = ''] = linksOf(target, one)
    return ids[link] === undefined ? [] : [[`${one.in} ${one.name}`, ids[link]] as const]
  })
  const beside = { ...input, parameters: { ...input.parameters, ...Object.fromEntries(shared) } }
  const exchange = await session.ask(ordinary(target, beside, 'ordinary-again'))
  session.learn(exchange)
  if (exchange && succeeded(exchange)) session.bases.set(target, { input: beside, works: true })
}

/** What is wrong with the rows of a list cannot be seen in an empty one. */
async function fillList(session: Session, target: Operation, asked: Set<Operation>, anyway: boolean) {
  const { contract, bare } = session
  const listed = shownBy(contract, target).flatMap(({ thing, isList }) => (isList ? [thing] : []))
  for (const maker of contract.operations) {
    if (!(anyway || bare.has(target)) || isRead(maker) || !mayAskFor(session, maker)) continue
    if (!shownBy(contract, maker).some(({ thing, isList }) => !isList && listed.includes(thing))) continue
    // On the way to the list it may have been taken already, for an id of another parent than the one listed.
    if (!asked.has(maker)) {
      asked.add(maker)
      await provide(session, maker, asked, 1, false)
      await succeeds(session, maker)
    }
    if (session.bases.get(maker)?.works) await askBeside(session, target, maker)
  }
}

async function provide(session: Session, target: Operation, asked: Set<Operation>, depth: number, anew: boolean) {
  const { contract, pool } = session
  const wanted = anew ? namedBy(session, target) : missingFor(session, target)
  for (const { links } of wanted) {
    const teachers = contract.operations
      .filter(one => !asked.has(one) && mayAskFor(session, one) && taughtBy(contract, one).has(links))
      .filter(one => !anew || !isRead(one))
      .toSorted((a, b) => costOf(a) - costOf(b))
    for (const teacher of teachers) {
      const writers = [...asked].filter(one => one !== target && !isRead(one)).length
      if (session.left() <= RESERVED || depth >= DEEPEST || (!isRead(teacher) && writers >= MOST_WRITERS)) break
      asked.add(teacher)
      await provide(session, teacher, asked, depth + 1, false)
      if (missingFor(session, teacher).length > 0) continue
      await succeeds(session, teacher)
      if (pool.has(links)) break
    }
  }
}

/** Reads that need nothing first, then other reads, then writes. */
const costOf = (operation: Operation) =>
  operation.parameters.filter(({ required }) => required).length + (isRead(operation) ? 0 : 100)

const mayAskFor = (session: Session, operation: Operation) =>
  session.mayAsk(operation) && whyNever(operation) === undefined && !isLate(operation) && canBeAsked(session, operation)

async function succeeds(session: Session, operation: Operation): Promise<boolean> {
  const { contract, pool, options, bases } = session
  for (let attempt = 0; attempt < TRIES && session.left() > RESERVED; attempt++) {
    const random = randomFrom(options.seed, `${operation.method} ${operation.path} explore ${attempt}`)
    const input = inputOf({ contract, pool, random, attempt }, operation)
    if (!input) continue
    if (isLate(operation)) {
      // Once taken, there may be nothing left that the case could be about.
      bases.set(operation, { input, works: false })
      return true
    }
    const exchange = await session.ask(ordinary(operation, input, `ordinary-${attempt + 1}`))
    session.learn(exchange)
    if (!exchange || !succeeded(exchange)) continue
    // Another id may lead to a list that is not empty.
    if (session.bare.has(operation) && attempt + 1 < TRIES) continue
    if (isRead(operation)) bases.set(operation, { input, works: true })
    await learnToRepeat(session, operation)
    return true
  }
  return false
}

const taught = new WeakMap<Operation, Pool>()

/** What an answer of the operation would teach: by one made from its schema, and by the links beside it. */
function taughtBy(contract: Contract, operation: Operation): Pool {
  const before = taught.get(operation)
  if (before) return before
  const pool = poolOf(contract)
  const schema = answerOf(operation)
  const random = randomFrom(0, operation.path)
  if (schema) pool.learn(valueFor({ contract, want: 'most', random }, schema), {}, operation, schema)
  const successes = Object.keys(operation.answers).filter(status => status.startsWith('2'))
  for (const { name } of linksBeside(contract, operation, successes)) pool.keep(name, 'linked')
  taught.set(operation, pool)
  return pool
}

/** Whether what one makes is what the other removes. */
const makesFor = ({ contract }: Session, maker: Operation, remover: Operation): boolean =>
  !isRead(maker) &&
  !isLate(maker) &&
  shownBy(contract, maker).some(
    ({ thing, isList }) => !isList && namedBy({ contract }, remover).some(({ links }) => links.includes(`${thing}_id`)),
  )
