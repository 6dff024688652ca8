// Text on a PDF page. Plain letters are text that can be searched and copied; all else is drawn as outlines by
// shape-text.ts, with the text attached for search.
import { type EmbeddedFont, ops, type PDF, PdfDict, PdfString, rgb } from '@libpdf/core'
import { brandColors } from '#machines/lib/brand-colors.ts'
import { isPlain } from '#machines/lib/plain-letters.ts'
import { FONT_FILES } from './font-files.ts'
import { outlineOf } from './shape-text.ts'

export type Face = 'regular' | 'bold' | 'mono'
/** Those a page may carry: faces, and for each the font of letters that its own has not. */
export type PageFont = Face | 'italic' | 'other' | 'other_bold'
export type Fonts = Record<PageFont, EmbeddedFont>

/** Each is put into the document when it is first used. */
export function loadFonts(pdf: PDF): Fonts {
  const embedded = new Map<PageFont, EmbeddedFont>()
  const font = (name: PageFont) => {
    const embeddedFont = embedded.get(name) ?? pdf.embedFont(FONT_FILES[name]())
    embedded.set(name, embeddedFont)
    return embeddedFont
  }
  return {
    get regular() {
      return font('regular')
    },
    get bold() {
      return font('bold')
    },
    get italic() {
      return font('italic')
    },
    get mono() {
      return font('mono')
    },
    get other() {
      return font('other')
    },
    get other_bold() {
      return font('other_bold')
    },
  }
}

export type Ink = ReturnType<typeof rgb>
export const INK = rgb(0.12, 0.11, 0.1)
export const QUIET = rgb(0.42, 0.4, 0.37)
export const LINE = rgb(0.86, 0.84, 0.8)

/** A company's '#d9902f' as ink, as its pages on the web have it; the product's marigold where it cannot be read. */
export function inkOf(color: string): Ink {
  const { main } = brandColors(color)
  return /^#[0-9a-f]{6}$/.test(main) ? rgbOf(main) : rgb(0.87, 0.58, 0.12)
}

/** '#d9902f' as ink. */
export function rgbOf(color: string): Ink {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return rgb(red, green, blue)
}

/** One line, composed where accents are, with no breaks or tabs in it. */
const oneLine = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, ' ')
const weightOf = (face: Face) => (face === 'bold' ? 'bold' : 'regular')

/** Text between dots is laid out separately, so that a name in Arabic doesn't reverse the address after it. */
const partsOf = (line: string) => line.split(/( · )/).filter(Boolean)

export const widthOf = (text: string, face: Face, size: number, fonts: Fonts, plain: Plain = isPlain): number =>
  partsOf(oneLine(text)).reduce((width, part) => width + partWidth(part, face, size, fonts, plain), 0)

/** Whether a text is set letter by letter. */
export type Plain = (text: string) => boolean

const partWidth = (part: string, face: Face, size: number, fonts: Fonts, plain: Plain) =>
  plain(part)
    ? stretchesOf(part, face).reduce((width, [name, text]) => width + fonts[name].widthOfTextAtSize(text, size), 0)
    : (outlineOf(part, weightOf(face)).width * size) / 1000

/** The plain letters in Inter's Latin file: English, Spanish and related languages, with their symbols. */
const OWN =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]+/g
const OTHER = { regular: 'other', bold: 'other_bold', mono: 'mono' } as const

/** Stretches of plain letters, each with the font that has them. */
export function stretchesOf(part: string, face: Face): [PageFont, string][] {
  if (face === 'mono') return [['mono', part]]
  const stretches: [PageFont, string][] = []
  let from = 0
  for (const { 0: own, index } of part.matchAll(OWN)) {
    if (index > from) stretches.push([OTHER[face], part.slice(from, index)])
    stretches.push([face, own])
    from = index + own.length
  }
  if (from < part.length) stretches.push([OTHER[face], part.slice(from)])
  return stretches
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Lines no wider than `width`: broken at spaces, within a word only where it is longer than a line. Plain letters have no kerning, so
 * their widths are added up; text in other scripts is shaped, and measured, as a whole.
 */
export function wrapText(text: string, face: Face, size: number, width: number, fonts: Fonts): string[] {
  const measure = (line: string) => widthOf(line, face, size, fonts)
  const lines: string[] = []
  for (const paragraph of text.split(/\r\n|\r|\n/)) {
    const adds_up = isPlain(paragraph)
    const space = adds_up ? measure(' ') : 0
    let line = { text: '', width: 0 }
    /** Appends it and returns true if it fits the line. */
    const add = (gap: string, piece: string) => {
      const longer = line.text ? `${line.text}${gap}${piece}` : piece
      const apart = line.text && gap ? space : 0
      const taken = adds_up ? line.width + apart + measure(piece) : measure(longer)
      if (taken > width) return false
      line = { text: longer, width: taken }
      return true
    }
    const turn = (piece: string) => {
      if (line.text) lines.push(line.text)
      line = { text: piece, width: measure(piece) }
    }
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      if (add(' ', word)) continue
      turn('')
      if (add('', word)) continue
      for (const { segment } of graphemes.segment(word)) if (!add('', segment)) turn(segment)
    }
    lines.push(line.text)
  }
  return lines
}

