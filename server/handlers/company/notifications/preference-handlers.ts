// A user's notification channels by event. Recipients are chosen by their company.

import { and, eq, inArray } from 'drizzle-orm'
import { type EventWay, eventOf, isTeamEvent, waysOf } from '#machines/company/notifications/rules.ts'
import { refuse, staleVersion } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import type { UserCaller } from '#server/caller.ts'
import { notificationRules } from '#server/company/notifications/notify.ts'
import { words } from '#server/company/notifications/words.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { notification_preferences, notifications } from '#server/db/schema/notifications.ts'
import type { Handlers } from '#server/handler.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import { requireVersion } from '#server/lib/versioned.ts'

type Paths = '/v3/notifications.GetPreferences' | '/v3/notifications.Preferences'
type Shown = Schemas['NotificationPreferences']

export const preferenceHandlers: Pick<Handlers<'notifications'>, Paths> = {
  '/v3/notifications.GetPreferences': async ({ caller, db }) => preferencesView(db, caller),

  '/v3/notifications.Preferences': async ({ input, caller, db, ports, audit }) => {
    requirePossible(input.ways)
    const { ways: before, version } = await chosenBy(db, caller, 'lock')
    requireVersion({ version }, input.version)
    const ways = before.map(way => input.ways.find(({ event }) => event === way.event) ?? way)
    const next = { ways, version: version + 1, updated_at: ports.now() }
    const written = await db
      .insert(notification_preferences)
      .values({ company_id: caller.company_id, user_id: caller.user_id, ...next })
      .onConflictDoUpdate({
        target: [notification_preferences.company_id, notification_preferences.user_id],
        set: next,
        // Of two that choose for the first time the second finds the row there after all.
        setWhere: eq(notification_preferences.version, version),
      })
      .returning({ version: notification_preferences.version })
    if (written.length === 0) throw staleVersion(version + 1)
    await dropFromDayMail(db, caller, ways)
    await audit({
      sentence: () => words.preferences_changed,
      entity_id: caller.user_id,
      detail: changes(describe(before), describe(ways)),
    })
    return preferencesView(db, caller)
  },
}

function requirePossible(ways: readonly EventWay[]) {
  if (new Set(ways.map(({ event }) => event)).size < ways.length)
    throw refuse(400, 'invalid_input', { ways: words.event_twice })
  for (const [n, { event, in_app }] of ways.entries()) {
    const { title, always } = eventOf(event)
    if (!in_app && always)
      throw refuse(400, 'invalid_input', { [`ways.${n}.in_app`]: words.stays_in_app({ title, reason: always }) })
  }
}

async function chosenBy(db: Db, { user_id }: UserCaller, lock?: 'lock') {
  const query = db.select().from(notification_preferences).where(eq(notification_preferences.user_id, user_id))
  const [row] = await (lock ? query.for('update') : query)
  return { ways: waysOf(row?.ways ?? []), version: row?.version ?? 0 }
}

/** Removes events from the pending digest that are no longer wanted there; those shown in no list are deleted. */
async function dropFromDayMail(db: Db, { user_id }: UserCaller, ways: readonly EventWay[]) {
  const events = ways.filter(({ mail }) => mail !== 'daily').map(({ event }) => event)
  const unwanted = and(eq(notifications.user_id, user_id), inArray(notifications.event, events))
  await db.delete(notifications).where(and(unwanted, eq(notifications.in_app, false)))
  await db.update(notifications).set({ digest_due_at: null }).where(unwanted)
}

async function preferencesView(db: Db, caller: UserCaller): Promise<Shown> {
  const { ways, version } = await chosenBy(db, caller)
  const reach = await reachOf(db, caller)
  return {
    ways: ways.map(way => ({ ...way, fixed: eventOf(way.event).always ?? null, reach: reach(way.event) })),
    timezone: await readTimezone(db),
    version,
  }
}

/** The events the company notifies the caller of. */
async function reachOf(db: Db, { user_id }: UserCaller) {
  const [user] = await db.select({ role_id: users.role_id }).from(users).where(eq(users.id, user_id))
  const { rules } = await notificationRules(db)
  return (event: EventWay['event']): Shown['ways'][number]['reach'] => {
    if (!isTeamEvent(event)) return 'always'
    const rule = rules.find(one => one.event === event)
    if (rule?.user_ids.includes(user_id) || rule?.role_ids.includes(user?.role_id ?? '')) return 'always'
    return rule?.responsible ? 'when_yours' : 'never'
  }
}

/** For the audit, in English as all of its details. */
const describe = (ways: readonly EventWay[]) =>
  Object.fromEntries(
    ways.map(({ event, in_app, mail }) => [event, words.in('en').ways[mail]({ in_app: in_app ? 'yes' : 'no' })]),
  )
