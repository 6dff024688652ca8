// Files in place of what a contract can only describe: a page and a picture that open, whatever was asked for.

const PAGE = pdf('BT /F1 18 Tf 72 700 Td (A page of the mocks) Tj ET')
/** 24 by 16, grey. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAYAAAAMJL+VAAAAM0lEQVR4AezSsQkAAAgDQXF8R3ACt9QRUqXyBbtA4EhWzzo/w3wUSGCIIJICMsCKHhAdAAAA///VgQgaAAAABklEQVQDACCWQyl2KIS4AAAAAElFTkSuQmCC',
  'base64',
)

export function fileOf(media_type: string): { type: string; bytes: Uint8Array<ArrayBuffer> } | undefined {
  if (media_type.startsWith('application/pdf')) return { type: 'application/pdf', bytes: new Uint8Array(PAGE) }
  if (media_type.startsWith('image/')) return { type: 'image/png', bytes: new Uint8Array(PICTURE) }
  return undefined
}

/** One page of US Letter with this drawn on it. */
function pdf(drawn: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.7\n'
  const starts = objects.map((object, nth) => {
    const start = text.length
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${starts.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\n`
  return Buffer.from(`${text}${end}startxref\n${text.length}\n%%EOF\n`, 'latin1')
}
