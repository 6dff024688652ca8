// A page of the product that opens by a link, ready for the printer: only of what exists, and alike only when it looks alike.

import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import { simulation_reports } from '#server/db/schema/design.ts'
import { type Db, enterTenant } from '../../db/database.ts'
import { links } from '../../db/schema/agreements.ts'
import { companyOf } from '../../lib/own-company.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import type { PrintOrder } from '../../ports/print/queue.ts'
import { viewDocument } from '../view-document.ts'
import { fileNameOf } from './file-name.ts'

type Asked = Input<'/v1/browser'>

/** Throws 404 for an invalid, ended or empty link. */
export async function printable(db: Db, ports: Ports, { page, public_id }: Asked): Promise<PrintOrder> {
  const report = page === 'simulation_report'
  const { language, address_line, state } = report
    ? await sharedReport(db, public_id)
    : await published(db, ports, public_id)
  const file_name = fileNameOf(page, language, address_line)
  const { timezone, logo_file_id: logo } = await companyOf(db)
  return {
    page: {
      path: `/${page.replace('_', '-')}/${public_id}`,
      // The report is drawn by a script; a proposal is whole as it is served.
      script: report,
      // A picture to fetch first, as of a logo, is a link before the page.
      shows: report ? 'main.letter' : '#root > :not(link)',
      title: file_name.replace(/\.pdf$/, ''),
      time_zone: timezone,
    },
    key: sha256(JSON.stringify([page, public_id, { timezone, logo }, state])),
    file_name,
  }
}

/** A file URL's expiry and signature change each time and don't affect the page. */
const SIGNED = /\?expires=[^"]*/g

async function published(db: Db, ports: Ports, public_id: string) {
  const document = await viewDocument(db, ports, public_id)
  const { language, address_line } = document
  return { language, address_line, state: JSON.stringify(document).replaceAll(SIGNED, '') }
}

/** A shared report never changes. */
async function sharedReport(db: Db, public_id: string) {
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.token_hash, sha256(public_id)), eq(links.kind, 'report'), isNull(links.ended_at)))
  if (!link) throw notFound('report')
  await enterTenant(db, link.company_id)
  const [row] = await db.select().from(simulation_reports).where(eq(simulation_reports.id, link.entity_id))
  if (!row) throw notFound('report')
  return { language: 'en' as const, address_line: row.snapshot.address_line, state: row.id }
}
