import type { Input } from '#sdk/types.ts'
import { api } from '#web/data/api.ts'
import { proven } from '#web/data/queries.ts'
import { saveFile } from '#web/lib/files/save-file.ts'

/** Saves the log of these filters as a file. Fetched, for a plain link carries no token. */
export async function downloadAudits(filters: Input<'/v3/audits.Export'>) {
  const { data } = await proven(() => api.GET('/v3/audits.Export', { params: { query: filters }, parseAs: 'blob' }))
  if (data) saveFile(data, 'audit-log.csv')
}
