// How much a company stores, and whether there is room for more. Only what people bring is refused: an agreement is sealed and a
// proposal printed however full it is.
import { isNull, sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema/files.ts'
import type { Ports } from '../ports/ports.ts'
import { words } from './words.ts'

export async function requireRoom(db: Db, { limits }: Ports, bytes: number): Promise<void> {
  const [stored] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(isNull(files.job_id))
  if (Number(stored?.bytes ?? 0) + bytes <= limits.stored_bytes) return
  throw refuse(
    413,
    'storage_full',
    words.storage_full({ used: inWords(Number(stored?.bytes ?? 0)), most: inWords(limits.stored_bytes) }),
  )
}

const GB = 1_073_741_824
const inWords = (bytes: number) =>
  bytes >= GB ? `${Math.floor((bytes / GB) * 10) / 10} GB` : `${Math.ceil(bytes / 1_048_576)} MB`
