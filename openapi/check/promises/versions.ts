// Optimistic locking: a change increases the version, and requests with the previous one are refused.
import type { Operation } from '../../contract.ts'
import { type Case, type Exchange, type Input, inspecting, isRead, succeeded } from '../case.ts'
import { isLate } from '../ends.ts'
import { canonical } from '../links/names.ts'
import type { Row } from '../links/pool.ts'
import type { Session } from '../session.ts'
import { sameAs } from './compare.ts'
import type { Broken, Law, Look } from './law.ts'
import { isNamedBy, readBack, rowIn, shownIn } from './readers.ts'
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
    // Repeating the same values need not be a change: then send others.
    const body = hasGrown(same) ? undefined : otherBody(look.session, operation, base.input)
    const next = body === undefined ? undefined : await withShown(look, operation, { ...base.input, body }, same)
    if (next && isReplaced(next, same)) return stands(same)
    const made = next && succeeded(next) ? await madeBy(look, next) : body === undefined ? same : undefined
    if (!made) return undefined
    const { before, now } = made
    if (now !== undefined && now <= before) return body === undefined ? undefined : stands(made)
    if (now === undefined && body === undefined) return undefined
    if (!namesItsRow(look, made)) return undefined
    // Reverting is a change even if repeating isn't.
    const { input } = made.first.asked
    const again = body === undefined ? input : { ...input, body: { ...Object(base.input.body), version: before } }
    return takesOld(look, operation, again, before)
  },
  async brokenBy(look, first) {
    const { operation, input } = first.asked
    const made = await madeBy(look, first)
    if (!made || !namesItsRow(look, made)) return undefined
    if (hasGrown(made)) {
      // Without a change an old version is harmless.
      const other = { ...Object(otherBody(look.session, operation, input) ?? input.body), version: made.before }
      const broken = await takesOld(look, operation, { ...input, body: other }, made.before)
      // A repeated request may succeed again without a change.
      const then = broken && (await after(look, broken.exchange))
      return then !== undefined && then > Number(made.now) ? broken : undefined
    }
    if (made.now === undefined) return undefined
    const read = await rowRead(look, first)
    const known = shownIn(look.session, first)
    if (read && known && versionIn(read) !== undefined) {
      // Background work has changed more than the version.
      const isAlone = isSameBut(rowIn(look.session, first, known), read)
      return Number(versionIn(read)) > made.before && isAlone ? stands(made) : undefined
    }
    // If the row can't be read, a refusal shows its current version.
    const next = await withShown(look, operation, input, made)
    return next && isReplaced(next, made) ? stands(made) : undefined
  },
}

/** Asks with a version that the row doesn't have, before anything has succeeded. */
export async function tryStale(session: Session, one: Case) {
  const { version: sent, ...body } = Object(one.input.body ?? {})
  const now = one.keepsVersion ? sent : session.versionFor(one)
  if (typeof sent !== 'number' || typeof now !== 'number') return
  const version = now > 1 ? now - 1 : now + 1
  const exchange = await session.ask({
    ...inspecting(one.operation, { ...one.input, body: { ...body, version } }, 'stale', 'optimistic_lock', 'a version'),
    ...(one.token === undefined ? {} : { token: one.token }),
    changed: 'version',
  })
  session.learn(exchange)
  if (!exchange || !succeeded(exchange) || session.options.skip?.includes('optimistic_lock')) return
  const [then] = versionsIn(exchange)
  // If it grew from the version sent, the version known belongs to another row.
  if (then === undefined || then === version + 1 || !session.inScope(one.operation)) return
  const sentence = `Answers ${exchange.got.status} to version ${version} of a row that has version ${now}.`
  session.report(exchange, { check: 'optimistic_lock', sentence, expected: '409', alike: 'stale' })
}

async function takesOld(look: Look, operation: Operation, input: Input, version: number): Promise<Broken | undefined> {
  const exchange = await look.ask(operation, input, { changed: 'version' })
  if (!exchange || !succeeded(exchange)) return undefined
  const sentence = `Answers ${exchange.got.status} to version ${version}, which another change has replaced.`
  return { exchange, sentence, expected: '409', alike: 'stale' }
}

/** A request without a row id creates a new row each time, unless there is a single one whose version increased. */
function namesItsRow({ session }: Look, { first, before, now }: Changed): boolean {
  const known = shownIn(session, first)
  return !known || (before > 0 && now === before + 1) || isNamedBy(first, known)
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

/** The sent version and the next one; undefined if refused or not shown. */
async function changed(look: Look, operation: Operation, input: Input): Promise<Changed | undefined> {
  const first = await look.ask(operation, input)
  return first && succeeded(first) ? madeBy(look, first) : undefined
}

async function madeBy(look: Look, first: Exchange): Promise<Changed | undefined> {
  const before = versionIn(first.asked.input.body)
  return before === undefined ? undefined : { first, before, now: await after(look, first) }
}

const versionsIn = ({ json }: Exchange) =>
  [json, ...Object.values(Object(json ?? {}))].flatMap(part => versionIn(part) ?? [])

/** From the answer, or a read of the row. */
async function after(look: Look, exchange: Exchange) {
  return versionsIn(exchange)[0] ?? versionIn(await rowRead(look, exchange))
}

async function rowRead({ session }: Look, exchange: Exchange): Promise<Row | undefined> {
  const known = shownIn(session, exchange)
  return known && (await readBack(session, known))?.row
}

const isSameBut = (row: Row = {}, other: Row) =>
  Object.keys(row).every(
    name => !(name in other) || name === 'version' || isTime(name) || sameAs(row[name], other[name]),
  )
const isTime = (name: string) => canonical(name).endsWith('_at')
