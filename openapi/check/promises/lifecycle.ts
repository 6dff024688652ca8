// What has just been made is there, and what has been removed is not: creating, reading and removing operations paired by what their schemas name.
import type { Operation } from '../../contract.ts'
import { type Case, type Exchange, isRead, ordinary, succeeded } from '../case.ts'
import { isLate } from '../explore.ts'
import { inputOf, linkedTo, mediaOf } from '../inputs/inputs.ts'
import { randomFrom } from '../inputs/random.ts'
import { handedOn } from '../links/hints.ts'
import { canonical, linksOf } from '../links/names.ts'
import { limitOfList, nextPage } from '../links/paging.ts'
import { linksIn, type Row } from '../links/pool.ts'
import { rowsIn, type Shown, shownBy } from '../links/things.ts'
import { whyNever } from '../safety.ts'
import { idsIn, type Session } from '../session.ts'
import { propertiesOf, shapeOf } from '../shape.ts'

export type Made = {
  thing: string
  id: string | number
  row: Row
  /** Values by the names under which others ask for them. */
  known: Row
  by: Operation
  exchange: Exchange
}

const TRIES = 4

export async function followLives(session: Session, only: (creator: Operation) => boolean = () => true) {
  for (const creator of creatorsIn(session).filter(only)) {
    const made = await makeOne(session, creator)
    if (!made) continue
    const seen: Operation[] = []
    for (const reader of readersOf(session, made)) if (await isThere(session, made, reader, 'there')) seen.push(reader)
    const remover = removerOf(session, made)
    if (!remover || seen.length === 0 || !(await remove(session, made, remover))) continue
    for (const reader of seen) await isThere(session, made, reader, 'gone')
  }
}

const creatorsIn = (session: Session) =>
  session.contract.operations.filter(
    one =>
      !isRead(one) &&
      !isLate(one) &&
      session.inScope(one) &&
      !whyNever(one) &&
      session.bases.get(one)?.works &&
      thingMadeBy(session, one),
  )

/** The one object with an id that a success answers. */
function thingMadeBy({ contract }: Session, operation: Operation): Shown | undefined {
  const things = shownBy(contract, operation).filter(({ isList }) => !isList)
  return things.length === 1 ? things[0] : undefined
}

async function makeOne(session: Session, by: Operation): Promise<Made | undefined> {
  const { contract, pool, options } = session
  const shown = thingMadeBy(session, by)
  for (let attempt = 0; shown !== undefined && attempt < TRIES; attempt++) {
    const random = randomFrom(options.seed, `${by.path} made ${attempt}`)
    const input = inputOf({ contract, pool, random, attempt }, by)
    if (!input) continue
    const exchange = await session.ask(caseOf(by, input, `made-${attempt + 1}`, 'available_after_create', 'a new one'))
    session.learn(exchange)
    if (!exchange || !succeeded(exchange)) continue
    const [answered = {}] = rowsIn(exchange.json, shown)
    const row: Row = Object.fromEntries(Object.entries(answered).map(([name, value]) => [canonical(name), value]))
    const id = answered[shown.key]
    const asked = idsIn(exchange.asked)
    // What the request named itself was there before.
    const isNew = typeof id === 'number' || (typeof id === 'string' && !exchange.sent.body?.includes(id))
    if (!isNew || Object.values(asked).includes(id)) return undefined
    const { thing } = shown
    const handed = handedOn(contract, exchange)
    return {
      thing,
      id,
      row,
      known: { ...row, ...asked, id, [`${thing}_id`]: id, ...lastWord(thing, id), ...handed },
      by,
      exchange,
    }
  }
  return undefined
}

/** A `lender_application` is asked for by its `application_id`. */
const lastWord = (thing: string, id: unknown) => ({ [`${thing.split('_').at(-1)}_id`]: id })

/** What is known of what a parameter wants; a bare `id` is the thing's own only where its path says so. */
function knownFor({ known, thing }: Made, operation: Operation, name: string): unknown {
  const parameter = operation.parameters.find(one => one.name === name)
  if (!parameter) return undefined
  const [link = ''] = linksOf(operation, parameter)
  const handed = linkedTo(operation, name)
  if (handed in known) return known[handed]
  if (link in known) return known[link]
  // `/tasks/{slug}` wants the task's own field.
  return link.startsWith(`${thing}_`) ? known[link.slice(thing.length + 1)] : undefined
}

