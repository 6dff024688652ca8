// The sample project is made and deleted as a whole.
import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { projects } from '#server/db/schema/projects.ts'
import { makeSample } from '#server/projects/samples/make-sample.ts'
import type { UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { companies, users } from '../../db/schema/company.ts'
import type { Handlers } from '../../handler.ts'
import { requireProject, visibleTo } from '../../projects/access.ts'
import { projectNumber, projectView } from '../../projects/view.ts'
import { words } from './words.ts'

type Paths = '/v3/projects.CreateSample' | '/v3/projects.DeleteSample'

export const sampleHandlers: Pick<Handlers<'projects'>, Paths> = {
  '/v3/projects.CreateSample': async ({ caller, db, ports, perform, audit }) => {
    // Two who ask at once: the second waits here and is answered the sample of the first.
    await db.select({ one: sql`1` }).from(companies).for('no key update')
    const before = await sampleOf(db)
    if (before) return { project: await projectView(db, caller, await requireSeen(db, caller, before)) }
    const project_id = await makeSample({ db, ports, caller, perform })
    await audit({ sentence: () => words.sample_created, project_id })
    return { project: await projectView(db, caller, await requireProject(db, caller, project_id)) }
  },

  '/v3/projects.DeleteSample': async ({ caller, db, audit }) => {
    const [sample] = await db
      .select()
      .from(projects)
      .where(and(eq(projects.is_sample, true), visibleTo(caller)))
      .for('update')
    if (!sample) return { deleted: false }
    const [row] = rowsOf<{ deleted: boolean }>(
      await db.execute(sql`select remove_sample(${caller.company_id}, ${sample.id}) as deleted`),
    )
    await audit({
      sentence: () => words.sample_deleted({ number: projectNumber(sample) }),
      entity_id: sample.id,
      detail: { name: sample.name },
    })
    return { deleted: row?.deleted ?? false }
  },
}

async function sampleOf(db: Db) {
  const [row] = await db
    .select({ project: projects, owner: users })
    .from(projects)
    .innerJoin(users, and(eq(users.company_id, projects.company_id), eq(users.id, projects.owner_id)))
    .where(eq(projects.is_sample, true))
  return row
}

/** Their own, or anyone's for users who see all. */
async function requireSeen(
  db: Db,
  caller: UserCaller,
  { project, owner }: NonNullable<Awaited<ReturnType<typeof sampleOf>>>,
) {
  const [seen] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, project.id), visibleTo(caller)))
  if (seen) return seen
  throw refuse(409, 'sample_exists', words.sample_exists({ owner: fullName(owner) }))
}
