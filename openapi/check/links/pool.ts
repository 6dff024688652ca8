// Values learned from answers: ids and others that later requests may need to succeed. Fills inputs with them.
import type { Contract, Operation, Schema } from '../../contract.ts'
import { perContract } from '../../per-contract.ts'
import type { Case } from '../case.ts'
import type { Random } from '../inputs/random.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import { canonical, hintOf, isId, isLink, isWrapper, linksOf, nounOf, singular } from './names.ts'

export type Row = Record<string, unknown>
export type Pool = ReturnType<typeof poolOf>
/** The names by which the value of a field may be known, where it leads to something. */
type Links = Record<string, string[]>

/** Of each name so many are kept, the first ones seen. */
const KEPT = 40

/** `own` are the caller's: never named by a write, which might shut the caller out. */
export function poolOf(contract: Contract, own = new Set<string>()) {
  const values = new Map<string, Map<string, unknown>>()
  const rows = new Map<string, Row>()
  /** A row's own link and id, and its fields from answers: inherited ids are not all its own. */
  const identities = new WeakMap<Row, { link: string; id: unknown; own: Row }>()
  const forgotten = new Set<string>()
  const lost = new Set<string>()
  /** Themselves, not with what they belonged to; by which operation. */
  const removed = new Map<string, { link: string; id: unknown; by: string }>()
  const wanted = wantedNames(contract)
  const hints = hasHints(contract)
  let size = 0

  function keep(name: string, value: unknown) {
    const kept = values.get(name) ?? new Map<string, unknown>()
    values.set(name, kept)
    if (kept.size >= KEPT || kept.has(String(value)) || removed.has(keyOf(name, value))) return
    kept.set(String(value), value)
    size += 1
  }

  /** `asked` are the ids the request named: they hold for what it answered, too. */
  function learn(answer: unknown, asked: Row, operation: Operation, schema?: Schema) {
    const isCall = operation.path.includes('.')
    learnPart(answer, asked, { name: nounOf(operation), isCall }, hints ? schema : undefined)
  }

  function learnPart(answer: unknown, asked: Row, of: { name: string; isCall: boolean }, schema?: Schema) {
    const shape = schema && shapeOf(contract, schema, answer)
    if (Array.isArray(answer)) {
      const items = shape && Object(shape['items'] ?? {})
      for (const one of answer.slice(0, KEPT)) learnPart(one, asked, of, items)
    }
    if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return
    const known = shape ? propertiesOf(shape) : {}
    const fields = Object.entries(answer).map(([field, value]) => ({ field, name: canonical(field), value }))
    const scalars = fields.filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    const row: Row = Object.fromEntries(
      scalars.map(({ field, name, value }) => [hintOf(known[field] ?? {}) ?? name, value]),
    )
    const hinted = fields.find(({ field }) => known[field]?.['x-id-of'] !== undefined)
    const name = hinted ? canonical(String(known[hinted.field]?.['x-id-of'])) : of.name
    // Around what a call answers, a field like `task_id` may as well be what was asked about.
    const id = hinted?.value ?? identityOf(row, of.isCall ? '' : name)
    if (typeof id === 'string' || typeof id === 'number') {
      const before = rowOf(`${name}_id`, id) ?? {}
      const now = { ...before, ...asked, ...row }
      identities.set(now, { link: `${name}_id`, id, own: { ...identities.get(before)?.own, ...row } })
      for (const one of namesOf(name)) {
        rows.set(keyOf(`${one}_id`, id), now)
        keep(`${one}_id`, id)
      }
    }
    for (const [field, value] of Object.entries(row)) {
      if (isLink(field) || wanted.has(field)) keep(field, value)
      if (wanted.has(`${name}_${field}`)) keep(`${name}_${field}`, value)
    }
    // Nested rows belong to it.
    const around = id === undefined ? asked : { ...asked, [`${name}_id`]: id }
    for (const { field, name: inner, value } of fields)
      learnPart(value, around, isWrapper(inner) ? of : { name: singular(inner), isCall: false }, known[field])
  }

  const rowOf = (link: string, id: unknown) => rows.get(keyOf(nameIn(link), id)) ?? rows.get(keyOf(link, id))

  /** The name itself, or what it ends in: `default_panel_id` takes a `panel_id`. */
  function nameIn(name: string): string {
    const words = name.split('_')
    return words.map((_, at) => words.slice(at).join('_')).find(part => part !== 'id' && values.has(part)) ?? name
  }

  function known(links: string[], forWrite: boolean): { link: string; value: unknown }[] {
    const name = links.map(nameIn).find(one => (values.get(one)?.size ?? 0) > 0)
    const found =
      name === undefined ? [] : [...(values.get(name)?.values() ?? [])].map(value => ({ link: name, value }))
    return forWrite ? found.filter(({ link, value }) => !own.has(keyOf(link, value))) : found
  }

  /** Of the fields that name something each gets one that is there; those of one row go together, with its version. */
  function fillFields(
    fields: Row,
    links: Links,
    schemas: Record<string, Schema>,
    random: Random,
    forWrite: boolean,
  ): Row {
    const filled = { ...fields }
    const told: Row = {}
    // The most specific id is chosen first: its row knows the others.
    const order = Object.keys(fields)
      .filter(name => links[name] && typeof fields[name] !== 'object')
      .toSorted((a, b) => specificity(links[b] ?? []) - specificity(links[a] ?? []))
    for (const name of order) {
      const fits = contract.validator(schemas[name] ?? {})
      const by = links[name] ?? []
      const link = by.find(one => told[one] !== undefined)
      const options = link === undefined ? known(by, forWrite) : [{ link, value: told[link] }]
      const chosen = random.pick(options.filter(({ value }) => fits(value)))
      if (chosen === undefined) continue
      filled[name] = chosen.value
      const row = rowOf(chosen.link, chosen.value) ?? {}
      for (const [field, other] of Object.entries(row)) told[field] ??= other
    }
    const { version } = told
    if (typeof fields['version'] === 'number' && typeof version === 'number') filled['version'] = version
    return filled
  }

  const specificity = (links: string[]) => {
    const [first] = known(links, false)
    return first ? Object.keys(rowOf(first.link, first.value) ?? {}).filter(field => field.endsWith('_id')).length : 0
  }

  /** With what belongs to it, where it is clear that this is what ended, by an operation of this path. */
  function forget(link: string, id: unknown, by?: string) {
    if (by !== undefined) removed.set(keyOf(link, id), { link, id, by })
    forgetRow(link, id, by !== undefined)
  }

  function forgetRow(link: string, id: unknown, with_children: boolean) {
    if (forgotten.has(keyOf(link, id))) return
    forgotten.add(keyOf(link, id))
    lost.add(link)
    const row = rowOf(link, id)
    for (const [key, one] of rows) if (one === row) rows.delete(key)
    for (const [name, kept] of values) if (isUnlike(id) || nameIn(link) === name) kept.delete(String(id))
    if (!with_children) return
    for (const one of [...rows.values()]) {
      const its = identities.get(one)
      if (its && its.link !== link && its.own[link] === id) forgetRow(its.link, its.id, true)
    }
  }

  function fill(schema: Schema, value: unknown, random: Random): unknown {
    if (Array.isArray(value)) {
      const items: Schema = Object(shapeOf(contract, schema, value)['items'] ?? {})
      return value.map(one => fill(items, one, random))
    }
    if (value === null || typeof value !== 'object') return value
    const properties = propertiesOf(shapeOf(contract, schema, value))
    const inner = Object.entries(value).map(([name, one]) => [
      name,
      listOfIds(name, properties[name] ?? {}, one, random) ?? fill(properties[name] ?? {}, one, random),
    ])
    return fillFields(Object.fromEntries(inner), linksIn(properties, Object.keys(value)), properties, random, true)
  }

  /** Of a list such as `homeowner_ids` that is not empty, one that is there. */
  function listOfIds(name: string, schema: Schema, value: unknown, random: Random): unknown[] | undefined {
    if (!Array.isArray(value) || value.length === 0 || value.some(one => typeof one === 'object')) return undefined
    const items: Schema = Object(shapeOf(contract, schema, value)['items'] ?? {})
    const link = hintOf(shapeOf(contract, items)) ?? canonical(name).replace(/_ids$/, '_id')
    if (!isId(link)) return undefined
    const fits = contract.validator(items)
    const chosen = random.pick(known([link], true).filter(one => fits(one.value)))
    return chosen && [chosen.value]
  }

  return {
    own,
    learn,
    keep,
    known,
    fill,
    fillFields,
    row: rowOf,
    /** Grows with everything learned. */
    size: () => size,
    has: (links: string[]) => known(links, false).length > 0,
    forget,
    isForgotten: (link: string, id: unknown) => forgotten.has(keyOf(link, id)),
    removerOf: (link: string, id: unknown) => removed.get(keyOf(link, id))?.by,
    removed: (link: string) => [...removed.values()].filter(one => one.link === link).map(({ id }) => id),
    /** A row that changes again exists again. */
    revive: (ids: Row) => {
      for (const [link, id] of Object.entries(ids)) removed.delete(keyOf(link, id))
    },
    hasForgotten: (link: string) => lost.has(link),
    protect: (link: string, id: unknown) => own.add(keyOf(link, id)),
  }
}

