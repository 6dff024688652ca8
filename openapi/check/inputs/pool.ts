// What answers have taught: ids and whatever else later requests may name, so that operations succeed. Fills inputs with it.
import type { Contract, Schema } from '../../contract.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import type { Random } from './random.ts'

type Row = Record<string, unknown>
export type Pool = ReturnType<typeof poolOf>

/** Of each name so many are kept, the first ones seen. */
const KEPT = 40

export function poolOf(contract: Contract) {
  const values = new Map<string, Map<string, unknown>>()
  const rows = new Map<string, Row>()
  /** The caller's own: never named by a write, which might shut the caller out. */
  const own = new Set<string>()
  const wanted = wantedNames(contract)

  function keep(name: string, value: unknown) {
    const kept = values.get(name) ?? new Map<string, unknown>()
    values.set(name, kept)
    if (kept.size < KEPT) kept.set(String(value), value)
  }

  /** `asked` are the ids the request named: they hold for what it answered, too. */
  function learn(answer: unknown, asked: Row, name = '') {
    if (Array.isArray(answer)) for (const one of answer.slice(0, KEPT)) learn(one, asked, name)
    if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return
    const row: Row = { ...answer }
    const id = row['id'] ?? (name === '' ? undefined : row[`${name}_id`])
    const scalars = Object.entries(row).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    if (typeof id === 'string' || typeof id === 'number') {
      const before = rows.get(String(id)) ?? {}
      rows.set(String(id), { ...before, ...asked, ...Object.fromEntries(scalars) })
      for (const known of namesOf(name)) keep(`${known}_id`, id)
    }
    for (const [field, value] of scalars) if (isLink(field) || wanted.has(field)) keep(field, value)
    for (const [field, value] of Object.entries(row)) learn(value, asked, singular(field))
  }

  /** Of a name, or of what it ends in: `default_panel_id` takes a `panel_id`. */
  function known(name: string, forWrite: boolean): unknown[] {
    const words = name.split('_')
    const from = words.map((_, at) => words.slice(at).join('_')).find(part => part !== 'id' && values.has(part))
    const found = [...(values.get(from ?? name)?.values() ?? [])]
    return forWrite ? found.filter(value => !own.has(String(value))) : found
  }

  /** Of the fields that name something each gets one that is there; those of one row go together, with its version. */
  function fillFields(fields: Row, schemas: Record<string, Schema>, random: Random, forWrite: boolean): Row {
    const names = Object.keys(fields).filter(name => isLink(name) && typeof fields[name] !== 'object')
    const filled = { ...fields }
    const told: Row = {}
    // What names the most specific thing is chosen first: its row knows the others.
    const order = names.toSorted((a, b) => specificity(b) - specificity(a))
    for (const name of order) {
      const fits = contract.validator(schemas[name] ?? {})
      const options = (told[name] === undefined ? known(name, forWrite) : [told[name]]).filter(value => fits(value))
      const value = random.pick(options)
      if (value === undefined) continue
      filled[name] = value
      const row = rows.get(String(value)) ?? {}
      for (const [field, other] of Object.entries(row)) told[field] ??= other
    }
    const { version } = told
    if (typeof fields['version'] === 'number' && typeof version === 'number') filled['version'] = version
    return filled
  }

  const specificity = (name: string) =>
    Object.keys(rows.get(String(known(name, false)[0])) ?? {}).filter(field => field.endsWith('_id')).length

  function fill(schema: Schema, value: unknown, random: Random): unknown {
    if (Array.isArray(value)) {
      const items: Schema = Object(shapeOf(contract, schema, value)['items'] ?? {})
      return value.map(one => fill(items, one, random))
    }
    if (value === null || typeof value !== 'object') return value
    const properties = propertiesOf(shapeOf(contract, schema, value))
    const inner = Object.entries(value).map(([name, one]) => [name, fill(properties[name] ?? {}, one, random)])
    return fillFields(Object.fromEntries(inner), properties, random, true)
  }

  return {
    learn,
    known,
    fill,
    fillFields,
    row: (id: unknown) => rows.get(String(id)),
    forget(id: unknown) {
      rows.delete(String(id))
      for (const kept of values.values()) kept.delete(String(id))
    },
    protect: (id: unknown) => own.add(String(id)),
  }
}

/** Fields that lead to something else. */
export const isLink = (name: string) => /(^|_)(id|ids|token|invite|hash)$/.test(name)

export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name
}

/** `lender_application` is an `application`, too. */
const namesOf = (name: string) => name.split('_').map((_, at, words) => words.slice(at).join('_'))

/** Whatever some operation must be told. */
function wantedNames(contract: Contract): Set<string> {
  const required = contract.operations.flatMap(({ parameters }) =>
    parameters.filter(parameter => parameter.required).map(({ name }) => name),
  )
  return new Set(required)
}
