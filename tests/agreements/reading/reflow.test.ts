// A contract as text for a phone, against PDFium, which reads the PDF on its own: the same words on every page.
import { fileURLToPath } from 'node:url'
import { PDF, rgb, StandardFonts } from '@libpdf/core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it, vi } from 'vitest'
import {
  type Block,
  type Part,
  type Piece,
  readingText,
  reflow,
  type Spot,
} from '#machines/agreements/reading/reflow.ts'
import type { Schemas } from '#sdk/types.ts'
import { setContract } from '#server/agreements/starter/set-contract.ts'
import { starterContract } from '#server/agreements/starter/starter.ts'
import { demoAgreementPdf, demoFields } from '#tests/support/signing/agreement.ts'
import { pdfText } from '#tests/support/signing/pdf-tools.ts'
import { pagePieces } from '#web/projects/sale/papers/page-pieces.ts'

vi.hoisted(() => {
  // The library asks for classes of drawing as it loads; nothing is drawn here.
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) Reflect.set(globalThis, name, class {})
})

const FONTS = fileURLToPath(new URL('../../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url))

async function read(bytes: Uint8Array, fields: readonly Schemas['Field'][] = []) {
  const pdf = await getDocument({ data: bytes.slice(), standardFontDataUrl: FONTS, verbosity: 0 }).promise
  const pages = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const text = await pagePieces(await pdf.getPage(page))
    pages.push(text && reflow(text, spotsOf(fields, page, text)))
  }
  await pdf.destroy()
  return pages
}
const spotsOf = (fields: readonly Schemas['Field'][], page: number, size: { width: number; height: number }): Spot[] =>
  fields
    .filter(one => one.page === page)
    .map(({ id, x, y, w, h }) => ({ id, x: x * size.width, y: y * size.height, w: w * size.width, h: h * size.height }))

const words = (text: string) =>
  text
    .replaceAll(/[_\s\p{Cc}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
    .toSorted()
const pagesOf = (bytes: Uint8Array) => pdfText(bytes).split('\f').slice(0, -1).map(words)
const plain = (parts: readonly Part[]) => parts.map(part => ('text' in part ? part.text : `[${part.field}]`)).join('')
const outline = (blocks: readonly Block[] | null | undefined) =>
  blocks?.map(block =>
    block.kind === 'table' ? block.rows.map(row => row.map(plain)) : `${block.kind}: ${plain(block.parts)}`,
  )

/** A page of lines at given places. */
async function lines(...all: { text: string; x?: number; y: number; size?: number; bold?: boolean }[]) {
  const pdf = PDF.create()
  const page = pdf.addPage({ size: 'letter' })
  for (const { text, x = 72, y, size = 10, bold } of all)
    page.drawText(text, { x, y, size, font: bold ? StandardFonts.HelveticaBold : StandardFonts.Helvetica })
  return new Uint8Array(await pdf.save())
}
const LONG = 'The company supplies the modules and the inverters shown in the accepted proposal, and asks first'

describe.each([
  ['en', 'homeowner', 1],
  ['es', 'homeowner', 2],
  ['en', 'third_party', 2],
  ['es', 'third_party', 1],
] as const)('the starter contract (%s, %s, %i homeowners)', (language, ownership, homeowners) => {
  it('has the words of the PDF on each page, and every field once', async () => {
    const chosen = { ownership, homeowners, workmanship_years: 12, roof_years: 5, language }
    const { bytes, fields } = await setContract(starterContract(chosen, [{ milestone: 'signing', share: 1 }]))
    const pages = await read(bytes, fields)
    expect(pages.map(blocks => words(readingText(blocks ?? [])))).toEqual(pagesOf(bytes))
    const parts = pages.flatMap(
      blocks => blocks?.flatMap(block => (block.kind === 'table' ? block.rows.flat(2) : block.parts)) ?? [],
    )
    expect(parts.flatMap(part => ('field' in part ? [part.field] : [])).toSorted()).toEqual(
      fields.map(({ id }) => id).toSorted(),
    )
    expect(outline(pages.flat().filter(block => block !== null))?.join('\n')).toMatch(
      language === 'en' ? /such as a gate code:$/m : /./,
    )
    const kinds = new Set(pages.flatMap(blocks => blocks?.map(({ kind }) => kind) ?? []))
    expect([...kinds].toSorted()).toEqual(['heading', 'paragraph', 'table'])
  })
})

it('has the words of an uploaded contract, paragraph by paragraph', async () => {
  const bytes = await demoAgreementPdf()
  const [first, second] = await read(bytes, demoFields)
  expect([first, second].map(blocks => words(readingText(blocks ?? [])))).toEqual(pagesOf(bytes))
  expect(outline(second)?.slice(0, 2)).toEqual([
    'heading: Work, warranty and cancellation',
    'paragraph: 4. The work. The company begins after the permit is issued and works on weekdays between 7 a.m. and 5 p.m. unless agreed otherwise. It leaves the site clean.',
  ])
})

it('joins the lines of a paragraph, and begins another at a gap, an item or a short line', async () => {
  const bytes = await lines(
    { text: 'Terms', y: 700, size: 16, bold: true },
    { text: LONG, y: 670 },
    { text: 'before it uses another.', y: 657 },
    { text: LONG, y: 644 },
    { text: 'It leaves the site clean.', y: 620 },
    { text: '1. The work begins in May.', y: 607 },
    { text: '2. It ends in June.', y: 594 },
  )
  expect(outline((await read(bytes))[0])).toEqual([
    'heading: Terms',
    `paragraph: ${LONG} before it uses another.`,
    `paragraph: ${LONG}`,
    'paragraph: It leaves the site clean.',
    'paragraph: 1. The work begins in May.',
    'paragraph: 2. It ends in June.',
  ])
})

it('reads rows of two columns and more as a table, with fields in its cells', async () => {
  const bytes = await lines(
    { text: 'Size', y: 700 },
    { text: '7.2 kW', x: 250, y: 700 },
    { text: 'Included', x: 400, y: 700 },
    { text: 'Battery', y: 680 },
    { text: '13.5 kWh', x: 250, y: 680 },
    { text: 'Optional', x: 400, y: 680 },
    { text: 'Price', y: 660 },
  )
  const price = { id: 'price', page: 1, x: 250 / 612, y: (792 - 672) / 792, w: 0.2, h: 0.02 }
  const field = { ...demoFields[0], ...price } as Schemas['Field']
  expect(outline((await read(bytes, [field]))[0])).toEqual([
    [
      ['Size', '7.2 kW', 'Included'],
      ['Battery', '13.5 kWh', 'Optional'],
      ['Price', '[price]', ''],
    ],
  ])
})

it('reads columns of running text one after the other', async () => {
  const left = ['Left one is a line of text', 'left two is a line of text', 'left three ends here.']
  const right = ['Right one is a line of text', 'right two is a line of text', 'right three ends here.']
  const column = (all: string[], x: number) => all.map((text, at) => ({ text, x, y: 700 - at * 13 }))
  const bytes = await lines(...column(left, 72), ...column(right, 330))
  expect(outline((await read(bytes))[0])).toEqual([`paragraph: ${left.join(' ')}`, `paragraph: ${right.join(' ')}`])
})

it('puts a field where the sentence has it', async () => {
  const bytes = await lines(
    { text: 'The house has', y: 700 },
    { text: '________', x: 140, y: 700 },
    { text: 'storeys and a flat roof.', x: 190, y: 700 },
  )
  const spot = { id: 'storeys', page: 1, x: 138 / 612, y: (792 - 712) / 792, w: 48 / 612, h: 14 / 792 }
  const [blocks] = await read(bytes, [{ ...demoFields[0], ...spot } as Schemas['Field']])
  expect(outline(blocks)?.join().replaceAll('_', '').replaceAll(/ +/g, ' ')).toBe(
    'paragraph: The house has [storeys] storeys and a flat roof.',
  )
})

it('leaves to the paper what text alone would not show', async () => {
  const picture = PDF.create()
  const page = picture.addPage({ size: 'letter' })
  page.drawText('Price list', { x: 72, y: 700, size: 12, font: StandardFonts.Helvetica })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  page.drawImage(picture.embedImage(new Uint8Array(png)), { x: 72, y: 300, width: 400, height: 300 })
  const empty = PDF.create()
  empty.addPage({ size: 'letter' }).drawRectangle({ x: 10, y: 10, width: 20, height: 20, color: rgb(0, 0, 0) })
  for (const pdf of [picture, empty]) expect(await read(new Uint8Array(await pdf.save()))).toEqual([null])
})

it('never loses or adds a letter, whatever is placed where', () => {
  const piece = (text: string, x: number, y: number, odd = false): Piece => ({
    text,
    x,
    y,
    width: text.length * 5,
    size: 10,
    bold: false,
    odd,
  })
  for (let seed = 1; seed <= 200; seed++) {
    let state = seed
    const random = (most: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % most
    }
    const pieces = Array.from({ length: 40 }, (_, at) => piece(`w${at}x`, random(500), random(700), random(20) === 0))
    const spots = Array.from({ length: 5 }, (_, at) => ({
      id: `f${at}`,
      x: random(500),
      y: random(700),
      w: 60,
      h: 5 + random(30),
    }))
    const blocks = reflow({ width: 612, height: 792, pieces }, spots)
    expect(blocks, `seed ${seed}`).not.toBeNull()
    expect(readingText(blocks ?? []).replaceAll(/\s/g, '').length).toBe(pieces.map(one => one.text).join('').length)
  }
})
