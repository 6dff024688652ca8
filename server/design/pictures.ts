// The pictures of a design that screens, slides and proposals show.
import { and, eq } from 'drizzle-orm'
import { moduleCount } from '#machines/design/drawing/arrays-of.ts'
import { dataUrl } from '#machines/design/picture/data-url.ts'
import { panelsPicture } from '#machines/design/picture/panels-picture.ts'
import { type PanelSides, type Picture, roofPicture, type View } from '#machines/design/picture/roof-picture.ts'
import { words } from '#machines/design/picture/words.ts'
import { dayWords } from '#machines/lib/format.ts'
import { originSentences } from '#machines/money/sale/simulation-result.ts'
import { currentLanguage, type Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawings, project_designs } from '#server/db/schema/design.ts'
import { files } from '#server/db/schema/files.ts'
import type { PricedSale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { fileAddress, keepFile, readFile } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'
import { panelsOf } from './drawn-design.ts'

type Drawing = Schemas['Drawing']
type Pictures = Schemas['DesignPictures']
type Designed = Pick<PricedSale, 'project' | 'design' | 'design_id'>

/** The picture of the sale's design, described in the reader's language; null without a design. */
export const picturesOf = (db: Db, ports: Ports, designed: Designed) =>
  makePictures(db, designed, currentLanguage(), addressIn(ports, designed.project.company_id))

/** The same for a document: of site images only those of a public source, which may be shown to anyone. */
export async function picturesForDocument(db: Db, ports: Ports, designed: Designed, language: Language) {
  const { company_id } = designed.project
  return readablePictures(ports, company_id, await makePictures(db, designed, language, () => '', true))
}

/**
 * The same for a document that is kept: with a copy of the picture, since files of projects are deleted by users. A picture that was
 * kept before is used again.
 */
export async function picturesToKeep(db: Db, ports: Ports, designed: Designed, language: Language) {
  const pictures = await makePictures(db, designed, language, () => '', true)
  const ground = pictures?.plan.ground
  if (!pictures || !ground?.file_id) return pictures
  const file_id = await keptCopy(db, ports, ground.file_id)
  return { ...pictures, plan: { ...pictures.plan, ground: file_id ? { ...ground, file_id } : null } }
}

/** With an address of the picture, and its day after its source. */
export function readablePictures<P extends Pictures | null | undefined>(
  ports: Ports,
  company_id: number,
  pictures: P,
): P {
  const ground = pictures?.plan.ground
  if (!pictures || !ground?.file_id) return pictures
  const src = fileAddress(ports, company_id, ground.file_id)
  const source = [ground.source, ground.taken_on && dayWords(ground.taken_on)].filter(Boolean).join(', ')
  return { ...pictures, plan: { ...pictures.plan, ground: { ...ground, src, source } } }
}

const KEPT_NAME = 'aerial-picture'

async function keptCopy(db: Db, ports: Ports, file_id: string): Promise<string | undefined> {
  const [file] = await db.select().from(files).where(eq(files.id, file_id))
  if (!file) return undefined
  const [before] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.sha256, file.sha256), eq(files.name, KEPT_NAME)))
  if (before) return before.id
  const bytes = await readFile(db, ports, file_id)
  if (!bytes) return undefined
  const { company_id } = file
  const media_type = file.media_type === 'image/png' ? 'image/png' : 'image/jpeg'
  return (await keepFile(db, ports, { company_id, name: KEPT_NAME, media_type, bytes })).id
}

const addressIn = (ports: Ports, company_id: number) => (file_id: string) => fileAddress(ports, company_id, file_id)

async function makePictures(
  db: Db,
  { project, design, design_id }: Designed,
  language: Language,
  addressOf: (file_id: string) => string,
  only_public = false,
): Promise<Pictures | null> {
  if (!design) return null
  const says = words.in(language)
  const size = `${(design.size_w / 1000).toLocaleString('en-US', { maximumFractionDigits: 2 })} kW`
  const saved = await drawingOf(db, project.id, design_id, design.version)
  if (!saved) {
    const { arrays } = design
    const module_count = arrays.reduce((sum, one) => sum + one.module_count, 0)
    const planes = arrays.map(({ name, module_count }) => `${name} ${module_count}`).join(', ')
    const picture = {
      src: dataUrl(panelsPicture(arrays)),
      alt: says.typed({ module_count, size, planes }),
      ground: null,
    }
    return { drawn: false, house: picture, plan: picture }
  }
  const drawing = only_public && !saved.image?.source ? { ...saved, image: null } : saved
  const module_count = moduleCount(drawing)
  const sides = await sidesOf(db, drawing)
  const shown = (view: View, alt: string) => {
    const { svg, ground }: Picture = roofPicture(drawing, sides, view)
    const { file_id, source, taken_on } = drawing.image ?? {}
    const credit = { ...(source ? { source } : {}), ...(taken_on ? { taken_on } : {}) }
    return {
      src: dataUrl(svg),
      alt,
      ground: ground && file_id ? { src: addressOf(file_id), file_id, ...credit, ...ground } : null,
    }
  }
  const roof_from = originSentences(design, language)
  return {
    drawn: true,
    ...(roof_from.length > 0 ? { roof_from } : {}),
    house: shown('house', says.house({ module_count, size })),
    plan: shown('plan', says.plan({ module_count, size })),
  }
}

/** The drawing of the sale's design; null without one. */
export const drawingOfSale = async (db: Db, { project, design, design_id }: Designed): Promise<Drawing | null> =>
  design ? drawingOf(db, project.id, design_id, design.version) : null

/** The drawing a design was made from; undefined if it was entered or changed by figures. */
async function drawingOf(
  db: Db,
  project_id: string,
  design_id: string | undefined,
  version: number,
): Promise<Drawing | null> {
  if (design_id) {
    const [row] = await db
      .select({ kept: project_designs.kept })
      .from(project_designs)
      .where(eq(project_designs.id, design_id))
    return row?.kept?.drawn ? row.kept.drawing : null
  }
  const [row] = await db.select().from(drawings).where(eq(drawings.project_id, project_id))
  return row?.design_version === version ? row.drawing : null
}

export async function sidesOf(db: Db, drawing: Drawing): Promise<PanelSides> {
  const panel_rows = await panelsOf(db, drawing)
  return new Map(
    [...panel_rows].flatMap(([id, { length_m, width_m }]) =>
      length_m && width_m ? [[id, { length_m, width_m }] as const] : [],
    ),
  )
}
