// Imports the leads of a file: new ones, and fields that existing ones lack.
import { sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { ownerBy } from '#machines/projects/leads/owner-rule.ts'
import { type Lead, NO_LEAD } from '#machines/projects/leads/read-lead.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { eachRows, pause } from '#server/sheet-import/import-rows.ts'
import type { Applying, ImportRow, LineRow } from '#server/sheet-import/kind.ts'
import { fillLead } from './fill-lead.ts'
import { words } from './words.ts'
import { type NewLead, writeLeads } from './write-leads.ts'

type Done = Partial<LineRow> & Pick<LineRow, 'line'>

/** A row as read. */
const leadOf = ({ fields }: LineRow): Lead => ({ ...NO_LEAD, ...fields })

export async function applyLeads(db: Db, { row, caller, ports, progress }: Applying): Promise<void> {
  const { company_id, id: import_id, file_name } = row
  if (row.owner === null) throw refuse(409, 'illegal_transition', words.choose_owner)
  const { value: general } = await readSetting(db, 'general')
  const into = { company_id, prefix: general.project_prefix, ports }
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
      const result = action === 'import' ? begin(line, target) : await join(line, action, target)
      if (result.row_id) places.set(line.line, result.row_id)
      results.push(result)
    }
    await writeLeads(db, into, fresh)
    await pause()
    await keep(db, import_id, results)
    done += rows.length
    progress(done)

    function begin(line: LineRow, target: string | undefined): Done {
      const lead = leadOf(line)
      const ids = { project_id: ports.id(), homeowner_id: ports.id() }
      const { twin_reasons } = line
      fresh.push({ lead, twin_id: target ?? null, twin_reasons, owner_id: whose(lead.address?.postal_code), ...ids })
      const left = { row_version: 1, homeowner_id: ids.homeowner_id, homeowner_version: 1 }
      return { line: line.line, outcome: 'added', row_id: ids.project_id, ...left }
    }
  }

  async function join(line: LineRow, action: 'merge' | 'skip', target: string | undefined): Promise<Done> {
    const merges = action === 'merge' && target !== undefined
    const filled = merges ? await fillLead(db, ports, caller, target, leadOf(line), file_name) : undefined
    return filled
      ? { line: line.line, outcome: 'updated', ...filled }
      : { line: line.line, outcome: 'skipped', row_id: target ?? null }
  }
}

/** A row without a known lead is new, whatever is chosen for duplicates. */
function actionOf({ change, action }: LineRow, { decision }: ImportRow, target: string | undefined) {
  if (change === 'skipped') return 'skip'
  return target === undefined ? 'import' : (action ?? decision)
}

const keep = (db: Db, import_id: string, results: readonly Done[]) =>
  db.execute(sql`
    update sheet_import_rows set outcome = r.outcome, row_id = r.row_id, row_version = r.row_version, before = r.before,
      homeowner_id = r.homeowner_id, homeowner_version = r.homeowner_version
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(
      line integer, outcome text, row_id uuid, row_version integer, before jsonb, homeowner_id uuid, homeowner_version integer)
    where import_id = ${import_id} and sheet_import_rows.line = r.line`)
