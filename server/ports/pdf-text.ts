// Text on a PDF page: fonts that know Latin, Greek and Cyrillic names, and fitting words into a box.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type EmbeddedFont, layoutText, type PDF, rgb } from '@libpdf/core'

const folder = createRequire(import.meta.url)
  .resolve('dejavu-fonts-ttf/package.json')
  .replace('package.json', 'ttf/')
const read = (name: string) => readFileSync(`${folder}${name}.ttf`)
const files = { regular: read('DejaVuSans'), bold: read('DejaVuSans-Bold'), mono: read('DejaVuSansMono') }

export type Fonts = { regular: EmbeddedFont; bold: EmbeddedFont; mono: EmbeddedFont }
export const loadFonts = (pdf: PDF): Fonts => ({
  regular: pdf.embedFont(files.regular),
  bold: pdf.embedFont(files.bold),
  mono: pdf.embedFont(files.mono),
})

export const INK = rgb(0.12, 0.11, 0.1)
export const QUIET = rgb(0.42, 0.4, 0.37)
export const LINE = rgb(0.86, 0.84, 0.8)
export const MARIGOLD = rgb(0.87, 0.58, 0.12)

/** The largest size up to `most` at which the text fits the box, never under 5 points; what is longer still is kept and overflows downward. */
export function fitText(
  text: string,
  font: EmbeddedFont,
  width: number,
  height: number,
  most: number,
): { lines: string[]; size: number } {
  for (let size = most; size >= 5; size -= 0.5) {
    const { lines } = layoutText(text, font, size, width - 4, size * 1.2)
    const widest = Math.max(...lines.map(line => line.width))
    if (widest <= width - 4 && lines.length * size * 1.2 <= Math.max(height, size * 1.2))
      return { lines: lines.map(line => line.text), size }
  }
  return { lines: layoutText(text, font, 5, width - 4, 6).lines.map(line => line.text), size: 5 }
}
