// A resource as the contract shows it, and who finds it.
import { eq, type SQL, sql } from 'drizzle-orm'
import { embedAddress, videoOf } from '#machines/lib/video-link.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { files } from '#server/db/schema/files.ts'
import { resource_categories, resources } from '#server/db/schema/resources.ts'
import { fileAddress } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'

export type Row = typeof resources.$inferSelect
type Found = Awaited<ReturnType<typeof selectResources>>[number]

/** Resources for certain roles are visible to these and to resource managers; so are archived ones. */
export const visibleTo = (caller: UserCaller): SQL | undefined =>
  caller.permissions.has('resources.edit')
    ? undefined
    : sql`${resources.active} and (${resources.role_ids} = '{}'
        or (select ${users.role_id} from ${users} where ${users.id} = ${caller.user_id}) = any(${resources.role_ids}))`

export const selectResources = (db: Db) =>
  db
    .select({
      resource: resources,
      category_name: resource_categories.name,
      file: { name: files.name, media_type: files.media_type, size: files.size },
    })
    .from(resources)
    .innerJoin(resource_categories, eq(resource_categories.id, resources.category_id))
    .leftJoin(files, eq(files.id, resources.file_id))
    .$dynamic()

export function view(ports: Ports, { resource, category_name, file }: Found): Schemas['Resource'] {
  const { company_id, file_id, updated_at, ...row } = resource
  const video = row.kind === 'video' ? videoOf(row.url ?? '') : null
  return {
    ...row,
    category_name,
    video: video && { host: video.host, embed_url: embedAddress(video) },
    file:
      file_id && file
        ? {
            name: file.name,
            media_type: file.media_type,
            size_bytes: file.size,
            src: fileAddress(ports, company_id, file_id),
            download_src: fileAddress(ports, company_id, file_id, file.name.slice(0, 200)),
          }
        : null,
    updated_at: updated_at.toISOString(),
  }
}
