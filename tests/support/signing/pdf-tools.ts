// Independent witnesses for our PDFs. PDFium, which comes with the packages, reads text, fonts and pictures; pdfsig and openssl
// judge signatures where the machine has them, and their tests are skipped, visibly, where it has not.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'

export const hasTool = (tool: string) => spawnSync(tool, ['-v'], { stdio: 'ignore' }).error === undefined

/** PDFium's C functions by their names (fpdfview.h, fpdf_text.h, fpdf_edit.h), and the memory they point into. */
type Pdfium = { wasmExports: Record<string, (...args: number[]) => number>; HEAPU8: Uint8Array }
const pdfium = Reflect.get(await PDFiumLibrary.init(), 'module') as Pdfium
const call = (name: string, ...args: number[]): number => {
  const found = pdfium.wasmExports[name]
  if (!found) throw new Error(`PDFium has no ${name}`)
  return found(...args)
}

/** Runs `work` with the address of `size` bytes, which are free again afterwards. */
function inMemory<T>(size: number, work: (address: number) => T): T {
  const address = call('malloc', size)
  try {
    return work(address)
  } finally {
    call('free', address)
  }
}
const memory = (address: number, size: number) => Buffer.from(pdfium.HEAPU8.buffer, address, size)

function withDocument<T>(bytes: Uint8Array, work: (document: number) => T): T {
  return inMemory(bytes.length, address => {
    pdfium.HEAPU8.set(bytes, address)
    const document = call('FPDF_LoadMemDocument', address, bytes.length, 0)
    if (document === 0) throw new Error('PDFium cannot open this PDF')
    try {
      return work(document)
    } finally {
      call('FPDF_CloseDocument', document)
    }
  })
}

type Page = { page: number; text: number }

const onEachPage = <T>(bytes: Uint8Array, work: (page: Page, at: number) => T): T[] =>
  withDocument(bytes, document =>
    Array.from({ length: call('FPDF_GetPageCount', document) }, (_, at) => {
      const page = call('FPDF_LoadPage', document, at)
      const text = call('FPDFText_LoadPage', page)
      try {
        return work({ page, text }, at)
      } finally {
        call('FPDFText_ClosePage', text)
        call('FPDF_ClosePage', page)
      }
    }),
  )

/** UTF-16 that a function writes, without the zero at its end. It is asked for the size in bytes first. */
const utf16 = (size: number, write: (address: number) => void) =>
  inMemory(size, address => {
    write(address)
    return memory(address, size - 2).toString('utf16le')
  })

/** All text in the order in which it is drawn; each page ends with a form feed. */
export const pdfText = (bytes: Uint8Array) =>
  onEachPage(bytes, ({ text }) => {
    const count = call('FPDFText_CountChars', text)
    const said = utf16(2 * (count + 1), address => call('FPDFText_GetText', text, 0, count, address))
    return `${said.replaceAll('\r\n', '\n')}\f`
  }).join('')

/** Every word with its page, from 1, and its place: fractions of the page as displayed, from its top left corner. */
export function wordsOnPages(bytes: Uint8Array) {
  type Word = { page: number; word: string; left: number; top: number; right: number; bottom: number }
  return onEachPage(bytes, ({ page, text }, at) => {
    const words: Word[] = []
    let open: Word | undefined
    for (let index = 0; index < call('FPDFText_CountChars', text); index++) {
      const letter = String.fromCodePoint(call('FPDFText_GetUnicode', text, index))
      if (/\s/.test(letter)) open = undefined
      else {
        if (!open) {
          open = { page: at + 1, word: '', left: Infinity, top: Infinity, right: 0, bottom: 0 }
          words.push(open)
        }
        open.word += letter
        for (const { x, y } of cornersOf(page, text, index)) {
          open.left = Math.min(open.left, x)
          open.right = Math.max(open.right, x)
          open.top = Math.min(open.top, y)
          open.bottom = Math.max(open.bottom, y)
        }
      }
    }
    return words
  }).flat()
}

/** PDFium answers places in whole units of a screen: of one this wide and high. */
const SCREEN = 1_000_000

/** Two corners of a letter, turned and cut as its page is. */
const cornersOf = (page: number, text: number, index: number) =>
  inMemory(40, address => {
    const [left, right, bottom, top] = [0, 8, 16, 24].map(offset => address + offset)
    call('FPDFText_GetCharBox', text, index, left ?? 0, right ?? 0, bottom ?? 0, top ?? 0)
    const box = [0, 8, 16, 24].map(offset => memory(address, 32).readDoubleLE(offset))
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = box
    return [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ].map(corner => {
      call('FPDF_PageToDevice', page, 0, 0, SCREEN, SCREEN, 0, corner.x, corner.y, address + 32, address + 36)
      const place = memory(address + 32, 8)
      return { x: place.readInt32LE(0) / SCREEN, y: place.readInt32LE(4) / SCREEN }
    })
  })

const BGRA = 4
const WITH_ANNOTATIONS = 1

/** The first page as PDFium draws it, at 36 points an inch: four bytes for each point, row by row. */
export function pictureOf(bytes: Uint8Array): { size: string; pixels: Buffer } {
  const [picture] = onEachPage(bytes, ({ page }, at) => {
    if (at > 0) return undefined
    const [width, height] = ['FPDF_GetPageWidthF', 'FPDF_GetPageHeightF'].map(side => Math.round(call(side, page) / 2))
    const [across = 0, down = 0] = [width, height]
    const bitmap = call('FPDFBitmap_CreateEx', across, down, BGRA, 0, 0)
    call('FPDFBitmap_FillRect', bitmap, 0, 0, across, down, 0xffffffff)
    call('FPDF_RenderPageBitmap', bitmap, page, 0, 0, across, down, 0, WITH_ANNOTATIONS)
    const pixels = Buffer.from(memory(call('FPDFBitmap_GetBuffer', bitmap), 4 * across * down))
    call('FPDFBitmap_Destroy', bitmap)
    return { size: `${across} ${down}`, pixels }
  })
  if (!picture) throw new Error('This PDF has no page')
  return picture
}

