// A plain text PDF for steps that upload one, so a flow needs no extra file.

/** Forms end lines so wherever they are sent; offsets count on it. */
const EOL = '\r\n'

/** Letter size, one page. ASCII only. */
export function paper(title: string, ...lines: string[]): string {
  const shown = [
    `BT /F1 18 Tf 64 700 Td (${title}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 11 Tf 64 ${660 - 18 * at} Td (${line}) Tj ET`),
  ].join(EOL)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${shown.length}>>${EOL}stream${EOL}${shown}${EOL}endstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((body, at) => `${at + 1} 0 obj${EOL}${body}${EOL}endobj${EOL}`)
  const head = `%PDF-1.4${EOL}`
  const places = objects.map((_, at) => [head, ...objects.slice(0, at)].join('').length)
  const body = [head, ...objects].join('')
  const entries = ['0000000000 65535 f', ...places.map(place => `${String(place).padStart(10, '0')} 00000 n`)]
  const size = objects.length + 1
  const table = ['xref', `0 ${size}`, ...entries, 'trailer', `<</Size ${size}/Root 1 0 R>>`]
  return `${body}${[...table, 'startxref', String(body.length), '%%EOF'].join(EOL)}${EOL}`
}
