// The company's side: who asks to be let in, who is, and whether support must ask.
import { desc } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { UserCaller } from '#server/caller.ts'
import { isOwner } from '#server/company/owners.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import { accessView, changeAccess, hoursFrom, isLive, LISTED, requireAccess } from '#server/company/support/access.ts'
import { words } from '#server/company/support/words.ts'
import type { Db } from '#server/db/database.ts'
import { accessStatus, support_accesses as table } from '#server/db/schema/audits.ts'
import type { Handlers } from '#server/handler.ts'
import { staffHandlers } from './staff-handlers.ts'

export const support: Handlers<'support'> = {
  ...staffHandlers,

  '/v3/support.GetCurrent': async ({ db, ports }) => {
    const rows = await db.select().from(table).where(isLive(ports.now())).orderBy(desc(table.expires_at))
    return {
      accesses: rows.map(({ support_name, expires_at }) => ({ support_name, expires_at: expires_at.toISOString() })),
    }
  },

  '/v3/support.ListAccess': async ({ db, ports }) => {
    const rows = await db.select().from(table).orderBy(desc(table.requested_at), desc(table.id)).limit(LISTED)
    const { value, version } = await readSetting(db, 'support_access')
    return { accesses: rows.map(row => accessView(row, ports.now())), ...value, version }
  },

  '/v3/support.DecideAccess': async ({ input, caller, db, ports, audit }) => {
    const approves = input.decision === 'approve'
    if (approves) await requireOwner(db, caller)
    const before = await requireAccess(db, input.access_id)
    const now = ports.now()
    if (accessStatus(before, now) !== 'waiting') throw over()
    const hours = input.hours ?? 4
    const row = await changeAccess(db, before.id, {
      status: approves ? 'approved' : 'declined',
      decided_by_name: caller.name,
      decided_at: now,
      ...(approves ? { expires_at: hoursFrom(now, hours) } : {}),
    })
    const name = row.support_name
    await audit({
      sentence: () => (approves ? words.approved({ name, hours }) : words.declined({ name })),
      entity_id: row.id,
      detail: { reason: row.reason },
    })
    return { access: accessView(row, now) }
  },

  '/v3/support.EndAccess': async ({ input, caller, db, ports, audit }) => {
    const before = await requireAccess(db, input.access_id)
    const now = ports.now()
    if (accessStatus(before, now) !== 'approved') throw over()
    const row = await changeAccess(db, before.id, { status: 'ended', ended_at: now, ended_by_name: caller.name })
    await audit({ sentence: () => words.ended({ name: row.support_name }), entity_id: row.id })
    return { access: accessView(row, now) }
  },

  '/v3/support.SetPolicy': async ({ input, caller, db, ports, audit }) => {
    const { version: known, without_asking } = input
    if (without_asking) await requireOwner(db, caller)
    const { version } = await writeSetting(db, ports, caller, 'support_access', known, { without_asking })
    await audit({ sentence: () => words.policy_set({ without_asking: without_asking ? 'yes' : 'no' }) })
    return { without_asking, version }
  },
}

/** Support sees what an owner sees, so only an owner may grant access. */
async function requireOwner(db: Db, { user_id }: UserCaller) {
  if (!(await isOwner(db, user_id))) throw refuse(403, 'owners_only', words.owners_only)
}

const over = () => refuse(409, 'access_over', words.access_over)
