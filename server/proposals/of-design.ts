// Which proposal of a project is meant: each of its designs may have one.
import { and, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { loadSale, tryDesign } from '#server/money/sale/load-sale.ts'
import type { Sale, TriedDesign } from '#server/money/sale/sale.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { readOnce } from '../db/read-once.ts'
import { proposal_versions, proposals } from '../db/schema/proposals.ts'
import { type ProjectDesign, triedDesign } from '../design/project-designs.ts'
import { companyDay } from '../lib/company-day.ts'
import type { Ports } from '../ports/ports.ts'
import { type ProjectRow, requireProject } from '../projects/access.ts'
import { isOfSoldDesign } from '../projects/proposal-reach.ts'
import { type ProposalRow, statusOf } from './state.ts'
import { words } from './words.ts'

/** A project with one of its designs; the chosen one if none is given. A loaded sale qualifies. */
type ProjectDesigned = { readonly project: ProjectRow; readonly design_id: string | undefined }
export type Proposed = ProjectDesigned & { readonly tried: TriedDesign | undefined }

type Asked = { project_id: string; design_id?: string | undefined }

/** The project as the design makes it whose proposal is asked about. Throws 404 for what the caller may not see or is not there. */
export async function requireProposed(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { project_id, design_id }: Asked,
  lock?: 'lock',
): Promise<Proposed> {
  const project = await requireProject(db, caller, project_id, lock)
  const tried = await triedDesign(db, ports, project, design_id)
  return { project, tried, design_id: tried?.design_id }
}

/** The sale as the design makes it. */
export async function loadProposed(db: Db, { project, tried }: Pick<Proposed, 'project' | 'tried'>): Promise<Sale> {
  const sale = await loadSale(db, project)
  return tried ? tryDesign(db, sale, tried) : sale
}

const all = readOnce(
  [proposals],
  (db, project_id): PromiseLike<ProposalRow[]> =>
    db.select().from(proposals).where(eq(proposals.project_id, project_id)).orderBy(proposals.id),
)

/** One proposal for each design that has any. */
export const proposalsOf = all.read

/** Called after one was saved, which may have ended another's acceptance. */
export const knowProposals = (db: Db, { id }: Pick<ProjectRow, 'id'>, rows: ProposalRow[]) => all.know(db, id, rows)

/** The proposal of the design the project is looked at with. */
export async function proposalRow(
  db: Db,
  { project: { id }, design_id }: ProjectDesigned,
): Promise<ProposalRow | undefined> {
  const ofDesign = design_id ? eq(proposals.design_id, design_id) : isOfSoldDesign
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.project_id, id), ofDesign))
  return row
}

/** As proposalRow; throws 404 if there is none. */
export async function requireBegun(db: Db, designed: ProjectDesigned): Promise<ProposalRow> {
  const row = await proposalRow(db, designed)
  if (!row) throw notFound('proposal')
  return row
}

/** The state of each design's proposal, by design id; designs without one are left out. */
export async function proposedOf(
  db: Db,
  ports: Ports,
  { id }: ProjectRow,
): Promise<Map<string, ProposalRow['status']>> {
  const today = await companyDay(db, ports)
  const rows = await proposalsOf(db, id)
  return new Map(rows.map(row => [row.design_id, statusOf(row, today)]))
}

/** The design a proposal that begins now is of. */
export const designProposed = ({ design_id, sold_design_id }: Sale): string => design_id ?? sold_design_id

/** The one a homeowner of the project has accepted, of whichever design. There is at most one. */
export async function acceptedProposal(db: Db, { id }: Pick<ProjectRow, 'id'>) {
  const row = (await proposalsOf(db, id)).find(({ accepted }) => accepted)
  return row?.accepted ? { ...row, accepted: row.accepted } : undefined
}

/** Once another is published. The link stays, and can be accepted again while its figures hold. */
export const ACCEPTANCE_ENDED = { accepted: null, status: 'viewed' } as const
export const endAcceptance = (db: Db, { id }: ProposalRow) =>
  db.update(proposals).set(ACCEPTANCE_ENDED).where(eq(proposals.id, id))

/** Deletes a removed design's unpublished proposal; a published one keeps the design. */
export async function dropProposal(db: Db, project: ProjectRow, { id: design_id }: ProjectDesign) {
  const row = await proposalRow(db, { project, design_id })
  if (!row) return
  if (row.published_at) throw refuse(409, 'design_proposed', words.design_published)
  await db.delete(proposal_versions).where(eq(proposal_versions.proposal_id, row.id))
  await db.delete(proposals).where(eq(proposals.id, row.id))
}
