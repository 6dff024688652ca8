// The rows of a file of leads as it was chosen, CSV or XLSX, the headings first. Run in another process.

import type { Line } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { cut, visible } from '#machines/lib/text.ts'
import { guessColumns } from '#machines/projects/leads/import-columns.ts'
import { filledLines, sheetsIn } from '#server/sheet-import/read-file.ts'
import { words } from './words.ts'

export const MOST_LEADS = 5_000
/** Above the headings may stand a title. */
const HEADINGS_WITHIN = 20
const MOST_COLUMNS = 200
const MOST_HEADING = 200

export type LeadFile = { encoding: string; headings: string[]; rows: Line[] }

export async function readLeadFile(bytes: Uint8Array): Promise<LeadFile> {
  for (const sheet of await sheetsIn(bytes)) {
    const lines = filledLines(sheet, MOST_LEADS + HEADINGS_WITHIN, tooMany)
    if (lines.length > 0) return tableOf(lines, sheet.encoding)
  }
  throw empty()
}

function tableOf(lines: Line[], encoding: string): LeadFile {
  const top = lines.slice(0, HEADINGS_WITHIN)
  const known = top.findIndex(({ cells }) => guessColumns(cells).filter(Boolean).length >= 2)
  const at = Math.max(0, known)
  const [head, rows] = [lines[at], lines.slice(at + 1)]
  if (!head || rows.length === 0) throw empty()
  if (rows.length > MOST_LEADS) throw tooMany()
  const width = Math.min(MOST_COLUMNS, Math.max(...lines.slice(at).map(({ cells }) => lastFilled(cells))))
  const headings = Array.from({ length: width }, (_, n) =>
    cut(clean(head.cells[n] ?? '').replaceAll(/\s+/g, ' '), MOST_HEADING),
  )
  return {
    encoding,
    headings,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, width).map(clean) })),
  }
}

const lastFilled = (cells: string[]) => cells.findLastIndex(cell => cell.trim() !== '') + 1

const clean = (text: string) => visible(text).trim()

const empty = () => refuse(400, 'invalid_input', { file: words.no_rows })
const tooMany = () => refuse(413, 'too_large', words.too_many_rows({ most: MOST_LEADS }))
