import { and, desc, eq, lt } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawings } from '#server/db/schema/design.ts'
import { enterTenant } from '../../db/database.ts'
import { project_files, files as table } from '../../db/schema/files.ts'
import { attachFile } from '../../files/attach-file.ts'
import { requireNoEvidence } from '../../files/evidence.ts'
import { judged } from '../../files/judge-apart.ts'
import { streamOf } from '../../files/parts.ts'
import { requireUnsealed, sealedFiles } from '../../files/sealed.ts'
import { fileAddress, keepFile, mayRead } from '../../files/store.ts'
import { readUpload } from '../../files/upload.ts'
import { words } from '../../files/words.ts'
import { Afterwards, FileAnswer, type Handlers } from '../../handler.ts'
import { anId, cursorOf, pageOf } from '../../lib/paging.ts'
import type { Ports } from '../../ports/ports.ts'
import { requireProject } from '../../projects/access.ts'

const PAGES = cursorOf('project_files', anId)

export const files: Handlers<'files'> = {
  '/v3/files.Upload': async ({ input, caller, db, ports, parse, audit }) => {
    const project = input.project_id ? await requireProject(db, caller, input.project_id, 'lock') : undefined
    const upload = readUpload(input, words.choose_image_or_pdf)
    const checked = judged(parse, upload.bytes, input.kind)
    const name = upload.file_name.trim()
    const { bytes, media_type, width_px, height_px } = checked
    const file = await keepFile(db, ports, { company_id: caller.company_id, name, media_type, bytes })
    if (project) await attachFile(db, ports, caller, project, file.id, checked)
    await audit({
      sentence: () => words.file_uploaded({ name }),
      entity_id: file.id,
      ...(project && { project_id: project.id }),
    })
    const src = fileAddress(ports, caller.company_id, file.id)
    return { src, file_id: file.id, name, media_type, size_bytes: bytes.length, width_px, height_px }
  },

  '/v3/projects.ListFiles': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const limit = input.limit ?? 50
    const before = input.cursor ? PAGES.read(input.cursor)[0] : undefined
    const { name, media_type, size } = table
    const rows = await db
      .select({ row: project_files, name, media_type, size })
      .from(project_files)
      .innerJoin(table, eq(table.id, project_files.file_id))
      .where(and(eq(project_files.project_id, project.id), before ? lt(project_files.file_id, before) : undefined))
      .orderBy(desc(project_files.file_id))
      .limit(limit + 1)
    const sealed = await sealedFiles(db, ports, project.id, { before, limit: limit + 1 })
    const all = [...rows.map(({ row, ...file }) => view(ports, row, file)), ...sealed]
    // As the database orders them: by the bytes of the id.
    const { page, next_cursor } = pageOf(
      all.sort((a, b) => (a.id < b.id ? 1 : -1)),
      limit,
      PAGES,
      ({ id }) => [id],
    )
    return { files: page, next_cursor }
  },

  '/v3/projects.DeleteFile': async ({ input, caller, db, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [file] = await db
      .select({ name: table.name })
      .from(project_files)
      .innerJoin(table, eq(table.id, project_files.file_id))
      .where(and(eq(project_files.project_id, project.id), eq(project_files.file_id, input.file_id)))
    if (!file) {
      await requireUnsealed(db, project.id, input.file_id)
      throw notFound('file')
    }
    const [drawn] = await db.select().from(drawings).where(eq(drawings.project_id, project.id))
    if (drawn?.drawing.image?.file_id === input.file_id) throw refuse(409, 'file_in_use', words.image_in_drawing)
    await requireNoEvidence(db, project.id, input.file_id)
    await db.delete(project_files).where(eq(project_files.file_id, input.file_id))
    await db.delete(table).where(eq(table.id, input.file_id))
    await audit({
      sentence: () => words.file_deleted({ name: file.name }),
      project_id: project.id,
      entity_id: input.file_id,
    })
    return { file_id: input.file_id }
  },

  '/files/{file_id}': async ({ input, db, ports }) => {
    if (!mayRead(ports, input)) throw refuse(403, 'address_expired', words.link_expired)
    await enterTenant(db, input.company_id)
    const [row] = await db.select().from(table).where(eq(table.id, input.file_id))
    if (!row) throw notFound('file')
    const answer = (bytes: FileAnswer['bytes']) => new FileAnswer(bytes, row.media_type, input.download)
    if (row.parts === 0) return answer(row.bytes)
    return new Afterwards(async database => answer(await streamOf(database, ports, row)))
  },
}

type MediaType = Schemas['ProjectFile']['media_type']
const MEDIA_TYPES: readonly MediaType[] = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf']

function view(
  ports: Ports,
  row: typeof project_files.$inferSelect,
  { name, media_type, size }: { name: string; media_type: string; size: number },
): Schemas['ProjectFile'] {
  const src = fileAddress(ports, row.company_id, row.file_id)
  return {
    id: row.file_id,
    name,
    kind: row.kind,
    media_type: MEDIA_TYPES.find(known => known === media_type) ?? 'application/pdf',
    size_bytes: size,
    width_px: row.width_px,
    height_px: row.height_px,
    src,
    download_src: fileAddress(ports, row.company_id, row.file_id, name.slice(0, 200)),
    uploaded_at: row.uploaded_at.toISOString(),
    uploaded_by_name: row.uploaded_by_name,
    agreement: null,
  }
}
