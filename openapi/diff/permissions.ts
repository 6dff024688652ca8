// `x-permission`: the roles an operation accepts, any one of them. Fewer breaks callers, even without other changes.
import { record } from '../json.ts'
import type { Collector } from './collector.ts'
import { type Place, step } from './place.ts'

/** These need no permission. */
const ANYBODY = ['public', 'optional']

export function comparePermissions(before: Place, after: Place, collector: Collector) {
  const [was, is] = [granted(before), granted(after)]
  if (was.length === 0 && is.length === 0) return
  const at = is.length === 0 ? after : step(after, 'x-permission')
  // Missing means public.
  const [old, now] = [was.length === 0 ? ANYBODY : was, is.length === 0 ? ANYBODY : is]
  const lost = old.filter(one => !isCovered(one, now))
  const sentence = `It answers ${now.join(' or ')} now, was ${old.join(' or ')}.`
  if (lost.length > 0) collector.add('permission-narrowed', at, sentence)
  else if (now.some(one => !isCovered(one, old))) collector.add('permission-widened', at, sentence)
}

const granted = (operation: Place) => [record(operation.value)['x-permission'] ?? []].flat().map(String)

/** Any member has a session; the holder of a signing link doesn't. */
const isCovered = (one: string, by: string[]) =>
  by.includes(one) ||
  by.some(other => ANYBODY.includes(other)) ||
  (by.includes('signed_in') && one !== 'signer' && !ANYBODY.includes(one))
