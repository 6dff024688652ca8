// Staff erase a suspended company: its name is typed, a waiting time passes, and a proof is kept for good.
import { and, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { writeAudit } from '#server/audit.ts'
import { INTERNAL_COMPANY } from '#server/caller.ts'
import { type Erasure, listErasures, WAIT_MS } from '#server/company/installation/erase-company.ts'
import { words } from '#server/company/installation/words.ts'
import { enterTenant, inCompany } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import { company_erasures } from '#server/db/schema/installation.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'

type Paths = '/v3/installation.EraseCompany' | '/v3/installation.CancelErasure' | '/v3/installation.ListErasures'

export const erasureHandlers: Pick<Handlers<'installation'>, Paths> = {
  '/v3/installation.EraseCompany': async ({ input, caller, db, ports, request }) => {
    const { company_id } = input
    const reason = input.reason.trim()
    if (reason.length < 10) throw refuse(400, 'invalid_input', { reason: words.say_why })
    await enterTenant(db, company_id)
    const [company] = await db.select().from(companies)
    if (company_id === INTERNAL_COMPANY || !company) throw notFound('company')
    if (company.status !== 'suspended') throw refuse(409, 'not_suspended', words.suspend_first)
    const { name } = company
    if (input.name.trim() !== name) throw refuse(400, 'invalid_input', { name: words.name_differs })
    await enterTenant(db, caller.company_id)
    // As the owner of the tables, which is another connection.
    return new Afterwards(async database => {
      const now = ports.now()
      const due_at = new Date(now.getTime() + WAIT_MS)
      const values = { id: ports.id(), erased_company: company_id, name, reason, status: 'waiting' as const }
      const [row] = await database.asOwner(db =>
        db
          .insert(company_erasures)
          .values({ ...values, requested_by: caller.name, requested_at: now, due_at })
          .onConflictDoNothing()
          .returning(),
      )
      if (!row) throw refuse(409, 'already_waiting', words.already_waiting)
      const day = due_at.toISOString().slice(0, 10)
      await inCompany(database, caller.company_id, db =>
        writeAudit(db, ports, caller, request, '/v3/installation.EraseCompany', 'done', {
          sentence: () => words.erasure_ordered({ company: name, day, reason }),
          entity_id: row.id,
        }),
      )
      return { erasure: erasureView(row) }
    })
  },

  '/v3/installation.CancelErasure': async ({ input, caller, ports, request }) =>
    new Afterwards(async database => {
      const mine = eq(company_erasures.id, input.erasure_id)
      const [row] = await database.asOwner(db =>
        db
          .update(company_erasures)
          .set({ status: 'canceled', canceled_by: caller.name, canceled_at: ports.now() })
          .where(and(mine, eq(company_erasures.status, 'waiting')))
          .returning(),
      )
      if (!row) {
        const [known] = await listErasures(database, mine)
        throw known ? refuse(409, 'erasure_over', words.erasure_over) : notFound('erasure')
      }
      await inCompany(database, caller.company_id, db =>
        writeAudit(db, ports, caller, request, '/v3/installation.CancelErasure', 'done', {
          sentence: () => words.erasure_canceled({ company: row.name }),
          entity_id: row.id,
        }),
      )
      return { erasure: erasureView(row) }
    }),

  '/v3/installation.ListErasures': async () =>
    new Afterwards(async database => ({ erasures: (await listErasures(database)).map(erasureView) })),
}

const erasureView = (row: Erasure): Schemas['CompanyErasure'] => ({
  id: row.id,
  company_id: row.erased_company,
  name: row.name,
  reason: row.reason,
  status: row.status,
  requested_by: row.requested_by,
  requested_at: row.requested_at.toISOString(),
  due_at: row.due_at.toISOString(),
  canceled_by: row.canceled_by,
  erased_at: row.erased_at?.toISOString() ?? null,
  rows: Object.values(row.rows).reduce((sum, one) => sum + one, 0),
  files: row.rows['files'] ?? 0,
  proof: row.proof,
})
