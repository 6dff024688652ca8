import { api } from '#web/app/api.ts'
import { tell } from '#web/app/tell.ts'

/** Saves the catalogue as a file. Fetched, for a plain link carries no token. */
export async function downloadAdders() {
  try {
    const { data } = await api.GET('/v3/adders.Export', { parseAs: 'blob' })
    if (!data) return
    const address = URL.createObjectURL(data)
    const link = document.createElement('a')
    link.href = address
    link.download = 'adders.csv'
    link.click()
    URL.revokeObjectURL(address)
  } catch (failure) {
    tell(failure)
  }
}
