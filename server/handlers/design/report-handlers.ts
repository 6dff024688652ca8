// A simulated year handed on: its receipt, its hours, and a report by link.

import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { hoursCsv } from '#machines/design/report/hours-csv.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { type ReportSnapshot, simulation_reports as table } from '#server/db/schema/design.ts'
import { simulatedYear } from '#server/money/quote/production.ts'
import { loadSale, requireSale } from '#server/money/sale/load-sale.ts'
import { type Db, enterTenant } from '../../db/database.ts'
import { links } from '../../db/schema/agreements.ts'
import { receiptOf } from '../../design/report/receipt.ts'
import { reportOf } from '../../design/report/report.ts'
import { words } from '../../design/words.ts'
import { fileAddress } from '../../files/store.ts'
import { FileAnswer, type Handlers } from '../../handler.ts'
import { companyOf } from '../../lib/own-company.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import { type ProjectRow, requireProject } from '../../projects/access.ts'
import { projectNumber } from '../../projects/view.ts'

type Paths = `/v3/solar.${'GetReceipt' | 'DownloadHours' | 'GetReport' | 'ShareReport' | 'RevokeReport' | 'ViewReport'}`

/** More than anyone keeps track of. */
const MOST_LINKS = 20
const nothingYet = () => refuse(409, 'nothing_simulated', words.nothing_simulated)

export const reportHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/solar.GetReceipt': async ({ input, caller, db, ports }) => {
    const simulated = await simulatedYear(db, ports, await requireSale(db, caller, input.project_id))
    if (!simulated) return { receipt: null }
    const { inputs, result, made_at, year } = simulated
    return { receipt: receiptOf(inputs, { ...result, planes: result.arrays }, year.hourly_ac_kw, made_at) }
  },

  '/v3/solar.DownloadHours': async ({ input, caller, db, ports }) => {
    const sale = await requireSale(db, caller, input.project_id)
    const simulated = await simulatedYear(db, ports, sale)
    if (!simulated) throw nothingYet()
    const { inputs, weather, year } = simulated
    const bytes = new TextEncoder().encode(hoursCsv(inputs, weather, year))
    return new FileAnswer(bytes, 'text/csv; charset=utf-8', `${projectNumber(sale.project)}-hours.csv`)
  },

  '/v3/solar.GetReport': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const report = await reportOf(db, ports, await loadSale(db, project))
    return {
      report: report && (await shown(db, ports, report)),
      shared: await openLinks(db, ports, project, report),
    }
  },

  '/v3/solar.ShareReport': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const report = await reportOf(db, ports, await loadSale(db, project))
    if (!report) throw nothingYet()
    const open = await openLinks(db, ports, project, report)
    if (open.length >= MOST_LINKS) throw refuse(409, 'too_many_links', words.too_many_links({ most: MOST_LINKS }))
    const id = ports.id()
    const { company_id } = project
    await db.insert(table).values({
      company_id,
      id,
      project_id: project.id,
      snapshot: report,
      annual_kwh: report.simulation.annual_kwh,
      inputs_sha256: report.receipt.inputs_sha256,
      shared_at: ports.now(),
      shared_by: caller.name,
    })
    const token_hash = sha256(publicId(ports, company_id, id))
    await db.insert(links).values({ company_id, token_hash, kind: 'report', entity_id: id })
    await audit({ sentence: () => words.log.report_shared, project_id: project.id, entity_id: id })
    return { shared: await openLinks(db, ports, project, report) }
  },

  '/v3/solar.RevokeReport': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const of_project = and(eq(table.project_id, project.id), eq(table.id, input.report_id))
    const [row] = await db.select({ id: table.id, ended_at: table.ended_at }).from(table).where(of_project)
    if (!row) throw notFound('report')
    if (!row.ended_at) {
      const ended_at = ports.now()
      await db.update(table).set({ ended_at }).where(of_project)
      await db
        .update(links)
        .set({ ended_at })
        .where(and(eq(links.kind, 'report'), eq(links.entity_id, row.id)))
      await audit({ sentence: () => words.log.report_revoked, project_id: project.id, entity_id: row.id })
    }
    return { shared: await openLinks(db, ports, project, await reportOf(db, ports, await loadSale(db, project))) }
  },

  '/v3/solar.ViewReport': async ({ input, db, ports, request }) => {
    const [link] = await db
      .select()
      .from(links)
      .where(and(eq(links.token_hash, sha256(input.public_id)), eq(links.kind, 'report')))
    if (!link || link.ended_at) throw notFound('report')
    await enterTenant(db, link.company_id)
    // The printer doesn't count as a reader.
    const seen = request.user_agent === ports.prints.printer.agent ? 0 : 1
    const [row] = await db
      .update(table)
      .set({
        view_count: sql`${table.view_count} + ${seen}`,
        ...(seen === 0 ? {} : { last_viewed_at: ports.now() }),
      })
      .where(and(eq(table.id, link.entity_id), isNull(table.ended_at)))
      .returning({ snapshot: table.snapshot })
    if (!row) throw notFound('report')
    return { report: await shown(db, ports, row.snapshot) }
  },
}

/** Made again from the server's secret whenever it is shown, so that only its hash rests in the database. */
const publicId = (ports: Ports, company_id: number, id: string) => ports.sign('report', `${company_id}/${id}`)

/** With the logo as the company has it today. */
async function shown(db: Db, ports: Ports, report: ReportSnapshot): Promise<Schemas['SimulationReport']> {
  const { company_id, logo_file_id } = await companyOf(db)
  const logo_src = logo_file_id ? fileAddress(ports, company_id, logo_file_id) : null
  return { ...report, company: { ...report.company, logo_src } }
}

async function openLinks(
  db: Db,
  ports: Ports,
  { company_id, id }: ProjectRow,
  report: ReportSnapshot | null,
): Promise<Schemas['SharedReports']> {
  const rows = await db
    .select({
      id: table.id,
      annual_kwh: table.annual_kwh,
      inputs_sha256: table.inputs_sha256,
      shared_at: table.shared_at,
      shared_by: table.shared_by,
      view_count: table.view_count,
      last_viewed_at: table.last_viewed_at,
    })
    .from(table)
    .where(and(eq(table.project_id, id), isNull(table.ended_at)))
    .orderBy(desc(table.shared_at), desc(table.id))
  return rows.map(row => ({
    id: row.id,
    url: `${ports.public_origin}/simulation-report/${publicId(ports, company_id, row.id)}`,
    annual_kwh: row.annual_kwh,
    is_current: row.inputs_sha256 === report?.receipt.inputs_sha256,
    shared_at: row.shared_at.toISOString(),
    shared_by: row.shared_by,
    view_count: row.view_count,
    last_viewed_at: row.last_viewed_at?.toISOString() ?? null,
  }))
}
