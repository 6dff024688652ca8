// Agreement templates and their versions. A version never changes; what was sent keeps the one it was sent with.
import { and, desc, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { agreement_versions, agreements } from '../db/schema.ts'
import { fileAddress } from '../files/store.ts'
import { notFound } from '../lib/refuse.ts'
import type { Ports } from '../ports/ports.ts'

export type Template = { agreement: typeof agreements.$inferSelect; latest: typeof agreement_versions.$inferSelect }

export async function requireTemplate(db: Db, id: string): Promise<Template> {
  const [agreement] = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.id, id), eq(agreements.active, true)))
    .for('update')
  const [latest] = await db
    .select()
    .from(agreement_versions)
    .where(eq(agreement_versions.agreement_id, id))
    .orderBy(desc(agreement_versions.version))
    .limit(1)
  if (!agreement || !latest) throw notFound('agreement')
  return { agreement, latest }
}

export const templateView = (ports: Ports, { agreement, latest }: Template): Schemas['Agreement'] => ({
  id: agreement.id,
  name: latest.name,
  page_count: latest.pages.length,
  pages: latest.pages,
  src: fileAddress(ports, agreement.company_id, latest.file_id),
  document_hash: latest.document_hash,
  fields: latest.fields,
  active: agreement.active,
  version: agreement.version,
  updated_at: agreement.updated_at.toISOString(),
})
