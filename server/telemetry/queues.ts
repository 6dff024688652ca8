// Queue metrics of all companies: how many entries wait, and how long the oldest has been due.
import { and, count, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { transactions } from '../db/schema/agreements.ts'
import { jobs } from '../db/schema/jobs.ts'
import { lender_calls } from '../db/schema/lenders.ts'
import { mails } from '../db/schema/mails.ts'

export type Waiting = { queue: string; depth: number; age_s: number }
type Queue = { table: PgTable; due_at: PgColumn; waits: SQL | undefined }

const QUEUES: Readonly<Record<string, Queue>> = {
  mails: { table: mails, due_at: mails.next_attempt_at, waits: inArray(mails.status, ['queued']) },
  jobs: { table: jobs, due_at: jobs.next_attempt_at, waits: inArray(jobs.status, ['waiting', 'running']) },
  lender_calls: {
    table: lender_calls,
    due_at: lender_calls.next_attempt_at,
    waits: isNotNull(lender_calls.next_attempt_at),
  },
  seals: {
    table: transactions,
    due_at: transactions.next_seal_at,
    waits: and(isNotNull(transactions.completed_at), isNull(transactions.sealed_at)),
  },
}

export const readQueues = (database: Pick<Database, 'findDue'>, now: Date): Promise<Waiting[]> =>
  database.findDue(async db => {
    const queues: Waiting[] = []
    for (const [queue, { table, due_at, waits }] of Object.entries(QUEUES)) {
      const [row] = await db
        .select({ depth: count(), due_since: sql<string | null>`extract(epoch from min(${due_at}))` })
        .from(table)
        .where(waits)
      const since_s = row?.due_since === null || row === undefined ? Number.POSITIVE_INFINITY : Number(row.due_since)
      queues.push({ queue, depth: row?.depth ?? 0, age_s: Math.max(0, now.getTime() / 1_000 - since_s) })
    }
    return queues
  })
