// Projects merged into another: their targets, and their sources.
import { eq } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Db } from '../db/database.ts'
import type { ProjectRow } from './access.ts'
import { projectNumber } from './view.ts'
import { words } from './words.ts'

export async function mergedFrom(db: Db, project_id: string): Promise<string[]> {
  const rows = await db.select({ id: projects.id }).from(projects).where(eq(projects.merged_into, project_id))
  return rows.map(({ id }) => id)
}

/** The refusal of whatever would continue with a project that was merged. */
export async function alreadyMerged(db: Db, project: Pick<ProjectRow, 'number_prefix' | 'number' | 'merged_into'>) {
  const [kept] = await db
    .select()
    .from(projects)
    .where(eq(projects.id, project.merged_into ?? ''))
  const number = projectNumber(project)
  const sentence = kept ? words.merged({ number, kept: projectNumber(kept) }) : words.merged_elsewhere({ number })
  return refuse(409, 'already_merged', sentence)
}
