// Sign-in is slowed per account and per address, alike for accounts that exist and that do not.
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { login_attempts } from '../db/schema-company.ts'
import { KeptRefusal, refuse } from '../lib/refuse.ts'
import { sha256 } from '../ports/ports.ts'

/** Free tries before waiting begins; then 1 s, doubling, to 15 min (OWASP: slow down, never lock out). */
const FREE_TRIES = { account: 5, address: 20 }
const LONGEST_WAIT_S = 900
/** Failures older than this are forgotten. */
const FORGET_AFTER_MS = 24 * 3_600_000

type Key = { key: string; free: number }
export const throttleKeys = (email: string, ip: string): Key[] => [
  { key: sha256(`account ${email.trim().toLowerCase()}`), free: FREE_TRIES.account },
  ...(ip === '' ? [] : [{ key: sha256(`address ${ip}`), free: FREE_TRIES.address }]),
]

export async function refuseIfThrottled(db: Db, keys: Key[], now: Date) {
  for (const { key } of keys) {
    const [row] = await db.select().from(login_attempts).where(eq(login_attempts.key, key))
    if (!row?.blocked_until || row.blocked_until <= now) continue
    const seconds = Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000)
    throw new KeptRefusal(
      refuse(
        429,
        'too_many_tries',
        `Too many tries. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
      ),
      seconds,
    )
  }
}

export async function countFailure(db: Db, keys: Key[], now: Date) {
  for (const { key, free } of keys) {
    const [row] = await db
      .insert(login_attempts)
      .values({ key, failures: 1, last_at: now })
      .onConflictDoUpdate({
        target: login_attempts.key,
        set: {
          failures: sql`case when ${login_attempts.last_at} < ${new Date(now.getTime() - FORGET_AFTER_MS)} then 1 else ${login_attempts.failures} + 1 end`,
          last_at: now,
        },
      })
      .returning({ failures: login_attempts.failures })
    const over = (row?.failures ?? 0) - free
    if (over < 0) continue
    const wait_s = Math.min(2 ** over, LONGEST_WAIT_S)
    await db
      .update(login_attempts)
      .set({ blocked_until: new Date(now.getTime() + wait_s * 1000) })
      .where(eq(login_attempts.key, key))
  }
}

/** For what anyone may ask for: after `free` times from one address it waits, longer each time. */
export async function slowDown(db: Db, what: string, from: string, free: number, now: Date) {
  const keys = [{ key: sha256(`${what} ${from}`), free }]
  await refuseIfThrottled(db, keys, now)
  await countFailure(db, keys, now)
}

/** A success forgives the account, not the address: one good account must not unlock guessing at others. */
export const forgive = (db: Db, [account]: Key[]) =>
  account ? db.delete(login_attempts).where(eq(login_attempts.key, account.key)) : undefined
