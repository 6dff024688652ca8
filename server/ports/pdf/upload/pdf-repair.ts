// Rebuilds a cross-reference table that is off by a few bytes, as editors and mail gateways leave it, from the actual positions of
// the objects. Repairs only what can be read in one way; whether the pages look the same is checked afterwards.

const MOST_OBJECTS = 100_000
const OBJECT = /(?:^|[\r\n])[ \t]*(\d{1,10})[ \t]+(\d{1,5})[ \t]+obj\b/g
const PACKED_TABLE = /(?:^|[\r\n])\d{1,10}[ \t]+\d{1,5}[ \t]+obj\s*<<[^<>]{0,400}\/Type\s*\/XRef\b/g
const DICTIONARY = /trailer\s*(<<[\s\S]{0,4096}?>>)\s*startxref/g

/** Null where more than one reading is possible: an object written twice, or several tables. */
export function repairTable(upload: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  const text = bytes.toString('latin1')
  const begin = text.indexOf('%PDF-')
  // Bytes before the header shift every offset in the table.
  if (begin > 0) return bytes.subarray(begin)
  const packed = [...text.matchAll(PACKED_TABLE)]
  if (packed.length > 0) return packed.length === 1 ? pointedTo(bytes, text, packed[0]) : null
  const trailers = [...text.matchAll(DICTIONARY)]
  const [, dictionary = ''] = trailers[0] ?? []
  if (trailers.length !== 1 || /\/(Prev|XRefStm|Encrypt)\b/.test(dictionary)) return null
  const places = new Map<number, { at: number; generation: number }>()
  for (const match of text.matchAll(OBJECT)) {
    const number = Number(match[1])
    if (places.has(number) || places.size > MOST_OBJECTS) return null
    places.set(number, { at: match.index + match[0].search(/\d/), generation: Number(match[2]) })
  }
  if (places.size === 0) return null
  const rows = [...places]
    .toSorted(([one], [other]) => one - other)
    .map(([number, { at, generation }]) => `${number} 1\n${pad(at, 10)} ${pad(generation, 5)} n \n`)
  const body = bytes.subarray(0, text.lastIndexOf('xref', text.lastIndexOf('trailer')))
  const table = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n${dictionary}\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([body, Buffer.from(table, 'latin1')])
}

/** With the place of its packed table at the end. */
function pointedTo(bytes: Buffer, text: string, table: RegExpExecArray | undefined): Uint8Array | null {
  const at = (table?.index ?? 0) + (table?.[0].search(/\d/) ?? 0)
  const end = text.lastIndexOf('startxref')
  return end < at ? null : Buffer.concat([bytes.subarray(0, end), Buffer.from(`startxref\n${at}\n%%EOF\n`, 'latin1')])
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')
