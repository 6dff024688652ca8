// What a contract promises about how long something stays: `deprecated`, `x-sunset` (a date, as in RFC 8594's Sunset header)
// and `x-stability-level`. The same for operations, parameters and fields.
import { record } from '../json.ts'
import type { Place } from './place.ts'

export type Policy = {
  /** Days that must lie between today and the sunset date of what becomes deprecated. Without it, no date is required. */
  deprecation_days?: number | undefined
  /** Operations below this level may change in any way. */
  stability?: Stability | undefined
  today?: Date | undefined
}
export const STABILITIES = ['draft', 'alpha', 'beta', 'stable'] as const
type Stability = (typeof STABILITIES)[number]

export type LifecycleRule =
  | 'deprecated'
  | 'no-longer-deprecated'
  | 'sunset-invalid'
  | 'sunset-missing'
  | 'sunset-too-soon'
  | 'sunset-removed'
  | 'sunset-moved-earlier'
  | 'stability-invalid'
  | 'stability-lowered'
  | 'stability-raised'
/** `sentence` goes on after the name of its subject. */
type LifecycleChange = { rule: LifecycleRule; sentence: string }

type Promises = Record<string, unknown>

export function lifecycleChanges(was: Promises, is: Promises, policy: Policy): LifecycleChange[] {
  return [
    ...deprecationChanges(was, is, policy),
    ...stabilityChanges(was['x-stability-level'], is['x-stability-level']),
  ]
}

const DAY_MS = 86_400_000

function deprecationChanges(was: Promises, is: Promises, { deprecation_days, today = new Date() }: Policy) {
  const [before, after] = [was['deprecated'] === true, is['deprecated'] === true]
  if (!after) return before ? [change('no-longer-deprecated', 'is no longer deprecated.')] : []
  const [old, now] = [sunsetOf(was), sunsetOf(is)]
  const changes = before ? [] : [change('deprecated', `is deprecated now${dated(now)}.`)]
  if (was['x-sunset'] === is['x-sunset'] && before) return changes
  if (now === 'invalid') return [...changes, change('sunset-invalid', 'has an x-sunset that is not a date.')]
  if (now === undefined) {
    if (before) return [change('sunset-removed', `no longer has a sunset date${dated(old, ', was')}.`)]
    return deprecation_days === undefined
      ? changes
      : [...changes, change('sunset-missing', 'is deprecated without a sunset date, which the policy requires.')]
  }
  if (old instanceof Date && now < old)
    return [...changes, change('sunset-moved-earlier', `ends on ${day(now)} now, earlier than ${day(old)}.`)]
  if (deprecation_days !== undefined && now.getTime() < today.getTime() + deprecation_days * DAY_MS)
    return [...changes, change('sunset-too-soon', `ends on ${day(now)}, in less than ${deprecation_days} days.`)]
  return changes
}

function stabilityChanges(was: unknown, is: unknown): LifecycleChange[] {
  if (was === is) return []
  const rank = (level: unknown) => STABILITIES.findIndex(one => one === (level ?? 'stable'))
  if (rank(is) === -1)
    return [change('stability-invalid', `has the stability level “${is}”, which is none of ${STABILITIES.join(', ')}.`)]
  if (rank(was) === -1 || rank(was) === rank(is)) return []
  const words = `is ${is ?? 'stable'} now, was ${was ?? 'stable'}.`
  return [change(rank(is) < rank(was) ? 'stability-lowered' : 'stability-raised', words)]
}

/** How something may be removed: it was promised to stay, its sunset date is over, or it was only called deprecated. */
export function removalOf(old: Promises, { deprecation_days, today = new Date() }: Policy) {
  if (old['deprecated'] !== true) return 'unannounced'
  const sunset = sunsetOf(old)
  if (sunset === undefined) return deprecation_days === undefined ? 'deprecated' : 'unannounced'
  if (sunset === 'invalid') return 'unannounced'
  return sunset <= today ? 'after-sunset' : 'before-sunset'
}

/** Names of rules and endings of sentences. */
export const REMOVALS = {
  deprecated: { rule: 'removed-after-deprecation', words: '; it was deprecated before' },
  'after-sunset': { rule: 'removed-after-sunset', words: '; its sunset date is over' },
  'before-sunset': { rule: 'removed-before-sunset', words: ' before its sunset date' },
} as const

/** Changes of an operation below the level are no promise broken. */
export function isUnstable(operation: Place, { stability = 'beta' }: Policy): boolean {
  const level = record(operation.value)['x-stability-level'] ?? 'stable'
  return STABILITIES.slice(0, STABILITIES.indexOf(stability)).some(one => one === level)
}

function sunsetOf(promises: Promises): Date | 'invalid' | undefined {
  const value = promises['x-sunset']
  if (value === undefined) return undefined
  // YAML readers turn a bare date into one.
  const text = value instanceof Date ? value.toISOString() : String(value)
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : 'invalid'
}

const change = (rule: LifecycleRule, sentence: string): LifecycleChange => ({ rule, sentence })
const day = (date: Date) => date.toISOString().slice(0, 10)
const dated = (sunset: Date | 'invalid' | undefined, words = ', until') =>
  sunset instanceof Date ? `${words} ${day(sunset)}` : ''
