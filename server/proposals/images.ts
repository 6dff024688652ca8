// The images a proposal's pages name.
import { and, inArray, like } from 'drizzle-orm'
import { type Content, imageIdsOf } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema/files.ts'
import { fileAddress } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'

/** Those that are still there, each with a short-lived address. */
export async function imagesOf(db: Db, ports: Ports, content: Content): Promise<Schemas['ShownImage'][]> {
  const ids = imageIdsOf(content)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: files.id, company_id: files.company_id })
    .from(files)
    .where(and(inArray(files.id, ids), like(files.media_type, 'image/%')))
  return rows.map(({ id, company_id }) => ({ file_id: id, src: fileAddress(ports, company_id, id) }))
}
