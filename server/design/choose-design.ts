// Makes a design the one that is sold: chosen by a designer, or by a homeowner who accepts another design's proposal.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { drawings, type KeptDesign, project_designs } from '#server/db/schema/design.ts'
import { keepDesign } from '#server/money/quote/keep-design.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { designById, designKept, keepable, type ProjectDesign, projectDesigns } from './project-designs.ts'
import { keepDrawing, type SavedBy } from './save-drawing.ts'

/** The one chosen before is kept. The caller has locked the project and writes the audit. */
export async function chooseDesign(db: Db, ports: Ports, by: SavedBy, project: ProjectRow, row: ProjectDesign) {
  if (!row.kept) return
  const before = (await projectDesigns(db, project)).find(({ chosen }) => chosen)
  if (before)
    await db
      .update(project_designs)
      .set({ chosen: false, kept: await keepable(db, project), version: before.version + 1 })
      .where(designById(project, before.id))
  await db
    .update(project_designs)
    .set({ chosen: true, kept: null, version: row.version + 1 })
    .where(designById(project, row.id))
  const saved = await keepDesign(db, ports, project, await designKept(db, ports, project, row.kept))
  await layDrawing(db, ports, by, project, row.kept, saved.version)
}

/**
 * The drawing of a design that becomes the chosen one, as a version of its own. A design without a drawing gets a blank
 * one if another is drawn, which isn't its roof.
 */
async function layDrawing(
  db: Db,
  ports: Ports,
  by: SavedBy,
  project: ProjectRow,
  { drawing, drawn, design: { inverters, storage } }: KeptDesign,
  design_version: number,
) {
  const [before] = await db.select().from(drawings).where(eq(drawings.project_id, project.id))
  const laid = drawing ?? (before && { ...before.drawing, ...BLANK, inverters, storage })
  if (!laid) return
  await keepDrawing(db, ports, by, project, {
    drawing: laid,
    version: (before?.version ?? 0) + 1,
    design_version: drawn ? design_version : null,
  })
}

const BLANK: Pick<Schemas['Drawing'], 'backdrop' | 'image' | 'planes' | 'obstructions' | 'trees' | 'horizon'> = {
  backdrop: 'blank',
  image: null,
  planes: [],
  obstructions: [],
  trees: [],
  horizon: [],
}
