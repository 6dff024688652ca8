// A list as it was chosen, CSV or XLSX, gzipped or not, as rows of text under the header that was recognized. Run in another process.

import { type Format, formatOf } from '#machines/design/equipment/formats.ts'
import type { EquipmentKind } from '#machines/design/equipment/rules.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { SheetFile } from '#server/sheet-import/kind.ts'
import { filledLines, refuseSeveral, sheetsIn } from '#server/sheet-import/read-file.ts'
import { words } from './words.ts'

const MOST_ROWS = 100_000
/** A title and notes precede the header, some 16 lines in the public lists. */
const HEADER_WITHIN = 60

/** Throws a refusal naming the actual kind of file. Unused columns are left out. */
async function readList(bytes: Uint8Array, kind: EquipmentKind): Promise<SheetFile> {
  const others: Format[] = []
  const lists: { name: string; file: SheetFile }[] = []
  for (const sheet of await sheetsIn(bytes)) {
    const lines = filledLines(sheet, MOST_ROWS, () =>
      refuse(413, 'too_large', words.file.too_many_rows({ most: MOST_ROWS })),
    )
    for (const [index, { cells }] of lines.slice(0, HEADER_WITHIN).entries()) {
      const format = formatOf(cells, kind)
      if (!format) continue
      if (format.format.kind !== kind) {
        others.push(format.format)
        continue
      }
      const columns = [...format.heading.keys()]
      const places = [...format.heading.values()]
      const file = {
        format: format.format.name,
        headings: places.map(({ title }) => title),
        columns,
        decimal_comma: sheet.decimal_comma,
        rows: lines.slice(index + 1).map(row => ({
          line: row.line,
          cells: places.map(({ column }) => row.cells[column] ?? ''),
        })),
      }
      lists.push({ name: sheet.name, file })
      break
    }
  }
  refuseSeveral(lists)
  if (lists[0]) return lists[0].file
  const [other] = others
  if (other) throw refuse(400, 'another_kind', words.file.another_kind({ kind: other.kind }))
  throw refuse(400, 'not_a_list', words.file.no_headings({ kind, rows: HEADER_WITHIN }))
}

export const panel = (bytes: Uint8Array) => readList(bytes, 'panel')
export const inverter = (bytes: Uint8Array) => readList(bytes, 'inverter')
export const storage = (bytes: Uint8Array) => readList(bytes, 'storage')
