// What a request names and nobody has: 404 where the contract has it, in any case no success. An id that exists for somebody else is
// looked at by tenants.ts.
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, isRead, succeeded } from '../case.ts'
import { isLate } from '../explore.ts'
import { linkedTo, mediaOf } from '../inputs/inputs.ts'
import { canonical, isId, linksOf } from '../links/names.ts'
import { linksIn } from '../links/pool.ts'
import { rowsIn, shownBy } from '../links/things.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import type { Broken, Law, Look } from './law.ts'

export const references: Law = {
  name: 'unknown',
  check: 'unknown_reference',
  async broken(look, operation) {
    const base = look.session.bases.get(operation)
    if (!base?.works || isLate(operation)) return undefined
    for (const { name, input, of_path } of unknownOf(look, operation, base.input)) {
      const exchange = await look.ask(operation, input, { changed: name })
      const wrong = exchange && wrongAnswer(look, exchange, name, of_path)
      if (wrong) return wrong
    }
    return undefined
  },
}

type Unknown = { name: string; input: Input; of_path: boolean }

/** The base with each id that it names replaced, where answers have shown what that id leads to. */
function unknownOf({ session }: Look, operation: Operation, base: Input): Unknown[] {
  const { contract, pool } = session
  const leads = (links: string[], value: unknown) => links.some(link => isId(link) && pool.row(link, value))
  const isShown = (links: string[], value: unknown) => pool.known(links, false).some(one => one.value === value)
  const parameters = operation.parameters.flatMap(one => {
    const place = `${one.in} ${one.name}`
    const other = another(base.parameters[place])
    const links = [linkedTo(operation, one.name), ...linksOf(operation, one)]
    const known = one.in === 'path' ? isShown : leads
    if (!one.required || !known(links, base.parameters[place])) return []
    if (other === undefined || !contract.validator(one.schema)(other)) return []
    const input = { ...base, parameters: { ...base.parameters, [place]: other } }
    return [{ name: one.name, input, of_path: true }]
  })
  const schema = mediaOf(operation)?.media.schema ?? {}
  const links = linksIn(propertiesOf(shapeOf(contract, schema, base.body)))
  const fields = Object.entries(Object(base.body ?? {})).flatMap(([name, value]) => {
    const body = { ...Object(base.body), [name]: another(value) }
    if (!leads(links[name] ?? [canonical(name)], value) || !contract.validator(schema)(body)) return []
    return [{ name, input: { ...base, body }, of_path: false }]
  })
  return [...parameters, ...fields]
}

/** An id of the same kind that nobody has been given. */
function another(id: unknown): unknown {
  if (typeof id === 'number') return 987_654_321
  if (typeof id !== 'string' || id.length < 8) return undefined
  return id.slice(0, -8) + [...id.slice(-8)].map(letter => UNLIKE[letter] ?? letter).join('')
}

const UNLIKE: Record<string, string> = Object.fromEntries(
  [...'0123456789abcdef'].map((letter, at, all) => [letter, all[(at + 7) % all.length] ?? letter]),
)

function wrongAnswer({ session }: Look, exchange: Exchange, name: string, of_path: boolean): Broken | undefined {
  const { asked, got } = exchange
  const sentence = `Answers ${got.status} to a ${name} that nobody has.`
  const promised = of_path && '404' in asked.operation.answers
  if (promised && got.status === 403) return { exchange, sentence, expected: '404', alike: `${name} 403` }
  if (!succeeded(exchange)) return undefined
  const lists = shownBy(session.contract, asked.operation).filter(({ isList }) => isList)
  // What it lists of nothing is nothing.
  if (isRead(asked.operation) && lists.length > 0 && lists.every(list => rowsIn(exchange.json, list).length === 0))
    return undefined
  return { exchange, sentence, expected: promised ? '404' : 'a refusal (4xx)', alike: name }
}
