// Removes from an uploaded PDF what a signed agreement must not have: fillable forms, scripts, automatic actions,
// certifications of an earlier state. The visible content stays.
import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'

/** Of the document: actions, forms, signatures' permissions and proofs, a portfolio's cover, and descriptions of what it was before. */
const OF_THE_DOCUMENT = [
  'OpenAction',
  'AA',
  'AcroForm',
  'Perms',
  'Legal',
  'DSS',
  'Collection',
  'Metadata',
  'Extensions',
]
/** Links within the document and to the web stay. */
const KEPT_ACTIONS = new Set(['GoTo', 'URI', 'Named'])

export function removeActiveContent(pdf: PDF): void {
  flattenForm(pdf)
  const catalog = pdf.getCatalog()
  for (const key of OF_THE_DOCUMENT) catalog.delete(key)
  dictOf(pdf, catalog.get('Names'))?.delete('JavaScript')
  for (const { dict } of pdf.getPages()) {
    dict.delete('AA')
    const annotations = resolved(pdf, dict.get('Annots'))
    if (!(annotations instanceof PdfArray)) continue
    for (const one of annotations) {
      const annotation = dictOf(pdf, one)
      if (annotation) removeActions(pdf, annotation)
    }
  }
}

/** A form too broken to be drawn flat keeps the look its fields came with, and can be filled no more either way. */
function flattenForm(pdf: PDF) {
  try {
    pdf.getForm()?.flatten()
  } catch {
    // Its widgets stay on the pages as they look; with the form gone they are pictures.
  }
}

function removeActions(pdf: PDF, annotation: PdfDict) {
  annotation.delete('AA')
  const action = dictOf(pdf, annotation.get('A'))
  if (!action) return
  if (!KEPT_ACTIONS.has(action.getName('S', ref => pdf.getObject(ref))?.value ?? '')) annotation.delete('A')
  // The actions chained to it.
  else action.delete('Next')
}

const resolved = (pdf: PDF, value: PdfObject | undefined) => (value instanceof PdfRef ? pdf.getObject(value) : value)

function dictOf(pdf: PDF, value: PdfObject | undefined): PdfDict | undefined {
  const object = resolved(pdf, value)
  return object instanceof PdfDict ? object : undefined
}
