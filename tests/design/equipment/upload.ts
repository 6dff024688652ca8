// Choosing a list as a person does, and waiting until its preview is there.
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { answered } from '#tests/support/sale.ts'

/** The contract's multipart fields are strings; the form itself is sent. */
const form = (parts: Record<string, string>, bytes: Uint8Array | string) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts)) data.set(name, value)
  data.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]))
  return { bodySerializer: () => data }
}

export async function upload(
  call: Client,
  kind: Schemas['EquipmentKind'],
  bytes: Uint8Array | string,
  file_name = 'list.csv',
): Promise<Schemas['EquipmentImport']> {
  const { data } = await call.POST('/v3/equipment.PreviewImport', {
    body: { kind, file: '', file_name },
    ...form({ kind, file_name }, bytes),
  })
  return answered(data).import
}

/** Asks until nothing is read any more. */
export async function preview(...input: Parameters<typeof upload>): Promise<Schemas['EquipmentImport']> {
  const [call] = input
  let { id: import_id, ...rest } = await upload(...input)
  while (rest.status === 'reading') {
    const { data } = await call.GET('/v3/equipment.GetImport', { params: { query: { import_id } } })
    ;({ id: import_id, ...rest } = answered(data).import)
  }
  return { id: import_id, ...rest }
}

export const confirm = async (call: Client, { id, version }: Schemas['EquipmentImport']) =>
  answered((await call.POST('/v3/equipment.ConfirmImport', { body: { import_id: id, version } })).data).import
export const undo = async (call: Client, { id, version }: Schemas['EquipmentImport']) =>
  answered((await call.POST('/v3/equipment.UndoImport', { body: { import_id: id, version } })).data).import

export const importRows = async (
  call: Client,
  { id }: Schemas['EquipmentImport'],
  change?: Schemas['ImportRow']['change'],
) =>
  answered(
    (
      await call.GET('/v3/equipment.ListImportRows', {
        params: { query: { import_id: id, limit: 200, ...(change ? { change } : {}) } },
      })
    ).data,
  ).rows

export async function datasheet(
  call: Client,
  equipment: { kind: Schemas['DatasheetKind']; equipment_id: string; version: number },
  bytes: Uint8Array | string,
) {
  const parts = {
    kind: equipment.kind,
    equipment_id: equipment.equipment_id,
    version: String(equipment.version),
    file_name: 'sheet.pdf',
  }
  const { data } = await call.POST('/v3/equipment.UploadDatasheet', {
    body: { ...parts, kind: equipment.kind, file: '' },
    ...form(parts, bytes),
  })
  return answered(data)
}
