// Follows the sequences a contract names in `x-sequences`: calls that lead to a state no single call does, each with values of the
// answers before it. Called before the search for inputs, which begins with the rows they leave.
import { setTimeout } from 'node:timers/promises'
import type { Contract, Operation } from '../contract.ts'
import { text, valueAt } from '../json.ts'
import { callBeside } from './call-beside.ts'
import { type Case, type Exchange, inShort, isRead, ordinary, succeeded } from './case.ts'
import { casesOf, forbiddenIn } from './cases.ts'
import { randomFrom } from './inputs/random.ts'
import { type Answers, resolved, type Step, stepInput } from './inputs/step-input.ts'
import { idsIn, poolOf } from './links/pool.ts'
import { answerOf } from './links/things.ts'
import { guardCases } from './promises/guards.ts'
import { keepLawsInPassing } from './promises/laws.ts'
import { isKept } from './promises/lifecycle.ts'
import { foreign, namesOwned } from './promises/tenants.ts'
import { lookBack } from './promises/trips.ts'
import { tryStale } from './promises/versions.ts'
import { refusedFields } from './refusals.ts'
import { whyNever } from './safety.ts'
import { sequencesOf } from './sequences-of.ts'
import type { Session } from './session.ts'

type Wants = (operation: Operation) => boolean

/**
 * Each as far as the last step that is wanted: what has succeeded needs no way there, unless parts of its answers were empty and it
 * wasn't called there yet. With `anyway` it is followed all the same, and a read that is wanted is asked from now on as it was there.
 */
export async function followSequences(session: Session, wants: Wants = session.inScope, anyway = false) {
  if (!session.options.writes) return
  for (const sequence of sequencesOf(session.contract)) {
    const steps = sequence.steps.map(step => ({ step, operation: operationOf(session.contract, step) }))
    const followed = session.followed.get(sequence.name) ?? 0
    const isWanted = (operation: Operation, step: Step, at: number) =>
      wants(operation) &&
      (anyway ||
        !session.bases.get(operation)?.works ||
        (at >= followed && (session.unseen.has(operation) || saysMore(session, operation, step))))
    const last = steps.findLastIndex(
      ({ step, operation }, at) => operation !== undefined && isWanted(operation, step, at),
    )
    if (last < 0) continue
    session.followed.set(sequence.name, Math.max(followed, last + 1))
    await follow(session, sequence.name, steps.slice(0, last + 1), one => anyway && isRead(one) && wants(one))
  }
}

/** Than the one input that is varied. */
function saysMore({ bases }: Session, operation: Operation, { with: given = {} }: Step): boolean {
  const body = bases.get(operation)?.input.body
  const isMissing = (name: string) =>
    !(name in Object(body ?? {})) && !operation.parameters.some(one => one.name === name)
  return !isRead(operation) && Object.keys(given).some(at => isMissing(at.split('.')[0] ?? at))
}

const operationOf = ({ operations }: Contract, { call }: Step) => operations.find(({ id }) => id === call)

type Called = { step: Step; operation: Operation | undefined }
async function follow(session: Session, name: string, steps: Called[], isBetter: Wants) {
  const { contract, options } = session
  const pool = poolOf(contract, session.pool.own)
  const answers: Answers = new Map()
  // Of the rows its own writes answered: of what reads show, some is everybody's.
  const made = new Set<string>()
  const looked = new Set<string>()
  const random = randomFrom(options.seed, `sequence ${name}`)
  const run = session.nextRun()
  for (const { step, operation } of steps) {
    const stops = (why: string) => void session.stops.set(name, { step: step.call, why })
    if (!operation) {
      await callBeside(session, answers, step)
      continue
    }
    const token = text(resolved(answers, step.as))
    // A step that would end the given token's session may use another's.
    if (token === '' && (step.as || whyNever(operation))) return stops('there is no token for it')
    const input = stepInput({ contract, pool, random, answers, run }, operation, step)
    if (!input) {
      if (step.optional) continue
      return stops('no answer showed what it must be told')
    }
    const one: Case = {
      ...ordinary(operation, input, `in-${name}`),
      addsKey: true,
      ...(step.with?.['version'] === undefined ? {} : { keepsVersion: true }),
      ...(token === '' ? {} : { token }),
    }
    if (step.refused !== undefined) {
      const rule = 'its sequence says so'
      await session.ask({ ...one, check: 'use_after_delete', expects: 'refused', what: step.refused, rule })
      continue
    }
    await tryForbidden(session, one, made)
    await tryForbiddenBeside(session, one, name)
    const exchange = await askUntil(session, one, step.until ?? {})
    if (exchange && succeeded(exchange)) {
      if (isBetter(operation)) session.bases.set(operation, { input, works: true })
      answers.set(operation.id, exchange.json)
      if (!isRead(operation)) idsWithin(exchange.json, made)
      pool.learn(exchange.json, idsIn(exchange.asked), operation, answerOf(operation))
      if (!session.bases.get(operation)?.repeats) {
        await keepLawsInPassing(session, exchange)
        await isKept(session, exchange)
      }
      await lookBack(session, exchange, looked)
    } else if (!step.optional) {
      if (exchange) reportInvalid(session, name, exchange)
      return exchange && stops(exchange.lost ?? inShort(exchange.got))
    }
  }
  session.stops.delete(name)
}

