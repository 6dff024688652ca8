// Which seal a file is known by: the first of its hash that was made here. A row put there by anyone else has no code that fits.
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { seals } from '../../db/schema/seals.ts'
import type { Ports } from '../../ports/ports.ts'
import { wasSealedHere } from '../evidence/evidence-codes.ts'

/** More rows with one hash occur only by abuse. */
const MOST_ROWS = 100

/** Outside any company: it returns the seal's location, not its contents. */
export async function firstSealOf(
  db: Db,
  ports: Pick<Ports, 'sign'>,
  file_hash: string,
): Promise<typeof seals.$inferSelect | undefined> {
  const rows = await db
    .select()
    .from(seals)
    .where(eq(seals.file_hash, file_hash))
    .orderBy(asc(seals.leaf_index))
    .limit(MOST_ROWS)
  return rows.find(row => wasSealedHere(ports, row))
}
