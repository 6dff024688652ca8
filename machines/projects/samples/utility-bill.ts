// The sample project's file: a one-page PDF that can't be mistaken for a real bill.
const LINES = [
  'SAMPLE - NOT A REAL BILL',
  'Sam Sample, 12 Example Street',
  'Service period: July',
  'Electricity used: 1,320 kWh',
  'Amount due: $198.00',
]

/** ASCII, so that places in it are counted in characters. */
export function sampleBill(): string {
  const text = LINES.map((line, at) => `BT /F1 ${at === 0 ? 20 : 13} Tf 72 ${700 - at * 32} Td (${line}) Tj ET`).join(
    '\n',
  )
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
}
