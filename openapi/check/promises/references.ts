// References to unknown, foreign or removed rows: 404 if the contract has it, never a success. Access with another
// tenant's token is checked by tenants.ts.

import { isDeepStrictEqual } from 'node:util'
import type { Contract, Operation } from '../../contract.ts'
import { type Exchange, type Input, isRead, succeeded } from '../case.ts'
import { linkedTo, mediaOf } from '../inputs/inputs.ts'
import { canonical, hintOf, isId, linksOf } from '../links/names.ts'
import { idsIn } from '../links/pool.ts'
import { rowsIn, shownBy } from '../links/things.ts'
import { opensByLink } from '../request/credential.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import { article } from '../words.ts'
import type { Broken, Law, Look } from './law.ts'
import { idsOfOthers } from './others.ts'

export const references: Law = {
  name: 'unknown',
  check: 'unknown_reference',
  async broken(look, operation) {
    const base = look.session.bases.get(operation)
    if (!base?.works) return undefined
    const all = namedIn(look, operation, base.input)
    for (const named of all)
      for (const { id, whose } of await othersFor(look, operation, named)) {
        const input = named.put(id)
        if (!input) continue
        const exchange = await look.ask(operation, input, { changed: named.name })
        const wrong = exchange && wrongAnswer(look, exchange, named, whose)
        if (!wrong || (await mayNotSeeOthers(look, operation, named, exchange))) continue
        if (named.of_path || !(await isAnsweredAnyway(look, base.input, exchange))) return wrong
      }
    return heldAgainstOthers(look, operation, base.input, all)
  },
  // After a final action an answer may repeat, but not for what never existed.
  brokenBy: async (look, { asked: { operation, input } }) =>
    heldAgainstOthers(look, operation, input, namedIn(look, operation, input)),
}

/** An unknown row can't have been done, and has no state a 409 could be about. */
async function heldAgainstOthers(look: Look, operation: Operation, input: Input, all: Named[]) {
  if (all.length === 0) return undefined
  // Operations without credentials use a link's secret instead, and its object exists.
  const hasSecret = operation.open || opensByLink(look.session.contract, operation)
  if (isRead(operation) || hasSecret || !('404' in operation.answers)) return undefined
  const isNamed = (link: string) => all.some(({ links }) => links.includes(link))
  if (!Object.keys(idsIn({ operation, input })).every(isNamed)) return undefined
  const unknown = all.reduce<Input | undefined>((made, { put, value }) => made && put(another(value), made), input)
  const exchange = unknown && (await look.ask(operation, unknown, { changed: all[0]?.name ?? '' }))
  if (!exchange || (exchange.got.status !== 409 && !succeeded(exchange))) return undefined
  const names = all.map(({ name }) => name).join(', ')
  const { status } = exchange.got
  return {
    exchange,
    sentence: `Answers ${status} to ${article(names)} that nobody has.`,
    expected: '404',
    alike: `${names} ${status}`,
  }
}

/** The same as for the base: after the end any input may get the same answer. */
async function isAnsweredAnyway(look: Look, input: Input, { asked, json }: Exchange): Promise<boolean> {
  const usual = await look.ask(asked.operation, input)
  return usual !== undefined && json !== undefined && isDeepStrictEqual(usual.json, json)
}

/** A role that only sees its own row is refused all others, existing or not. */
async function mayNotSeeOthers(
  look: Look,
  operation: Operation,
  { name, links, value, put }: Named,
  { got }: Exchange,
) {
  if (got.status !== 403) return false
  const other = look.session.pool.known(links, false).find(one => one.value !== value)
  const input = other && put(other.value)
  const answer = input && (await look.ask(operation, input, { changed: name }))
  return answer?.got.status === 403
}

type Named = {
  name: string
  links: string[]
  value: unknown
  of_path: boolean
  /** The base, or its result, with another id there; undefined if the contract doesn't allow it. */
  put: (id: unknown, of?: Input) => Input | undefined
}

