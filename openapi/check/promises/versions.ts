// Optimistic locking: a change makes the version grow, and whoever names the one before is refused.
import type { Operation } from '../../contract.ts'
import { type Exchange, type Input, isRead, succeeded } from '../case.ts'
import { isLate } from '../explore.ts'
import type { Broken, Law, Look } from './law.ts'
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
    if (!same) return undefined
    // What says nothing new need not be a change: then something else.
    const body = hasGrown(same) ? undefined : otherBody(look.session, operation, base.input)
    if (body !== undefined && (await isRefusedNext(look, operation, { ...base.input, body }, same))) return stands(same)
    const made = body === undefined ? same : await changed(look, operation, { ...base.input, body })
    if (!made) return undefined
    const { first, before, now } = made
    if (now !== undefined && now <= before) return body === undefined ? undefined : stands(made)
    if (now === undefined && body === undefined) return undefined
    const known = shownIn(look.session, first)
    // What names no row makes another one each time.
    if (known && !JSON.stringify(first.asked.input).includes(String(known.id))) return undefined
    // Going back is a change even where doing the same again is none.
    const { input } = first.asked
    const again = body === undefined ? input : { ...input, body: { ...Object(base.input.body), version: before } }
    const stale = await look.ask(operation, again, { changed: 'version' })
    if (!stale || !succeeded(stale)) return undefined
    return {
      exchange: stale,
      sentence: `Answers ${stale.got.status} to version ${before}, which another change has replaced.`,
      expected: '409',
      alike: 'stale',
    }
  },
}

type Changed = { first: Exchange; before: number; now: number | undefined }

const stands = ({ first, before, now }: Changed): Broken => ({
  exchange: first,
  sentence: `Shows version ${now} after a change of version ${before}.`,
  expected: 'a version that grew',
  alike: 'growth',
})
const hasGrown = ({ before, now }: Changed) => now !== undefined && now > before

/** With the version that a change has just shown: then that one was not what the change left behind. */
async function isRefusedNext(look: Look, operation: Operation, input: Input, { now }: Changed): Promise<boolean> {
  if (now === undefined) return false
  const body = { ...Object(input.body), version: now }
  const next = await look.ask(operation, { ...input, body }, { keepsVersion: true })
  return next?.got.status === 409 && Number(Object(next.json ?? {})['current_version']) > now
}

const versionIn = (part: unknown): number | undefined => {
  const { version } = Object(part ?? {})
  return typeof version === 'number' ? version : undefined
}

/** The version that was sent and the one after; undefined where it was refused or nothing shows one. */
async function changed(look: Look, operation: Operation, input: Input): Promise<Changed | undefined> {
  const first = await look.ask(operation, input)
  const before = first && succeeded(first) ? versionIn(first.asked.input.body) : undefined
  if (!first || before === undefined) return undefined
  return { first, before, now: await after(look, first) }
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
