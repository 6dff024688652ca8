// Created objects exist, and removed ones don't: operations are paired by their schemas' names.
import type { Operation } from '../../contract.ts'
import { type Case, type Exchange, inspecting, isRead, succeeded } from '../case.ts'
import { isLate, removesWhole } from '../ends.ts'
import { inputOf, mediaOf } from '../inputs/inputs.ts'
import { randomFrom } from '../inputs/random.ts'
import { canonical } from '../links/names.ts'
import { limitOfList, nextPage } from '../links/paging.ts'
import { idsIn, linksIn } from '../links/pool.ts'
import { rowsIn, shownBy } from '../links/things.ts'
import { whyNever } from '../safety.ts'
import type { Session } from '../session.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import { lagUntil, tellLag } from './lag.ts'
import { withLimit } from './pages.ts'
import { familyOf, inputFor, isById, type Known, knownFor, readersOf, shownIn, thingShownBy } from './readers.ts'

const TRIES = 4

export async function followLives(session: Session, only: (creator: Operation) => boolean = () => true) {
  for (const creator of creatorsIn(session).filter(only)) {
    const made = await makeOne(session, creator)
    if (!made) continue
    const seen: Operation[] = []
    for (const reader of readersOf(session, made)) if (await isThere(session, made, reader)) seen.push(reader)
    const remover = removerOf(session, made)
    if (!remover || seen.length === 0 || !(await remove(session, made, remover))) continue
    for (const reader of seen) await isThere(session, made, reader, remover)
  }
}

/** Objects a sequence has just created, which may not be possible again. */
export async function isKept(session: Session, exchange: Exchange) {
  const { asked, sent } = exchange
  const { operation } = asked
  // Public operations, such as signing up, may create objects in another tenant.
  const isMine =
    !operation.open && asked.token === undefined && asked.credential === 'own' && session.inScope(operation)
  const made = isMine && !isRead(operation) && !isLate(operation) ? shownIn(session, exchange) : undefined
  const isNew = made && !`${sent.url} ${sent.body ?? ''}`.includes(String(made.id))
  if (isNew) for (const reader of readersOf(session, made)) await isThere(session, made, reader)
}

/** Removed objects are in no list, no matter who created them. */
export async function missRemoved(session: Session) {
  const { contract, bases, pool } = session
  for (const reader of contract.operations.filter(one => isRead(one) && session.inScope(one))) {
    const input = bases.get(reader)?.works ? bases.get(reader)?.input : undefined
    const lists = shownBy(contract, reader).filter(({ isList, thing }) => isList && pool.hasForgotten(`${thing}_id`))
    if (!input || lists.length === 0) continue
    const exchange = await session.ask(
      inspecting(reader, withLimit(reader, input, 'most'), 'without-removed', 'use_after_delete', 'a list'),
    )
    if (!exchange || !succeeded(exchange)) continue
    const still = lists.flatMap(shown =>
      rowsIn(exchange.json, shown).flatMap(row => {
        const by = pool.removerOf(`${shown.thing}_id`, row[shown.key])
        return by === undefined ? [] : [`still lists a ${shown.thing} that ${by} removed`]
      }),
    )
    if (still[0]) tell(session, exchange, still[0], false)
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
      thingShownBy(session, one),
  )

async function makeOne(session: Session, by: Operation): Promise<Known | undefined> {
  const { contract, pool, options } = session
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const random = randomFrom(options.seed, `${by.path} made ${attempt}`)
    const input = inputOf({ contract, pool, random, attempt }, by)
    if (!input) continue
    const exchange = await session.ask(
      inspecting(by, input, `made-${attempt + 1}`, 'available_after_create', 'a new one'),
    )
    const shown = exchange && succeeded(exchange) ? shownIn(session, exchange) : undefined
    const before = shown && pool.row(`${shown.thing}_id`, shown.id)
    session.learn(exchange)
    if (!exchange || !shown) continue
    const { id } = shown
    // A known object was changed, not created.
    if (before) return undefined
    // An object referenced in the request existed before.
    const isNew = typeof id === 'number' || !exchange.sent.body?.includes(id)
    return isNew && !Object.values(idsIn(exchange.asked)).includes(id) ? shown : undefined
  }
  return undefined
}

