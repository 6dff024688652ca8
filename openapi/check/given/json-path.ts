// The part of JSONPath (RFC 9535) that overlays use: names, indexes, `*`, `..`, and filters that compare one name or ask for it.
import { record } from '../../json.ts'

type Holder = Record<string, unknown> | unknown[]
/** A value and where it is held, so that it can be replaced or removed; the document itself has no holder. */
type Place = { value: unknown; holder?: Holder; key?: string | number }

const STEP =
  /^(?:\.\.(?=\[)|(\.\.)?\.?(?:([\w$@-]+)|(\*))|\[\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\d+)|(\*)|\?\s*(.+?))\s*\])/

/** Throws a sentence where the path is of another kind. */
export function placesAt(document: unknown, path: string): Place[] {
  let places: Place[] = [{ value: document }]
  let rest = path.trim().replace(/^\$/, '')
  while (rest !== '') {
    const step = STEP.exec(rest)
    if (!step || step[0] === '') throw new Error(`The path ${path} can’t be read at “${rest.slice(0, 30)}”.`)
    const [whole, deep, name, all, single, double, index, every, filter] = step
    const isDeep = deep !== undefined || whole === '..'
    const from = isDeep ? places.flatMap(one => [one, ...below(one.value)]) : places
    if (whole !== '..') {
      const wanted = name ?? single?.replaceAll(/\\(.)/g, '$1') ?? double?.replaceAll(/\\(.)/g, '$1')
      const isWanted = wanted === undefined ? (filter === undefined ? () => true : filterOf(filter, path)) : undefined
      places = from.flatMap(({ value }) =>
        partsOf(value).filter(one =>
          isWanted
            ? index === undefined
              ? all !== undefined || every !== undefined || filter !== undefined
                ? isWanted(one.value)
                : false
              : one.key === Number(index)
            : one.key === wanted,
        ),
      )
    } else places = from
    rest = rest.slice(whole.length)
  }
  return places
}

const partsOf = (value: unknown): Place[] =>
  Array.isArray(value)
    ? value.map((one, key) => ({ value: one, holder: value, key }))
    : Object.entries(record(value)).map(([key, one]) => ({ value: one, holder: record(value), key }))

const below = (value: unknown): Place[] => partsOf(value).flatMap(one => [one, ...below(one.value)])

/** `(@.in == 'query' && @.required == true)`, or `@.deprecated` alone. */
function filterOf(filter: string, path: string): (value: unknown) => boolean {
  const terms = filter.replace(/^\((.*)\)$/, '$1').split('&&')
  const tests = terms.map(term => {
    const parts = /^\s*@((?:\.[\w$-]+|\['[^']*'\])+)\s*(?:(==|!=)\s*(.+?))?\s*$/.exec(term)
    if (!parts) throw new Error(`The path ${path} has a filter that can’t be read: ${term.trim()}`)
    const [, names = '', operator, literal = ''] = parts
    const keys = [...names.matchAll(/\.([\w$-]+)|\['([^']*)'\]/g)].map(([, one, other]) => one ?? other ?? '')
    const wanted: unknown = operator && JSON.parse(literal.replace(/^'(.*)'$/, (_, text) => JSON.stringify(text)))
    return (value: unknown) => {
      const found = keys.reduce<unknown>((part, key) => record(part)[key], value)
      if (operator === undefined) return found !== undefined
      return (found === wanted) === (operator === '==')
    }
  })
  return value => tests.every(test => test(value))
}
