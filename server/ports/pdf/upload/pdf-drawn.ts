// Annotations without an appearance: viewers draw them each in their own way, or not at all.
import { type PDF, type PDFPage, PdfArray, PdfDict, PdfName } from '@libpdf/core'
import { words } from '../../words.ts'
import { PdfRefusal } from '../pdf-refusal.ts'
import { usesWhiteOverprint } from './pdf-overprint.ts'

/** Bits of an annotation's flags (ISO 32000-1, 12.5.3) with which no screen shows it. */
const HIDDEN = 0b10 | 0b100000
/** They show nothing on the page. */
const UNDRAWN = new Set(['Link', 'Popup'])

/** Throws PdfRefusal where a viewer shows something that its page holds no drawing of. */
export function requireDrawn(pdf: PDF, has_hidden_layers: boolean): void {
  const redraws = pdf.getCatalog().getDict('AcroForm', pdf.getObject.bind(pdf))?.getBool('NeedAppearances')?.value
  for (const page of pdf.getPages()) {
    const number = page.index + 1
    for (const annotation of annotationsOf(pdf, page)) {
      // PDFium shows them whatever their layer; other viewers do not.
      if (has_hidden_layers && annotation.has('OC'))
        throw new PdfRefusal('hidden_layer', words.pdf.hidden_layer({ page: number }))
      if (!isDrawn(pdf, annotation, redraws === true))
        throw new PdfRefusal('undrawn_note', words.pdf.undrawn_note({ page: number }))
    }
    if (usesWhiteOverprint(pdf, page)) throw new PdfRefusal('overprint', words.pdf.overprint({ page: number }))
  }
}

export function annotationsOf(pdf: PDF, page: PDFPage): PdfDict[] {
  const resolve = pdf.getObject.bind(pdf)
  const all = page.dict.getArray('Annots', resolve)
  return (all?.toArray() ?? []).flatMap((_, place) => {
    const one = all?.at(place, resolve)
    return one instanceof PdfDict ? [one] : []
  })
}

function isDrawn(pdf: PDF, annotation: PdfDict, redraws: boolean): boolean {
  const resolve = pdf.getObject.bind(pdf)
  const kind = annotation.getName('Subtype', resolve)?.value ?? ''
  if (UNDRAWN.has(kind) || ((annotation.getNumber('F', resolve)?.value ?? 0) & HIDDEN) !== 0) return true
  if (annotation.getDict('AP', resolve)?.has('N') || !hasSize(pdf, annotation)) return true
  if (kind !== 'Widget') return false
  // Text and choices are drawn from their value where the form asks for it; how a tick looks is each viewer's own.
  const state = annotation.getName('AS', resolve)?.value
  return fieldValue(pdf, annotation) === undefined || (redraws && state === undefined) || state === 'Off'
}

function hasSize(pdf: PDF, annotation: PdfDict): boolean {
  const rect = annotation.getArray('Rect', pdf.getObject.bind(pdf))
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map(place => {
    const side = rect?.at(place, pdf.getObject.bind(pdf))
    return side?.type === 'number' ? side.value : 0
  })
  return x1 !== x2 && y1 !== y2
}

/** A field's value, or its parent's; undefined if it is empty or an unsigned signature. */
function fieldValue(pdf: PDF, field: PdfDict, level = 0): unknown {
  const resolve = pdf.getObject.bind(pdf)
  const value = field.get('V', resolve)
  if (value instanceof PdfName && value.value === 'Off') return undefined
  if (value?.type === 'string' && value.asString().trim() === '') return undefined
  if (value instanceof PdfArray && value.length === 0) return undefined
  const parent = field.getDict('Parent', resolve)
  return value ?? (parent && level < 32 ? fieldValue(pdf, parent, level + 1) : undefined)
}
