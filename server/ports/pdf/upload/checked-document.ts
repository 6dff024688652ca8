// An upload to be signed, accepted only if unchanged to the eye: the kept pages are rendered and compared with the
// uploaded ones. Run in a parser process.
import { writePng } from '../../../lib/png.ts'
import { words } from '../../words.ts'
import { damaged, PdfRefusal } from '../pdf-refusal.ts'
import { type PlainDocument, plainDocument } from './pdf-document.ts'
import { drawPage, type Picture, withPictures } from './pdf-pictures.ts'
import { type Area, differenceOf } from './picture-difference.ts'

/** More than an author compares with care. */
const MOST_DIFFERING = 10

type Difference = { page: number; area: Area; uploaded: Picture; stored: Picture }
type PagePair = { page: number; width: number; height: number; area: Area; uploaded: string; stored: string }

/** `differing`: numbers of the pages that look otherwise than in the upload. */
export async function checkedDocument(upload: Uint8Array): Promise<PlainDocument & { differing: number[] }> {
  const document = await plainDocument(upload)
  const differences = await differencesOf(upload, document)
  return { ...document, differing: differences.map(({ page }) => page) }
}

/** Pages that look otherwise, as uploaded and as they would be stored. */
export async function differingPages(upload: Uint8Array): Promise<PagePair[]> {
  const differences = await differencesOf(upload, await plainDocument(upload))
  return differences.map(({ uploaded, stored, ...rest }) => ({
    ...rest,
    width: uploaded.width,
    height: uploaded.height,
    uploaded: asPng(uploaded),
    stored: asPng(stored),
  }))
}

async function differencesOf(upload: Uint8Array, document: PlainDocument): Promise<Difference[]> {
  const { bytes, pages, has_hidden_layers, repaired } = document
  const difference = await withPictures([upload, bytes], async ([before, after]) => {
    if (!before || !after || before.getPageCount() !== pages.length) return undefined
    const all: Difference[] = []
    for (const [index, size] of pages.entries()) {
      const [uploaded, stored] = [await drawPage(before, index, size), await drawPage(after, index, size)]
      const area = differenceOf(uploaded, stored)
      if (area) all.push({ page: index + 1, area, uploaded, stored })
      if (all.length > MOST_DIFFERING) break
    }
    return all
  })
  const [first] = difference ?? []
  if (!difference || (first && repaired)) throw damaged()
  if (first && has_hidden_layers) throw new PdfRefusal('hidden_layer', words.pdf.hidden_layer({ page: first.page }))
  if (difference.length > MOST_DIFFERING)
    throw new PdfRefusal('pages_differ', words.pdf.pages_differ({ most: MOST_DIFFERING }))
  return difference
}

const asPng = (picture: Picture) => `data:image/png;base64,${writePng(picture).toString('base64')}`
