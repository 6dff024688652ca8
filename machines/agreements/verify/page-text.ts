// Reads a page's text from its own drawing: fonts with their ToUnicode maps, spans with ActualText; artifacts are
// skipped. Throws PdfFault where text could be hidden. Pure.
import { follow, objectOf, type PdfFile, resolve } from './pdf-file.ts'
import { inflated } from './pdf-streams.ts'
import { entry, isName, PdfFault, PdfReader, type PdfValue, textOf } from './pdf-values.ts'

const MOST_PAGES = 1000

/** Every page in order. */
export function pagesOf(file: PdfFile, node: PdfValue | undefined, seen = new Set<PdfValue>()): PdfValue[] {
  const page = resolve(file, node)
  if (!page || seen.has(page) || seen.size > MOST_PAGES) throw new PdfFault('Pages that lead in a circle')
  seen.add(page)
  if (isName(entry(page, 'Type'), 'Page')) return [page]
  const kids = resolve(file, entry(page, 'Kids'))
  if (kids?.kind !== 'array') throw new PdfFault('Pages without pages')
  return kids.items.flatMap(kid => pagesOf(file, kid, seen))
}

export async function textOnPage(file: PdfFile, page: PdfValue): Promise<string> {
  // An annotation would cover the drawing.
  if (entry(page, 'Annots')) throw new PdfFault('Something lies over the page')
  const content = resolve(file, entry(page, 'Contents'))
  const parts = content?.kind === 'array' ? content.items : [entry(page, 'Contents')]
  const fonts = new Map<string, ToUnicode>()
  const words = new Words()
  for (const part of parts) {
    const object = objectOf(file, part)
    if (!object) throw new PdfFault('A page without its drawing')
    await read(
      await inflated(object),
      words,
      async name => {
        const font = fonts.get(name) ?? (await readFont(file, follow(file, page, 'Resources', 'Font', name)))
        fonts.set(name, font)
        return font
      },
      name => {
        if (!isName(entry(follow(file, page, 'Resources', 'XObject', name), 'Subtype'), 'Image'))
          throw new PdfFault('A drawing within the drawing')
      },
    )
  }
  return words.said
}

/** Collects words; a marked span may replace its text or be excluded from it. */
class Words {
  said = ''
  private readonly spans: { silent: boolean; instead: string | null }[] = []
  begin(silent: boolean, instead: string | null) {
    this.add(instead ?? '')
    this.spans.push({ silent, instead })
  }
  end() {
    this.spans.pop()
  }
  add(text: string) {
    if (!this.spans.some(({ silent, instead }) => silent || instead !== null)) this.said += text
  }
}

async function read(
  bytes: Uint8Array,
  words: Words,
  fontNamed: (name: string) => Promise<ToUnicode>,
  expectImage: (name: string) => void,
): Promise<void> {
  const reader = new PdfReader(bytes)
  let operands: PdfValue[] = []
  let font: ToUnicode | null = null
  for (reader.skipSpace(); !reader.atEnd; reader.skipSpace()) {
    const value = reader.value()
    if (value.kind !== 'word') {
      operands.push(value)
      continue
    }
    const [first] = operands
    switch (value.word) {
      case 'Tf':
        if (first?.kind !== 'name') throw new PdfFault('A font without its name')
        font = await fontNamed(first.name)
        break
      case 'Tj':
      case 'TJ':
        words.add(shown(first, font))
        break
      case 'BDC':
        words.begin(isName(first, 'Artifact'), textOf(entry(operands[1], 'ActualText')))
        break
      case 'BMC':
        words.begin(isName(first, 'Artifact'), null)
        break
      case 'EMC':
        words.end()
        break
      case 'Do':
        if (first?.kind === 'name') expectImage(first.name)
        break
      case "'":
      case '"':
      case 'BI':
        throw new PdfFault('A drawing of another kind')
    }
    operands = []
  }
}

function shown(value: PdfValue | undefined, font: ToUnicode | null): string {
  const strings = value?.kind === 'array' ? value.items : value ? [value] : []
  return strings.map(one => (one.kind === 'string' ? decoded(one.bytes, font) : '')).join('')
}

/** Two bytes a glyph. */
function decoded(bytes: Uint8Array, font: ToUnicode | null): string {
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const glyph_text = font?.get((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0))
    if (glyph_text === undefined) throw new PdfFault('A glyph that says nothing')
    text += glyph_text
  }
  return text
}

type ToUnicode = Map<number, string>

/** For a font whose codes are glyph ids: the text of each code (9.10.3). */
async function readFont(file: PdfFile, font: PdfValue | undefined): Promise<ToUnicode> {
  const map = objectOf(file, entry(font, 'ToUnicode'))
  if (!isName(entry(font, 'Encoding'), 'Identity-H') || !map) throw new PdfFault('A font whose letters are not known')
  const reader = new PdfReader(await inflated(map))
  const mapping: ToUnicode = new Map()
  let operands: PdfValue[] = []
  for (skipComments(reader); !reader.atEnd; skipComments(reader)) {
    const value = reader.value()
    if (value.kind !== 'word') operands.push(value)
    else {
      if (value.word === 'endbfchar') readPairs(operands, mapping)
      if (value.word === 'endbfrange') readRanges(operands, mapping)
      operands = []
    }
  }
  return mapping
}

function skipComments(reader: PdfReader) {
  for (reader.skipSpace(); reader.bytes[reader.at] === 0x25; reader.skipSpace()) reader.line()
}

const codeOf = (value: PdfValue | undefined) =>
  value?.kind === 'string' ? value.bytes.reduce((sum, byte) => sum * 256 + byte, 0) : -1
const utf16Of = (value: PdfValue | undefined) =>
  value?.kind === 'string' ? new TextDecoder('utf-16be').decode(value.bytes) : ''

function readPairs(operands: PdfValue[], into: ToUnicode) {
  for (let at = 0; at + 1 < operands.length; at += 2) into.set(codeOf(operands[at]), utf16Of(operands[at + 1]))
}

function readRanges(operands: PdfValue[], into: ToUnicode) {
  for (let at = 0; at + 2 < operands.length; at += 3) {
    const [first, last, target] = [codeOf(operands[at]), codeOf(operands[at + 1]), operands[at + 2]]
    if (last - first > 0xffff) throw new PdfFault('A range too wide')
    for (let code = first; code <= last; code++) {
      if (target?.kind === 'array') into.set(code, utf16Of(target.items[code - first]))
      else {
        const text = [...utf16Of(target)]
        const end = text.pop()?.codePointAt(0) ?? 0
        into.set(code, text.join('') + String.fromCodePoint(end + code - first))
      }
    }
  }
}