/** Its title, how many pages it has and how large the first is in points, and whether it is tagged for screen readers. */
export const pdfFacts = (bytes: Uint8Array) => {
  const sizes = onEachPage(bytes, ({ page }) =>
    ['FPDF_GetPageWidthF', 'FPDF_GetPageHeightF'].map(side => Math.round(call(side, page))).join(' x '),
  )
  return withDocument(bytes, document => {
    const tag = Buffer.from('Title\0')
    const title = inMemory(tag.length, name => {
      pdfium.HEAPU8.set(tag, name)
      const size = call('FPDF_GetMetaText', document, name, 0, 0)
      return utf16(size, address => call('FPDF_GetMetaText', document, name, address, size))
    })
    return { title, pages: sizes.length, size: sizes[0], is_tagged: call('FPDFCatalog_IsTagged', document) === 1 }
  })
}

/** Names of the fonts it uses without carrying them. */
export function fontsLeftOut(bytes: Uint8Array): string[] {
  const names = onEachPage(bytes, ({ text }) =>
    Array.from({ length: call('FPDFText_CountChars', text) }, (_, index) => {
      const drawn = call('FPDFText_GetTextObject', text, index)
      const font = drawn && call('FPDFTextObj_GetFont', drawn)
      if (!font || call('FPDFFont_GetIsEmbedded', font) === 1) return []
      const size = call('FPDFFont_GetBaseFontName', font, 0, 0)
      return inMemory(size, address => {
        call('FPDFFont_GetBaseFontName', font, address, size)
        return [memory(address, size - 1).toString()]
      })
    }).flat(),
  )
  return [...new Set(names.flat())]
}

/** Elements of each page's structure, outer before inner: roles with their alternative text and how many contents they own. */
export const structureOf = (bytes: Uint8Array) =>
  onEachPage(bytes, ({ page }) => {
    const tree = call('FPDF_StructTree_GetForPage', page)
    if (!tree) return []
    try {
      const roots = Array.from({ length: call('FPDF_StructTree_CountChildren', tree) }, (_, at) =>
        call('FPDF_StructTree_GetChildAtIndex', tree, at),
      )
      return roots.flatMap(elementsIn)
    } finally {
      call('FPDF_StructTree_Close', tree)
    }
  })

type Element = { role: string; alt: string; contents: number }

function elementsIn(element: number): Element[] {
  if (!element) return []
  const text = (name: string) => {
    const size = call(`FPDF_StructElement_${name}`, element, 0, 0)
    return size > 2 ? utf16(size, address => call(`FPDF_StructElement_${name}`, element, address, size)) : ''
  }
  const contents = Math.max(0, call('FPDF_StructElement_GetMarkedContentIdCount', element))
  const children = Array.from({ length: call('FPDF_StructElement_CountChildren', element) }, (_, at) =>
    call('FPDF_StructElement_GetChildAtIndex', element, at),
  )
  return [{ role: text('GetType'), alt: text('GetAltText'), contents }, ...children.flatMap(elementsIn)]
}

const IMAGE = 3
const FORM = 5

/** The number of its raster images. */
export const pointPictures = (bytes: Uint8Array) =>
  onEachPage(bytes, ({ page }) => imagesIn('FPDFPage', page)).reduce((sum, count) => sum + count, 0)

const imagesIn = (holder: 'FPDFPage' | 'FPDFFormObj', it: number): number =>
  Array.from({ length: call(`${holder}_CountObjects`, it) }, (_, at) => call(`${holder}_GetObject`, it, at)).reduce(
    (sum, part) => {
      const kind = call('FPDFPageObj_GetType', part)
      return sum + (kind === IMAGE ? 1 : kind === FORM ? imagesIn('FPDFFormObj', part) : 0)
    },
    0,
  )

/** pdfsig's output. It exits with an error if a signature is broken; that text counts too. */
export function pdfsig(bytes: Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'seal-')), 'document.pdf')
  writeFileSync(file, bytes)
  const { stdout, stderr } = spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' })
  return stdout + stderr
}

/** Verifies the detached CMS over the signed ranges with openssl, down to the authority; its complaint, or empty. */
export function opensslTrusts(bytes: Uint8Array, root_pem: string): string {
  const [, ...numbers] =
    /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(Buffer.from(bytes).toString('latin1')) ?? []
  const [, first = 0, second = 0] = numbers.map(Number)
  const cwd = mkdtempSync(join(tmpdir(), 'cms-'))
  const hex = Buffer.from(bytes.subarray(first + 1, second - 1)).toString('latin1')
  writeFileSync(join(cwd, 'signature.der'), Buffer.from(hex, 'hex'))
  writeFileSync(join(cwd, 'content'), Buffer.concat([bytes.subarray(0, first), bytes.subarray(second)]))
  writeFileSync(join(cwd, 'root.pem'), root_pem)
  const files = ['-inform', 'DER', '-in', 'signature.der', '-content', 'content', '-CAfile', 'root.pem']
  const args = ['cms', '-verify', '-binary', '-purpose', 'any', '-cades', ...files, '-out', '/dev/null']
  const { status, stderr } = spawnSync('openssl', args, { cwd, encoding: 'utf8' })
  return status === 0 ? '' : stderr
}
