// Choosing a datasheet as a person does.
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
