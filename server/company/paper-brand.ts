// A company on paper: its name, its color and its logo.

import type { Db } from '../db/database.ts'
import { readFile } from '../files/store.ts'
import { companyOf } from '../lib/own-company.ts'
import type { Ports } from '../ports/ports.ts'

/** Needs a transaction inside the company's tenant. */
export async function paperBrand(
  db: Db,
  ports: Ports,
): Promise<{ name: string; color: string; logo: Uint8Array | null }> {
  const { name, brand_color, logo_file_id } = await companyOf(db)
  return { name, color: brand_color, logo: (logo_file_id && (await readFile(db, ports, logo_file_id))) || null }
}
