// The roof as it is drawn: saved as often as it changes, read, looked back at, and what it would come to.
import { and, desc, eq, lt } from 'drizzle-orm'
import { moduleCount } from '#machines/design/drawing/arrays-of.ts'
import { fireRuleAt } from '#machines/design/drawing/fire-code.ts'
import { mergeDrawings, partNames } from '#machines/design/drawing/merge-drawings.ts'
import { agoInWords } from '#machines/lib/ago-in-words.ts'
import { notFound, staleVersion } from '#machines/lib/refuse.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { listed } from '#machines/words/listed.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { designs, drawing_versions, drawings } from '#server/db/schema/design.ts'
import { keepDesign } from '#server/money/quote/keep-design.ts'
import { codePlace } from '#server/money/quote/site.ts'
import type { Db } from '../../db/database.ts'
import { files } from '../../db/schema/files.ts'
import { figuresOfDrawing } from '../../design/drawing-figures.ts'
import { drawnDesign, requireFaultless } from '../../design/drawn-design.ts'
import { keepDrawing } from '../../design/save-drawing.ts'
import { words } from '../../design/words.ts'
import { fileAddress } from '../../files/store.ts'
import type { Handlers } from '../../handler.ts'
import { aNumber, cursorOf, pageOf } from '../../lib/paging.ts'
import { presenceMessage, sendMessages } from '../../ports/channel.ts'
import type { Ports } from '../../ports/ports.ts'
import { type ProjectRow, requireProject } from '../../projects/access.ts'

const VERSIONS = cursorOf('drawing_versions', aNumber)

type Paths =
  `/v3/design.${'GetDrawing' | 'SaveDrawing' | 'PreviewDrawing' | 'ListDrawingVersions' | 'GetDrawingVersion' | 'ShowPresence'}`
type Saved = Pick<typeof drawing_versions.$inferSelect, 'drawing' | 'version' | 'saved_at' | 'saved_by_name'>

export const drawingHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/design.GetDrawing': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const [row] = await db.select().from(drawings).where(eq(drawings.project_id, project.id))
    return view(db, ports, project, row, row?.design_version ?? null)
  },

  '/v3/design.SaveDrawing': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [before] = await db.select().from(drawings).where(eq(drawings.project_id, project.id))
    const drawing =
      (before?.version ?? 0) === input.version ? input.drawing : await mergeWith(db, ports, project, before, input)
    await requireFaultless(db, project, drawing)
    const [design] = await db.select().from(designs).where(eq(designs.project_id, project.id))
    const row = await drawnDesign(db, ports, project, design, drawing)
    const applied = row && (sameDesign(row, design) ? design : await keepDesign(db, ports, project, row))
    const { row: now, size_w } = await keepDrawing(db, ports, caller, project, {
      drawing,
      version: (before?.version ?? 0) + 1,
      design_version: applied?.version ?? null,
    })
    await audit({ sentence: () => drewInWords(drawing, size_w), project_id: project.id })
    return view(db, ports, project, now, now.design_version)
  },

  '/v3/design.PreviewDrawing': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    return figuresOfDrawing(db, ports, project, input.drawing)
  },

  '/v3/design.ListDrawingVersions': async ({ input, caller, db }) => {
    const project = await requireProject(db, caller, input.project_id)
    const limit = input.limit ?? 50
    const { version, saved_at, saved_by_name, module_count, size_w } = drawing_versions
    const rows = await db
      .select({ version, saved_at, saved_by_name, module_count, size_w })
      .from(drawing_versions)
      .where(
        and(
          eq(drawing_versions.project_id, project.id),
          input.cursor ? lt(version, VERSIONS.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(version))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, VERSIONS, row => [row.version])
    return {
      versions: page.map(({ size_w, saved_at, ...row }) => ({
        ...row,
        saved_at: saved_at.toISOString(),
        size_kw: size_w / 1000,
      })),
      next_cursor,
    }
  },

  '/v3/design.GetDrawingVersion': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const [row] = await db
      .select()
      .from(drawing_versions)
      .where(and(eq(drawing_versions.project_id, project.id), eq(drawing_versions.version, input.version)))
    if (!row) throw notFound('version')
    const [current] = await db.select().from(drawings).where(eq(drawings.project_id, project.id))
    return view(db, ports, project, row, current?.version === row.version ? current.design_version : null)
  },

  '/v3/design.ShowPresence': async ({ input, caller, db }) => {
    const { id: project_id, company_id, owner_id } = await requireProject(db, caller, input.project_id)
    const { user_id, name } = caller
    const { place, parts, here } = input
    await sendMessages(db, [presenceMessage({ company_id, project_id, owner_id, place, user_id, name, parts, here })])
    return { here }
  },
}

