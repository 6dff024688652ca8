import type { Schemas } from '#sdk/types.ts'
import { api } from '#web/data/api.ts'
import { read } from '#web/data/queries.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { tell } from '#web/lib/tell.ts'

/** The 8,760 hours as CSV. */
export async function downloadHours(project_id: string) {
  try {
    const { data } = await api.GET('/v3/solar.DownloadHours', { params: { query: { project_id } }, parseAs: 'blob' })
    if (data) saveFile(data, 'hours.csv')
  } catch (failure) {
    tell(failure)
  }
}

export async function downloadReceipt(project_id: string) {
  try {
    const { receipt } = await read('/v3/solar.GetReceipt', { project_id })
    if (receipt) saveReceipt(receipt)
  } catch (failure) {
    tell(failure)
  }
}

export const saveReceipt = (receipt: Schemas['Receipt']) =>
  saveFile(new Blob([`${JSON.stringify(receipt, null, 2)}\n`], { type: 'application/json' }), 'simulation-receipt.json')
