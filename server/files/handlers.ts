import { eq } from 'drizzle-orm'
import { enterTenant } from '../db/database.ts'
import { files as table } from '../db/schema.ts'
import { FileAnswer, type Handlers } from '../handler.ts'
import { notFound, refuse } from '../lib/refuse.ts'
import { mayRead } from './store.ts'

export const files: Handlers<'files'> = {
  '/files/{file_id}': async ({ input, db, ports }) => {
    if (!mayRead(ports, input))
      throw refuse(403, 'address_expired', 'This address has expired. Reload the page you came from.')
    await enterTenant(db, input.company_id)
    const [row] = await db.select().from(table).where(eq(table.id, input.file_id))
    if (!row) throw notFound('file')
    return new FileAnswer(row.bytes, row.media_type, input.download)
  },
}
