// Reads an uploaded remittance into a preview: every line is matched, nothing is posted.

import { refuse } from '#machines/lib/refuse.ts'
import { matchRows, plainReference } from '#machines/money/receivables/remittance-match.ts'
import { type Columns, findTable, isEnough, type Row, readRows } from '#machines/money/receivables/remittance-table.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { remittance_lines, remittances } from '#server/db/schema/remittances.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { RemittanceTable } from './remittance-lines.ts'
import { candidatesOf, columnsBefore, oneRemittance, takenKeys } from './remittance-rows.ts'
import { words } from './words.ts'

const SAMPLE_LINES = 3
const LINES_AT_ONCE = 500

type Upload = { lender: string; file_name: string; bytes: Uint8Array; read: RemittanceTable; columns: Columns | null }

export async function readRemittance(db: Db, ports: Ports, caller: UserCaller, upload: Upload) {
  const { lender, file_name, bytes, read, columns } = upload
  const { lines, decimal_comma } = read
  const table = findTable(lines, columns, await columnsBefore(db, lender))
  const answer = {
    headings: table.headings.filter(Boolean),
    columns: table.columns,
    sample: table.rows.slice(0, SAMPLE_LINES).map(({ cells }) => cells.map(cell => cell.slice(0, 200))),
  }
  if (table.headings.length === 0) throw refuse(400, 'invalid_input', { file: words.no_columns })
  if (!isEnough(table.columns)) return { remittance: null, ...answer }
  const rows = readRows(table, decimal_comma, await companyDay(db, ports))
  if (rows.length === 0) throw refuse(400, 'invalid_input', { file: words.no_rows })
  const now = ports.now()
  const id = ports.id()
  await db.insert(remittances).values({
    company_id: caller.company_id,
    id,
    lender,
    file_name,
    file_hash: sha256(bytes),
    columns: table.columns,
    status: 'ready',
    created_by: caller.user_id,
    created_by_name: caller.name,
    created_at: now,
  })
  const judged = await judge(db, lender, rows)
  const { company_id } = caller
  const values = judged.map(line => ({ company_id, id: ports.id(), remittance_id: id, ...line }))
  for (let at = 0; at < values.length; at += LINES_AT_ONCE)
    await db.insert(remittance_lines).values(values.slice(at, at + LINES_AT_ONCE))
  return { remittance: await oneRemittance(db, ports, id), ...answer }
}

async function judge(db: Db, lender: string, rows: readonly Row[]) {
  const keys = lineKeys(lender, rows)
  const taken = await takenKeys(db, keys)
  const isNew = (at: number) => rows[at]?.fault === null && !taken.has(keys[at] ?? '')
  const fresh = rows.filter((_, at) => isNew(at))
  const matches = matchRows(fresh, await candidatesOf(db, { lender }))
  return rows.map(({ fault, ...row }, at) => {
    const line = { ...row, line_key: keys[at] ?? '', application_id: null, expected_cents: null }
    if (fault !== null) return { ...line, standing: 'unreadable' as const, reason: fault }
    if (!isNew(at)) return { ...line, standing: 'known' as const, reason: 'imported_before' as const }
    return { ...line, ...(matches[fresh.findIndex(one => one.line === row.line)] ?? UNMATCHED) }
  })
}
const UNMATCHED: { standing: Schemas['RemittanceStanding']; reason: string } = { standing: 'unknown', reason: '' }

/** Two equal lines are two payments; uploading the same file again yields the same keys. */
function lineKeys(lender: string, rows: readonly Row[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ reference, payee, paid_on, amount_cents }) => {
    const said = JSON.stringify([lender, plainReference(reference), payee.toLowerCase(), paid_on, amount_cents])
    const times = seen.get(said) ?? 0
    seen.set(said, times + 1)
    return sha256(`${said}${times}`)
  })
}
