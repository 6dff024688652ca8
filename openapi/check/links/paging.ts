// How a list continues, whichever way its API does it: cursors, page numbers, offsets, `Link` headers.
import type { Operation, Parameter } from '../../contract.ts'
import type { Exchange, Input } from '../case.ts'
import { canonical } from './names.ts'

const LIMIT = /^(limit|size|count|take|top|first|max|per_page|page_size|page_limit|max_results|items_per_page)$/
const CURSOR =
  /^(cursor|after|next|marker|page_token|next_token|continuation|continuation_token|starting_after|page_cursor|next_cursor|from_cursor)$/
const PAGE = /^(page|page_number|page_no|page_index)$/
const OFFSET = /^(offset|skip|start|start_index|from_index)$/
/** Fields with the continuation. */
const NEXT =
  /^(next|next_cursor|cursor|next_page|next_page_token|next_token|end_cursor|continuation|continuation_token|next_link)$/

const parameterLike = ({ parameters }: Operation, name: RegExp): Parameter | undefined =>
  parameters.find(one => one.in === 'query' && name.test(canonical(one.name)))

export const limitOfList = (operation: Operation) => parameterLike(operation, LIMIT)

/** True if a list is paged. */
export const isPaged = (operation: Operation) =>
  [CURSOR, PAGE, OFFSET].some(name => parameterLike(operation, name) !== undefined)

/** The input for the next page; undefined at the end. `shown` counts the rows of this one. */
export function nextPage({ asked, got, json }: Exchange, shown: number): Input | undefined {
  const { operation, input } = asked
  const put = (name: string, value: unknown): Input | undefined => {
    const place = `query ${name}`
    return String(input.parameters[place]) === String(value)
      ? undefined
      : { ...input, parameters: { ...input.parameters, [place]: value } }
  }
  const link = /<([^>]*)>\s*;[^,]*rel="?next"?/i.exec(got.headers['link'] ?? '')?.[1]
  if (link !== undefined) return fromAddress(operation, input, link)
  if (shown === 0) return undefined
  const next = nextIn(json)
  const cursor = parameterLike(operation, CURSOR)
  if (typeof next === 'string' && /^(https?:)?\/|^\?/.test(next)) return fromAddress(operation, input, next)
  if (cursor) return next === undefined || next === null || next === '' ? undefined : put(cursor.name, next)
  const page = parameterLike(operation, PAGE)
  const limit = limitOfList(operation)
  const asked_for = limit && Number(input.parameters[`query ${limit.name}`])
  // A page that is not full is the last one.
  if (asked_for && shown < asked_for) return undefined
  if (page) {
    const first = page.schema['minimum'] === 0 ? 0 : 1
    return put(page.name, Number(input.parameters[`query ${page.name}`] ?? first) + 1)
  }
  const offset = parameterLike(operation, OFFSET)
  return offset && put(offset.name, Number(input.parameters[`query ${offset.name}`] ?? 0) + shown)
}

/** The parameters of the operation in the next page's URL. */
function fromAddress({ parameters }: Operation, input: Input, address: string): Input | undefined {
  if (!URL.canParse(address, 'http://here')) return undefined
  const { searchParams } = new URL(address, 'http://here')
  const told = parameters
    .filter(({ name, in: place }) => place === 'query' && searchParams.has(name))
    .map(({ name }) => [`query ${name}`, searchParams.get(name)] as const)
  const next = { ...input.parameters, ...Object.fromEntries(told) }
  return JSON.stringify(next) === JSON.stringify(input.parameters) ? undefined : { ...input, parameters: next }
}

/** At the root of an answer or one level below it, as in `meta` or `pagination`. */
function nextIn(json: unknown, depth = 0): unknown {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return undefined
  const fields = Object.entries(json)
  const own = fields.find(
    ([name, value]) => NEXT.test(canonical(name)) && (typeof value !== 'object' || value === null),
  )
  if (own || depth > 0) return own?.[1]
  return fields.map(([, value]) => nextIn(value, depth + 1)).find(value => value !== undefined)
}
