// Compares request bodies and their media types.
import { record } from '../json.ts'
import type { Collector, Sense } from './collector.ts'
import { followed, type Place, step, steps } from './place.ts'

export function compareBodies(before: Place, after: Place, collector: Collector) {
  const [old, now] = [followed(step(before, 'requestBody')), followed(step(after, 'requestBody'))]
  if (old.value === undefined && now.value === undefined) return
  const [was, is] = [record(old.value)['required'] === true, record(now.value)['required'] === true]
  if (old.value === undefined)
    return collector.add(
      is ? 'request-body-added-required' : 'request-body-added-optional',
      now,
      `It takes a body now${is ? ', and needs it' : ''}.`,
    )
  if (now.value === undefined) return collector.add('request-body-removed', old, 'It no longer takes a body.')
  if (was !== is)
    collector.add(
      is ? 'request-body-became-required' : 'request-body-became-optional',
      now,
      `The body is ${is ? 'required now' : 'no longer required'}.`,
    )
  if (record(old.value)['description'] !== record(now.value)['description'])
    collector.add('request-body-words-changed', now, 'The description of the body reads otherwise.')
  compareMedia(step(old, 'content'), step(now, 'content'), 'request', 'The body', collector)
}

/** Media types of a body or an answer, each with its schema. */
export function compareMedia(old: Place, now: Place, sense: Sense, what: string, collector: Collector) {
  const [before, after] = [mediaOf(old), mediaOf(now)]
  const matched = new Set<string>()
  for (const [type, { place }] of before) {
    const match: Like | undefined = after.has(type) ? { type } : likeOf(type, before, after, sense)
    const other = match && after.get(match.type)
    if (!match || !other) {
      collector.add(`${sense}-media-type-removed`, place, `${what} can no longer be ${type}.`)
      continue
    }
    // A range that the old contract's type falls under is new all the same.
    if (!match.type.includes('*')) matched.add(match.type)
    if (match.rule) collector.add(match.rule, other.place, `${what} is ${match.type} now, was ${type}.`)
    compareOne(place, other.place, sense, what, collector)
  }
  for (const [type, { place }] of after)
    if (!before.has(type) && !matched.has(type))
      collector.add(`${sense}-media-type-added`, place, `${what} can be ${type} now.`)
}

function compareOne(media: Place, other: Place, sense: Sense, what: string, collector: Collector) {
  collector.schemas(schemaIn(media), schemaIn(other), sense, what)
  // Of a stream, each entry (OpenAPI 3.2).
  if ([media, other].some(one => step(one, 'itemSchema').value !== undefined))
    collector.schemas(
      schemaIn(media, 'itemSchema'),
      schemaIn(other, 'itemSchema'),
      sense,
      `Each entry of ${what.toLowerCase()}`,
    )
  const [was, is] = [record(media.value)['encoding'], record(other.value)['encoding']]
  if (sense === 'request' && JSON.stringify(was) !== JSON.stringify(is))
    collector.add('request-encoding-changed', other, 'The parts of the body are encoded otherwise.')
}

type Media = { essence: string; parameters: string[]; place: Place }

/** By type and parameters, in any letter case and order. A charset does not make another media type. */
const mediaOf = (content: Place) =>
  new Map(
    steps(content).map(([type, media]): [string, Media] => {
      const [essence = '', ...rest] = type.split(';').map(part => part.trim())
      const parameters = rest
        .filter(part => part !== '' && !/^(charset|boundary|q)\s*=/i.test(part))
        .map(normalized)
        .sort()
      const name = [essence.toLowerCase(), ...parameters].join('; ')
      return [name, { essence: essence.toLowerCase(), parameters, place: followed(media) }]
    }),
  )
/** Names of parameters are the same in any letter case, their values are not. */
const normalized = (parameter: string) =>
  parameter.replace(/^([^=\s]+)\s*=\s*"?([^"]*)"?$/, (_, name, value) => `${name.toLowerCase()}=${value}`)

type Medias = Map<string, Media>
type Like = {
  type: string
  rule?: 'response-media-type-parameter-changed' | 'response-media-type-generalized' | 'response-media-type-specialized'
}

/** The type that takes the place of one that is no longer listed as it was. */
function likeOf(type: string, before: Medias, after: Medias, sense: Sense): Like | undefined {
  const old = before.get(type)
  if (!old) return undefined
  const fresh = [...after].filter(([name]) => !before.has(name))
  const same = fresh.find(([, { essence, parameters }]) => {
    if (essence !== old.essence) return false
    return sense === 'response' || parameters.every(one => old.parameters.includes(one))
  })
  if (same)
    return sense === 'request' ? { type: same[0] } : { type: same[0], rule: 'response-media-type-parameter-changed' }
  const range = [`${old.essence.split('/')[0]}/*`, '*/*'].find(one => after.has(one))
  if (range !== undefined) {
    const wasThere = sense === 'request' || before.has(range)
    return wasThere ? { type: range } : { type: range, rule: 'response-media-type-generalized' }
  }
  if (sense === 'request' || old.essence !== 'application/json') return undefined
  const [structured] = fresh.find(([, { essence }]) => essence.endsWith('+json')) ?? []
  return structured === undefined ? undefined : { type: structured, rule: 'response-media-type-specialized' }
}

/** Without a schema anything is allowed. */
const schemaIn = (media: Place, keyword = 'schema'): Place => {
  const schema = step(media, keyword)
  return schema.value === undefined ? { ...schema, value: true } : schema
}
