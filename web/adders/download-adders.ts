import { api } from '#web/app/api.ts'
import { tell } from '#web/app/tell.ts'
import { saveFile } from '#web/lib/save-file.ts'

/** Saves the catalogue as a file. Fetched, for a plain link carries no token. */
export async function downloadAdders() {
  try {
    const { data } = await api.GET('/v3/adders.Export', { parseAs: 'blob' })
    if (data) saveFile(data, 'adders.csv')
  } catch (failure) {
    tell(failure)
  }
}
