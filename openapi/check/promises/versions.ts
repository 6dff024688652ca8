// Optimistic locking: a change makes the version grow, and whoever names the one before is refused.
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, isRead, succeeded } from '../case.ts'
import { isLate } from '../explore.ts'
import type { Law, Look } from './law.ts'
import { readBack, shownIn } from './readers.ts'
import { otherBody } from './trip-inputs.ts'

export const versions: Law = {
  name: 'version',
  check: 'optimistic_lock',
  async broken(look, operation) {
    const base = look.session.bases.get(operation)
    if (!base?.works || isRead(operation) || isLate(operation)) return undefined
    if (typeof Object(base.input.body ?? {})['version'] !== 'number') return undefined
    const same = await changed(look, operation, base.input)
    // What says nothing new need not be a change: then something else.
    const body = same && same.now <= same.before ? otherBody(look.session, operation, base.input) : undefined
    const made = body === undefined ? same : await changed(look, operation, { ...base.input, body })
    if (!made) return undefined
    const { first, before, now } = made
    if (now <= before)
      return {
        exchange: first,
        sentence: `Shows version ${now} after a change of version ${before}.`,
        expected: 'a version that grew',
        alike: 'growth',
      }
    const { input } = first.asked
    const stale = await look.ask(operation, input, { changed: 'version' })
    if (!stale || !succeeded(stale)) return undefined
    return {
      exchange: stale,
      sentence: `Answers ${stale.got.status} to version ${before}, which another change has replaced.`,
      expected: '409',
      alike: 'stale',
    }
  },
}

const versionIn = (part: unknown): number | undefined => {
  const { version } = Object(part ?? {})
  return typeof version === 'number' ? version : undefined
}

/** The version that was sent and the one after; undefined where it was refused or nothing shows one. */
async function changed(look: Look, operation: Operation, input: Input) {
  const first = await look.ask(operation, input)
  const before = first && succeeded(first) ? versionIn(first.asked.input.body) : undefined
  if (!first || before === undefined) return undefined
  return { first, before, now: (await after(look, first)) ?? before + 1 }
}

/** What the answer shows, or whoever is asked for the row. */
async function after({ session }: Look, exchange: Exchange) {
  const shown = [exchange.json, ...Object.values(Object(exchange.json ?? {}))].map(versionIn)
  const told = shown.find(one => one !== undefined)
  if (told !== undefined) return told
  const known = shownIn(session, exchange)
  const read = known && (await readBack(session, known))
  return read && versionIn(read.row)
}
