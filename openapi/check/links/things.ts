// Objects in an answer, however wrapped: one or a list of them, bare, named or in `data`. Used for following rows.
import type { Contract, Operation, Schema } from '../../contract.ts'
import { propertiesOf, shapeOf, typesOf } from '../shape.ts'
import { canonical, isWrapper, nounOf, singular } from './names.ts'
import type { Row } from './pool.ts'

export type Shown = {
  thing: string
  /** Its path in the body. */
  at: string[]
  isList: boolean
  /** The property it is known by, as the contract spells it. */
  key: string
  schema: Schema
}

export function shownBy(contract: Contract, operation: Operation): Shown[] {
  const before = known.get(operation)
  if (before) return before
  const schema = answerOf(operation)
  const place = { name: nounOf(operation), at: [], isCall: operation.path.includes('.') }
  const found = schema ? shownIn(contract, schema, place) : []
  known.set(operation, found)
  return found
}

/** An operation belongs to one contract alone. */
const known = new WeakMap<Operation, Shown[]>()

export function answerOf({ answers }: Operation): Schema | undefined {
  const success = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1]
  return Object.entries(success?.media ?? {}).find(([kind]) => /[/+]json/.test(kind))?.[1].schema
}

type Place = {
  name: string
  at: string[] /** Whose parts were named as in `projects.Get`, not by addresses. */
  isCall: boolean
}

function shownIn(contract: Contract, schema: Schema, { name, at, isCall }: Place): Shown[] {
  const shape = shapeOf(contract, schema)
  if (typesOf(shape).includes('array')) {
    const items = shapeOf(contract, Object(shape['items'] ?? {}))
    const row = rowOf(items, singular(name), isCall)
    return row ? [{ ...row, at, isList: true, schema: items }] : []
  }
  const row = rowOf(shape, name, isCall)
  if (row) return [{ ...row, at, isList: false, schema: shape }]
  return Object.entries(propertiesOf(shape)).flatMap(([field, part]) => {
    const inner = canonical(field)
    const wraps = isWrapper(inner)
    if (at.length > 0 && !wraps) return []
    return at.length > 2 ? [] : shownIn(contract, part, { name: wraps ? name : inner, at: [...at, field], isCall })
  })
}

function rowOf(shape: Schema, name: string, isCall: boolean): Pick<Shown, 'thing' | 'key'> | undefined {
  const properties = propertiesOf(shape)
  const hinted = Object.entries(properties).find(([, part]) => typeof part['x-id-of'] === 'string')
  if (hinted) return { thing: canonical(String(hinted[1]['x-id-of'])), key: hinted[0] }
  const key = Object.keys(properties).find(field => {
    const named = canonical(field)
    // In a call's answer a field like `task_id` may also be the request's subject.
    return /^(id|uuid|guid)$/.test(named) || (!isCall && named === `${name}_id`)
  })
  return key === undefined ? undefined : { thing: name, key }
}

function partAt(json: unknown, at: string[]): unknown {
  return at.reduce<unknown>((part, name) => Object(part ?? {})[name], json)
}

/** The rows of a list, or the one there is. */
export function rowsIn(json: unknown, { at, isList }: Shown): Row[] {
  const found = partAt(json, at)
  const all = isList ? (Array.isArray(found) ? found : []) : [found]
  return all.filter(one => one !== null && typeof one === 'object')
}

/** What an entry of a list is known by: its ID, or else all of it. */
export function whatOrders(entry: unknown): string {
  const key = Object.entries(Object(entry ?? {})).find(([name]) => /^(id|uuid|guid|key|code)$/.test(canonical(name)))
  return JSON.stringify(key && typeof key[1] !== 'object' ? key[1] : entry)
}
