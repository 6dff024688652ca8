// A list read page by page: the requested number of rows per page, each row once, none missing, and a correct total.
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, succeeded } from '../case.ts'
import { canonical } from '../links/names.ts'
import { isPaged, limitOfList, nextPage } from '../links/paging.ts'
import { rowsIn, type Shown } from '../links/things.ts'
import { limitOf } from '../shape.ts'
import { listShownBy } from './filling.ts'
import type { Broken, Law, Look } from './law.ts'

const MOST_PAGES = 12
/** Read in about so many pages, so that there is one between the first and the last. */
const PAGES = 4

export const pages: Law = {
  name: 'pages',
  check: 'pagination',
  async broken(look, operation) {
    const { session } = look
    const list = listShownBy(session, operation)
    const input = session.bases.get(operation)?.input
    const limit = limitOfList(operation)
    if (!list || !input || !(limit || isPaged(operation))) return undefined
    const whole = await readAll(look, operation, list, withLimit(operation, input, 'most'))
    if (!whole) return undefined
    const wrong = whole.wrong ?? wrongTotal(whole)
    if (wrong || whole.ids.length < 2 || !limit) return wrong
    const least = limitOf(limit.schema, 'minimum') ?? 1
    const size = Math.max(least, Math.ceil(whole.ids.length / PAGES))
    const paged = await readAll(look, operation, list, withLimit(operation, input, size))
    if (!paged) return undefined
    const tooMany = paged.exchanges.find(one => rowsIn(one.json, list).length > size)
    if (tooMany)
      return {
        exchange: tooMany,
        sentence: `Answers ${rowsIn(tooMany.json, list).length} rows where ${limit.name} is ${size}.`,
        expected: `at most ${size} rows`,
        alike: 'limit',
      }
    if (paged.wrong) return paged.wrong
    const seen = new Set(paged.ids)
    const missing = whole.ids.find(id => !seen.has(id))
    const [last] = paged.exchanges.slice(-1)
    if (missing === undefined || !last || !isPaged(operation) || !paged.complete || !whole.complete) return undefined
    return {
      exchange: last,
      sentence: `Shows ${seen.size} rows in pages of ${size}, and ${whole.ids.length} in one, such as ${String(missing)}.`,
      expected: 'every row on one of its pages',
      alike: 'left out',
    }
  },
}

export function withLimit(operation: Operation, input: Input, size: number | 'most'): Input {
  const limit = limitOfList(operation)
  const value = size === 'most' ? limit && limitOf(limit.schema, 'maximum') : size
  if (!limit || value === undefined) return input
  return { ...input, parameters: { ...input.parameters, [`query ${limit.name}`]: value } }
}

type Read = { exchanges: Exchange[]; ids: unknown[]; complete: boolean; wrong?: Broken }

/** Page after page until there is no further one; a row that comes again ends it. */
async function readAll(look: Look, operation: Operation, list: Shown, first: Input): Promise<Read | undefined> {
  const read: Read = { exchanges: [], ids: [], complete: false }
  let input: Input | undefined = first
  for (let page = 1; input && page <= MOST_PAGES; page++) {
    const exchange: Exchange | undefined = await look.ask(operation, input)
    if (!exchange || !succeeded(exchange)) return undefined
    const ids = rowsIn(exchange.json, list).map(row => row[list.key])
    const again = ids.find(id => read.ids.includes(id))
    read.exchanges.push(exchange)
    if (again !== undefined) {
      const sentence = `Shows ${String(again)} on page ${page}, which was on one before.`
      return { ...read, wrong: { exchange, sentence, expected: 'rows not shown before', alike: 'again' } }
    }
    read.ids.push(...ids)
    input = nextPage(exchange, ids.length)
    read.complete = input === undefined
  }
  return read
}

const TOTAL = /^(x_)?total(_count|_items|_results|_rows)?$/

/** Where all has been read, the total is known. */
function wrongTotal({ exchanges, ids, complete }: Read): Broken | undefined {
  const [exchange] = exchanges
  if (!exchange || !complete) return undefined
  const named = [Object(exchange.json ?? {}), ...Object.values(Object(exchange.json ?? {})), exchange.got.headers]
    .filter(part => part !== null && typeof part === 'object' && !Array.isArray(part))
    .flatMap(part => Object.entries(part))
  const [name, total] = named.find(([one, value]) => TOTAL.test(canonical(one)) && /^\d+$/.test(String(value))) ?? []
  if (name === undefined || Number(total) === ids.length) return undefined
  return {
    exchange,
    sentence: `Answers ${name} ${String(total)} for ${ids.length} rows.`,
    expected: `${name} ${ids.length}`,
    alike: 'total',
  }
}