/** Each id that the base names, where answers have shown what that id leads to. */
function namedIn({ session }: Look, operation: Operation, base: Input): Named[] {
  const { contract, pool } = session
  // An ended row existed when it was referenced.
  const leads = (links: string[], value: unknown) =>
    links.some(link => isId(link) && (pool.row(link, value) || pool.isForgotten(link, value)))
  const isShown = (links: string[], value: unknown) => pool.known(links, false).some(one => one.value === value)
  const isNamed = (links: string[], value: unknown) => links.some(isId) && isShown(links, value)
  const parameters = operation.parameters.flatMap(one => {
    const place = `${one.in} ${one.name}`
    const value = base.parameters[place]
    const links = [linkedTo(operation, one.name), ...linksOf(operation, one)]
    const known = one.in === 'path' ? isShown : isNamed
    if (!one.required || !known(links, value)) return []
    const fits = contract.validator(one.schema)
    const put = (id: unknown, of = base) =>
      fits(id) ? { ...of, parameters: { ...of.parameters, [place]: id } } : undefined
    return [{ name: one.name, links, value, of_path: true, put }]
  })
  const schema = mediaOf(operation)?.media.schema ?? {}
  const fits = contract.validator(schema)
  // After a final action any input may get the same answer.
  const fields =
    session.bases.get(operation)?.repeats === false ? [] : placesIn(contract, { schema, value: base.body, at: [] })
  const inBody = fields.flatMap(({ at, link, value }) => {
    if (!leads([link], value)) return []
    const put = (id: unknown, of = base) => {
      const body = withAt(of.body, at, id)
      return fits(body) ? { ...of, body } : undefined
    }
    return [{ name: at.join('.'), links: [link], value, of_path: false, put }]
  })
  return [...parameters, ...inBody]
}

type Place = { schema: Record<string, unknown>; value: unknown; at: string[] }
const DEEPEST = 4

/** Fields whose names lead to something. Rows of a list may have ids of the caller's own, and be refused each for itself. */
function placesIn(contract: Contract, { schema, value, at }: Place): { at: string[]; link: string; value: unknown }[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || at.length > DEEPEST) return []
  const known = propertiesOf(shapeOf(contract, schema, value))
  return Object.entries(value).flatMap(([name, one]) => {
    const part = known[name] ?? {}
    const link = hintOf(part) ?? canonical(name)
    if (one !== null && typeof one === 'object')
      return placesIn(contract, { schema: part, value: one, at: [...at, name] })
    return isId(link) ? [{ at: [...at, name], link, value: one }] : []
  })
}

function withAt(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  return name === undefined ? value : { ...Object(whole), [name]: withAt(Object(whole)[name], rest, value) }
}

/** Bringing something back is what an operation of such a name is for. */
const REVIVES = /(restore|recover|undelete|undo|unarchive|reactivate)/i

async function othersFor({ session }: Look, { path }: Operation, { links, value }: Named) {
  const [theirs] = await idsOfOthers(session, links)
  const removed = REVIVES.test(path) ? undefined : links.flatMap(session.pool.removed).find(id => id !== value)
  return [
    { id: another(value), whose: 'that nobody has' },
    { id: theirs, whose: 'of another tenant' },
    { id: removed, whose: 'that was removed' },
  ].filter(({ id }) => id !== undefined)
}

/** An unassigned id of the same kind; undefined if its end has nothing to replace, such as `t_qIoEQ-`. */
function another(id: unknown): unknown {
  if (typeof id === 'number') return 987_654_321
  if (typeof id !== 'string' || id.length < 8) return undefined
  const other = id.slice(0, -8) + [...id.slice(-8)].map(letter => UNLIKE[letter] ?? letter).join('')
  return other === id ? undefined : other
}

const UNLIKE: Record<string, string> = Object.fromEntries(
  [...'0123456789abcdef'].map((letter, at, all) => [letter, all[(at + 7) % all.length] ?? letter]),
)

function wrongAnswer(
  { session }: Look,
  exchange: Exchange,
  { name, of_path }: Named,
  whose: string,
): Broken | undefined {
  const { asked, got } = exchange
  const sentence = `Answers ${got.status} to ${article(name)} ${whose}.`
  const promised = of_path && '404' in asked.operation.answers
  // A 403 the contract names may be the answer to a row that isn't there, unless it promises 404.
  const isNamed = '403' in asked.operation.answers && session.contract.document['x-other-tenants'] !== 404
  // Without a credential the address was signed.
  if (promised && got.status === 403 && !asked.operation.open && !isNamed)
    return { exchange, sentence, expected: '404', alike: `${name} 403` }
  if (!succeeded(exchange)) return undefined
  const lists = shownBy(session.contract, asked.operation).filter(({ isList }) => isList)
  // A list about nothing is empty.
  if (isRead(asked.operation) && lists.length > 0 && lists.every(list => rowsIn(exchange.json, list).length === 0))
    return undefined
  return { exchange, sentence, expected: promised ? '404' : 'a refusal (4xx)', alike: name }
}
