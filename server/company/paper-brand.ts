// A company on paper: its name, its color and its logo.
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { readFile } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'

/** Needs a transaction inside the company's tenant. */
export async function paperBrand(
  db: Db,
  ports: Ports,
): Promise<{ name: string; color: string; logo: Uint8Array | null }> {
  const [company] = await db.select().from(companies)
  if (!company) throw new Error('There is no company to write for')
  const { name, brand_color, logo_file_id } = company
  return { name, color: brand_color, logo: (logo_file_id && (await readFile(db, ports, logo_file_id))) || null }
}
