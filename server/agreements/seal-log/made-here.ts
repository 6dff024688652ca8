// Which seal a file is known by: the first of its hash that was made here. A row put there by anyone else has no code that fits.
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { seals } from '../../db/schema/seals.ts'
import type { Ports } from '../../ports/ports.ts'
import { wasSealedHere } from '../evidence/evidence-codes.ts'

/** More rows of one hash than this nobody makes but by force. */
const MOST_ROWS = 100

/** At the door: what it answers is where the seal is, not what it says. */
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
