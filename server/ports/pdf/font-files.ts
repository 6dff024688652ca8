// The fonts of the product's PDFs. Inter, the product's own typeface, has the letters of English and Spanish; DejaVu has all of Latin,
// Greek, Cyrillic, Arabic, Hebrew and many signs; Noto has Devanagari with its conjuncts; UnifontEX has a glyph for whatever else
// there is, coarse but never an empty box. Inter's own package brings it as variable WOFF2 alone, which no PDF can carry.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { unpackWoff } from './woff.ts'

const require = createRequire(import.meta.url)
const inPackage = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file)

/** Read when first asked for, then kept. */
function kept<T>(read: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= read()
    return value
  }
}

const dejavu = (name: string) => kept(() => readFileSync(inPackage('dejavu-fonts-ttf', `ttf/${name}.ttf`)))
const web = (name: string, file: string) =>
  kept(() => unpackWoff(readFileSync(inPackage(`@fontsource/${name}`, `files/${name}-${file}.woff`))))

export const FONT_FILES = {
  regular: web('inter', 'latin-400-normal'),
  bold: web('inter', 'latin-600-normal'),
  italic: web('inter', 'latin-400-italic'),
  mono: dejavu('DejaVuSansMono'),
  other: dejavu('DejaVuSans'),
  other_bold: dejavu('DejaVuSans-Bold'),
  devanagari: web('noto-sans-devanagari', 'devanagari-400-normal'),
  devanagari_bold: web('noto-sans-devanagari', 'devanagari-700-normal'),
  everything: web('unifontex', 'latin-400-normal'),
}
export type FontName = keyof typeof FONT_FILES
