// A company's project numbers. They're taken in the transaction that uses them, so a transaction that fails leaves no gap.
import { eq, sql } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'

/** Returns the first of `count` consecutive numbers. The company's next lead waits for the row lock until this transaction ends. */
export async function takeProjectNumbers(db: Db, company_id: number, count = 1): Promise<number> {
  const [company] = await db
    .update(companies)
    .set({ next_project_number: sql`${companies.next_project_number} + ${count}` })
    .where(eq(companies.company_id, company_id))
    .returning({ next: companies.next_project_number })
  if (!company) throw notFound('company')
  return company.next - count
}
