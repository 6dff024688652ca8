import type { Schemas } from '#sdk/types.ts'
import { api } from '#web/app/api.ts'
import { read } from '#web/app/queries.ts'
import { tell } from '#web/app/tell.ts'
import { saveFile } from '#web/lib/save-file.ts'

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