/** A sequence consists of the contract's own examples: they are valid, whatever else fails. */
function reportInvalid(session: Session, name: string, exchange: Exchange) {
  const { status } = exchange.got
  if ((status !== 400 && status !== 422) || !session.inScope(exchange.asked.operation)) return
  const fields = refusedFields(exchange.json).map(field => `\`${field}\``)
  session.report(exchange, {
    check: 'positive_accepted',
    sentence: `Answers ${status} in the contract’s sequence ${name}${fields.length > 0 ? `, for ${fields.join(', ')}` : ''}.`,
    expected: 'not to be refused as invalid',
    alike: `in sequence ${name}`,
  })
}

/** Before it succeeds: afterwards its row may be in no state for it, and whatever is sent refused for that. */
async function tryForbidden(session: Session, one: Case, made: Set<string>) {
  const { operation, input, token } = one
  const { bases, triedFirst, options } = session
  const isCounted = operation.answers['429'] !== undefined
  if (isRead(operation) || isCounted || token !== undefined || !session.inScope(operation)) return
  if (triedFirst.has(operation) || bases.get(operation)?.works) return
  bases.set(operation, { input, works: false })
  triedFirst.add(operation)
  await session.askAll(casesOf(session, operation, 0).filter(({ expects }) => expects === 'refused'))
  await tryStale(session, one)
  await session.askAll(guardCases(session, operation).filter(({ expects }) => expects === 'denied'))
  if (
    options.second_token !== undefined &&
    namesOwned(session.contract, operation, input, (_, id) => made.has(String(id)))
  )
    await session.ask(foreign(operation, input, 'refused'))
}

/** Parts of this input missing from the varied one, and its fullest lists: too many entries are only tested here. */
async function tryForbiddenBeside(session: Session, { operation, input, token }: Case, name: string) {
  const { bases, options, triedBeside } = session
  const base = bases.get(operation)
  const isCounted = operation.answers['429'] !== undefined
  if (isRead(operation) || isCounted || token !== undefined || !session.inScope(operation) || !base?.works) return
  const { only_case } = options
  if (only_case === undefined && session.left() < options.most_requests / 2) return
  const at = (body: unknown, { changed }: Case) => valueAt(body, `/${changed.replaceAll('.', '/')}`)
  /** Of a list one entry is enough. */
  const places = new Map<string, string>()
  const beside = forbiddenIn(session, operation, input, `in-${name}~`).filter(one => {
    const [sent, usual] = [at(input.body, one), at(base.input.body, one)]
    const isNew = sent !== undefined && usual === undefined
    if (!isNew && (sent === usual || !isNextTo(sent, at(one.input.body, one)))) return false
    const place = `${operation.path} ${one.changed.replaceAll(/\.\d+/g, '.*')}${isNew ? '' : ` ${one.rule}`}`
    if (triedBeside.has(place)) return false
    places.set(place, places.get(place) ?? one.changed)
    return places.get(place) === one.changed
  })
  for (const place of places.keys()) triedBeside.add(place)
  await session.askAll(only_case === undefined ? beside : beside.filter(({ id }) => id === only_case))
}

const isNextTo = (sent: unknown, changed: unknown) =>
  typeof sent === 'number' && typeof changed === 'number' && Math.abs(sent - changed) <= 1

/** Any `id` at any depth. */
function idsWithin(value: unknown, found: Set<string>) {
  if (value === null || typeof value !== 'object') return
  for (const [name, one] of Object.entries(value)) {
    if (name === 'id' && typeof one === 'string') found.add(one)
    else idsWithin(one, found)
  }
}

const PATIENCE = 20
const PAUSE_MS = 250

/** Polls for asynchronous results until they have the values the step expects. */
async function askUntil(session: Session, one: Case, until: Record<string, unknown>): Promise<Exchange | undefined> {
  for (let turn = 1; ; turn++) {
    const exchange = await session.ask(one)
    session.learn(exchange)
    const isThere = Object.entries(until).every(([at, value]) => valueAt(exchange?.json, at) === value)
    if (!exchange || !succeeded(exchange) || isThere || turn === PATIENCE) return exchange
    await setTimeout(PAUSE_MS)
  }
}