const LEAST = 5
export const LEADING = 1.2

/** The largest size up to `most` at which the text fits the box; at 5 points it is taken as it is, and may be longer. */
export function fitText(
  text: string,
  face: Face,
  box: { width: number; height: number },
  most: number,
  fonts: Fonts,
): { lines: string[]; size: number } {
  for (let size = most; size > LEAST; size -= 0.5) {
    const lines = wrapText(text, face, size, box.width, fonts)
    const room = Math.max(box.height, size * LEADING)
    const whole_words = lines.length <= text.split(/\s+/).length
    if (whole_words && lines.length * size * LEADING <= room) return { lines, size }
  }
  return { lines: wrapText(text, face, LEAST, box.width, fonts), size: LEAST }
}

type Operators = Parameters<import('@libpdf/core').PDFPage['drawOperators']>[0]
export type Operator = Operators[number]
type Line = { x: number; y: number; size: number; face: Face; ink: Ink }

type NameOf = (font: PageFont) => string

/** Operators that draw one line from the left end of its baseline. `nameOf` is the page's name for a font. */
export function textOperators(
  text: string,
  line: Line,
  fonts: Fonts,
  nameOf: NameOf,
  plain: Plain = isPlain,
): Operator[] {
  const parts = partsOf(oneLine(text))
  // Mostly one stretch of text.
  if (parts.every(plain)) return wordsOf(parts.join(''), line, fonts, nameOf)
  let x = line.x
  return parts.flatMap(part => {
    const at = { ...line, x }
    x += partWidth(part, line.face, line.size, fonts, plain)
    return plain(part) ? wordsOf(part, at, fonts, nameOf) : outlined(part, at, fonts, nameOf)
  })
}

function wordsOf(words: string, line: Line, fonts: Fonts, nameOf: NameOf): Operator[] {
  let { x } = line
  return stretchesOf(words, line.face).flatMap(([name, text]) => {
    const at = x
    x += fonts[name].widthOfTextAtSize(text, line.size)
    return [
      ops.setNonStrokingRGB(line.ink.red, line.ink.green, line.ink.blue),
      ops.beginText(),
      ops.setFont(`/${nameOf(name)}`, line.size),
      ops.moveText(at, line.y),
      ops.showText(encoded(text, fonts[name])),
      ops.endText(),
    ]
  })
}

/** Outlines, with the words themselves as what a search, a copy and a reading aloud take. */
function outlined(part: string, line: Line, fonts: Fonts, nameOf: NameOf): Operator[] {
  const { x, y, size, face, ink } = line
  const { width, steps } = outlineOf(part, weightOf(face))
  const scale = size / 1000
  // Search needs characters to match: spaces as long as the text carry it.
  const spaces = Math.max(1, Math.round((width * scale) / fonts.regular.widthOfTextAtSize(' ', size)))
  return [
    ops.beginMarkedContentProps('/Span', PdfDict.of({ ActualText: PdfString.fromString(part) })),
    ...wordsOf(' '.repeat(spaces), { ...line, face: 'regular' }, fonts, nameOf),
    ops.pushGraphicsState(),
    ops.concatMatrix(scale, 0, 0, scale, x, y),
    ops.setNonStrokingRGB(ink.red, ink.green, ink.blue),
    ...steps.map(({ type, values }) => pathOperator(type, values.map(Math.round))),
    ops.fill(),
    ops.popGraphicsState(),
    ops.endMarkedContent(),
  ]
}

function pathOperator(type: 'M' | 'L' | 'C' | 'Z', [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): Operator {
  if (type === 'M') return ops.moveTo(a, b)
  if (type === 'L') return ops.lineTo(a, b)
  return type === 'C' ? ops.curveTo(a, b, c, d, e, f) : ops.closePath()
}

/** Glyph numbers, two bytes each, as the embedded fonts are addressed. */
function encoded(text: string, font: EmbeddedFont): PdfString {
  const bytes = font.encodeTextToGids(text).flatMap(glyph => [(glyph >> 8) & 255, glyph & 255])
  return PdfString.fromBytes(Uint8Array.from(bytes))
}
