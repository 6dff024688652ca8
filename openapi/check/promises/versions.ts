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
    const next = body === undefined ? undefined : await withShown(look, operation, { ...base.input, body }, same)
    if (next && isReplaced(next, same)) return stands(same)
    const made = next && succeeded(next) ? await madeBy(look, next) : body === undefined ? same : undefined
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

/** With the version that a change has just shown, and no other. */
const withShown = (look: Look, operation: Operation, input: Input, { now }: Changed) =>
  now === undefined
    ? look.ask(operation, input)
    : look.ask(operation, { ...input, body: { ...Object(input.body), version: now } }, { keepsVersion: true })

/** Refused so, what it showed was not what the change left behind. */
const isReplaced = ({ got, json }: Exchange, { now }: Changed) =>
  got.status === 409 && now !== undefined && Number(Object(json ?? {})['current_version']) > now

const versionIn = (part: unknown): number | undefined => {
  const { version } = Object(part ?? {})
  return typeof version === 'number' ? version : undefined
}

/** The version that was sent and the one after; undefined where it was refused or nothing shows one. */
async function changed(look: Look, operation: Operation, input: Input): Promise<Changed | undefined> {
  const first = await look.ask(operation, input)
  return first && succeeded(first) ? madeBy(look, first) : undefined
}

async function madeBy(look: Look, first: Exchange): Promise<Changed | undefined> {
  const before = versionIn(first.asked.input.body)
  return before === undefined ? undefined : { first, before, now: await after(look, first) }
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
