// Members' managers and territories.
import { eq } from 'drizzle-orm'
import { changes } from '#server/audit.ts'
import { nameOf, requireManageable, requireMember, shownMember } from '#server/company/team/members.ts'
import { namesOf, requireManager } from '#server/company/team/placement.ts'
import { words } from '#server/company/team/words.ts'
import { users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'

export const placementHandlers: Pick<Handlers<'team'>, '/v3/users.UpdatePlacement'> = {
  '/v3/users.UpdatePlacement': async ({ input, caller, db, audit }) => {
    const own = input.user_id === caller.user_id
    const member = own
      ? await requireMember(db, input.user_id, 'lock')
      : await requireManageable(db, caller, input.user_id, 'placement')
    requireVersion(member.user, input.version)
    const manager = input.manager_id ? await requireManager(db, input.manager_id, input.user_id) : undefined
    const was = (await namesOf(db, [member.user.manager_id])).get(member.user.manager_id ?? '')
    const territory = input.territory ?? null
    await db
      .update(users)
      .set({ manager_id: manager?.id ?? null, territory, version: input.version + 1 })
      .where(eq(users.id, member.user.id))
    await audit({
      sentence: () => words.placement_changed({ name: nameOf(member) }),
      entity_id: member.user.id,
      detail: changes<object>(
        { manager: was ?? null, territory: member.user.territory },
        { manager: manager?.name ?? null, territory },
      ),
    })
    return { user: await shownMember(db, await requireMember(db, member.user.id)) }
  },
}
