// A schema's keywords besides its allowed values: defaults, read-only and write-only, deprecation, descriptions.
import { record } from '../json.ts'
import { nameOf, type Place, schemaOf, spread, step } from './place.ts'
import { fieldOf, namesOf } from './schema/alternatives.ts'
import { shown } from './schema/gap.ts'
import type { SchemaChange } from './schema/schema-changes.ts'

type Remark = SchemaChange & { path: string[] }
type Unseen = { path: string[]; direction: 'request' | 'response' }

const TEXTS = ['title', 'description', '$comment', 'externalDocs'] as const

export function remarks(before: Place[], after: Place[], what: string) {
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
      ['deprecated', 'deprecated'],
    ] as const) {
      const now = is(keyword) === true
      if ((was(keyword) === true) !== now)
        add(`${now ? 'became' : 'no-longer'}-${about}`, root, `${now ? 'is' : 'is no longer'} ${about} now.`)
    }
    compareDiscriminators(was('discriminator'), is('discriminator'), (about, sentence) => add(about, root, sentence))
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

/** The branch is selected by another field, or by other values, than before. */
function compareDiscriminators(was: unknown, is: unknown, add: (about: string, sentence: string) => void) {
  const [before, after] = [record(was), record(is)]
  if (before['propertyName'] !== after['propertyName']) {
    const field = (one: unknown) => (one === undefined ? 'nothing' : `“${one}”`)
    add(
      'discriminator-changed',
      `alternatives are told by ${field(after['propertyName'])}, were by ${field(before['propertyName'])}.`,
    )
  }
  if (was === undefined || is === undefined) return
  const [old, now] = [record(before['mapping']), record(after['mapping'])]
  for (const value of Object.keys(old).filter(value => !(value in now)))
    add('discriminator-value-removed', `“${value}” tells no alternative any more.`)
  for (const value of Object.keys(now).filter(value => !(value in old)))
    add('discriminator-value-added', `“${value}” tells an alternative now.`)
  for (const value of Object.keys(now).filter(value => value in old && old[value] !== now[value]))
    add('discriminator-value-changed', `“${value}” tells another alternative now.`)
}

const within = (parts: Place[], keyword: string) =>
  parts.flatMap(part => (typeof schemaOf(part)[keyword] === 'object' ? [step(part, keyword)] : []))

/** The first occurrence counts: a reference's siblings come before its target. */
const saidBy = (parts: Place[]) => (keyword: string) =>
  parts.map(part => schemaOf(part)[keyword]).find(value => value !== undefined)

const shownWhole = (value: unknown) => JSON.stringify(value)
