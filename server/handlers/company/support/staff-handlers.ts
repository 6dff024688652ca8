// Support's side: it asks a company to be let in, and leaves when it's done.
import { desc, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { writeAudit } from '#server/audit.ts'
import { INTERNAL_COMPANY, type UserCaller } from '#server/caller.ts'
import { tellUsers } from '#server/company/notifications/tell.ts'
import { ownersOf } from '#server/company/owners.ts'
import { readSetting } from '#server/company/settings/store.ts'
import {
  ANSWERABLE_HOURS,
  accessView,
  changeAccess,
  hoursFrom,
  LISTED,
  requireAccess,
  WITHOUT_ASKING_HOURS,
} from '#server/company/support/access.ts'
import { words } from '#server/company/support/words.ts'
import { enterDoor, enterTenant } from '#server/db/database.ts'
import { accessStatus, support_accesses as table } from '#server/db/schema/audits.ts'
import { companies } from '#server/db/schema/company.ts'
import type { AuditNote, Handlers } from '#server/handler.ts'

type Paths = '/v3/support.RequestAccess' | '/v3/support.ListRequests' | '/v3/support.CloseRequest'

export const staffHandlers: Pick<Handlers<'support'>, Paths> = {
  '/v3/support.RequestAccess': async ({ input, caller, db, ports, request }) => {
    const { company_id } = input
    const reason = input.reason.trim()
    if (reason.length < 10) throw refuse(400, 'invalid_input', { reason: words.say_more })
    await enterTenant(db, company_id)
    // Of two requests at once the second sees the first.
    const [company] = await db.select({ status: companies.status }).from(companies).for('no key update')
    if (company_id === INTERNAL_COMPANY || !company) throw notFound('company')
    const now = ports.now()
    const mine = await db.select().from(table).where(eq(table.support_id, caller.user_id))
    if (mine.some(row => ['waiting', 'approved'].includes(accessStatus(row, now))))
      throw refuse(409, 'access_open', words.access_open)
    const { without_asking } = (await readSetting(db, 'support_access')).value
    const row = {
      company_id,
      id: ports.id(),
      support_id: caller.user_id,
      support_name: caller.name,
      reason,
      requested_at: now,
      ...(without_asking
        ? { status: 'approved' as const, decided_at: now, expires_at: hoursFrom(now, WITHOUT_ASKING_HOURS) }
        : { expires_at: hoursFrom(now, ANSWERABLE_HOURS) }),
    }
    const [access] = await db.insert(table).values(row).returning()
    if (!access) throw notFound('support access')
    const { name } = caller
    await tellUsers(db, ports, {
      company_id,
      user_ids: await ownersOf(db),
      event: 'support_access',
      sentence: () => (without_asking ? words.has_access : words.asks_for_access)({ name }),
      details: () => [words.reason({ reason })],
      page: '/settings/company/support',
    })
    await writeAudit(db, ports, caller, request, '/v3/support.RequestAccess', 'done', {
      sentence: () => (without_asking ? words.let_itself_in : words.asked)({ reason }),
      entity_id: access.id,
      actor: actorIn(company_id, caller),
    })
    await enterTenant(db, caller.company_id)
    return { access: accessView(access, now) }
  },

  '/v3/support.ListRequests': async ({ caller, db, ports }) => {
    await enterDoor(db)
    const rows = await db
      .select({ access: table, company: companies.name })
      .from(table)
      .innerJoin(companies, eq(companies.company_id, table.company_id))
      .where(eq(table.support_id, caller.user_id))
      .orderBy(desc(table.requested_at), desc(table.id))
      .limit(LISTED)
    return {
      requests: rows.map(({ access, company }) => {
        const { id, reason, status, requested_at, expires_at } = accessView(access, ports.now())
        const of = { id: access.company_id, name: company }
        return { id, company: of, reason, status, requested_at, expires_at }
      }),
    }
  },

  '/v3/support.CloseRequest': async ({ input, caller, db, ports, request }) => {
    const { company_id } = input
    await enterTenant(db, company_id)
    const before = await requireAccess(db, input.access_id, caller.user_id)
    const now = ports.now()
    const status = accessStatus(before, now)
    if (status !== 'waiting' && status !== 'approved') throw refuse(409, 'access_over', words.access_over)
    const row = await changeAccess(db, before.id, { status: 'ended', ended_at: now, ended_by_name: caller.name })
    await writeAudit(db, ports, caller, request, '/v3/support.CloseRequest', 'done', {
      sentence: () => (status === 'waiting' ? words.withdrew : words.finished),
      entity_id: row.id,
      actor: actorIn(company_id, caller),
    })
    await enterTenant(db, caller.company_id)
    return { access: accessView(row, now) }
  },
}

/** In the company's own log, where support isn't a user. */
const actorIn = (company_id: number, { name }: UserCaller): NonNullable<AuditNote['actor']> => ({
  company_id,
  user_id: null,
  name: words.staff_name({ name }),
})