/** Reads of the one by its id, and lists of its kind that need nothing else than what is known. */
function readersOf({ contract }: Session, made: Made): Operation[] {
  return contract.operations.filter(operation => {
    if (!isRead(operation)) return false
    const required = operation.parameters.filter(one => one.required)
    if (required.some(({ name }) => knownFor(made, operation, name) === undefined)) return false
    const byId = required.some(({ name }) => knownFor(made, operation, name) === made.id)
    return shownBy(contract, operation).some(({ thing, isList }) => thing === made.thing && isList !== byId)
  })
}

const MOST_PAGES = 20

/** How a case names who made the row it is about. */
export const makerOf = ({ id, method, path }: Operation) => (id || `${method}-${path}`).replaceAll(' ', '-')

/** Whether it was seen; what should not be is told. */
async function isThere(session: Session, made: Made, reader: Operation, expects: 'there' | 'gone'): Promise<boolean> {
  const { thing, id, by } = made
  const check = expects === 'there' ? 'available_after_create' : 'use_after_delete'
  const named = reader.parameters.filter(({ required }) => required)
  const parameters = Object.fromEntries(
    named.map(one => [`${one.in} ${one.name}`, knownFor(made, reader, one.name)] as const),
  )
  const byId = Object.values(parameters).includes(id)
  const what = expects === 'there' ? `a ${thing} that ${by.path} has just made` : `a ${thing} that was removed`
  const limit = limitOfList(reader)
  const most = limit?.schema['maximum']
  let input: Case['input'] | undefined = {
    parameters: { ...parameters, ...(limit && most !== undefined ? { [`query ${limit.name}`]: most } : {}) },
  }
  for (let page = 0; page < MOST_PAGES && input; page++) {
    const exchange: Exchange | undefined = await session.ask(
      caseOf(reader, input, `${expects}-${makerOf(by)}`, check, what),
    )
    if (!exchange) return false
    const found = succeeded(exchange) && shows(session, exchange, id)
    const next = nextPage(exchange, rowsShown(session, exchange).length)
    if (!found && !byId && next) {
      input = next
      continue
    }
    if (expects === 'there' && !found && isAnswer(exchange)) tell(session, exchange, `does not know ${what}`, byId)
    if (expects === 'gone' && found) tell(session, exchange, `still has ${what}`, byId)
    return found
  }
  return false
}

const rowsShown = ({ contract }: Session, { asked, json }: Exchange) =>
  shownBy(contract, asked.operation).flatMap(shown => rowsIn(json, shown).map(row => row[shown.key]))

/** A number may stand anywhere in a body without being this id. */
const shows = (session: Session, exchange: Exchange, id: string | number) =>
  typeof id === 'string' ? exchange.got.body.includes(id) : rowsShown(session, exchange).includes(id)

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
function removerOf({ contract }: Session, made: Made): Operation | undefined {
  const { thing, by } = made
  const family = by.path.replace(/[^./]*$/, '')
  return contract.operations.find(operation => {
    if (isRead(operation)) return false
    if (operation.method === 'delete') {
      const hole = operation.parameters.findLast(one => one.in === 'path')
      return hole !== undefined && operation.path.endsWith('}') && knownFor(made, operation, hole.name) === made.id
    }
    if (!operation.path.startsWith(family)) return false
    const of = /^(?:delete|remove)(.*)$/i.exec(operation.path.slice(family.length))?.[1]
    return of !== undefined && (of === '' || canonical(of) === thing)
  })
}

async function remove(session: Session, made: Made, remover: Operation): Promise<boolean> {
  const { contract, pool, options } = session
  const { id, known, thing } = made
  const random = randomFrom(options.seed, `${remover.path} removed`)
  const input = inputOf({ contract, pool, random, attempt: 0, want: 'least' }, remover)
  if (!input) return false
  const properties = propertiesOf(shapeOf(contract, mediaOf(remover)?.media.schema ?? {}))
  const links = linksIn(properties)
  const told = Object.fromEntries(
    Object.keys(Object(input.body)).flatMap(name => {
      const value = known[links[name]?.[0] ?? canonical(name)]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const parameters = Object.fromEntries(
    Object.entries(input.parameters).map(([place, value]) => [
      place,
      knownFor(made, remover, place.split(' ')[1] ?? '') ?? value,
    ]),
  )
  if (!Object.values({ ...told, ...parameters }).includes(id)) return false
  const body = input.body === undefined ? undefined : { ...Object(input.body), ...told }
  const exchange = await session.ask(
    caseOf(remover, { ...input, parameters, body }, 'removed', 'use_after_delete', `a ${thing} just made`),
  )
  if (!exchange || !succeeded(exchange)) return false
  pool.forget(`${thing}_id`, id, true)
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
