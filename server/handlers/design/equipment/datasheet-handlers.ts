// A datasheet of a piece of equipment: one PDF, kept with the company's files.
import { eq } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { inverters, others, panels, storage } from '#server/db/schema/equipment.ts'
import { words } from '#server/design/equipment/words.ts'
import { named } from '#server/design/equipment/write.ts'
import { fileAddress, keepFile } from '#server/files/store.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { task } from '#server/parse/parsers.ts'
import type { readDatasheet } from '#server/ports/pdf/upload/read-pdf.ts'
import type { Ports } from '#server/ports/ports.ts'

const read = task<typeof readDatasheet>(
  new URL('../../../ports/pdf/upload/read-pdf.ts', import.meta.url),
  'readDatasheet',
)

type Paths = `/v3/equipment.${'UploadDatasheet' | 'RemoveDatasheet'}`
const TABLES = { panel: panels, inverter: inverters, storage, other: others } as const
type Of = { kind: Schemas['DatasheetKind']; equipment_id: string; version: number }
type Sheet = { datasheet_file_id: string | null; datasheet_name: string | null }

export const datasheetHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/equipment.UploadDatasheet': async ({ input, caller, db, ports, parse, audit }) => {
    const of = { ...input, version: Number(input.version) }
    await requireEquipment(db, of)
    const { bytes, ...file } = readUpload(input, words.choose_pdf)
    const file_name = named('file_name', file.file_name)
    parse(read, bytes)
    const { company_id } = caller
    const pdf_file = await keepFile(db, ports, { company_id, name: file_name, media_type: 'application/pdf', bytes })
    await audit({ sentence: () => words.log.datasheet_uploaded({ file: file_name }), entity_id: input.equipment_id })
    return write(db, ports, caller, of, { datasheet_file_id: pdf_file.id, datasheet_name: file_name })
  },

  '/v3/equipment.RemoveDatasheet': async ({ input, caller, db, ports, audit }) => {
    await requireEquipment(db, input)
    await audit({ sentence: () => words.log.datasheet_removed, entity_id: input.equipment_id })
    return write(db, ports, caller, input, { datasheet_file_id: null, datasheet_name: null })
  },
}

async function requireEquipment(db: Db, { kind, equipment_id, version }: Of) {
  const table = TABLES[kind]
  const [row] = await db.select({ version: table.version }).from(table).where(eq(table.id, equipment_id)).for('update')
  if (!row) throw notFound('equipment')
  requireVersion(row, version)
}

async function write(db: Db, ports: Ports, caller: UserCaller, { kind, equipment_id, version }: Of, sheet: Sheet) {
  const table = TABLES[kind]
  await db
    .update(table)
    .set({ ...sheet, version: version + 1 })
    .where(eq(table.id, equipment_id))
  return {
    datasheet_src: sheet.datasheet_file_id && fileAddress(ports, caller.company_id, sheet.datasheet_file_id),
    datasheet_name: sheet.datasheet_name,
    version: version + 1,
  }
}
