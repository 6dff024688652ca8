// A file is uploaded first and taken by a resource afterwards, so that a form may be corrected without sending it twice.

import { lt } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { words } from '#server/company/resources/words.ts'
import type { Db } from '#server/db/database.ts'
import { resource_uploads } from '#server/db/schema/resources.ts'
import { judged } from '#server/files/judge-apart.ts'
import { removeFile } from '#server/files/parts.ts'
import { keepFile } from '#server/files/store.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers } from '#server/handler.ts'

const WAITS_MS = DAY_MS

export const uploadHandlers: Pick<Handlers<'resources'>, '/v3/resources.UploadFile'> = {
  '/v3/resources.UploadFile': async ({ input, caller, db, ports, parse, audit }) => {
    const upload = readUpload(input, words.choose_picture_or_pdf)
    const { bytes, media_type } = judged(parse, upload.bytes)
    const { company_id } = caller
    const name = upload.file_name.trim()
    await removeForgotten(db, new Date(ports.now().getTime() - WAITS_MS))
    const { id } = await keepFile(db, ports, { company_id, name, media_type, bytes })
    await db.insert(resource_uploads).values({ company_id, file_id: id, uploaded_at: ports.now() })
    await audit({ sentence: () => words.file_uploaded({ name }), entity_id: id })
    return { file_id: id, name, media_type, size_bytes: bytes.length }
  },
}

/** Uploads of forms that were never saved. */
async function removeForgotten(db: Db, before: Date) {
  const gone = await db
    .delete(resource_uploads)
    .where(lt(resource_uploads.uploaded_at, before))
    .returning({ file_id: resource_uploads.file_id })
  for (const { file_id } of gone) await removeFile(db, file_id)
}
