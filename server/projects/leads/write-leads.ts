// Inserts the leads of a file: project, homeowner and search keys, many per statement.
import { sql } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import type { Lead } from '#machines/projects/leads/read-lead.ts'
import { among } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { pause } from '#server/sheet-import/import-rows.ts'
import type { LineRow } from '#server/sheet-import/kind.ts'
import { activatedByUse, recordMoves } from '../moves/move.ts'
import { takeProjectNumbers } from './project-numbers.ts'

export type NewLead = Pick<LineRow, 'twin_id' | 'twin_reasons'> & {
  lead: Lead
  owner_id: string
  project_id: string
  homeowner_id: string
}
type Into = { company_id: number; prefix: string; ports: Ports }

export async function writeLeads(
  db: Db,
  { company_id, prefix, ports }: Into,
  leads: readonly NewLead[],
): Promise<void> {
  if (leads.length === 0) return
  const now = ports.now().toISOString()
  let number = await takeProjectNumbers(db, company_id, leads.length)
  const values = leads.map(({ lead, ...rest }) => ({
    ...lead,
    number: number++,
    ...rest,
    name: fullName(lead),
    status: lead.consumption ? activatedByUse('new') : 'new',
    pair_id: ports.id(),
  }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(
    project_id uuid, homeowner_id uuid, pair_id uuid, number integer, name text, owner_id uuid, address jsonb, utility_id text,
    utility_name text, lead_source text, appointment_at timestamptz, appointment_on date, consumption jsonb, tags jsonb, notes text, firstname text, lastname text, status text,
    email text, phone text, preferred_language text, twin_id uuid, twin_reasons jsonb)`
  await db.execute(sql`
    insert into projects (company_id, id, number, number_prefix, name, name_key, status, owner_id, address, utility_id, utility_name,
      lead_source, appointment_at, appointment_on, consumption, tags, notes, status_since, active_at, created_at, updated_at)
    select ${company_id}, project_id, number, ${prefix}, name, plain_text(name), status, owner_id, nullif(address, 'null'), utility_id,
      utility_name, lead_source, appointment_at, appointment_on, nullif(consumption, 'null'), array(select jsonb_array_elements_text(tags)), notes,
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from ${given}`)
  await pause()
  await db.execute(sql`
    insert into homeowners (company_id, id, project_id, firstname, lastname, email, phone, is_primary, preferred_language, created_at)
    select ${company_id}, homeowner_id, project_id, firstname, lastname, email, phone, true, preferred_language, ${now}::timestamptz
    from ${given}`)
  await pause()
  await recordMoves(
    db,
    ports,
    values.flatMap(({ project_id, status }) =>
      status === 'new' ? [] : [{ company_id, id: project_id, status: 'new' as const, to: status }],
    ),
  )
  await db.execute(sql`
    insert into project_search (company_id, project_id, text)
    select company_id, id, project_search_text(projects) from projects where ${among(
      sql`id`,
      leads.map(({ project_id }) => project_id),
    )}`)
  if (values.every(({ twin_id }) => twin_id === null)) return
  await pause()
  // If the user chose another lead as the duplicate, this pair is still listed as possible duplicates.
  await db.execute(sql`
    insert into lead_duplicates (company_id, id, project_id, other_id, reasons, state, found_at)
    select ${company_id}, pair_id, least(project_id, twin_id), greatest(project_id, twin_id),
      array(select jsonb_array_elements_text(twin_reasons)), 'open', ${now}::timestamptz
    from ${given} where twin_id is not null on conflict do nothing`)
}
