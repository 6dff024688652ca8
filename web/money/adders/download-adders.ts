import { api } from '#web/data/api.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { tell } from '#web/lib/tell.ts'

/** Saves the catalogue as a file. Fetched, for a plain link carries no token. */
export async function downloadAdders() {
  try {
    const { data } = await api.GET('/v3/adders.Export', { parseAs: 'blob' })
    if (data) saveFile(data, 'adders.csv')
  } catch (failure) {
    tell(failure)
  }
}
