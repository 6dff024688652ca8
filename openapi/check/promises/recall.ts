// A search that finds a row by a word also finds it by the word's start, in other case and without its accents. A parameter with
// `x-search: exact` promises only the word.
import { type Input, succeeded } from '../case.ts'
import type { Row } from '../links/pool.ts'
import { rowsIn } from '../links/things.ts'
import { listShownBy } from './filling.ts'
import { isSearch } from './filters.ts'
import type { Law } from './law.ts'
import { withLimit } from './pages.ts'

/** Letters of a word, and of the start that is looked for. */
const LEAST = 5
const TRIES = 4

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The longest word of each text, those with accents first. */
const wordsOf = (row: Row): string[] =>
  Object.entries(row)
    .filter(([name, value]) => typeof value === 'string' && !/(^|_)(id|uuid|at|date|url|kind|type|status)$/.test(name))
    .flatMap(([, value]) => {
      const words = String(value).match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
      return words.filter(({ length }) => length >= LEAST).toSorted((a, b) => b.length - a.length)[0] ?? []
    })
    .toSorted((a, b) => Number(bare(b) !== b) - Number(bare(a) !== a))

const FORMS: [string, (word: string) => string][] = [
  ['in other case', word => (word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase())],
  ['its start alone', word => word.slice(0, Math.max(3, word.length - 2))],
  ['without its accents', bare],
]

export const recall: Law = {
  name: 'recall',
  check: 'search_recall',
  async broken(look, operation) {
    const list = listShownBy(look.session, operation)
    const base = look.session.bases.get(operation)?.input
    const search = operation.parameters.find(isSearch)
    if (!list || !base || !search || search.schema['x-search'] === 'exact') return undefined
    const input = withLimit(operation, base, 'most')
    const ask = async (word: string) => {
      const made: Input = { ...input, parameters: { ...input.parameters, [`query ${search.name}`]: word } }
      const exchange = await look.ask(operation, made)
      return exchange && succeeded(exchange)
        ? { exchange, ids: rowsIn(exchange.json, list).map(row => row[list.key]) }
        : undefined
    }
    const whole = await look.ask(operation, input)
    const rows = whole && succeeded(whole) ? rowsIn(whole.json, list) : []
    const words = rows.flatMap(row =>
      wordsOf(row)
        .slice(0, 2)
        .map(word => ({ id: row[list.key], word })),
    )
    const inTurn = words.toSorted((a, b) => Number(bare(b.word) !== b.word) - Number(bare(a.word) !== a.word))
    for (const { id, word } of inTurn.slice(0, TRIES)) {
      // Which fields a search covers is unknown: only a row that it finds says more.
      if (!(await ask(word))?.ids.includes(id)) continue
      for (const [how, form] of FORMS) {
        if (form(word) === word) continue
        const found = await ask(form(word))
        if (!found || found.ids.includes(id)) continue
        return {
          exchange: found.exchange,
          sentence: `Finds ${String(id)} by “${word}”, but not by “${form(word)}”, ${how}.`,
          expected: 'the same row',
          alike: `${search.name} ${how}`,
        }
      }
    }
    return undefined
  },
}
