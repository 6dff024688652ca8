// The applications of a project, for users who may see the project.

import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import { OVER } from '#machines/applications/lenders/codes.ts'
import { notFound } from '#machines/lib/refuse.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { type ProjectRow, requireProject, visibleTo } from '#server/projects/access.ts'
import type { ApplicationRow } from './application-rows.ts'

type HomeownerRow = typeof homeowners.$inferSelect

type Options = { lock?: boolean }

/** 404 also where it is another's project. `lock` keeps other writers out of project and application, in this order. */
export async function requireApplication(
  db: Db,
  caller: UserCaller,
  id: string,
  options: Options = {},
): Promise<ApplicationRow> {
  return (await requireApplied(db, caller, id, options)).application
}

/** The same with its project. */
export async function requireApplied(
  db: Db,
  caller: UserCaller,
  id: string,
  { lock = false }: Options = {},
): Promise<{ application: ApplicationRow; project: ProjectRow }> {
  const [place] = await db
    .select({ project_id: lender_applications.project_id })
    .from(lender_applications)
    .innerJoin(projects, eq(projects.id, lender_applications.project_id))
    .where(and(eq(lender_applications.id, id), visibleTo(caller)))
  if (!place) throw notFound('application')
  const project = await requireProject(db, caller, place.project_id, lock ? 'lock' : undefined)
  const query = db.select().from(lender_applications).where(eq(lender_applications.id, id))
  const [application] = await (lock ? query.for('update') : query)
  if (!application) throw notFound('application')
  return { application, project }
}

/** Newest first. */
export const applicationsOf = (db: Db, project_id: string): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(lender_applications)
    .where(eq(lender_applications.project_id, project_id))
    .orderBy(desc(lender_applications.created_at), desc(lender_applications.id))

/** The one at this lender that is not over. */
export async function openAt(db: Db, project_id: string, lender: string): Promise<ApplicationRow | undefined> {
  const { project_id: of, lender: at, status } = lender_applications
  const [row] = await db
    .select()
    .from(lender_applications)
    .where(and(eq(of, project_id), eq(at, lender), notInArray(status, [...OVER])))
    .limit(1)
  return row
}

/** The primary first. */
export const homeownersOf = (db: Db, project_id: string): Promise<HomeownerRow[]> =>
  db
    .select()
    .from(homeowners)
    .where(eq(homeowners.project_id, project_id))
    .orderBy(desc(homeowners.is_primary), asc(homeowners.created_at), asc(homeowners.id))
