// What a quote rests on: price, design, household, and the company's own figures for a year. Its hash tells whether something sent or chosen earlier still agrees with today.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { designs } from '../db/schema.ts'
import { sha256 } from '../ports/ports.ts'
import { canonicaliseJson } from '../pricing/snapshot.ts'
import type { ProjectRow } from '../projects/access.ts'
import { companyFigures, figuresBeyondDefaults } from './company-figures.ts'
import { priceOf } from './price.ts'

export type Basis = { price: Schemas['Price']; design: typeof designs.$inferSelect; hash: string }

/** Null while nothing is designed. */
export async function basisOf(db: Db, project: ProjectRow): Promise<Basis | null> {
  const [design] = await db.select().from(designs).where(eq(designs.project_id, project.id))
  const price = await priceOf(db, project)
  if (!design || !price) return null
  const { address, consumption, tariff, installation_on } = project
  const parts = {
    price,
    arrays: design.arrays,
    inverters: design.inverters,
    // Left out where there is none, so that what was sent before designs had any is still current.
    ...(design.storage.length > 0 ? { storage: design.storage } : {}),
    ...(design.others.length > 0 ? { others: design.others } : {}),
    address,
    consumption,
    tariff,
    installation_on,
    figures: figuresBeyondDefaults(await companyFigures(db)),
  }
  return { price, design, hash: sha256(canonicaliseJson(parts)) }
}

export const isCurrent = async (db: Db, project: ProjectRow, hash: string | null): Promise<boolean> =>
  (await basisOf(db, project))?.hash === hash
