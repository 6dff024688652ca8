// Saves a drawing as the current one, and as a version to restore. Used by designers, and with a design that is chosen.
import { and, eq, lte } from 'drizzle-orm'
import { moduleCount } from '#machines/design/drawing/arrays-of.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing_versions, drawings } from '#server/db/schema/design.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { sizeDrawn } from './drawn-design.ts'

/** More than anyone restores; an hour of drawing makes about two hundred. */
const KEPT_VERSIONS = 200

/** Who is written down as having drawn it. */
export type SavedBy = Pick<UserCaller, 'user_id' | 'name'>
type Part = Pick<typeof drawings.$inferSelect, 'version' | 'design_version'> & { drawing: Schemas['Drawing'] }

export async function keepDrawing(
  db: Db,
  ports: Ports,
  by: SavedBy,
  project: ProjectRow,
  { drawing, version, design_version }: Part,
) {
  const saved = {
    company_id: project.company_id,
    project_id: project.id,
    drawing,
    version,
    saved_by: by.user_id,
    saved_by_name: by.name,
    saved_at: ports.now(),
  }
  const now = { ...saved, design_version }
  const size_w = await sizeDrawn(db, drawing)
  await db
    .insert(drawings)
    .values(now)
    .onConflictDoUpdate({ target: [drawings.company_id, drawings.project_id], set: now })
  await db.insert(drawing_versions).values({ ...saved, module_count: moduleCount(drawing), size_w })
  await db
    .delete(drawing_versions)
    .where(and(eq(drawing_versions.project_id, project.id), lte(drawing_versions.version, version - KEPT_VERSIONS)))
  return { row: now, size_w }
}