/** Ids that count from one mean another row for each kind of thing. */
const isUnlike = (id: unknown) => typeof id === 'string' && !/^\d{1,12}$/.test(id)
const keyOf = (link: string, id: unknown) => (isUnlike(id) ? String(id) : `${link} ${id}`)

/** By what a row is known, its fields in canonical names. */
export const identityOf = (row: Row, name: string): unknown =>
  row['id'] ?? row['uuid'] ?? row['guid'] ?? (name === '' ? undefined : (row[`${name}_id`] ?? row[`${name}_uuid`]))

/** Of the properties those that lead to something. */
export const linksIn = (properties: Record<string, Schema>, names = Object.keys(properties)): Links =>
  Object.fromEntries(
    names.flatMap(name => {
      const link = hintOf(properties[name] ?? {}) ?? canonical(name)
      return isLink(link) ? [[name, [link]]] : []
    }),
  )

/** The ids an input names, which hold for the rows it leads to; what a path names is one, whatever it is called. */
export function idsIn({ operation, input: { parameters, body } }: Pick<Case, 'operation' | 'input'>): Row {
  const named = operation.parameters.map(one => {
    const [link = ''] = linksOf(operation, one)
    return { link, value: parameters[`${one.in} ${one.name}`], isOne: one.in === 'path' || isId(link) }
  })
  const inner = body !== null && typeof body === 'object' && !Array.isArray(body) ? Object.entries(body) : []
  const told = inner.map(([name, value]) => ({ link: canonical(name), value, isOne: isId(canonical(name)) }))
  return Object.fromEntries(
    [...named, ...told]
      .filter(({ link, value, isOne }) => isOne && link !== 'id' && value !== undefined && typeof value !== 'object')
      .map(({ link, value }) => [link, value]),
  )
}

/** `lender_application` is an `application`, too. */
const namesOf = (name: string) => name.split('_').map((_, at, words) => words.slice(at).join('_'))

const hasHints = perContract(({ document }) => JSON.stringify(document).includes('"x-id-of"'))

/** Names of values some operation needs. */
const wantedNames = perContract(
  ({ operations }) =>
    new Set(
      operations.flatMap(operation =>
        operation.parameters
          .filter(({ required }) => required)
          .flatMap(parameter => [canonical(parameter.name), ...linksOf(operation, parameter)]),
      ),
    ),
)
