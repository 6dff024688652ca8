// Pages as PDFium draws them. It shares no code with the library that rewrites an upload, so it is a witness of what that did.
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import type { PageSize } from '../pdf.ts'
import { damaged } from '../pdf-refusal.ts'

/** Row by row, four bytes a pixel: red, green, blue, opacity. */
export type Picture = { width: number; height: number; data: Uint8Array }

/** Text of 4 points is 5 pixels high. */
const PIXELS_A_POINT = 100 / 72
/** A plan sheet of 36 by 24 inches is drawn at 75 pixels an inch; one picture takes 20 MB. */
const MOST_PIXELS = 5_000_000

let library: Promise<PDFiumLibrary> | undefined

/** Throws PdfRefusal where PDFium cannot open a document or gives up on a page. */
export async function withPictures<T>(
  documents: readonly Uint8Array[],
  work: (opened: PDFiumDocument[]) => Promise<T>,
): Promise<T> {
  library ??= PDFiumLibrary.init()
  const opened: PDFiumDocument[] = []
  try {
    const pdfium = await library
    for (const bytes of documents) opened.push(await pdfium.loadDocument(bytes))
    const result = await work(opened)
    for (const document of opened) document.destroy()
    return result
  } catch {
    // Memory of a module that broke off halfway may be in any state.
    library = undefined
    throw damaged()
  }
}

/** `size` in points, as displayed. */
export async function drawPage(document: PDFiumDocument, index: number, size: PageSize): Promise<Picture> {
  const scale = Math.min(PIXELS_A_POINT, Math.sqrt(MOST_PIXELS / (size.width * size.height)))
  const [width, height] = [size.width, size.height].map(points => Math.max(1, Math.round(points * scale)))
  // Fields too, as a form that asks for it has them drawn by its viewer.
  const how = { render: 'bitmap', colorSpace: 'BGRA', renderFormFields: true } as const
  return document.getPage(index).render({ ...how, width, height, scale: 1 })
}
