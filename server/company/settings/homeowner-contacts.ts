// The company's current contacts for homeowners. Read by proposals and by the page after signing.
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { readSetting } from './store.ts'

const ORDER: readonly Schemas['ContactPurpose'][] = ['sales', 'installation', 'service', 'billing']

/** Needs a transaction inside the company's tenant. */
export async function homeownerContacts(db: Db): Promise<Schemas['HomeownerContact'][]> {
  const { value } = await readSetting(db, 'points_of_contact')
  return ORDER.flatMap(purpose => {
    const { name, email, phone, shown_to_homeowners } = value[purpose]
    if (!shown_to_homeowners || !name) return []
    return [{ purpose, name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) }]
  })
}
