// A company's usage, counted from its data.

import { and, count, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { projects } from '#server/db/schema/projects.ts'
import { isTimeZone } from '../../company/time-zones.ts'
import type { Db } from '../../db/database.ts'
import { transaction_events, transactions } from '../../db/schema/agreements.ts'
import { invites, users } from '../../db/schema/company.ts'
import { files } from '../../db/schema/files.ts'
import { mails } from '../../db/schema/mails.ts'
import { proposals } from '../../db/schema/proposals.ts'
import type { Handlers } from '../../handler.ts'
import { companyOf } from '../../lib/own-company.ts'

type Counts = Schemas['Counts']
type Source = { table: PgTable; at: AnyPgColumn; only?: SQL; sum?: SQL<number> }

const MONTHS = 6

const NAMES = ['projects', 'proposals', 'agreements_sent', 'agreements_signed', 'mails', 'stored_bytes'] as const

const SOURCES: Record<keyof Counts, Source> = {
  projects: { table: projects, at: projects.created_at },
  proposals: { table: proposals, at: proposals.published_at, only: isNotNull(proposals.published_at) },
  agreements_sent: { table: transactions, at: transactions.created_at },
  // The trail has the last signature's time, whatever the agreement's current status.
  agreements_signed: {
    table: transaction_events,
    at: transaction_events.at,
    only: eq(transaction_events.event, 'sealed'),
  },
  mails: { table: mails, at: mails.created_at },
  // Files created by jobs are deleted within days.
  stored_bytes: {
    table: files,
    at: files.created_at,
    only: isNull(files.job_id),
    sum: sql<number>`coalesce(sum(${files.size}), 0)`,
  },
}

export const usageHandlers: Pick<Handlers<'company'>, '/v3/settings.GetUsage'> = {
  '/v3/settings.GetUsage': async ({ db, ports }) => {
    const company = await companyOf(db)
    const timezone = isTimeZone(company.timezone) ? company.timezone : 'America/New_York'
    const now = ports.now()
    const months = lastMonths(now, timezone).map(month => ({ month, ...NOTHING }))
    const total = { ...NOTHING }
    for (const name of NAMES) {
      for (const { month, amount } of await byMonth(db, SOURCES[name], timezone)) {
        total[name] += Number(amount)
        const row = months.find(one => one.month === month)
        if (row) row[name] = Number(amount)
      }
    }
    const [active] = await db.select({ users: count() }).from(users).where(eq(users.status, 'active'))
    const [invited] = await db
      .select({ invites: count() })
      .from(invites)
      .where(and(isNull(invites.accepted_at), isNull(invites.revoked_at), gt(invites.expires_at, now)))
    const { limits } = ports
    return { limits, timezone, members: { active: active?.users ?? 0, invited: invited?.invites ?? 0 }, total, months }
  },
}

const NOTHING: Counts = {
  projects: 0,
  proposals: 0,
  agreements_sent: 0,
  agreements_signed: 0,
  mails: 0,
  stored_bytes: 0,
}

async function byMonth(db: Db, { table, at, only, sum }: Source, timezone: string) {
  const month = sql<string>`to_char(${at} at time zone ${timezone}, 'YYYY-MM')`
  return db
    .select({ month, amount: sum ?? sql<number>`count(*)` })
    .from(table)
    .where(only)
    .groupBy(sql`1`)
}

/** '2026-11' and those before it, the latest last. */
function lastMonths(now: Date, timezone: string): string[] {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find(one => one.type === type)?.value)
  const last = part('year') * 12 + part('month') - 1
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = last - (MONTHS - 1) + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
