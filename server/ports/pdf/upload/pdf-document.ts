// The stored form of an upload to be signed: pages and nothing else. Forms, notes and layers are drawn into them,
// scripts, links and attached files are left out, and every page is upright, so that what is shown is what is signed.
import { PDF, type PDFPage, type PdfArray, PdfDict } from '@libpdf/core'
import { words } from '../../words.ts'
import { openPdf, type PageSize, sizeOf } from '../pdf.ts'
import { inherited, shapeOf } from '../pdf-pages.ts'
import { damaged, PdfRefusal } from '../pdf-refusal.ts'
import { annotationsOf, requireDrawn } from './pdf-drawn.ts'
import { hasHiddenLayers, removeLayers } from './pdf-layers.ts'
import { repairTable } from './pdf-repair.ts'
import { setUpright } from './pdf-upright.ts'

export type PlainDocument = {
  bytes: Uint8Array
  pages: PageSize[]
  /** Parts of the upload besides its pages. */
  left_out: string[]
  /** Some layer may not have shown when the upload was opened. */
  has_hidden_layers: boolean
  /** Its table of objects was wrong. */
  repaired: boolean
}

/** 200 inches, the largest a reader must show (ISO 32000-1, annex C). */
const MOST_POINTS = 14_400
/** Entries that describe a document and its pages; any other in a catalog acts or hides. */
const KEPT = new Set(['Type', 'Version', 'Pages', 'PageLabels', 'Lang', 'MarkInfo', 'StructTreeRoot', 'OutputIntents'])

/** Throws PdfRefusal for what cannot be signed as it is shown. */
export async function plainDocument(upload: Uint8Array): Promise<PlainDocument> {
  try {
    return { ...(await flatten(upload)), repaired: false }
  } catch (error) {
    const isDamaged = error instanceof PdfRefusal && error.code === 'damaged_pdf'
    const mended = isDamaged ? repairTable(upload) : null
    if (!mended) throw error
    return { ...(await flatten(mended)), repaired: true }
  }
}

async function flatten(upload: Uint8Array): Promise<Omit<PlainDocument, 'repaired'>> {
  const pdf = await openPdf(upload)
  try {
    requireStill(pdf)
    const has_hidden_layers = hasHiddenLayers(pdf)
    requireDrawn(pdf, has_hidden_layers)
    const sizes = pdf.getPages().map(page => sizeOf(pdf, page))
    for (const [index, { width, height }] of sizes.entries())
      if (Math.max(width, height) > MOST_POINTS)
        throw new PdfRefusal('page_too_large', words.pdf.page_too_large({ page: index + 1 }))
    removeLayers(pdf)
    const left_out = leaveOut(pdf)
    const redrawn = pdf.getPages().map(page => {
      const shape = shapeOf(pdf, page)
      return shape !== null && setUpright(pdf, page, shape)
    })
    // The tags of a page name the parts of its own drawing, which is elsewhere now.
    if (redrawn.includes(true)) for (const key of ['StructTreeRoot', 'MarkInfo']) pdf.getCatalog().delete(key)
    const bytes = await pdf.save()
    const written = await PDF.load(bytes)
    const pages = written.getPages().map(page => sizeOf(written, page))
    if (pages.length !== sizes.length) throw damaged()
    return { bytes, pages, left_out, has_hidden_layers }
  } catch (error) {
    throw error instanceof PdfRefusal ? error : damaged()
  }
}

/** Refuses what would not be the same document afterwards. */
function requireStill(pdf: PDF) {
  const resolve = pdf.getObject.bind(pdf)
  const form = pdf.getCatalog().getDict('AcroForm', resolve)
  if (form?.has('XFA')) throw new PdfRefusal('xfa_pdf', words.pdf.xfa)
  const signed = (fields: PdfArray | undefined, level: number): boolean =>
    (fields?.toArray() ?? []).some((_, place) => {
      const field = fields?.at(place, resolve)
      if (!(field instanceof PdfDict) || level > 32) return false
      const value = field.get('V', resolve)
      const is_signature = field.getName('FT', resolve)?.value === 'Sig' || value instanceof PdfDict
      return (is_signature && value instanceof PdfDict) || signed(field.getArray('Kids', resolve), level + 1)
    })
  if (signed(form?.getArray('Fields', resolve), 0)) throw new PdfRefusal('signed_pdf', words.pdf.signed)
}

/** Draws annotations into the pages and removes the rest; returns what that was. */
function leaveOut(pdf: PDF): string[] {
  const resolve = pdf.getObject.bind(pdf)
  const catalog = pdf.getCatalog()
  const names = catalog.getDict('Names', resolve)
  const scripts = catalog.has('OpenAction') || catalog.has('AA') || names?.has('JavaScript') === true
  const files = names?.has('EmbeddedFiles') === true
  const pages = pdf.getPages()
  const all = pages.flatMap(page => annotationsOf(pdf, page))
  for (const annotation of all) for (const action of ['A', 'AA', 'PA']) annotation.delete(action)
  for (const page of pages) preparePage(pdf, page)
  // With this flag readers draw the fields; otherwise the fields' own appearances are shown.
  if (catalog.getDict('AcroForm', resolve)?.getBool('NeedAppearances', resolve)?.value === true)
    for (const field of pdf.getForm()?.getFields() ?? [])
      if ('needsAppearanceUpdate' in field) field.needsAppearanceUpdate = true
  const { layers, formFields, annotations } = pdf.flattenAll()
  for (const page of pages)
    for (const key of ['Annots', 'AA', 'Thumb', 'B', 'PieceInfo', 'Metadata', 'Trans', 'Dur', 'Tabs', 'AF'])
      page.dict.delete(key)
  for (const key of [...catalog.keys()]) if (!KEPT.has(key.value)) catalog.delete(key)
  const parts: [string, boolean][] = [
    ['layers', layers > 0],
    ['form fields', formFields > 0],
    ['notes', annotations > 0],
    ['links', all.some(one => one.getName('Subtype', resolve)?.value === 'Link')],
    ['scripts', scripts],
    ['attached files', files],
  ]
  return parts.filter(([, is]) => is).map(([what]) => what)
}

/** Pages often share resources; drawing into one must not affect another. */
function preparePage(pdf: PDF, page: PDFPage) {
  const shared = inherited(pdf, page, 'Resources')
  const own = shared instanceof PdfDict ? shared.clone() : PdfDict.of({})
  const drawn = own.getDict('XObject', pdf.getObject.bind(pdf))
  if (drawn) own.set('XObject', drawn.clone())
  page.dict.set('Resources', own)
  // The drawing is added after a `Q`, whose `q` requires existing contents.
  if (!page.dict.has('Contents')) page.dict.set('Contents', pdf.createStream({}, new Uint8Array()))
}
