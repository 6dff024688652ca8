// A schema's keywords besides its allowed values: defaults, read-only and write-only, deprecation, descriptions.
import { list, record } from '../json.ts'
import { lifecycleChanges, type Policy } from './lifecycle.ts'
import { branchesOf, nameOf, type Place, schemaOf, spread, step } from './place.ts'
import { fieldOf, namesOf } from './schema/alternatives.ts'
import { shown } from './schema/gap.ts'
import type { SchemaChange } from './schema/schema-changes.ts'

type Remark = SchemaChange & { path: string[] }
type Unseen = { path: string[]; direction: 'request' | 'response' }

const PROMISES = ['deprecated', 'x-sunset', 'x-stability-level'] as const
/** Values of a list that may grow, which readers know to expect. */
const OPEN_VALUES = 'x-extensible-enum'
const TEXTS = ['title', 'description', '$comment', 'externalDocs'] as const

export function remarks(before: Place[], after: Place[], what: string, policy: Policy) {
  const notes: Remark[] = []
  const unseen: Unseen[] = []
  const seen = new Set<string>()

  function walk(old: Place[], now: Place[], path: string[]) {
    const [parts, others] = [spread(old), spread(now)]
    const key = [...parts, ...others].map(({ at }) => at).join(' ')
    if (seen.has(key)) return
    seen.add(key)
    compare(parts, others, path)
    hide(parts, others, path)
    for (const name of namesOf(others)) {
      if (namesOf(parts).includes(name)) walk(fieldOf(parts, name), fieldOf(others, name), [...path, name])
      else hide([], spread(fieldOf(others, name)), [...path, name])
    }
    for (const name of namesOf(parts))
      if (!namesOf(others).includes(name)) hide(spread(fieldOf(parts, name)), [], [...path, name])
    for (const [keyword, name] of [
      ['items', '[]'],
      ['additionalProperties', '*'],
    ] as const) {
      const [one, other] = [within(parts, keyword), within(others, keyword)]
      if (one.length > 0 && other.length > 0) walk(one, other, [...path, name])
    }
  }

  function compare(parts: Place[], others: Place[], path: string[]) {
    const root = others.find(({ value }) => typeof value === 'object') ?? others[0]
    if (!root || parts.length === 0) return
    const subject = nameOf(root.at) || what
    const add = (about: string, at: Place, sentence: string, more: Partial<Remark> = {}) =>
      notes.push({ about, effect: 'aside', at, path, sentence: `${subject}: ${sentence}`, ...more })
    const [was, is] = [saidBy(parts), saidBy(others)]
    if (shown(was('default')) !== shown(is('default')))
      add('default', root, `the default is ${shown(is('default')) ?? 'none'}, was ${shown(was('default')) ?? 'none'}.`)
    for (const [keyword, about] of [
      ['readOnly', 'read-only'],
      ['writeOnly', 'write-only'],
    ] as const) {
      const now = is(keyword) === true
      if ((was(keyword) === true) !== now)
        add(`${now ? 'became' : 'no-longer'}-${about}`, root, `${now ? 'is' : 'is no longer'} ${about} now.`)
    }
    const promises = (said: typeof was) => Object.fromEntries(PROMISES.map(keyword => [keyword, said(keyword)]))
    for (const { rule, sentence } of lifecycleChanges(promises(was), promises(is), policy)) add(rule, root, sentence)
    compareOpenValues(list(was(OPEN_VALUES)), list(is(OPEN_VALUES)), (about, sentence) => add(about, root, sentence))
    compareDiscriminators(parts, others, (about, sentence) => add(about, root, sentence))
    if (TEXTS.some(keyword => shownWhole(was(keyword)) !== shownWhole(is(keyword))))
      add('schema-words', root, 'its description reads otherwise.')
  }

  function hide(parts: Place[], others: Place[], path: string[]) {
    for (const [keyword, direction] of [
      ['readOnly', 'request'],
      ['writeOnly', 'response'],
    ] as const) {
      const sides = [parts, others].filter(side => side.length > 0)
      if (sides.every(side => saidBy(side)(keyword) === true)) unseen.push({ path, direction })
    }
  }

  walk(before, after, [])
  return { notes, unseen }
}

type Add = (about: string, sentence: string) => void

function compareOpenValues(old: unknown[], now: unknown[], add: Add) {
  const missing = (some: unknown[], others: unknown[]) =>
    some.filter(one => !others.includes(one)).map(one => `“${one}”`)
  const [removed, added] = [missing(old, now), missing(now, old)]
  // Without a list on one side there is none to compare.
  if (removed.length > 0 && now.length > 0)
    add('open-value-removed', `${removed.join(', ')} no longer among its values.`)
  if (added.length > 0 && old.length > 0) add('open-value-added', `${added.join(', ')} new among its values.`)
}

/** The branch is selected by another field, or by other values, than before. */
function compareDiscriminators(parts: Place[], others: Place[], add: Add) {
  const [was, is] = [saidBy(parts)('discriminator'), saidBy(others)('discriminator')]
  const [before, after] = [record(was)['propertyName'], record(is)['propertyName']]
  if (before === undefined && after === undefined) return
  if (before === undefined) return add('discriminator-added', `“${after}” selects the alternative now.`)
  if (after === undefined) return add('discriminator-removed', `“${before}” no longer selects the alternative.`)
  if (before !== after) add('discriminator-changed', `“${after}” selects the alternative now, “${before}” did.`)
  const [old, now] = [alternativesOf(parts, was), alternativesOf(others, is)]
  for (const value of Object.keys(old).filter(value => !(value in now)))
    add('discriminator-value-removed', `“${value}” no longer selects an alternative.`)
  for (const value of Object.keys(now).filter(value => !(value in old)))
    add('discriminator-value-added', `“${value}” selects an alternative now.`)
  for (const value of Object.keys(now).filter(value => value in old && old[value] !== now[value]))
    add('discriminator-value-changed', `“${value}” selects another alternative now.`)
}

/** Names of schemas by the values that select them: their own, whether in the mapping or not, and those of the mapping. */
function alternativesOf(parts: Place[], discriminator: unknown): Record<string, string> {
  const own = parts
    .flatMap(part => [...branchesOf(part, 'oneOf'), ...branchesOf(part, 'anyOf')])
    .flatMap(({ value }) => record(value)['$ref'] ?? [])
    .map(nameAt)
  const mapping = Object.entries(record(record(discriminator)['mapping'])).map(([value, to]) => [value, nameAt(to)])
  return Object.fromEntries([...own.map(name => [name, name]), ...mapping])
}
const nameAt = (reference: unknown) => String(reference).replace(/^.*\//, '')

const within = (parts: Place[], keyword: string) =>
  parts.flatMap(part => (typeof schemaOf(part)[keyword] === 'object' ? [step(part, keyword)] : []))

/** The first occurrence counts: a reference's siblings come before its target. */
const saidBy = (parts: Place[]) => (keyword: string) =>
  parts.map(part => schemaOf(part)[keyword]).find(value => value !== undefined)

const shownWhole = (value: unknown) => JSON.stringify(value)
