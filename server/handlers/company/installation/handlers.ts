// The installation, for its own staff: its state, and which companies may work.
import { sql } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { writeAudit } from '#server/audit.ts'
import { INTERNAL_COMPANY, type UserCaller } from '#server/caller.ts'
import { figuresOfCompanies } from '#server/company/installation/companies.ts'
import { findingsOf } from '#server/company/installation/findings.ts'
import { words } from '#server/company/installation/words.ts'
import { words as support_words } from '#server/company/support/words.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { companies } from '#server/db/schema/company.ts'
import { Afterwards, type Handlers, type RequestFacts } from '#server/handler.ts'
import type { Ports } from '#server/ports/ports.ts'
import { readQueues } from '#server/telemetry/queues.ts'
import { erasureHandlers } from './erasure-handlers.ts'

export const installation: Handlers<'installation'> = {
  ...erasureHandlers,

  // Outside of the request's transaction: it looks into every company in turn.
  '/v3/installation.Get': async ({ ports }) =>
    new Afterwards(async database => {
      const now = ports.now()
      const [row] = await database.asOwner(async db =>
        rowsOf<{ version: string; migration: string }>(
          await db.execute(
            sql`select current_setting('server_version') as version, (select max(name) from migrations) as migration`,
          ),
        ),
      )
      const [queues, figures, machine] = await Promise.all([
        readQueues(database, now),
        figuresOfCompanies(database, now),
        ports.machine(),
      ])
      const failing = figures.filter(({ failed_mails }) => failed_mails > 0)
      const facts = {
        version: machine.version,
        node: process.versions.node,
        database: `PostgreSQL ${row?.version ?? ''}`.trim(),
        migration: row?.migration ?? '',
        started_at: machine.started_at.toISOString(),
        mail_server: ports.mail_server,
        free_bytes: machine.free_bytes,
        failed_mails: failing.reduce((sum, one) => sum + one.failed_mails, 0),
        queues: queues.map(one => ({ ...one, queue: one.queue as 'mails' })),
        backup: machine.backup,
      }
      return {
        ...facts,
        findings: findingsOf(
          facts,
          failing.map(({ name }) => name),
          now,
        ),
      }
    }),

  '/v3/installation.SuspendCompany': async ({ input, caller, db, ports, request }) => {
    const reason = input.reason.trim()
    if (reason.length < 10) throw refuse(400, 'invalid_input', { reason: words.say_why })
    return setStatus({ db, ports, request, caller, company_id: input.company_id }, 'suspended', reason)
  },

  '/v3/installation.ResumeCompany': async ({ input, caller, db, ports, request }) =>
    setStatus({ db, ports, request, caller, company_id: input.company_id }, 'active', ''),
}

type Setting = { db: Db; ports: Ports; request: RequestFacts; caller: UserCaller; company_id: number }

async function setStatus(
  { db, ports, request, caller, company_id }: Setting,
  status: 'active' | 'suspended',
  reason: string,
) {
  await enterTenant(db, company_id)
  const [before] = await db.select().from(companies).for('update')
  // The staff's own company can't lock its staff out.
  if (company_id === INTERNAL_COMPANY || !before) throw notFound('company')
  const suspends = status === 'suspended'
  if (before.status === status)
    throw refuse(409, 'same_status', suspends ? words.already_suspended : words.already_active)
  await db.update(companies).set({ status })
  const of = suspends ? '/v3/installation.SuspendCompany' : '/v3/installation.ResumeCompany'
  await writeAudit(db, ports, caller, request, of, 'done', {
    sentence: () => (suspends ? words.suspended({ reason }) : words.resumed),
    actor: { company_id, user_id: null, name: support_words.staff_name({ name: caller.name }) },
  })
  await enterTenant(db, caller.company_id)
  return { company: { id: company_id, name: before.name, status } }
}
