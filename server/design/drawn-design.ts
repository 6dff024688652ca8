// Derives the design from a drawing, or what is missing for one.
import { and, eq, inArray } from 'drizzle-orm'
import { arraysOf } from '#machines/design/drawing/arrays-of.ts'
import { drawingFaults } from '#machines/design/drawing/check-drawing.ts'
import { shadeScene } from '#machines/design/shade/shade-scene.ts'
import { roofFaults } from '#machines/design/solid/roof-faults.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Design } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { panels } from '../db/schema/equipment.ts'
import { project_files } from '../db/schema/files.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { shadedArrays } from './drawn-shade.ts'
import { acPowerOf, storageOf } from './equipment.ts'
import { designRow } from './save-design.ts'
import { words } from './words.ts'

type Drawing = Schemas['Drawing']

/** Throws 400 with a message per field. */
export async function requireFaultless(db: Db, project: ProjectRow, drawing: Drawing) {
  const faults = [...drawingFaults(drawing, await panelsOf(db, drawing)), ...roofFaults(drawing)]
  if (faults.length > 0)
    throw refuse(
      400,
      'invalid_input',
      Object.fromEntries(faults.map(({ field, sentence }) => [`drawing.${field}`, sentence])),
    )
  if (drawing.image) await requireImage(db, project, drawing.image)
}

export async function panelsOf(db: Db, { planes }: Pick<Drawing, 'planes'>) {
  const ids = [...new Set(planes.map(({ panel_id }) => panel_id))]
  const rows = ids.length > 0 ? await db.select().from(panels).where(inArray(panels.id, ids)) : []
  return new Map(rows.map(row => [row.id, row]))
}

/** DC watts of the modules that are on. */
export async function sizeDrawn(db: Db, drawing: Drawing): Promise<number> {
  const panel_rows = await panelsOf(db, drawing)
  return arraysOf(drawing).reduce(
    (sum, { panel_id, module_count }) => sum + (panel_rows.get(panel_id)?.power_w ?? 0) * module_count,
    0,
  )
}

async function requireImage(db: Db, project: ProjectRow, { file_id, width_px, height_px }: Schemas['SiteImage']) {
  const [row] = await db
    .select()
    .from(project_files)
    .where(and(eq(project_files.project_id, project.id), eq(project_files.file_id, file_id)))
  if (!row || row.width_px === null)
    throw refuse(400, 'invalid_input', {
      'drawing.image.file_id': words.picture_not_found,
    })
  if (row.width_px !== width_px || row.height_px !== height_px)
    throw refuse(400, 'invalid_input', {
      'drawing.image.width_px': words.picture_size({ width: row.width_px, height: row.height_px ?? 0 }),
    })
}

/** Null without a module or an inverter: then there is nothing to sell yet. */
export async function drawnDesign(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  before: Design | undefined,
  drawing: Drawing,
): Promise<Design | null> {
  const { inverters, storage, losses, conditions, planes } = drawing
  const panel_rows = await panelsOf(db, drawing)
  const arrays = await shadedArrays(db, ports, project, drawing, panel_rows)
  const within = 'drawing.'
  if (arrays.length === 0 || inverters.length === 0) {
    if (inverters.length > 0) await acPowerOf(db, inverters, before?.inverters ?? [], within)
    await storageOf(db, storage, before?.storage ?? [], within)
    return null
  }
  const drawn = planes.flatMap(({ modules }, index) => (modules.some(({ on }) => on) ? [index] : []))
  const scene = shadeScene(drawing, [...panel_rows.values()])
  const panel = (array: number) => `drawing.planes.${drawn[array]}.panel_id`
  return designRow(
    db,
    ports,
    project,
    before,
    { arrays, inverters, storage, losses, conditions, scene },
    { panel, within },
  )
}
