// Who may see a project, and which of them work: those who are offered as someone to mention or to give a task to.

import { and, asc, eq } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import { MAY_WORK } from '#machines/projects/task-rules.ts'
import type { Db } from '../db/database.ts'
import { roles, users } from '../db/schema/company.ts'
import type { ProjectRow } from './access.ts'

type Person = { id: string; name: string; takes_tasks: boolean }

/** Active members by name; of a project, those who may see it. */
export async function peopleOf(db: Db, project?: Pick<ProjectRow, 'owner_id'>): Promise<Person[]> {
  const rows = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      permissions: roles.permissions,
    })
    .from(users)
    .innerJoin(roles, and(eq(roles.company_id, users.company_id), eq(roles.id, users.role_id)))
    .where(eq(users.status, 'active'))
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id))
  const sees = (id: string, permissions: readonly string[]) =>
    permissions.includes('projects.view_all') || (permissions.includes('projects.view_own') && project?.owner_id === id)
  return rows
    .filter(({ id, permissions }) => project === undefined || sees(id, permissions))
    .map(({ id, firstname, lastname, permissions }) => ({
      id,
      name: fullName({ firstname, lastname }),
      takes_tasks: MAY_WORK.some(one => permissions.includes(one)),
    }))
}
