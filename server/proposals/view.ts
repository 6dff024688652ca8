// A project's proposal as its people are shown it, and what a new one begins with.
import { and, eq } from 'drizzle-orm'
import type { Answer, Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { homeowners, project_financing, proposals } from '../db/schema.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { standing } from '../quote/basis.ts'
import { offersOf } from '../quote/offers.ts'
import { visible } from './content.ts'
import { acceptanceOf, todayOf } from './document.ts'
import { publicId } from './public-link.ts'
import { type ProposalRow, statusOf } from './state.ts'

export async function proposalRow(db: Db, project: ProjectRow): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(proposals).where(eq(proposals.project_id, project.id))
  return row
}

export async function proposalView(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  row: ProposalRow,
): Promise<Schemas['Proposal']> {
  const address = (page: string) =>
    row.published_at ? `${ports.public_origin}/${page}/${publicId(ports, project)}` : null
  return {
    project_id: row.project_id,
    language: row.language,
    template_name: row.template_name,
    option_ids: row.option_ids,
    page_count: visible(row.content).pages.length,
    status: statusOf(row, await todayOf(db, ports)),
    public_url: address('proposal'),
    summary_url: address('solar-proposal'),
    published_at: row.published_at?.toISOString() ?? null,
    has_unpublished: row.published_version !== null && row.published_version !== row.version,
    valid_until: row.valid_until,
    ...(await standing(db, project, row.basis_hash)),
    accepted: acceptanceOf(row),
    findings: [],
    view_count: row.view_count,
    last_viewed_at: row.last_viewed_at?.toISOString() ?? null,
    version: row.version,
  }
}

/** The way to pay that was chosen beside cash; before one is chosen, cash and the first loan that can be had. */
export async function suggestion(
  db: Db,
  ports: Ports,
  project: ProjectRow,
): Promise<Answer<'/v3/proposal.Get'>['suggested']> {
  const [primary] = await db
    .select({ language: homeowners.preferred_language })
    .from(homeowners)
    .where(and(eq(homeowners.project_id, project.id), eq(homeowners.is_primary, true)))
  const [chosen] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  const offers = (await offersOf(db, ports, project)).filter(({ unavailable }) => unavailable === null)
  const picked = [
    offers.find(({ option_id }) => option_id === chosen?.option_id),
    offers.find(({ type }) => type === 'cash'),
    ...(chosen ? [] : [offers.find(({ type }) => type === 'loan')]),
  ]
  return {
    template_id: null,
    language: primary?.language ?? 'en',
    option_ids: [...new Set(picked.flatMap(offer => offer?.option_id ?? []))],
  }
}
