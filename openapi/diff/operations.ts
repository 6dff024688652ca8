// Operations of two contracts, paired by method and path. Webhooks and callbacks are operations too, in which the client answers.

import { record } from '../json.ts'
import { compareAnswers } from './answers.ts'
import { compareBodies } from './bodies.ts'
import type { Collector } from './collector.ts'
import { isUnstable, lifecycleChanges, REMOVALS, removalOf } from './lifecycle.ts'
import { compareParameters } from './parameters.ts'
import { comparePermissions } from './permissions.ts'
import { followed, type Place, schemaOf, step, steps } from './place.ts'
import { callOf } from './report.ts'
import { compareSecurity } from './security.ts'
import { compareServers } from './servers.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

export type Met = { operation: Place; item: Place; method: string; path: string }

export function compareOperations(old: Place, now: Place, room: 'paths' | 'webhooks', collector: Collector) {
  collector.isTurned = room === 'webhooks'
  comparePaired(step(old, room), step(now, room), room === 'paths' ? 'operation' : 'webhook', collector)
  collector.isTurned = false
}

function comparePaired(old: Place, now: Place, kind: 'operation' | 'webhook' | 'callback', collector: Collector) {
  const [before, after] = [operationsIn(old), operationsIn(now)]
  const within = collector.operation
  for (const [key, met] of before) {
    const other = after.get(key)
    collector.operation = within ?? callOf(met.method, (other ?? met).path)
    collector.isUnstable = isUnstable(met.operation, collector.policy)
    if (other) compareOne(met, other, collector)
    else remove(met, kind, collector)
    collector.isUnstable = false
  }
  for (const [key, met] of after) {
    if (before.has(key)) continue
    collector.operation = within ?? callOf(met.method, met.path)
    collector.add(`${kind}-added`, met.operation, `${callOf(met.method, met.path)} is new.`)
  }
  collector.operation = within
}

function remove({ operation, method, path }: Met, kind: 'operation' | 'webhook' | 'callback', collector: Collector) {
  const call = callOf(method, path)
  const removal = kind === 'operation' ? removalOf(record(operation.value), collector.policy) : 'unannounced'
  if (removal === 'unannounced') return collector.add(`${kind}-removed`, operation, `${call} is gone.`)
  const { rule, words } = REMOVALS[removal]
  collector.add(`operation-${rule}`, operation, `${call} is gone${words}.`)
}

/** By method and path, in which it does not matter what parameters are called. */
function operationsIn(room: Place): Map<string, Met> {
  return new Map(
    steps(room).flatMap(([path, place]) => {
      const item = followed(place)
      return METHODS.filter(method => record(item.value)[method] !== undefined).map(
        method =>
          [
            `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`,
            { operation: step(item, method), item, method, path },
          ] as const,
      )
    }),
  )
}

function compareOne(before: Met, after: Met, collector: Collector) {
  compareNames(before, after, collector)
  comparePermissions(before.operation, after.operation, collector)
  compareSecurity(before.operation, after.operation, collector)
  compareServers(before, after, collector)
  compareParameters(before, after, collector)
  compareBodies(before.operation, after.operation, collector)
  compareAnswers(step(before.operation, 'responses'), step(after.operation, 'responses'), after.method, collector)
  compareCallbacks(before.operation, after.operation, collector)
}

function compareNames(before: Met, after: Met, collector: Collector) {
  const [was, is] = [schemaOf(before.operation), schemaOf(after.operation)]
  const at = (key: string) => (is[key] === undefined ? after.operation : step(after.operation, key))
  if (was['operationId'] !== is['operationId'])
    collector.add(
      'operation-id-changed',
      at('operationId'),
      `It is called ${is['operationId'] ?? 'nothing'} now, was ${was['operationId'] ?? 'nothing'}; generated clients rename what calls it.`,
    )
  for (const { rule, sentence } of lifecycleChanges(was, is, collector.policy))
    collector.add(`operation-${rule}`, at('deprecated'), `It ${sentence}`)
  if (JSON.stringify(was['tags'] ?? []) !== JSON.stringify(is['tags'] ?? []))
    collector.add('operation-tags-changed', at('tags'), 'Its tags are others.')
  if (was['summary'] !== is['summary'] || was['description'] !== is['description'])
    collector.add('operation-words-changed', after.operation, 'Its summary or description reads otherwise.')
}

function compareCallbacks(before: Place, after: Place, collector: Collector) {
  const [one, other] = [step(before, 'callbacks'), step(after, 'callbacks')]
  const names = new Set([...steps(one), ...steps(other)].map(([name]) => name))
  collector.isTurned = !collector.isTurned
  for (const name of names) comparePaired(followed(step(one, name)), followed(step(other, name)), 'callback', collector)
  collector.isTurned = !collector.isTurned
}
