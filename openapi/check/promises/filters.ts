// A parameter named like a field of the rows lists only rows that have its value, and a search only rows that match.
import type { Operation, Parameter } from '../../contract.ts'
import { type Exchange, type Input, succeeded } from '../case.ts'
import { canonical } from '../links/names.ts'
import { nextPage } from '../links/paging.ts'
import type { Row } from '../links/pool.ts'
import { rowsIn, type Shown } from '../links/things.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import { listShownBy } from './filling.ts'
import type { Broken, Law, Look } from './law.ts'
import { withLimit } from './pages.ts'

/** Of each parameter so many values. */
const VALUES = 3
const SEARCH = /^(search|q|query|term|keyword)s?$/
/** In no row of anybody. */
const NOWHERE = 'qzxjvkwpqz'

export const filters: Law = {
  name: 'filter',
  check: 'filtering',
  async broken(look, operation) {
    const list = listShownBy(look.session, operation)
    const base = look.session.bases.get(operation)?.input
    if (!list || !base) return undefined
    const input = withLimit(operation, base, 'most')
    const whole = await look.ask(operation, input)
    if (!whole || !succeeded(whole)) return undefined
    const rows = rowsIn(whole.json, list)
    if (rows.length === 0) return undefined
    const complete = nextPage(whole, rows.length) === undefined
    for (const parameter of operation.parameters) {
      const of = { look, operation, input, list, parameter, rows: complete ? rows : [] }
      const wrong = isSearch(parameter) ? await wrongSearch(of) : await wrongRows(of, rows)
      if (wrong) return wrong
    }
    return undefined
  },
}

type Of = {
  look: Look
  operation: Operation
  input: Input
  list: Shown
  parameter: Parameter
  /** All rows; empty if there are more. */
  rows: Row[]
}

export const isSearch = ({ name, in: place, schema }: Parameter) =>
  place === 'query' && SEARCH.test(canonical(name)) && [schema['type']].flat().includes('string')

function asked({ look, operation, input, parameter }: Of, value: unknown): Promise<Exchange | undefined> {
  const parameters = { ...input.parameters, [`query ${parameter.name}`]: value }
  return look.ask(operation, { ...input, parameters })
}

async function wrongRows(of: Of, first: Row[]): Promise<Broken | undefined> {
  const { look, list, parameter } = of
  const { contract } = look.session
  const field = fieldLike(of)
  if (parameter.in !== 'query' || parameter.required || !field || parameter.schema['x-not-a-filter'] === true)
    return undefined
  const fits = contract.validator(parameter.schema)
  const words = wordsOf(shapeOf(contract, field.schema)['enum']).filter(word =>
    wordsOf(shapeOf(contract, parameter.schema)['enum']).includes(word),
  )
  const shown = first.map(row => row[field.name]).filter(value => value !== null && typeof value !== 'object')
  const values = [...new Set([...shown, ...words])].filter(value => fits(value)).slice(0, VALUES)
  for (const value of values) {
    const exchange = await asked(of, value)
    if (!exchange || !succeeded(exchange)) continue
    const found = rowsIn(exchange.json, list)
    const other = found.find(row => String(row[field.name]) !== String(value))
    if (other)
      return {
        exchange,
        sentence: `Lists a row whose ${field.name} is ${String(other[field.name])} where ${parameter.name} is ${String(value)}.`,
        expected: `rows whose ${field.name} is ${String(value)}`,
        alike: `${parameter.name} other`,
      }
    const ids = new Set(found.map(row => row[list.key]))
    const missing = of.rows.find(row => String(row[field.name]) === String(value) && !ids.has(row[list.key]))
    if (missing && nextPage(exchange, found.length) === undefined)
      return {
        exchange,
        sentence: `Leaves out ${String(missing[list.key])} where ${parameter.name} is ${String(value)}.`,
        expected: `every row whose ${field.name} is ${String(value)}`,
        alike: `${parameter.name} missing`,
      }
  }
  return undefined
}

const wordsOf = (words: unknown): unknown[] => (Array.isArray(words) ? words.filter(word => word !== null) : [])

/** The field of a row that is named like the parameter. */
function fieldLike({ look, list, parameter }: Of) {
  const properties = propertiesOf(shapeOf(look.session.contract, list.schema))
  const found = Object.entries(properties).find(([name]) => canonical(name) === canonical(parameter.name))
  return found && { name: found[0], schema: found[1] }
}

/** The fields a search covers are unknown; but a result without the word is always wrong. */
async function wrongSearch(of: Of): Promise<Broken | undefined> {
  const { list, parameter } = of
  const nothing = await asked(of, NOWHERE)
  const found = nothing && succeeded(nothing) ? rowsIn(nothing.json, list) : []
  if (!nothing || found.length === 0) return undefined
  return {
    exchange: nothing,
    sentence: `Lists ${found.length} rows where ${parameter.name} is a word that none has.`,
    expected: 'no rows',
    alike: `${parameter.name} any`,
  }
}
