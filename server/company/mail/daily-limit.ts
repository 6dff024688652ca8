// A company's daily email limit on the installation's mail server. Anyone can sign up, and their emails go out in our
// name: so a new company starts with few and the limit grows with its age. Its own mail server has no limit here, but
// account emails count, as they always use ours.

import { and, count, eq, gt, notInArray, sql } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { INTERNAL_COMPANY } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import { mails } from '#server/db/schema/mails.ts'
import { companyOf } from '#server/lib/own-company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { ofAccount, wayOfMails } from './own-server.ts'
import { words } from './words.ts'

/** By the company's age in days, for those who showed that they read their mail. */
const STEPS = [
  { from_day: 0, limit: 100 },
  { from_day: 7, limit: 500 },
  { from_day: 30, limit: 2_000 },
  { from_day: 90, limit: 5_000 },
]
const UNVERIFIED_LIMIT = 20

type Kind = (typeof mails.$inferSelect)['kind']
/** Account emails to the user themselves: throttled elsewhere, and no one may be locked out by them. */
const FREE_KINDS: readonly Kind[] = [
  'password_reset',
  'password_changed',
  'sign_in_link',
  'new_device',
  'sign_in_changed',
  'sign_up',
  'crash_report',
]

export type DailyMails = {
  limit: number
  sent: number
  is_verified: boolean
  /** When the limit rises by itself. */
  next?: { limit: number; on: Date }
  /** When the oldest of the day's mails no longer counts. */
  room_at?: Date
}

/** Undefined where the company's mails do not go through the installation's mail server. Needs its tenant. */
export async function dailyMails(db: Db, ports: Ports, company_id: number): Promise<DailyMails | undefined> {
  if (company_id === INTERNAL_COMPANY || (await wayOfMails(db, ports)) !== 'product') return undefined
  return countDay(db, ports)
}

export async function countDay(db: Db, ports: Ports): Promise<DailyMails> {
  const now = ports.now()
  const goes_by_us = (await wayOfMails(db, ports)) === 'product'
  const { here_since, address_verified_at } = await companyOf(db)
  const since = new Date(now.getTime() - DAY_MS)
  const [day] = await db
    .select({ sent: count(), first: sql<Date | string | null>`min(${mails.sent_at})` })
    .from(mails)
    .where(and(gt(mails.sent_at, since), notInArray(mails.kind, [...FREE_KINDS]), goes_by_us ? undefined : ofAccount()))
  const is_verified = address_verified_at !== null
  const since_ms = here_since.getTime()
  const age_days = (now.getTime() - since_ms) / DAY_MS
  const limit = is_verified
    ? (STEPS.findLast(step => step.from_day <= age_days)?.limit ?? UNVERIFIED_LIMIT)
    : UNVERIFIED_LIMIT
  const next = is_verified ? STEPS.find(step => step.from_day > age_days) : undefined
  return {
    limit,
    sent: day?.sent ?? 0,
    is_verified,
    ...(next ? { next: { limit: next.limit, on: new Date(since_ms + next.from_day * DAY_MS) } } : {}),
    ...(day?.first ? { room_at: new Date(new Date(day.first).getTime() + DAY_MS) } : {}),
  }
}

/** When a mail of this kind may go out: undefined is now. Needs the company's tenant. */
export async function waitsUntil(db: Db, ports: Ports, company_id: number, kind: Kind): Promise<Date | undefined> {
  // Support's own mails are the installation's.
  if (company_id === INTERNAL_COMPANY || FREE_KINDS.includes(kind)) return undefined
  const { limit, sent, room_at } = await countDay(db, ports)
  return sent < limit ? undefined : (room_at ?? new Date(ports.now().getTime() + DAY_MS))
}

const LIMITS = [UNVERIFIED_LIMIT, ...STEPS.map(({ limit }) => limit)]
export const limitSentence = (limit: number, language: Language) =>
  words.in(language).daily_limit({ limit: limit.toLocaleString('en-US') })

/** Why a mail waits or failed, as it is read: what the product itself gave as a reason is stored in English. */
export function readReason(stored: string): string {
  const texts = words.in('en')
  if (stored === texts.not_ours) return words.not_ours
  if (stored === texts.stored_password_unreadable) return words.stored_password_unreadable
  const limit = LIMITS.find(one => limitSentence(one, 'en') === stored)
  return limit === undefined ? stored : limitSentence(limit, currentLanguage())
}

/** A user who may speak for the company has opened a mailed link. Needs their tenant. */
export const noteVerified = (db: Db, company_id: number, now: Date) =>
  db
    .update(companies)
    .set({ address_verified_at: sql`coalesce(${companies.address_verified_at}, ${now.toISOString()}::timestamptz)` })
    .where(eq(companies.company_id, company_id))
