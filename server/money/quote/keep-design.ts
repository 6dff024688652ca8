// Saves a design with everything that depends on it. Used by the designer, and when a homeowner accepts without the battery.

import { notFound } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { designs } from '#server/db/schema/design.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { activateIfNew } from '#server/projects/moves/move.ts'
import { loadSale } from '../sale/load-sale.ts'
import type { Design } from '../sale/sale.ts'
import { keepPrice } from './keep-price.ts'
import { productionOf } from './production.ts'

/** Price and production follow; a new project becomes active. The caller has locked the project and writes the audit. */
export async function keepDesign(db: Db, ports: Ports, project: ProjectRow, row: Design): Promise<Design> {
  const [saved] = await db
    .insert(designs)
    .values(row)
    .onConflictDoUpdate({ target: [designs.company_id, designs.project_id], set: row })
    .returning()
  if (!saved) throw notFound('design')
  const active = await activateIfNew(db, ports, project)
  const sale = await loadSale(db, active)
  await keepPrice(db, ports, sale)
  await productionOf(db, ports, sale)
  return saved
}
