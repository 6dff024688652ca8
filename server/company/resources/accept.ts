// Validates a resource's fields beyond the schema.
import { eq, inArray } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { videoOf, watchAddress } from '#machines/lib/video-link.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { roles } from '#server/db/schema/company.ts'
import { resource_categories, resource_uploads } from '#server/db/schema/resources.ts'
import type { Row } from './view.ts'
import { words } from './words.ts'

type Given = Pick<
  Schemas['ResourceFields'],
  'title' | 'description' | 'category_id' | 'kind' | 'url' | 'file_id' | 'role_ids'
>

/** The stored fields. Throws 400 with a message per invalid field. Claims an uploaded file. */
export async function acceptFields(db: Db, given: Given, before?: Row) {
  const faults: Record<string, string> = {}
  const title = given.title.trim()
  if (title === '') faults['title'] = words.title_required
  const [category] = await db
    .select({ id: resource_categories.id })
    .from(resource_categories)
    .where(eq(resource_categories.id, given.category_id))
  if (!category) faults['category_id'] = words.choose_category
  const role_ids = [...new Set(given.role_ids)]
  const present = role_ids.length
    ? await db.select({ id: roles.id }).from(roles).where(inArray(roles.id, role_ids))
    : []
  if (present.length < role_ids.length) faults['role_ids'] = words.choose_roles
  const url = given.kind === 'file' ? null : addressOf(given.kind, given.url ?? '', faults)
  const file_id = given.kind === 'file' ? await fileOf(db, given.file_id, before, faults) : null
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  return {
    title,
    description: given.description.trim(),
    category_id: given.category_id,
    kind: given.kind,
    url,
    file_id,
    role_ids,
  }
}

/** A film's address is written again from its id; a page's stays as it was typed, when it is one of the web. */
function addressOf(kind: 'video' | 'link', typed: string, faults: Record<string, string>): string | null {
  if (kind === 'video') {
    const video = videoOf(typed)
    if (!video) faults['url'] = words.video_link_required
    return video && watchAddress(video)
  }
  const text = /^[a-z][a-z0-9+.-]*:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  const plain = url && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.') && !url.username
  if (!plain) faults['url'] = words.web_address_required
  return plain ? url.href : null
}

async function fileOf(db: Db, file_id: string | undefined, before: Row | undefined, faults: Record<string, string>) {
  if (file_id === undefined || file_id === before?.file_id) {
    if (!before?.file_id) faults['file_id'] = words.choose_file
    return before?.file_id ?? null
  }
  const [waiting] = await db.delete(resource_uploads).where(eq(resource_uploads.file_id, file_id)).returning()
  if (!waiting) faults['file_id'] = words.file_expired
  return waiting ? file_id : null
}
