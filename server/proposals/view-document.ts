import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { documentOf } from './document.ts'
import { loadProposed } from './of-design.ts'
import { requireShown } from './public-link.ts'

/** The published proposal under a link, for the page as for proposal.View; 404 where the link leads nowhere. */
export async function viewDocument(db: Db, ports: Ports, public_id: string): Promise<Schemas['ProposalDocument']> {
  const shown = await requireShown(db, ports, public_id)
  return documentOf(db, ports, await loadProposed(db, shown), shown.row)
}
