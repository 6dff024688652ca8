// The designs of a project. The chosen one is in the tables every calculation reads; the others are stored until chosen.
import { and, eq } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { designs, drawings, type KeptDesign, project_designs } from '#server/db/schema/design.ts'
import type { Design, TriedDesign } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { designRow } from './save-design.ts'

export type ProjectDesign = typeof project_designs.$inferSelect

/** The chosen design of a project that never had two: named so, under the project's own id. */
const firstDesign = ({ company_id, id, created_at }: ProjectRow): ProjectDesign => ({
  company_id,
  id,
  project_id: id,
  name: 'Design 1',
  chosen: true,
  kept: null,
  made_at: created_at,
  version: 1,
})

/** The first one first. Empty without a design. */
export async function projectDesigns(db: Db, project: ProjectRow): Promise<ProjectDesign[]> {
  const rows = await db
    .select()
    .from(project_designs)
    .where(eq(project_designs.project_id, project.id))
    .orderBy(project_designs.made_at, project_designs.id)
  if (rows.length > 0) return rows
  return (await chosenDesign(db, project)) ? [firstDesign(project)] : []
}

/** One of them, with its row in the table. The caller has locked the project. */
export async function requireDesign(db: Db, project: ProjectRow, design_id: string): Promise<ProjectDesign> {
  const design = (await projectDesigns(db, project)).find(({ id }) => id === design_id)
  if (!design) throw notFound('design')
  await db.insert(project_designs).values(design).onConflictDoNothing()
  return design
}

/** One of the project's designs to load its sale with; undefined for the chosen one. Throws 404 for one it does not have. */
export async function triedDesign(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  design_id?: string,
): Promise<TriedDesign | undefined> {
  if (!design_id) return undefined
  const design = (await projectDesigns(db, project)).find(({ id }) => id === design_id)
  if (!design) throw notFound('design')
  return design.kept
    ? { design_id, name: design.name, design: await designKept(db, ports, project, design.kept) }
    : undefined
}

export async function chosenDesign(db: Db, project: ProjectRow): Promise<Design | undefined> {
  const [row] = await db.select().from(designs).where(eq(designs.project_id, project.id))
  return row
}

/** The chosen design with its drawing, as it is kept while another is chosen. */
export async function keepable(db: Db, project: ProjectRow): Promise<KeptDesign> {
  const chosen = await chosenDesign(db, project)
  if (!chosen) throw notFound('design')
  const [row] = await db.select().from(drawings).where(eq(drawings.project_id, project.id))
  const { company_id, project_id, updated_at, version, ...design } = chosen
  return { design, drawing: row?.drawing ?? null, drawn: row?.design_version === version }
}

/** A kept design as one that can be calculated with, its size by today's catalogue. */
export async function designKept(db: Db, ports: Ports, project: ProjectRow, { design }: KeptDesign): Promise<Design> {
  const version = (await chosenDesign(db, project))?.version ?? 0
  const { company_id, id } = project
  const before = { ...design, company_id, project_id: id, updated_at: ports.now(), version }
  const { storage_control, scene, ...chosen } = design
  const row = await designRow(db, ports, project, before, chosen)
  return { ...row, storage_control, scene }
}

export const designById = (project: ProjectRow, id: string) =>
  and(eq(project_designs.project_id, project.id), eq(project_designs.id, id))
