// A homeowner as the contract shows them.
import type { Schemas } from '#sdk/types.ts'
import type { homeowners } from '#server/db/schema/projects.ts'

export type HomeownerRow = typeof homeowners.$inferSelect

export const homeownerView = ({
  id,
  project_id,
  firstname,
  lastname,
  email,
  phone,
  is_primary,
  preferred_language,
  version,
}: HomeownerRow): Schemas['Homeowner'] => ({
  id,
  project_id,
  firstname,
  lastname,
  email,
  phone,
  is_primary,
  preferred_language,
  version,
})