/** With what was saved since the version it was made from, unless both changed a part. */
async function mergeWith(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  saved: Saved | undefined,
  { version, drawing }: { version: number; drawing: Schemas['Drawing'] },
): Promise<Schemas['Drawing']> {
  if (!saved) throw staleVersion(0, words.drawing_deleted)
  const { saved_by_name: name } = saved
  const when = agoInWords(saved.saved_at, ports.now())
  const [base] = await db
    .select({ drawing: drawing_versions.drawing })
    .from(drawing_versions)
    .where(and(eq(drawing_versions.project_id, project.id), eq(drawing_versions.version, version)))
  if (!base) throw staleVersion(saved.version, words.drawing_changed({ name, when }))
  const merged = mergeDrawings(base.drawing, drawing, saved.drawing)
  if (merged.both.length === 0) return merged.drawing
  const parts = listed(partNames(merged.both, drawing, saved.drawing))
  throw staleVersion(saved.version, words.drawing_parts_changed({ name, when, parts }))
}

/** Moving a tree without changing shade leaves the design as is, so forms and quotes stay current. */
const sameDesign = (row: typeof designs.$inferSelect, before: typeof designs.$inferSelect | undefined) =>
  before !== undefined &&
  JSON.stringify(partsOf(row)) === JSON.stringify(partsOf(before)) &&
  row.size_w === before.size_w &&
  row.ac_w === before.ac_w

/** In one order of fields: the database gives JSON back in its own. */
const partsOf = ({ arrays, inverters, storage, others, losses, conditions }: typeof designs.$inferSelect) => [
  canonicaliseJson(losses),
  canonicaliseJson(conditions),
  arrays.map(({ name, tilt_deg, azimuth_deg, panel_id, module_count, mounting, rows, tracker, ...shade }) => [
    name,
    tilt_deg,
    azimuth_deg,
    panel_id,
    module_count,
    mounting ?? null,
    canonicaliseJson({ rows, tracker }),
    shade.shading ?? null,
    shade.shading_source ?? null,
  ]),
  inverters.map(one => [one.inverter_id, one.count]),
  storage.map(one => [one.storage_id, one.count]),
  others.map(one => [one.other_id, one.quantity]),
]

function drewInWords(drawing: Schemas['Drawing'], size_w: number): string {
  const planes = drawing.planes.length
  const count = moduleCount(drawing)
  if (count === 0) return words.log.drew_planes({ planes })
  return words.log.drew_panels({ count, planes, kw: (size_w / 1000).toFixed(2) })
}

async function view(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  row: Saved | undefined,
  design_version: number | null,
): Promise<Schemas['SavedDrawing']> {
  const [design] = await db.select({ version: designs.version }).from(designs).where(eq(designs.project_id, project.id))
  const file_id = await imageOf(db, row)
  const { jurisdictions = [] } = (await readSetting(db, 'design_preferences')).value
  return {
    drawing: row?.drawing ?? null,
    version: row?.version ?? 0,
    image_src: file_id ? fileAddress(ports, project.company_id, file_id) : null,
    saved_at: row?.saved_at.toISOString() ?? null,
    saved_by_name: row?.saved_by_name ?? null,
    applied: design !== undefined && design.version === design_version,
    design_version: design?.version ?? 0,
    tiles: ports.map_tiles,
    fire_rule: fireRuleAt(await codePlace(db, project, jurisdictions), jurisdictions),
  }
}

/** An earlier version may lie on a picture that was deleted since. */
async function imageOf(db: Db, row: Saved | undefined): Promise<string | null> {
  const image = row?.drawing.image
  if (!image) return null
  const [file] = await db.select({ id: files.id }).from(files).where(eq(files.id, image.file_id))
  return file?.id ?? null
}
