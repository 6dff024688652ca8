// The cells of a file as they were read, kept so that other columns can be matched without the file.
import { sql } from 'drizzle-orm'
import type { Line } from '#machines/lib/csv-table.ts'
import type { Db } from '#server/db/database.ts'
import { pause, ROWS_AT_ONCE } from './import-rows.ts'

export async function storeRows(db: Db, company_id: number, import_id: string, rows: readonly Line[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const lines = rows.slice(from, from + ROWS_AT_ONCE)
    await db.execute(sql`
      insert into lead_import_rows (company_id, import_id, line, cells)
      select ${company_id}, ${import_id}::uuid, r.line, array(select jsonb_array_elements_text(r.cells))
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(line integer, cells jsonb)`)
    await pause()
  }
}
