// Layers (optional content, ISO 32000-1, 8.11): parts of a page that viewers show or hide. A signed page has none.
import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'

/** True if a layer may be hidden when the document is opened. Read before `removeLayers`. */
export function hasHiddenLayers(pdf: PDF): boolean {
  const resolve = pdf.getObject.bind(pdf)
  const properties = pdf.getCatalog().getDict('OCProperties', resolve)
  const usual = properties?.getDict('D', resolve)
  const lists = ['OFF', 'AS'].some(key => (usual?.getArray(key, resolve)?.length ?? 0) > 0)
  if (lists || usual?.getName('BaseState', resolve)?.value === 'OFF') return true
  for (const dict of dictionariesOfPages(pdf)) {
    const type = dict.getName('Type', resolve)?.value
    const view = dict.getDict('Usage', resolve)?.getDict('View', resolve)
    if (type === 'OCMD' || view?.getName('ViewState', resolve)?.value === 'OFF') return true
  }
  return false
}

/** Makes every layer a part of its page. Viewers disagree on conditions that are left behind without the list of layers. */
export function removeLayers(pdf: PDF): void {
  const resolve = pdf.getObject.bind(pdf)
  for (const dict of dictionariesOfPages(pdf)) {
    const type = dict.getName('Type', resolve)?.value
    if (type === 'OCMD' || type === 'OCG') for (const key of [...dict.keys()]) dict.delete(key)
    // An annotation of an XObject has the key too, and a page never.
    dict.delete('OC')
  }
}

/** Everything the pages draw with. Layers are visited too: property lists and `OC` name them. */
function* dictionariesOfPages(pdf: PDF): Generator<PdfDict> {
  const seen = new Set<string | PdfObject>()
  const open: (PdfObject | undefined)[] = pdf.getPages().map(({ dict }) => dict)
  while (open.length > 0) {
    const next = open.pop()
    const key = next instanceof PdfRef ? `${next.objectNumber} ${next.generation}` : next
    if (!key || seen.has(key)) continue
    seen.add(key)
    const object = next instanceof PdfRef ? pdf.getObject(next) : next
    if (object instanceof PdfArray) open.push(...object.toArray())
    if (!(object instanceof PdfDict)) continue
    for (const name of object.keys()) if (name.value !== 'Parent') open.push(object.get(name))
    yield object
  }
}
