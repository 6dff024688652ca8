// Imports the leads of a file, all of them or none: one transaction, which a server that dies leaves undone for the next.
import { sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { ownerBy } from '#machines/projects/leads/owner-rule.ts'
import type { Lead } from '#machines/projects/leads/read-lead.ts'
import type { Schemas } from '#sdk/types.ts'
import { writeAudit } from '#server/audit.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { type JobResult, type JobWork, jobKind } from '#server/jobs/job-kind.ts'
import { fillLead } from './fill-lead.ts'
import { countRows, eachRows, type ImportRow, type LineRow, pause, requireImport, setImport } from './import-rows.ts'
import { written } from './import-views.ts'
import { words } from './words.ts'
import { type NewLead, writeLeads } from './write-leads.ts'

type ApplyInput = { import_id: string }
type Done = Partial<LineRow> & Pick<LineRow, 'line'>

export const leadImport = jobKind<ApplyInput>({ permissions: ['leads.import'], page: '/projects?import=new', run })

async function run(work: JobWork<ApplyInput>): Promise<JobResult> {
  const { database, job, input } = work
  await work.progress(0, null, () => words.importing)
  try {
    const counts = await inCompany(database, job.company_id, db => everything(db, work, input.import_id))
    const { added, merged } = counts
    return { sentence: () => words.imported(counts), facts: { added, merged } }
  } finally {
    written.delete(input.import_id)
  }
}

async function everything(
  db: Db,
  work: JobWork<ApplyInput>,
  import_id: string,
): Promise<Schemas['LeadImport']['counts']> {
  const { ports, job } = work
  const row = await requireImport(db, import_id, 'lock')
  const { file_name } = row
  // A server that died after it was committed and before it could say so.
  if (row.status === 'applied') return row.counts
  if (row.status !== 'ready' || row.owner === null)
    throw refuse(409, 'illegal_transition', words.status.import_discarded)
  const { value: general } = await readSetting(db, 'general')
  const into = { company_id: job.company_id, prefix: general.project_prefix, ports }
  const whose = ownerBy(row.owner)
  const places = new Map<number, string>()
  let done = 0
  for await (const rows of eachRows(db, import_id)) {
    const fresh: NewLead[] = []
    const results: Done[] = []
    for (const line of rows) {
      const target = line.twin_id ?? (line.twin_line === null ? undefined : places.get(line.twin_line))
      const action = actionOf(line, row, target)
      // An earlier row of this file is written before it is filled in.
      if (action === 'merge') await writeLeads(db, into, fresh.splice(0))
      const result = action === 'new' && line.lead ? begin(line, line.lead) : await join(line, action, target)
      if (result.project_id) places.set(line.line, result.project_id)
      results.push(result)

      function begin({ line: at, ...rest }: LineRow, lead: Lead): Done {
        const ids = { owner_id: whose(lead.address?.postal_code), project_id: ports.id(), homeowner_id: ports.id() }
        fresh.push({ row: { ...rest, line: at, twin_id: target ?? null }, lead, ...ids })
        return { line: at, outcome: 'added', ...ids, project_version: 1, homeowner_version: 1 }
      }
    }
    await writeLeads(db, into, fresh)
    await pause()
    await keep(db, import_id, results)
    done += rows.length
    written.set(import_id, done)
  }
  const counts = await countRows(db, import_id)
  await setImport(db, row, { status: 'applied', applied_at: ports.now(), counts })
  await writeAudit(
    db,
    ports,
    work.caller,
    { id: job.id, ip: '', user_agent: '', token: undefined },
    '/v3/leads.ApplyImport',
    'done',
    {
      sentence: () => words.log.imported({ file: row.file_name, ...counts }),
      entity_id: import_id,
      detail: { counts, duplicates: row.duplicates, owner: row.owner },
    },
  )
  return counts

  async function join(
    { line, lead }: LineRow,
    action: Schemas['DuplicateAction'],
    target: string | undefined,
  ): Promise<Done> {
    const filled =
      action === 'merge' && lead && target ? await fillLead(db, ports, work.caller, target, lead, file_name) : undefined
    return filled ? { line, outcome: 'merged', ...filled } : { line, outcome: 'skipped', project_id: target ?? null }
  }
}

/** A row without a known lead is new, whatever is chosen for duplicates. */
function actionOf({ stops, action }: LineRow, { duplicates }: ImportRow, target: string | undefined) {
  if (stops) return 'skip'
  return target === undefined ? 'new' : (action ?? duplicates)
}

const keep = (db: Db, import_id: string, results: readonly Done[]) =>
  db.execute(sql`
    update lead_import_rows set outcome = r.outcome, owner_id = r.owner_id, project_id = r.project_id, homeowner_id = r.homeowner_id,
      before = r.before, project_version = r.project_version, homeowner_version = r.homeowner_version
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(
      line integer, outcome text, owner_id uuid, project_id uuid, homeowner_id uuid, before jsonb, project_version integer,
      homeowner_version integer)
    where import_id = ${import_id} and lead_import_rows.line = r.line`)
