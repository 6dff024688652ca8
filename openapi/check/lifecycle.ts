// What has just been made is there, and what has been removed is not: creating, reading and removing operations paired by what their schemas name.
import type { Contract, Operation, Schema } from '../contract.ts'
import { type Case, type Exchange, isRead, ordinary, succeeded } from './case.ts'
import { isLate } from './explore.ts'
import { inputOf, mediaOf } from './inputs/inputs.ts'
import { singular } from './inputs/pool.ts'
import { randomFrom } from './inputs/random.ts'
import { whyNever } from './safety.ts'
import { idsOf, type Session } from './session.ts'
import { propertiesOf, shapeOf } from './shape.ts'

type Made = { thing: string; id: string; row: Record<string, unknown>; known: Record<string, unknown>; by: Operation }

const TRIES = 4

export async function followLives(session: Session) {
  const { contract, bases, inScope } = session
  const creators = contract.operations.filter(
    one =>
      !isRead(one) && !isLate(one) && inScope(one) && !whyNever(one) && bases.get(one)?.works && thingOf(contract, one),
  )
  for (const creator of creators) {
    const made = await makeOne(session, creator)
    if (!made) continue
    const readers = readersOf(session, made)
    const seen: Operation[] = []
    for (const reader of readers) if (await isThere(session, made, reader, 'there')) seen.push(reader)
    const remover = removerOf(session, made)
    if (!remover || seen.length === 0 || !(await remove(session, made, remover))) continue
    for (const reader of seen) await isThere(session, made, reader, 'gone')
  }
}

/** The one object with an id that a success answers. */
function thingOf(contract: Contract, operation: Operation): string | undefined {
  const things = Object.entries(answerOf(contract, operation)).filter(
    ([, part]) => 'id' in propertiesOf(shapeOf(contract, part)),
  )
  return things.length === 1 ? things[0]?.[0] : undefined
}

function answerOf(contract: Contract, { answers }: Operation): Record<string, Schema> {
  const success = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1]
  const schema = Object.entries(success?.media ?? {}).find(([kind]) => /[/+]json/.test(kind))?.[1].schema
  return schema ? propertiesOf(shapeOf(contract, schema)) : {}
}

async function makeOne(session: Session, by: Operation): Promise<Made | undefined> {
  const { contract, pool, options } = session
  const thing = thingOf(contract, by)
  for (let attempt = 0; thing !== undefined && attempt < TRIES; attempt++) {
    const random = randomFrom(options.seed, `${by.path} made ${attempt}`)
    const input = inputOf({ contract, pool, random, attempt }, by)
    if (!input) continue
    const exchange = await session.ask(caseOf(by, input, `made-${attempt + 1}`, 'available_after_create', 'a new one'))
    session.learn(exchange)
    if (!exchange || !succeeded(exchange)) continue
    const row: Record<string, unknown> = Object(Object(exchange.json)[thing])
    const { id } = row
    // What the request named itself was there before.
    if (typeof id !== 'string' || exchange.sent.body?.includes(id)) return undefined
    return { thing, id, row, known: { ...idsOf(input), ...row, id, [`${thing}_id`]: id, ...lastWord(thing, id) }, by }
  }
  return undefined
}

/** A `lender_application` is asked for by its `application_id`. */
const lastWord = (thing: string, id: string) => ({ [`${thing.split('_').at(-1)}_id`]: id })

/** Reads of the one by its id, and lists of its kind that need nothing else than what is known. */
function readersOf({ contract }: Session, { thing, known, id }: Made): Operation[] {
  return contract.operations.filter(operation => {
    if (!isRead(operation)) return false
    const required = operation.parameters.filter(one => one.required)
    if (required.some(({ name }) => known[name] === undefined)) return false
    const answered = answerOf(contract, operation)
    const byId = required.some(({ name }) => known[name] === id)
    if (byId) return thing in answered
    return Object.keys(answered).some(name => name !== thing && singular(name) === thing)
  })
}

const MOST_PAGES = 20

