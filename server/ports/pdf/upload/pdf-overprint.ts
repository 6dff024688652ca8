// White ink set to overprint (ISO 32000-1, 8.6.7) prints nothing, and Adobe's viewers don't show it; browsers paint it
// white, over anything below. Black set to overprint, as layout programs write it, looks the same everywhere.
import { type PDF, type PDFPage, PdfDict, PdfStream } from '@libpdf/core'
import { inherited } from '../pdf-pages.ts'
import { contentOf, decode } from './pdf-upright.ts'

/** Strings hold words that are no instructions. */
const STRINGS = /\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F\s]*>/g
const LEVELS = 12

type Ink = { overprints: boolean; keeps_zeros: boolean; is_white: boolean; is_process: boolean }
const BLACK: Ink = { overprints: false, keeps_zeros: false, is_white: false, is_process: false }

export function usesWhiteOverprint(pdf: PDF, page: PDFPage): boolean {
  const resources = dictOf(pdf, inherited(pdf, page, 'Resources'))
  if (!overprinting(pdf, resources, 0, new Set())) return false
  return paintsWhite(pdf, contentOf(pdf, page), resources, 0, new Set())
}

/** Most documents have no such state at all, and their contents need not be read. */
function overprinting(pdf: PDF, resources: PdfDict | undefined, level: number, seen: Set<PdfDict>): boolean {
  if (!resources || seen.has(resources) || level > LEVELS) return false
  seen.add(resources)
  const states = entriesOf(pdf, resources, 'ExtGState')
  if (states.some(([, state]) => state.has('op') || state.has('OP'))) return true
  return entriesOf(pdf, resources, 'XObject').some(([, form]) =>
    overprinting(pdf, dictOf(pdf, form.get('Resources')), level + 1, seen),
  )
}

function paintsWhite(
  pdf: PDF,
  content: Uint8Array,
  resources: PdfDict | undefined,
  level: number,
  seen: Set<PdfDict>,
): boolean {
  const states = new Map(resources ? entriesOf(pdf, resources, 'ExtGState') : [])
  const forms = new Map(resources ? entriesOf(pdf, resources, 'XObject') : [])
  const saved: Ink[] = []
  let ink = BLACK
  let operands: string[] = []
  for (const word of words(content)) {
    if (/^[-+.\d/]/.test(word)) {
      operands.push(word)
      continue
    }
    const is_white = operands.filter(one => !one.startsWith('/')).every(one => Number(one) === 0)
    const name = operands.at(-1)?.slice(1) ?? ''
    if (word === 'q') saved.push(ink)
    else if (word === 'Q') ink = saved.pop() ?? BLACK
    else if (word === 'gs') ink = { ...ink, ...overprintOf(pdf, states.get(name)) }
    else if (word === 'k' || word === 'scn' || word === 'sc')
      ink = { ...ink, is_white: is_white && operands.length > 0, is_process: word === 'k' }
    else if (word === 'g' || word === 'rg' || word === 'cs') ink = { ...ink, is_white: false }
    else if (PAINTS.has(word) && ink.overprints && ink.is_white && (ink.keeps_zeros || !ink.is_process)) return true
    else if (word === 'Do') {
      const form = forms.get(name)
      if (form instanceof PdfStream && form.getName('Subtype')?.value === 'Form' && !seen.has(form) && level < LEVELS) {
        seen.add(form)
        const own = dictOf(pdf, form.get('Resources')) ?? resources
        if (paintsWhite(pdf, decode(form), own, level + 1, seen)) return true
      }
    }
    operands = []
  }
  return false
}

const PAINTS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Tj', 'TJ', "'", '"'])

function* words(content: Uint8Array): Generator<string> {
  const text = Buffer.from(content).toString('latin1').replaceAll(STRINGS, ' ')
  for (const [word] of text.matchAll(/[^\s[\]{}<>()]+/g)) yield word
}

/** `op` is the fill's own; without it `OP` holds for both. */
function overprintOf(pdf: PDF, state: PdfDict | undefined): Partial<Ink> {
  const resolve = pdf.getObject.bind(pdf)
  const overprints = state?.getBool('op', resolve) ?? state?.getBool('OP', resolve)
  const mode = state?.getNumber('OPM', resolve)
  return {
    ...(overprints ? { overprints: overprints.value } : {}),
    ...(mode ? { keeps_zeros: mode.value === 1 } : {}),
  }
}

function entriesOf(pdf: PDF, resources: PdfDict, kind: string): [string, PdfDict][] {
  const all = resources.getDict(kind, pdf.getObject.bind(pdf))
  return [...(all?.keys() ?? [])].flatMap((key): [string, PdfDict][] => {
    const one = dictOf(pdf, all?.get(key))
    return one ? [[key.value, one]] : []
  })
}

function dictOf(pdf: PDF, value: ReturnType<PdfDict['get']>): PdfDict | undefined {
  const object = value?.type === 'ref' ? pdf.getObject(value) : value
  return object instanceof PdfDict ? object : undefined
}
