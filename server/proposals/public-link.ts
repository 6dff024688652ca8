// The link a homeowner holds: from a proposal to it, and from it to the proposal and its project.
import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { projects } from '#server/db/schema/projects.ts'
import { type Db, enterTenant } from '../db/database.ts'
import { links } from '../db/schema/agreements.ts'
import { proposals } from '../db/schema/proposals.ts'
import { triedDesign } from '../design/project-designs.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import type { Proposed } from './of-design.ts'
import type { ProposalRow } from './state.ts'

/** Made again from the server's secret whenever it is shown, so that only its hash rests in the database. */
export const publicId = (ports: Ports, { company_id, id }: Pick<ProposalRow, 'company_id' | 'id'>) =>
  ports.sign('proposal', `${company_id}/${id}`)

export const publicUrl = (ports: Ports, proposal: Pick<ProposalRow, 'company_id' | 'id'>) =>
  `${ports.public_origin}/proposal/${publicId(ports, proposal)}`

/** The project is as the proposal's design makes it. */
export type Shown = Proposed & { row: ProposalRow; snapshot: NonNullable<ProposalRow['snapshot']> }

/**
 * The proposal behind a link; 404 for one that is invalid, ended or not published. Leaves the transaction inside the
 * company's tenant. `lock` blocks other writers of the project until it ends.
 */
export async function requireShown(db: Db, ports: Ports, public_id: string, lock?: 'lock'): Promise<Shown> {
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.token_hash, sha256(public_id)), eq(links.kind, 'proposal')))
  if (!link || link.ended_at) throw notFound('proposal')
  await enterTenant(db, link.company_id)
  const linked = eq(proposals.id, link.entity_id)
  const ofLink = db.select({ id: proposals.project_id }).from(proposals).where(linked)
  const query = db.select().from(projects).where(inArray(projects.id, ofLink))
  const [project] = await (lock ? query.for('no key update') : query)
  // Read once the project is locked.
  const [row] = await db.select().from(proposals).where(linked)
  if (!project || !row?.snapshot) throw notFound('proposal')
  const tried = await triedDesign(db, ports, project, row.design_id)
  return { project, tried, design_id: tried?.design_id, row, snapshot: row.snapshot }
}
