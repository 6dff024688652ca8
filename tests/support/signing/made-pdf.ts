// PDFs written by hand, so that each of their faults is known.
export type Part = string | [dictionary: string, data: Uint8Array]

/** Objects numbered from 1, the first being the catalogue, with the table that finds them. */
export function madePdf(objects: readonly Part[], trailer = '', version = '1.7'): Buffer {
  const parts: Buffer[] = [Buffer.from(`%PDF-${version}\n`, 'latin1')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(length())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'))
    if (typeof object === 'string') parts.push(Buffer.from(object, 'latin1'))
    else {
      const [dictionary, data] = object
      parts.push(Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`, 'latin1'))
      parts.push(Buffer.from(data), Buffer.from('\nendstream'))
    }
    parts.push(Buffer.from('\nendobj\n'))
  }
  const start = length()
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  )
  return Buffer.concat(parts)
}

/** A letter, an arrow and a bar, which look different when rotated. */
const DRAWING = `0.9 0.95 1 rg 0 0 612 792 re f
  0.8 0.1 0.1 rg 60 60 120 40 re f
  0.1 0.5 0.2 rg 400 600 m 500 600 l 450 720 l f
  BT /F1 48 Tf 0 g 150 400 Td (Solar 7) Tj ET`

type Made = {
  /** Page entries besides the common ones. */
  page?: string
  /** Of the node above the page. */
  pages?: string
  catalog?: string
  more?: readonly Part[]
  drawing?: string
  trailer?: string
  version?: string
}

/** One page with a drawing; objects of `more` begin at 6. */
export const onePage = ({
  page = '/MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >>',
  pages = '',
  catalog = '',
  more = [],
  drawing = DRAWING,
  trailer,
  version,
}: Made = {}): Buffer =>
  madePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [3 0 R] /Count 1 ${pages} >>`,
      `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${page} >>`,
      ['', Buffer.from(drawing, 'latin1')],
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
      ...more,
    ],
    trailer,
    version,
  )
