// Attempts are counted before they are checked, in one statement, so parallel guesses gain nothing. An address, an
// account and a known device have separate budgets: guessing at an account uses up its budget for unknown devices,
// which its own devices don't need.

import { eq, sql } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Db } from '#server/db/database.ts'
import { login_attempts } from '#server/db/schema/company.ts'
import { sha256 } from '#server/ports/ports.ts'
import { words } from './words.ts'

/** Free tries before waiting begins; then 1 s, doubling, to 15 min (OWASP: slow down, never lock out). */
const FREE_TRIES = { own: 5, address: 20 }
const LONGEST_WAIT_S = 900
const NEVER = 2 ** 31 - 1
/** Tries older than this are forgotten. */
const FORGET_AFTER_MS = DAY_MS

/** A budget with a `mark` is charged once until the marked user signs in, and again only after a day. */
export type Budget = { key: string; free: number; mark?: string }
const budget = (what: string, of: string, free: number): Budget => ({ key: sha256(`${what} ${of}`), free })

/**
 * For sign-ins from a device unknown to the account. The address first: while it waits, no account is charged. Many
 * people may share one, so it pays for each account that is tried, not for each guess: those at one account wait for
 * that account alone, and those at many for the address.
 */
export function strangerBudgets(email: string, ip: string): Budget[] {
  const account = email.trim().toLowerCase()
  const address = addressBudget('address', ip, FREE_TRIES.address)
  return [
    ...address.map(one => ({ ...one, mark: sha256(`tried ${one.key} ${account}`) })),
    budget('account', account, FREE_TRIES.own),
  ]
}
export const deviceBudget = (user_id: string, device: string) =>
  budget('device', `${user_id} ${device}`, FREE_TRIES.own)
export const linkBudget = (link_hash: string) => budget('link', link_hash, FREE_TRIES.own)
export const pinBudget = (user_id: string) => budget('pin', user_id, FREE_TRIES.own)
export const passwordBudget = (user_id: string) => budget('password', user_id, FREE_TRIES.own)
export const codeBudget = (user_id: string) => budget('code', user_id, FREE_TRIES.own)
/** A device known to the user has tries of its own at their second step too. */
export const deviceCodeBudget = (user_id: string, device: string) =>
  budget('device code', `${user_id} ${device}`, FREE_TRIES.own)
export const printedCodeBudget = (email: string) => budget('printed code', email.trim().toLowerCase(), FREE_TRIES.own)

/** An IPv6 network counts as one address, since a /64 belongs to one party. Without an address nothing is counted. */
function addressBudget(what: string, ip: string, free: number): Budget[] {
  if (ip === '') return []
  return [budget(what, ip.includes(':') ? networkOf(ip) : ip, free)]
}

function networkOf(ip: string): string {
  const [head = '', tail] = ip.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const filled = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  return filled
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Counts a try on each budget in turn. Throws, with everything counted so far kept, once one of them must wait. */
export async function requireTry(db: Db, budgets: Budget[], now: Date) {
  for (const one of budgets) {
    if (one.mark && (await isMarked(db, one.mark, now))) continue
    const seconds = await takeTry(db, one, now)
    if (seconds > 0) throw tooMany(seconds)
    if (one.mark) await takeTry(db, { key: one.mark, free: NEVER }, now)
  }
}

async function isMarked(db: Db, mark: string, now: Date): Promise<boolean> {
  const [row] = await db.select().from(login_attempts).where(eq(login_attempts.key, mark))
  return row !== undefined && row.last_at.getTime() >= now.getTime() - FORGET_AFTER_MS
}

const tooMany = (seconds: number) =>
  new KeptRefusal(refuse(429, 'too_many_tries', words.too_many_attempts({ seconds })), seconds)

/** Counts one try, unless it has to wait: then it answers for how many seconds. */
async function takeTry(db: Db, { key, free }: Budget, now: Date): Promise<number> {
  const at = now.toISOString()
  const forgotten = new Date(now.getTime() - FORGET_AFTER_MS).toISOString()
  const failures = sql`case when ${login_attempts.last_at} < ${forgotten}::timestamptz then 1 else ${login_attempts.failures} + 1 end`
  const [counted] = await db
    .insert(login_attempts)
    .values({ key, failures: 1, last_at: now, blocked_until: free > 1 ? null : waitAfter(0, now) })
    .onConflictDoUpdate({
      target: login_attempts.key,
      set: {
        failures,
        last_at: now,
        blocked_until: sql`case when ${failures} >= ${free}::integer then ${at}::timestamptz
          + least(power(2, least(${failures} - ${free}::integer, 20)), ${LONGEST_WAIT_S}) * interval '1 second' end`,
      },
      // Evaluated on the row as the last attempt left it, from any process.
      setWhere: sql`${login_attempts.blocked_until} is null or ${login_attempts.blocked_until} <= ${at}::timestamptz`,
    })
    .returning({ failures: login_attempts.failures })
  if (counted) return 0
  const [row] = await db.select().from(login_attempts).where(eq(login_attempts.key, key))
  return Math.max(Math.ceil(((row?.blocked_until ?? now).getTime() - now.getTime()) / 1000), 1)
}

const waitAfter = (over: number, now: Date) => new Date(now.getTime() + 2 ** over * 1000)

/** For what anyone may ask for: after `free` times it waits, longer each time. */
export const slowDown = (db: Db, what: string, from: string, free: number, now: Date) =>
  requireTry(db, [budget(what, from, free)], now)

/** The same for each address, which anyone may ask from. */
export const slowDownAddress = (db: Db, what: string, ip: string, free: number, now: Date) =>
  requireTry(db, addressBudget(what, ip, free), now)

/** True if within the limit. For requests strangers can make in a user's name: beyond it, skipped silently. */
export const mayOnceMore = async (db: Db, what: string, from: string, free: number, now: Date) =>
  (await takeTry(db, budget(what, from, free), now)) === 0

/**
 * The password was right: its own budget is new again, and the address gets this one try back. More would let one good
 * account unlock guessing at others.
 */
export async function forgive(db: Db, budgets: Budget[]) {
  const own = budgets.at(-1)
  for (const { key, free, mark } of budgets.filter(one => one !== own)) {
    // Of two who sign in at once, one gives it back.
    const marks = mark ? await db.delete(login_attempts).where(eq(login_attempts.key, mark)).returning() : [key]
    if (marks.length === 0) continue
    await db
      .update(login_attempts)
      .set({
        failures: sql`greatest(${login_attempts.failures} - 1, 0)`,
        blocked_until: sql`case when ${login_attempts.failures} > ${free}::integer then ${login_attempts.blocked_until} end`,
      })
      .where(eq(login_attempts.key, key))
  }
  if (own) await db.delete(login_attempts).where(eq(login_attempts.key, own.key))
}
