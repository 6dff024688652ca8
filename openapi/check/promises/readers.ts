// Who shows a row: reads that name it by its id, and lists of its kind. Called by whatever looks at what a write has left behind.
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, inspecting, isRead, succeeded } from '../case.ts'
import { linkedTo } from '../inputs/inputs.ts'
import { handedOn } from '../links/hints.ts'
import { canonical, linksOf } from '../links/names.ts'
import { idsIn, type Row } from '../links/pool.ts'
import { rowsIn, type Shown, shownBy } from '../links/things.ts'
import type { Session } from '../session.ts'
import { propertiesOf } from '../shape.ts'

/** A row, with values by the names under which others ask for them. */
/** `fields`: what its kind has, by the contract; `by`: who showed it. */
export type Known = { thing: string; id: string | number; known: Row; fields: string[]; by: Operation }

/** The one object with an id that a success answers. */
export function thingShownBy({ contract }: Session, operation: Operation): Shown | undefined {
  const things = shownBy(contract, operation).filter(({ isList }) => !isList)
  return things.length === 1 ? things[0] : undefined
}

/** The row that an answer shows, and whatever else is known of it. */
export function shownIn(session: Session, exchange: Exchange): Known | undefined {
  const shown = thingShownBy(session, exchange.asked.operation)
  if (!shown) return undefined
  const [answered = {}] = rowsIn(exchange.json, shown)
  const id = answered[shown.key]
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  const row = Object.fromEntries(Object.entries(answered).map(([name, value]) => [canonical(name), value]))
  const { thing } = shown
  const own = { id, [`${thing}_id`]: id, ...lastWord(thing, id), ...handedOn(session.contract, exchange) }
  const fields = Object.keys(propertiesOf(shown.schema))
  return { thing, id, fields, by: exchange.asked.operation, known: { ...row, ...idsIn(exchange.asked), ...own } }
}

/** A `lender_application` is asked for by its `application_id`. */
const lastWord = (thing: string, id: unknown) => ({ [`${thing.split('_').at(-1)}_id`]: id })

/** The known value of a parameter; a bare `id` is the object's own only if its path says so. */
export function knownFor({ known, thing }: Known, operation: Operation, name: string): unknown {
  const parameter = operation.parameters.find(one => one.name === name)
  if (!parameter) return undefined
  const [link = ''] = linksOf(operation, parameter)
  const handed = linkedTo(operation, name)
  if (handed in known) return known[handed]
  if (link in known) return known[link]
  // `/tasks/{slug}` wants the task's own field.
  return link.startsWith(`${thing}_`) ? known[link.slice(thing.length + 1)] : undefined
}

/** Reads of one object by its id, and lists of its kind that need only known values. */
export function readersOf({ contract }: Session, known: Known): Operation[] {
  const all = contract.operations.filter(operation => {
    if (!isRead(operation)) return false
    const required = operation.parameters.filter(one => one.required)
    if (required.some(({ name }) => knownFor(known, operation, name) === undefined)) return false
    const byId = isById(known, operation)
    return shownBy(contract, operation).some(
      ({ thing, isList, schema }) =>
        thing === known.thing && isList !== byId && areAlike(Object.keys(propertiesOf(schema)), known.fields),
    )
  })
  // Categories of pages and of products are both called so: among calls its own family knows it, where that reads any.
  const isCall = known.by.path.includes('.')
  const own = all.filter(operation => isCall && familyOf(operation) === familyOf(known.by))
  return own.length > 0 ? own : all
}

/** An entry and an invoice may both be called a receivable: the shorter set of own fields shares half with the other. */
function areAlike(some: string[], others: string[]): boolean {
  const [shorter = [], longer = []] = [some, others]
    .map(names => names.filter(name => !COMMON.has(canonical(name))))
    .sort((a, b) => a.length - b.length)
  return shorter.filter(name => longer.includes(name)).length * 2 >= shorter.length
}
const COMMON = new Set(['id', 'name', 'title', 'version'])

/** `homeowners.Delete` belongs to `homeowners.`, `/tasks/archive` to `/tasks/`. */
export const familyOf = ({ path }: Operation): string => path.replace(/[^./]*$/, '')

export const isById = (known: Known, operation: Operation) =>
  operation.parameters.some(({ name, required }) => required && knownFor(known, operation, name) === known.id)

export function inputFor(known: Known, reader: Operation): Input {
  const named = reader.parameters.filter(({ required }) => required)
  return {
    parameters: Object.fromEntries(named.map(one => [`${one.in} ${one.name}`, knownFor(known, reader, one.name)])),
  }
}

/** True if a request references the row. A number may be something else than this id. */
export const isNamedBy = ({ asked }: Exchange, { id }: Known): boolean =>
  typeof id === 'string' ? JSON.stringify(asked.input).includes(id) : Object.values(idsIn(asked)).includes(id)

/** The row as an answer shows it. */
export const rowIn = ({ contract }: Session, { asked, json }: Exchange, { thing, id }: Known): Row | undefined =>
  shownBy(contract, asked.operation)
    .filter(shown => shown.thing === thing)
    .flatMap(shown => rowsIn(json, shown).filter(row => row[shown.key] === id))[0]

/** The row read by its id, and the reader; undefined if there is none. */
export async function readBack(session: Session, known: Known) {
  const reader = readersOf(session, known).find(one => isById(known, one))
  const exchange =
    reader &&
    (await session.ask(inspecting(reader, inputFor(known, reader), 'read-back', 'round_trip', `a ${known.thing}`)))
  if (!exchange || !succeeded(exchange)) return undefined
  const row = rowIn(session, exchange, known)
  return row && { row, exchange }
}
