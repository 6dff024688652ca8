// A project's proposal as its people are shown it.

import { visible } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import { standing } from '#server/money/quote/basis.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { dayOfCompany } from '../lib/company-day.ts'
import type { Ports } from '../ports/ports.ts'
import { acceptanceOf } from './document.ts'
import { fillContent } from './fill-content.ts'
import { figuresToday } from './inputs.ts'
import { publicId } from './public-link.ts'
import { type ProposalRow, statusOf } from './state.ts'

export async function proposalView(db: Db, ports: Ports, sale: Sale, row: ProposalRow): Promise<Schemas['Proposal']> {
  const public_id = row.published_at ? publicId(ports, row) : null
  const address = (page: string) => public_id && `${ports.public_origin}/${page}/${public_id}`
  return {
    project_id: row.project_id,
    design_id: row.design_id,
    language: row.language,
    template_name: row.template_name,
    option_ids: row.option_ids,
    page_count: visible(row.content).pages.length,
    status: statusOf(row, dayOfCompany(sale.company, ports)),
    public_id,
    public_url: address('proposal'),
    summary_url: address('solar-proposal'),
    published_at: row.published_at?.toISOString() ?? null,
    has_unpublished: row.published_version !== null && row.published_version !== row.version,
    valid_until: row.valid_until,
    ...(await standing(db, sale, row.basis_hash)),
    accepted: acceptanceOf(row),
    findings: await findingsToday(db, ports, sale, row),
    view_count: row.view_count,
    last_viewed_at: row.last_viewed_at?.toISOString() ?? null,
    version: row.version,
  }
}

/** Judged by the figures of today: what would be published now. */
async function findingsToday(db: Db, ports: Ports, sale: Sale, row: ProposalRow) {
  const figures = await figuresToday(db, ports, sale, row.option_ids)
  return (await fillContent(db, ports, sale, row, figures)).findings
}
