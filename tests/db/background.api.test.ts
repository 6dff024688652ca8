// Background jobs poll every few seconds for due work. An old company has ever more rows that aren't due: they must not
// be read.
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { remindDue } from '#server/agreements/sending/reminders.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { refreshDue } from '#server/applications/lenders/facts/refresh.ts'
import { sendDue } from '#server/applications/lenders/outbox/outbox.ts'
import { refreshDueProducts } from '#server/applications/lenders/products/refresh-due.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { mailDay } from '#server/company/notifications/day-mail.ts'
import { removeOld } from '#server/company/notifications/retention.ts'
import { deleteOldProblems } from '#server/company/problems/retention.ts'
import type { Database } from '#server/db/database.ts'
import { foldSums } from '#server/db/fold-sums.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { removeExpired, runDueJobs } from '#server/jobs/runner.ts'
import { tellOverdue } from '#server/money/receivables/overdue.ts'
import { removeDeleted, tellDue } from '#server/projects/tasks/due.ts'
import { type Fill, fill, makeFunctions } from '#tests/bench/lists/fill.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { countingRows } from './rows-read.ts'

const ROWS = 5_000

type Work = Pick<TestApp, 'ports'> & { database: Database }
const log = pino({ level: 'silent' })
const LOOPS: Record<string, (work: Work) => Promise<unknown>> = {
  'mails to send': ({ database, ports }) => deliverDue({ database, ports, log, transport: undefined }),
  'agreements to seal': ({ database, ports }) => sealDue({ database, ports, log }),
  'signers to remind': ({ database, ports }) => remindDue(database, ports),
  'calls to lenders': ({ database, ports }) => sendDue({ database, ports }),
  'applications to refresh': ({ database, ports }) => refreshDue({ database, ports }),
  'products to refresh': ({ database, ports }) => refreshDueProducts({ database, ports }),
  'mails of the day': ({ database, ports }) => mailDay({ database, ports }),
  'notifications to delete': ({ database, ports }) => removeOld({ database, ports }),
  'page problems to delete': ({ database, ports }) => deleteOldProblems({ database, ports }),
  'tasks to tell': ({ database, ports }) => tellDue({ database, ports }),
  'tasks to delete': ({ database, ports }) => removeDeleted({ database, ports }),
  'invoices overdue': ({ database, ports }) => tellOverdue(database, ports),
  'sums to fold': ({ database }) => foldSums(database),
  'jobs to do': ({ database, ports }) => runDueJobs({ database, ports, log, kinds: jobKinds }),
  'files of jobs to delete': ({ database, ports }) => removeExpired({ database, ports, log, kinds: jobKinds }),
}

const NOW = `timestamptz '2026-11-20T17:00:00Z'`
const FILLS: Fill[] = [
  { table: 'mails', set: { status: `'sent'`, sent_at: NOW, created_at: NOW, next_attempt_at: NOW } },
  { table: 'transactions', set: { status: `'signed'`, financing_type: `'cash'`, completed_at: NOW, sealed_at: NOW } },
  { table: 'lender_calls', set: { state: `'done'`, idempotency_key: 'n::text', next_attempt_at: 'null' } },
  {
    table: 'lender_applications',
    set: { status: `'funded'`, type: `'loan'`, mode: `'api'`, lender_reference: 'n::text' },
  },
  {
    table: 'notifications',
    set: { at: `${NOW} - n * interval '1 minute'`, in_app: 'true', read_at: `case when n % 2 = 0 then ${NOW} end` },
  },
  { table: 'page_problems', set: { status: `'open'`, last_seen_at: NOW, first_seen_at: NOW, fingerprint: 'n::text' } },
  { table: 'tasks', set: { done_at: NOW } },
  {
    table: 'invoices',
    set: {
      status: `'paid'`,
      total_cents: '100',
      paid_cents: '100',
      open_cents: '0',
      file_id: 'id(0, 0)',
      issued_on: `date '2020-01-01'`,
      due_on: `date '2020-01-01' + n::integer`,
      number: 'n::text',
      milestone: 'null',
    },
  },
  {
    table: 'project_sums',
    set: { kind: `'begun'`, day: `date '1990-01-01' + n::integer`, size_w: '1', folded: 'true' },
  },
  { table: 'jobs', set: { status: `'done'`, created_at: NOW } },
]

it('what looks for work reads next to nothing of 5,000 rows in each table of which nothing is due', async () => {
  const { database, ports } = await testApp()
  await makeFunctions(database)
  // The next file has this database too.
  onTestFinished(() =>
    database.asOwner(async db => {
      await db.execute(sql`drop function id(bigint, integer)`)
      await db.execute(sql`drop function at(bigint)`)
    }),
  )
  for (const one of FILLS) await fill(database, 2, one, 1, ROWS)
  // PostgreSQL keeps the planner's figures by itself; here they may be those of another test's rows.
  await database.asOwner(db => db.execute(sql`analyze`))
  const read: Record<string, number> = {}
  for (const [name, run] of Object.entries(LOOPS)) {
    const counted = countingRows(database)
    await run({ database: counted.database, ports })
    read[name] = counted.read.rows
  }
  expect(Object.entries(read).filter(([, rows]) => rows > ROWS / 10)).toEqual([])
})
