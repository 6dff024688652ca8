// Prepares one operation: calls whatever provides the ids it needs, including operations excluded from the check. Used
// for a single case, and by check.ts for a partial check.
import type { Contract, Operation } from '../contract.ts'
import { isRead, ordinary, succeeded } from './case.ts'
import { isLate } from './ends.ts'
import { canBeAsked, tryLate, tryOnce } from './explore.ts'
import { inputOf, mediaOf } from './inputs/inputs.ts'
import { randomFrom } from './inputs/random.ts'
import { valueFor } from './inputs/values.ts'
import { linksBeside } from './links/hints.ts'
import { linksOf } from './links/names.ts'
import { idsIn, type Pool, poolOf } from './links/pool.ts'
import { answerOf, rowsIn, shownBy } from './links/things.ts'
import { missingFor, namedBy } from './missing.ts'
import { takenAtMost } from './promises/at-most.ts'
import { namingAlike } from './promises/filling.ts'
import { familyOf, thingShownBy } from './promises/readers.ts'
import { withAll } from './promises/trip-inputs.ts'
import { whyNever } from './safety.ts'
import { followSequences } from './sequences.ts'
import type { Session } from './session.ts'
import { propertiesOf, shapeOf } from './shape.ts'

/** Kept for the case and what it is compared with. */
const RESERVED = 15
const MOST_WRITERS = 5
const DEEPEST = 4
const TRIES = 3

/** Operations that never succeeded or only showed empty lists. In a full check there are no others to call. */
export async function prepareAll(session: Session) {
  const { contract, options, bases, bare, inScope } = session
  if (!options.only || !options.writes) return
  for (const operation of contract.operations.filter(one => inScope(one) && mayAskFor(session, one, true))) {
    if (session.left() < options.most_requests / 2) return
    if (bases.get(operation)?.works && !bare.has(operation)) {
      await followSequences(session, one => one === operation)
      continue
    }
    await prepare(session, operation)
    if (isLate(operation) && !bases.get(operation)?.works) await tryLate(session, operation)
  }
  for (const one of contract.operations.filter(one => inScope(one) && bases.get(one)?.works && isRead(one)))
    if (session.left() > options.most_requests / 2) await fillRow(session, one)
  for (const target of contract.operations.filter(one => inScope(one) && bases.get(one)?.works)) {
    // Its own family first, then operations that end nothing.
    const rank = (one: Operation) => Number(familyOf(one) !== familyOf(target)) + 2 * Number(isLate(one))
    const makers = contract.operations
      .filter(one => mayAskFor(session, one, true) && makesRowsOf(session, target, one))
      .toSorted((a, b) => rank(a) - rank(b))
    if (makers.some(one => bases.get(one)?.works)) continue
    for (const maker of makers.slice(0, MOST_MAKERS)) {
      if (session.left() < options.most_requests / 2) return
      await prepare(session, maker)
      if (isLate(maker)) await tryLate(session, maker)
      if (bases.get(maker)?.works) break
    }
  }
}

const MOST_MAKERS = 2

/** A field no row has shows nothing of its form: call its writer with a maximal input. */
async function fillRow(session: Session, reader: Operation) {
  const { contract, bases } = session
  const shown = thingShownBy(session, reader)
  const input = bases.get(reader)?.input
  const exchange = shown && input && (await session.ask(ordinary(reader, input, 'ordinary-again')))
  const [row] = exchange && shown ? rowsIn(exchange.json, shown) : []
  if (!row || !input) return
  const lacks = (name: string) => name in row && row[name] === null
  const writers = contract.operations.filter(
    one =>
      mayAskFor(session, one) &&
      !isRead(one) &&
      thingShownBy(session, one)?.thing === shown?.thing &&
      Object.keys(propertiesOf(shapeOf(contract, mediaOf(one)?.media.schema ?? {}))).some(lacks),
  )
  for (const writer of writers.slice(0, MOST_MAKERS)) {
    await prepare(session, writer)
    const base = bases.get(writer)?.works ? bases.get(writer)?.input : undefined
    if (!base) continue
    const beside = namingAlike(writer, base, idsIn({ operation: reader, input }))
    const written = await takenAtMost(
      async made => {
        const exchange = await session.ask(ordinary(writer, made, 'ordinary-all'))
        session.learn(exchange)
        return exchange
      },
      withAll(session, writer, beside),
      [beside],
    )
    if (written && succeeded(written)) session.learn(await session.ask(ordinary(reader, input, 'ordinary-again')))
  }
}

/** Rows like those a read lists, or the one a write changes. */
const makesRowsOf = ({ contract }: Session, target: Operation, maker: Operation): boolean => {
  const things = shownBy(contract, target).flatMap(({ thing, isList }) => (isList === isRead(target) ? [thing] : []))
  return maker !== target && !isRead(maker) && shownBy(contract, maker).some(({ thing }) => things.includes(thing))
}

/** Asks whatever shows what the operation names, then the operation itself until it succeeds. */
export async function prepare(session: Session, target: Operation, filled = false) {
  const asked = new Set<Operation>([target])
  await provide(session, target, asked, 0, false)
  if (await succeeds(session, target)) {
    await fillList(session, target, asked, filled)
    if (session.bare.has(target) || session.inScope(target)) await followSequences(session, one => one === target)
    return
  }
  // Listed rows may be in the wrong state: once more with its own rows.
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

/** Faults in a list's rows can't be seen in an empty one. */
async function fillList(session: Session, target: Operation, asked: Set<Operation>, anyway: boolean) {
  const { contract, bare } = session
  for (const maker of contract.operations) {
    if (!(anyway || bare.has(target)) || !mayAskFor(session, maker) || !makesRowsOf(session, target, maker)) continue
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

/** Reads without inputs first, then other reads, then writes. */
const costOf = (operation: Operation) =>
  operation.parameters.filter(({ required }) => required).length + (isRead(operation) ? 0 : 100)

const mayAskFor = (session: Session, operation: Operation, late = false) =>
  session.mayAsk(operation) &&
  whyNever(operation) === undefined &&
  (late || !isLate(operation)) &&
  canBeAsked(session, operation)

async function succeeds(session: Session, operation: Operation): Promise<boolean> {
  const { contract, pool, options, bases } = session
  for (let attempt = 0; attempt < TRIES && session.left() > RESERVED; attempt++) {
    const random = randomFrom(options.seed, `${operation.method} ${operation.path} explore ${attempt}`)
    const input = inputOf({ contract, pool, random, attempt }, operation)
    if (!input) continue
    if (isLate(operation)) {
      // Once accepted, there may be nothing left to test it on.
      bases.set(operation, { input, works: false })
      return true
    }
    if (!(await tryOnce(session, ordinary(operation, input, `ordinary-${attempt + 1}`)))) continue
    // Another id may lead to a list that is not empty.
    if (session.bare.has(operation) && attempt + 1 < TRIES) continue
    if (isRead(operation)) bases.set(operation, { input, works: true })
    return true
  }
  return false
}

const taught = new WeakMap<Operation, Pool>()

/** Values an answer would provide: from one generated by its schema, and from its links. */
export function taughtBy(contract: Contract, operation: Operation): Pool {
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