/** Whether it was seen; what should not be is told. */
async function isThere(session: Session, made: Made, reader: Operation, expects: 'there' | 'gone'): Promise<boolean> {
  const { thing, id, known, by } = made
  const check = expects === 'there' ? 'available_after_create' : 'use_after_delete'
  const named = reader.parameters.filter(({ name, required }) => required && known[name] !== undefined)
  const parameters = Object.fromEntries(named.map(one => [`${one.in} ${one.name}`, known[one.name]]))
  const byId = named.some(({ name }) => known[name] === id)
  const what = expects === 'there' ? `a ${thing} that ${by.path} has just made` : `a ${thing} that was removed`
  const limit = reader.parameters.find(({ name }) => name === 'limit')?.schema['maximum']
  let cursor: unknown
  for (let page = 0; page < MOST_PAGES; page++) {
    const paged = {
      ...parameters,
      ...(limit === undefined ? {} : { 'query limit': limit }),
      ...(cursor ? { 'query cursor': cursor } : {}),
    }
    const one = caseOf(reader, { parameters: paged }, `${expects}-${by.id}`, check, what)
    const exchange = await session.ask(one)
    if (!exchange) return false
    const found = succeeded(exchange) && exchange.got.body.includes(id)
    const { next_cursor } = Object(exchange.json ?? {})
    if (!found && !byId && next_cursor && next_cursor !== cursor) {
      cursor = next_cursor
      continue
    }
    if (expects === 'there' && !found && isAnswer(exchange)) tell(session, exchange, `does not know ${what}`, byId)
    if (expects === 'gone' && found) tell(session, exchange, `still has ${what}`, byId)
    return found
  }
  return false
}

/** A refusal for another reason says nothing about the row. */
const isAnswer = ({ got }: Exchange) =>
  got.status === 404 || got.status === 410 || (got.status >= 200 && got.status < 300)

function tell(session: Session, exchange: Exchange, sentence: string, byId: boolean) {
  const { asked, got } = exchange
  if (!session.inScope(asked.operation)) return
  const expected =
    asked.check === 'use_after_delete' ? (byId ? '404' : 'a list without it') : byId ? '200' : 'a list with it'
  session.report(exchange, {
    check: asked.check,
    sentence: `Answers ${got.status} and ${sentence}.`,
    expected,
    alike: asked.id,
  })
}

/** Of the same family, and named for removing just this: `homeowners.Delete`, or `projects.DeleteFile` of a file. */
function removerOf({ contract }: Session, { thing, by }: Made): Operation | undefined {
  const family = by.path.replace(/[^./]*$/, '')
  return contract.operations.find(operation => {
    if (isRead(operation) || !operation.path.startsWith(family)) return false
    const verb = operation.path.slice(family.length)
    const of = /^(?:delete|remove)(.*)$/i.exec(verb)?.[1]
    if (of === undefined) return operation.method === 'delete' && operation.path.startsWith(by.path)
    const noun = of.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
    return noun === '' || noun === thing
  })
}

async function remove(session: Session, { id, known, thing }: Made, remover: Operation): Promise<boolean> {
  const { contract, pool, options } = session
  const random = randomFrom(options.seed, `${remover.path} removed`)
  const input = inputOf({ contract, pool, random, attempt: 0, want: 'least' }, remover)
  if (!input) return false
  const properties = Object.keys(propertiesOf(shapeOf(contract, mediaOf(remover)?.media.schema ?? {})))
  const told = Object.fromEntries(
    properties.filter(name => known[name] !== undefined && name in Object(input.body)).map(name => [name, known[name]]),
  )
  const parameters = Object.fromEntries(
    Object.entries(input.parameters).map(([place, value]) => [place, known[place.split(' ')[1] ?? ''] ?? value]),
  )
  if (!Object.values({ ...told, ...parameters }).includes(id)) return false
  const body = input.body === undefined ? undefined : { ...Object(input.body), ...told }
  const exchange = await session.ask(
    caseOf(remover, { ...input, parameters, body }, 'removed', 'use_after_delete', `a ${thing} just made`),
  )
  if (!exchange || !succeeded(exchange)) return false
  pool.forget(id)
  return true
}

/** Whatever is answered: what it shows of the row is judged here. */
const caseOf = (
  operation: Operation,
  input: Case['input'],
  change: string,
  check: Case['check'],
  what: string,
): Case => ({
  ...ordinary(operation, input, change),
  check,
  expects: 'answered',
  what,
  rule: '',
})
