// Small whole files to upload, one of each common kind: what a backend takes is not told by a schema, so they take turns.

/** One empty page; the offsets of its table are counted when it is made. */
function onePage(): string {
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ].map((part, at) => `${at + 1} 0 obj${part}endobj\n`)
  const start = '%PDF-1.4\n'
  const offsets = parts.map((_, at) => start.length + parts.slice(0, at).join('').length)
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const body = start + parts.join('')
  return `${body}xref\n0 4\n0000000000 65535 f \n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
}

/** One transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

type File = { name: string; type: string; bytes: BlobPart }

export function fileFor(value: unknown): File | undefined {
  if (value === '(a PDF)') return { name: 'check.pdf', type: 'application/pdf', bytes: onePage() }
  if (value === '(a picture)') return { name: 'check.png', type: 'image/png', bytes: Buffer.from(PIXEL, 'base64') }
  if (value === '(a table)') return { name: 'check.csv', type: 'text/csv', bytes: 'Time,kWh\n2026-01-01 00:00,1.5\n' }
  return undefined
}
