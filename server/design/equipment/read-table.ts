// A list as it was chosen, CSV or XLSX, gzipped or not, as rows of text under the header that was recognised.
import { type Format, formatOf, type Heading } from '#machines/design/equipment/formats.ts'
import type { Line } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { filledLines, sheetsIn } from '#server/sheet-import/read-file.ts'
import { words } from './words.ts'

const MOST_ROWS = 100_000
/** Above a header stand a title and notes, some 16 lines in the public lists. */
const HEADER_WITHIN = 60

export type List = { format: Format; heading: Heading; rows: Line[]; decimal_comma: boolean }

/** Throws a refusal that says what the file is instead. */
export async function readList(bytes: Uint8Array, kind: Schemas['EquipmentKind']): Promise<List> {
  const others: Format[] = []
  for (const sheet of await sheetsIn(bytes)) {
    const lines = filledLines(sheet, MOST_ROWS, () =>
      refuse(413, 'too_large', words.file.too_many_rows({ most: MOST_ROWS })),
    )
    for (const [index, { cells }] of lines.slice(0, HEADER_WITHIN).entries()) {
      const found = formatOf(cells, kind)
      if (!found) continue
      if (found.format.kind === kind)
        return { ...found, rows: lines.slice(index + 1), decimal_comma: sheet.decimal_comma }
      others.push(found.format)
    }
  }
  const [other] = others
  if (other) throw refuse(400, 'another_kind', words.file.another_kind({ kind: other.kind }))
  throw refuse(400, 'not_a_list', words.file.no_headings({ kind, rows: HEADER_WITHIN }))
}

/** Run in another process, to which functions do not go: a format goes by its name. */
export async function readListFile(bytes: Uint8Array, kind: Schemas['EquipmentKind']) {
  const { format, ...list } = await readList(bytes, kind)
  return { ...list, format_name: format.name }
}
