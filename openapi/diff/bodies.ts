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

/** Media types of a body or an answer, each with its schema. One that a range such as `text/*` covers is not gone. */
export function compareMedia(old: Place, now: Place, sense: Sense, what: string, collector: Collector) {
  const [before, after] = [mediaOf(old), mediaOf(now)]
  for (const [type, media] of before) {
    const other = after.get(type) ?? after.get(`${type.split('/')[0]}/*`) ?? after.get('*/*')
    if (!other) {
      collector.add(`${sense}-media-type-removed`, media, `${what} can no longer be ${type}.`)
      continue
    }
    collector.schemas(schemaIn(media), schemaIn(other), sense, what)
    const [was, is] = [record(media.value)['encoding'], record(other.value)['encoding']]
    if (sense === 'request' && JSON.stringify(was) !== JSON.stringify(is))
      collector.add('request-encoding-changed', other, 'The parts of the body are encoded otherwise.')
  }
  for (const [type, media] of after)
    if (!before.has(type)) collector.add(`${sense}-media-type-added`, media, `${what} can be ${type} now.`)
}

/** Parameters such as a charset do not make another media type. */
const mediaOf = (content: Place) =>
  new Map(steps(content).map(([type, media]) => [type.split(';')[0]?.trim().toLowerCase() ?? '', followed(media)]))

/** Without a schema anything is allowed. */
const schemaIn = (media: Place): Place => {
  const schema = step(media, 'schema')
  return schema.value === undefined ? { ...schema, value: true } : schema
}
