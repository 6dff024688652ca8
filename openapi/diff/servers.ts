// Where an operation answers: its own servers, its path's or the document's.
import { list, record } from '../json.ts'
import type { Collector } from './collector.ts'
import type { Met } from './operations.ts'
import { type Place, rootOf, step } from './place.ts'

export function compareServers(before: Met, after: Met, collector: Collector) {
  const [old, now] = [serversOf(before), serversOf(after)]
  const [was, is] = [urlsOf(old), urlsOf(now)]
  for (const url of was.filter(url => !is.includes(url)))
    collector.add('server-removed', now, `Nobody answers at ${url} any more.`)
  for (const url of is.filter(url => !was.includes(url)))
    collector.add('server-added', now, `It answers at ${url} too.`)
}

function serversOf({ operation, item }: Met): Place {
  const root = rootOf(operation.contract)
  const found = [operation, item, root].find(place => record(place.value)['servers'] !== undefined)
  return step(found ?? root, 'servers')
}

/** Without any, the origin that serves the document. */
const urlsOf = ({ value }: Place) =>
  list(value).length === 0 ? ['/'] : list(value).map(one => String(record(one)['url']))
