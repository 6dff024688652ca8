// Backends whose lists keep no limit, repeat or lose rows, or show what was filtered out.
import type { Contract, Operation } from '#openapi/contract.ts'
import {
  answerWith,
  changingAnswer,
  type Drift,
  isFor,
  type Kind,
  type Operator,
  succeeded,
  type Way,
} from '../drift.ts'
import { placesIn } from '../places.ts'
import { makers } from './state.ts'

const answered = (operation: Operation, contract: Contract) =>
  placesIn(contract, operation.answers['200']?.media['application/json']?.schema)

/** A list of rows with ids, and no other list. */
const isList = (operation: Operation, contract: Contract) =>
  operation.method === 'get' &&
  answered(operation, contract).filter(({ at }) => at.length === 3 && at[1] === '*' && at[2] === 'id').length === 1

const has = ({ parameters }: Operation, name: string) =>
  parameters.some(one => one.in === 'query' && one.name === name && !one.required)

/** The honest list without one word of what was asked. */
const without =
  (operation: Operation, name: string): Drift['around'] =>
  honest =>
  request => {
    const url = new URL(request.url)
    if (!isFor(operation, request) || !request.headers.has('authorization') || !isValid(operation, url, name))
      return honest(request)
    url.searchParams.delete(name)
    return honest(new Request(url, request))
  }

/** Bounds and words are looked at; only what they mean is forgotten. */
function isValid({ parameters }: Operation, url: URL, name: string): boolean {
  const schema = parameters.find(one => one.name === name)?.schema ?? {}
  const value = url.searchParams.get(name)
  if (value === null) return false
  const { minimum, maximum, enum: words } = schema
  if (typeof minimum === 'number' && !(Number(value) >= minimum && Number(value) <= Number(maximum))) return false
  return !Array.isArray(words) || words.includes(value)
}

const changingRows = (operation: Operation, change: (rows: unknown[], body: Record<string, unknown>) => unknown[]) =>
  changingAnswer(operation, succeeded, async answer => {
    const body: Record<string, unknown> = JSON.parse(await answer.text())
    const changed = Object.entries(body).map(([name, one]) => [name, Array.isArray(one) ? change(one, body) : one])
    return answerWith(answer, JSON.stringify(Object.fromEntries(changed)))
  })

const emptied =
  (operation: Operation, name: string): Drift['around'] =>
  honest =>
  async request => {
    const isFiltered = isFor(operation, request) && new URL(request.url).searchParams.has(name)
    const answer = await honest(request)
    if (!isFiltered || !succeeded(answer.status)) return answer
    const body: Record<string, unknown> = JSON.parse(await answer.text())
    const rows = Object.entries(body).map(([key, one]) => [key, Array.isArray(one) ? [] : one])
    return answerWith(answer, JSON.stringify(Object.fromEntries(rows)))
  }

const list = (
  kind: Kind,
  name: string,
  sentence: string,
  fits: (operation: Operation) => boolean,
  around: (operation: Operation) => Drift['around'],
): Operator => ({
  kind,
  name,
  ways: (operation, contract): Way[] =>
    isList(operation, contract) && fits(operation)
      ? [{ sentence, plain: true, with: makers(operation, contract), around: around(operation) }]
      : [],
})

/** One way for each parameter that filters. */
const filter = (
  name: string,
  sentence: (parameter: string) => string,
  around: (operation: Operation, parameter: string) => Drift['around'],
): Operator => ({
  kind: 'filters',
  name,
  ways: (operation, contract): Way[] =>
    isList(operation, contract)
      ? filtersOf(operation, contract).map(parameter => ({
          sentence: sentence(parameter),
          plain: true,
          with: makers(operation, contract),
          around: around(operation, parameter),
        }))
      : [],
})

/** Parameters of a few words that rows have a field for. */
function filtersOf(operation: Operation, contract: Contract): string[] {
  const fields = new Set(
    answered(operation, contract)
      .filter(({ at }) => at.length === 3 && at[1] === '*')
      .map(({ at }) => at[2]),
  )
  return operation.parameters
    .filter(({ in: place, required, name, schema }) => {
      const shape = contract.follow(schema)
      return (
        place === 'query' &&
        !required &&
        fields.has(name) &&
        (shape['enum'] !== undefined || shape['type'] === 'boolean')
      )
    })
    .map(({ name }) => name)
}

export const listOperators: Operator[] = [
  list(
    'pages',
    'limit ignored',
    'looks at no limit',
    one => has(one, 'limit'),
    one => without(one, 'limit'),
  ),
  list(
    'pages',
    'page repeated',
    'shows its first page again',
    one => has(one, 'cursor'),
    one => without(one, 'cursor'),
  ),
  list(
    'pages',
    'row twice',
    'lists its first row twice',
    () => true,
    one => changingRows(one, rows => [...rows.slice(0, 1), ...rows]),
  ),
  list(
    'pages',
    'row lost',
    'loses the last row of each page but the last',
    one => has(one, 'cursor'),
    one => changingRows(one, (rows, { next_cursor }) => (typeof next_cursor === 'string' ? rows.slice(0, -1) : rows)),
  ),
  list(
    'pages',
    'pages end early',
    'says after its first page that there is no other',
    one => has(one, 'cursor'),
    one =>
      changingAnswer(one, succeeded, async answer =>
        answerWith(answer, (await answer.text()).replace(/"next_cursor":"[^"]*"/, '"next_cursor":null')),
      ),
  ),
  list(
    'pages',
    'one row too many',
    'lists one row more than its limit',
    one => has(one, 'limit'),
    one => honest => request => {
      const url = new URL(request.url)
      const limit = Number(url.searchParams.get('limit'))
      if (!isFor(one, request) || !isValid(one, url, 'limit') || limit > 50) return honest(request)
      url.searchParams.set('limit', String(limit + 1))
      return honest(new Request(url, request))
    },
  ),
  list(
    'filters',
    'search ignored',
    'lists everything, whatever is searched',
    one => has(one, 'search'),
    one => without(one, 'search'),
  ),
  filter('filter finds nothing', name => `finds no row by \`${name}\``, emptied),
  filter('filter ignored', name => `does not filter by \`${name}\``, without),
]
