// An archive that was uploaded in parts, as a job or a question about it finds them.

import { refuse } from '#machines/lib/refuse.ts'
import type { Database } from '#server/db/database.ts'
import { readPart } from '#server/files/parts.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Parts } from './spool-archive.ts'
import { words } from './words.ts'

export type ImportInput = { upload_id: string; size_bytes: number; part_bytes: number }

export const partsOf = (database: Database, ports: Ports, company_id: number, input: ImportInput): Parts => ({
  count: Math.ceil(input.size_bytes / input.part_bytes),
  part: position => readPart(database, ports, { company_id, file_id: input.upload_id, position }),
})

export const unsignedArchive = () => refuse(409, 'unsigned_archive', words.unsigned)
