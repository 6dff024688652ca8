// Parameters of an operation, of its path item and its own, paired by place and name.
import { number, record } from '../json.ts'
import type { Collector } from './collector.ts'
import { lifecycleChanges, REMOVALS, removalOf } from './lifecycle.ts'
import type { Met } from './operations.ts'
import { followed, type Place, schemaOf, step, steps } from './place.ts'

export function compareParameters(before: Met, after: Met, collector: Collector) {
  const [old, now] = [parametersOf(before), parametersOf(after)]
  for (const [key, one] of old) {
    const other = now.get(key)
    if (other) compareOne(one, other, collector)
    else
      remove(
        one,
        [...now].find(
          ([also, { value }]) => !old.has(also) && record(value)['name'] === record(one.value)['name'],
        )?.[1],
        collector,
      )
  }
  for (const [key, one] of now) {
    const { name, required } = schemaOf(one)
    if (old.has(key) || [...old].some(([also, { value }]) => !now.has(also) && record(value)['name'] === name)) continue
    collector.add(
      required === true ? 'parameter-added-required' : 'parameter-added-optional',
      one,
      `The ${whatOf(one)} is new${required === true ? ' and required' : ''}.`,
    )
  }
}

function remove(one: Place, moved: Place | undefined, collector: Collector) {
  if (moved)
    collector.add('parameter-moved', moved, `The ${whatOf(one)} is a ${record(moved.value)['in']} parameter now.`)
  else {
    const removal = removalOf(schemaOf(one), collector.policy)
    const { rule, words } = removal === 'unannounced' ? ({ rule: 'removed', words: '' } as const) : REMOVALS[removal]
    collector.add(
      `parameter-${rule}`,
      one,
      `The ${whatOf(one)} is gone${words}. What callers send there is ignored or refused.`,
    )
  }
}

/** Parts of the path by their position, headers in any letter case. */
function parametersOf({ item, operation, path }: Met): Map<string, Place> {
  const places = [item, operation].flatMap(place => steps(step(place, 'parameters')).map(([, one]) => followed(one)))
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '')
  return new Map(
    places.map(place => {
      const { in: room, name } = schemaOf(place)
      const known =
        room === 'path' ? inPath.indexOf(String(name)) : room === 'header' ? String(name).toLowerCase() : name
      return [`${room} ${known}`, place]
    }),
  )
}

function compareOne(before: Place, after: Place, collector: Collector) {
  const [was, is] = [schemaOf(before), schemaOf(after)]
  const what = whatOf(after)
  if (was['name'] !== is['name'] && was['in'] === 'path')
    collector.add('path-parameter-renamed', after, `The ${what} was called ${was['name']}; nothing of it is sent.`)
  if ((was['required'] === true) !== (is['required'] === true))
    collector.add(
      is['required'] === true ? 'parameter-became-required' : 'parameter-became-optional',
      after,
      `The ${what} is ${is['required'] === true ? 'required now' : 'no longer required'}.`,
    )
  const items = listOf(before, after)
  const [way, other] = [styleOf(before), styleOf(after)]
  if (items) collector.add('parameter-became-list', after, `The ${what} may be several now; one is written as before.`)
  else if (way !== other)
    collector.add('parameter-style-changed', after, `The ${what} is written as ${other} now, was ${way}.`)
  for (const { rule, sentence } of lifecycleChanges(was, is, collector.policy))
    collector.add(`parameter-${rule}`, after, `The ${what} ${sentence}`)
  if (was['description'] !== is['description'])
    collector.add('parameter-words-changed', after, `The description of the ${what} reads otherwise.`)
  collector.schemas(contentOf(before), items ?? contentOf(after), 'request', `The ${what}`)
}

/**
 * The items of a list that one value became, where it is written as before: `?p=1` is a list of one. Without `explode`, a
 * comma would part it.
 */
function listOf(before: Place, after: Place): Place | undefined {
  const [was, is] = [followed(step(before, 'schema')), followed(step(after, 'schema'))]
  const [types, list] = [[record(was.value)['type']].flat(), record(is.value)]
  const isOne = types.length > 0 && types.every(one => ONE_VALUE.has(String(one)))
  if (!isOne || list['type'] !== 'array' || (number(list['minItems']) ?? 0) > 1) return undefined
  const whole = types.every(one => one !== 'string')
  return whole || styleOf(after) === 'form, exploded' ? step(is, 'items') : undefined
}
const ONE_VALUE = new Set(['string', 'integer', 'number', 'boolean'])

/** Its serialization style, with OpenAPI's default. */
function styleOf(place: Place): string {
  const { in: room, style, explode, allowReserved, content } = schemaOf(place)
  if (content !== undefined) return Object.keys(record(content))[0] ?? 'nothing'
  const usual = style ?? (room === 'query' || room === 'cookie' ? 'form' : 'simple')
  // One value is written alike either way.
  const { type } = record(followed(step(place, 'schema')).value)
  const isOne = [type ?? 'object'].flat().every(one => one !== 'array' && one !== 'object')
  const apart = isOne ? '' : (explode ?? usual === 'form') ? ', exploded' : ', joined'
  return `${usual}${apart}${allowReserved === true ? ', reserved characters as they are' : ''}`
}

/** Its schema, or that of the media type it is written in. */
function contentOf(place: Place): Place {
  const [media] = steps(step(place, 'content'))
  return media ? step(media[1], 'schema') : step(place, 'schema')
}

const whatOf = (place: Place) => `${record(place.value)['in']} parameter “${record(place.value)['name']}”`
