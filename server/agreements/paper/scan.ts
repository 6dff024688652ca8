// The scan of a signed paper: a file of the project, judged by its content.
import { and, eq } from 'drizzle-orm'
import { imageKind } from '#machines/files/image.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '../../db/database.ts'
import { files, project_files } from '../../db/schema/files.ts'
import { readFile } from '../../files/store.ts'
import { inspectPdf } from '../../ports/pdf/pdf.ts'
import { PdfRefusal } from '../../ports/pdf/pdf-refusal.ts'
import type { Ports } from '../../ports/ports.ts'
import { words } from '../words.ts'

export type Scan = { id: string; name: string; sha256: string; bytes: Uint8Array }

/** Throws 400 for a file that is not the project's. */
export async function requireScan(db: Db, ports: Ports, project_id: string, file_id: string): Promise<Scan> {
  const [file] = await db
    .select({ id: files.id, name: files.name, sha256: files.sha256 })
    .from(project_files)
    .innerJoin(files, eq(files.id, project_files.file_id))
    .where(and(eq(project_files.project_id, project_id), eq(project_files.file_id, file_id)))
  const bytes = file && (await readFile(db, ports, file.id))
  if (!bytes) throw refuse(400, 'invalid_input', { file_id: words.scan_not_in_project })
  return { ...file, bytes }
}

/** How many pages it has; a picture is one. Run in another process. Throws 400 for what shows no page. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  if (imageKind(bytes)) return 1
  try {
    return (await inspectPdf(bytes)).page_count
  } catch (error) {
    throw error instanceof PdfRefusal ? refuse(400, 'invalid_input', { file_id: error.message }) : error
  }
}