const MOST_PAGES = 20

/** How a case names who made the row it is about. */
export const makerOf = ({ id, method, path }: Operation) => (id || `${method}-${path}`).replaceAll(' ', '-')

/** True if it was seen; objects that shouldn't be are reported. */
async function isThere(session: Session, made: Known, reader: Operation, remover?: Operation): Promise<boolean> {
  const { thing, id, by } = made
  const [expects, check, what] = remover
    ? (['gone', 'use_after_delete', `a ${thing} that ${remover.path} removed`] as const)
    : (['there', 'available_after_create', `a ${thing} that ${by.path} has just made`] as const)
  const { parameters } = inputFor(made, reader)
  const byId = isById(made, reader)
  const limit = limitOfList(reader)
  const most = limit?.schema['maximum']
  let input: Case['input'] | undefined = {
    parameters: { ...parameters, ...(limit && most !== undefined ? { [`query ${limit.name}`]: most } : {}) },
  }
  for (let page = 0; page < MOST_PAGES && input; page++) {
    const exchange: Exchange | undefined = await session.ask(
      inspecting(reader, input, `${expects}-${makerOf(by)}`, check, what),
    )
    if (!exchange) return false
    const found = succeeded(exchange) && shows(session, exchange, id)
    const next = nextPage(exchange, rowsShown(session, exchange).length)
    if (!found && !byId && next) {
      input = next
      continue
    }
    const isWrong = expects === 'there' ? !found && isAnswer(exchange) && !isOfCaller(reader) : found
    if (!isWrong) return found
    const last = { parameters: input.parameters }
    const lag = await lagUntil(session, async () => {
      const again = await session.ask({ ...exchange.asked, input: last })
      return again !== undefined && isAnswer(again) && (succeeded(again) && shows(session, again, id)) === !found
    })
    if (lag !== undefined) {
      tellLag(session, exchange, expects === 'there' ? `shows ${what}` : `leaves out ${what}`, lag)
      return !found
    }
    tell(session, exchange, `${expects === 'there' ? 'does not know' : 'still has'} ${what}`, byId)
    return found
  }
  return false
}

/** `ListMine` may leave out objects of other users. */
const isOfCaller = ({ path }: Operation) => /(^|_)(mine|my|own|assigned)(_|$)/.test(canonical(path))

const rowsShown = ({ contract }: Session, { asked, json }: Exchange) =>
  shownBy(contract, asked.operation).flatMap(shown => rowsIn(json, shown).map(row => row[shown.key]))

/** A number in a body may be something else than this id. */
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
function removerOf({ contract }: Session, made: Known): Operation | undefined {
  const { thing, by } = made
  const family = familyOf(by)
  return contract.operations.find(operation => {
    if (isRead(operation)) return false
    if (operation.method === 'delete') {
      const hole = operation.parameters.findLast(one => one.in === 'path')
      return hole !== undefined && operation.path.endsWith('}') && knownFor(made, operation, hole.name) === made.id
    }
    if (!operation.path.startsWith(family)) return false
    const of = /^(?:delete|remove)(.*)$/i.exec(operation.path.slice(family.length))?.[1]
    // `design.Remove` removes a design, not the project that another of its family answers.
    return of === '' ? removesWhole(operation, `${thing}_id`) : of !== undefined && canonical(of) === thing
  })
}

async function remove(session: Session, made: Known, remover: Operation): Promise<boolean> {
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
    inspecting(remover, { ...input, parameters, body }, 'removed', 'use_after_delete', `a ${thing} just made`),
  )
  if (!exchange || !succeeded(exchange)) return false
  pool.forget(`${thing}_id`, id, remover.path)
  return true
}
