// A page of the product that opens by a link, ready for the printer: only of what exists, and alike only when it looks alike.
import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#sdk/types.ts'
import { type Db, enterTenant } from '../../db/database.ts'
import { companies, links, projects, proposals, simulation_reports } from '../../db/schema.ts'
import { notFound } from '../../lib/refuse.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import type { PrintOrder } from '../../ports/print/queue.ts'
import { documentOf } from '../document.ts'
import { fileNameOf } from './file-name.ts'

type Asked = Input<'/v1/browser'>

const NOUNS = { proposal: 'proposal', solar_proposal: 'proposal', simulation_report: 'report' } as const
const FOLDERS = {
  proposal: 'proposal',
  solar_proposal: 'solar-proposal',
  simulation_report: 'simulation-report',
} as const

export async function printable(db: Db, ports: Ports, { page, public_id }: Asked): Promise<PrintOrder> {
  const kind = NOUNS[page]
  const token_hash = sha256(public_id)
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.token_hash, token_hash), eq(links.kind, kind), isNull(links.ended_at)))
  if (!link) throw notFound(kind)
  await enterTenant(db, link.company_id)
  const [company] = await db.select().from(companies)
  const shown = kind === 'report' ? await report(db, link.entity_id) : await proposal(db, ports, link.entity_id)
  if (!shown || !company) throw notFound(kind)
  return {
    page: {
      path: `/${FOLDERS[page]}/${public_id}`,
      // The report is drawn by a script; a proposal is whole as it is served.
      script: kind === 'report',
      shows: kind === 'report' ? 'main.letter' : 'main',
      time_zone: company.timezone,
    },
    key: sha256(JSON.stringify([page, token_hash, company.logo_file_id, shown.state])),
    file_name: fileNameOf(page, shown.language, shown.address_line),
  }
}

/** What an address of a file says of its expiry and signature is new each time and shows nothing. */
const SIGNED = /\?expires=[^"]*/g

async function proposal(db: Db, ports: Ports, project_id: string) {
  const [row] = await db.select().from(proposals).where(eq(proposals.project_id, project_id))
  const [project] = await db.select().from(projects).where(eq(projects.id, project_id))
  if (!row?.snapshot || !project) return undefined
  const document = await documentOf(db, ports, project, row)
  const { language, address_line } = document
  return { language, address_line, state: JSON.stringify(document).replaceAll(SIGNED, '') }
}

/** A shared report never changes. */
async function report(db: Db, id: string) {
  const [row] = await db.select().from(simulation_reports).where(eq(simulation_reports.id, id))
  return row && { language: 'en' as const, address_line: row.snapshot.address_line, state: row.id }
}
