// The fonts of the product's PDFs. DejaVu has Latin, Greek, Cyrillic, Arabic, Hebrew and many signs; Noto has Devanagari with its
// conjuncts; UnifontEX has a glyph for whatever else there is, coarse but never an empty box.
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
  kept(() => unpackWoff(readFileSync(inPackage(`@fontsource/${name}`, `files/${name}-${file}-normal.woff`))))

export const FONT_FILES = {
  regular: dejavu('DejaVuSans'),
  bold: dejavu('DejaVuSans-Bold'),
  mono: dejavu('DejaVuSansMono'),
  devanagari: web('noto-sans-devanagari', 'devanagari-400'),
  devanagari_bold: web('noto-sans-devanagari', 'devanagari-700'),
  everything: web('unifontex', 'latin-400'),
}
export type FontName = keyof typeof FONT_FILES
