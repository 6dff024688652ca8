// With cursors, a row that is made between two pages neither repeats nor hides one that was there before. Page numbers and offsets
// can't promise that, so it isn't asked of them.
import { type Input, inspecting, succeeded } from '../case.ts'
import { limitOfList, nextPage } from '../links/paging.ts'
import { rowsIn } from '../links/things.ts'
import { limitOf } from '../shape.ts'
import { listShownBy, makersOf } from './filling.ts'
import type { Law } from './law.ts'
import { withLimit } from './pages.ts'

const MOST_PAGES = 12

export const inserts: Law = {
  name: 'inserts',
  check: 'paging_under_inserts',
  async broken(look, operation) {
    const { session } = look
    const list = listShownBy(session, operation)
    const base = session.bases.get(operation)?.input
    const limit = limitOfList(operation)
    if (!list || !base || !limit || !session.options.writes) return undefined
    const [maker] = makersOf(session, list)
    const made = maker && session.bases.get(maker)?.input
    const whole = await look.ask(operation, withLimit(operation, base, 'most'))
    if (!maker || !made || !whole || !succeeded(whole)) return undefined
    const before = rowsIn(whole.json, list).map(row => row[list.key])
    if (before.length < 3 || nextPage(whole, before.length)) return undefined
    const size = Math.max(limitOf(limit.schema, 'minimum') ?? 1, Math.ceil(before.length / 3))
    const seen: unknown[] = []
    let input: Input | undefined = withLimit(operation, base, size)
    for (let page = 1; input && page <= MOST_PAGES; page++) {
      const exchange = await look.ask(operation, input)
      if (!exchange || !succeeded(exchange)) return undefined
      const ids = rowsIn(exchange.json, list).map(row => row[list.key])
      const again = ids.find(id => seen.includes(id))
      if (again !== undefined)
        return {
          exchange,
          sentence: `Shows ${String(again)} again on page ${page}, after a row was made meanwhile.`,
          expected: 'each row once',
          alike: 'again',
        }
      seen.push(...ids)
      input = nextPage(exchange, ids.length)
      if (input && isByNumber(input, withLimit(operation, base, size))) return undefined
      if (page === 1) {
        const row = await session.ask(
          inspecting(maker, made, 'made-meanwhile', 'paging_under_inserts', 'a row between two pages'),
        )
        session.learn(row)
        if (!row || !succeeded(row)) return undefined
      }
      const missing = input ? undefined : before.find(id => !seen.includes(id))
      if (missing !== undefined)
        return {
          exchange,
          sentence: `Leaves out ${String(missing)}, which was there before, after a row was made meanwhile.`,
          expected: 'every row that was there',
          alike: 'missing',
        }
    }
    return undefined
  },
}

/** The only part of a next page that changed is a small number. */
const isByNumber = ({ parameters }: Input, first: Input) =>
  Object.entries(parameters)
    .filter(([place, value]) => String(first.parameters[place]) !== String(value))
    .every(([place, value]) => /page|offset|skip|start|index/i.test(place) && /^\d{1,6}$/.test(String(value)))
