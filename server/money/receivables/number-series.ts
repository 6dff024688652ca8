// Numbers without gaps: taken in the transaction that uses one, under the lock of the series' row, so that a transaction that
// fails gives its number back and two at once wait for each other.
import { sql } from 'drizzle-orm'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { number_series } from '#server/db/schema/receivables.ts'

const FIRST = 1001

/** 'INV-1001', with the prefix of today. */
export async function takeNumber(db: Db, company_id: number, series: 'invoice' | 'credit_note'): Promise<string> {
  const { value } = await readSetting(db, 'invoicing')
  const [row] = await db
    .insert(number_series)
    .values({ company_id, series, next_number: FIRST + 1 })
    .onConflictDoUpdate({
      target: [number_series.company_id, number_series.series],
      set: { next_number: sql`${number_series.next_number} + 1` },
    })
    .returning()
  if (!row) throw new Error('The series gave no number')
  const prefix = series === 'invoice' ? value.invoice_prefix : value.credit_note_prefix
  return `${prefix}${row.next_number - 1}`
}
