// Every row that belongs to a project, in the order in which rows can be deleted. What is kept stays, and with it the project's own
// row, emptied of what is personal.
import { type SQL, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { uuids } from '#server/db/among.ts'
import { isBasisKept, type KeptIds, keptFiles } from './kept.ts'

export type What = Schemas['PrivacyCount']['what']
type ProjectRows = { table: string; what: What; where: SQL }

const PICTURED = sql`(select s.question, to_char((s.point ->> 'latitude')::numeric, 'FM990.00000') || ','
  || to_char((s.point ->> 'longitude')::numeric, 'FM990.00000') as place from project_sites s`

/** `ids` are projects whose only homeowners are erased; `whole` those of them of which nothing stays. */
export function rowsOfProjects(
  company_id: number,
  kept: KeptIds,
  ids: readonly string[],
  whole: readonly string[],
): ProjectRows[] {
  const these = uuids(ids)
  const project = sql`t.project_id = any(${these})`
  const gone = sql`t.project_id = any(${uuids(whole)})`
  const of = (table: string, column = 'project_id') =>
    sql`(select o.id from ${sql.identifier(table)} o where o.company_id = ${company_id} and o.${sql.identifier(column)} = any(${these}))`
  const transactions = sql`(select o.id from transactions o where o.company_id = ${company_id} and o.project_id = any(${these})
    and o.id not in ${kept.transactions})`
  const applications = sql`(select o.id from lender_applications o where o.company_id = ${company_id} and o.project_id = any(${these})
    and o.id not in ${kept.applications}
    and not exists (select from receivables r where r.company_id = o.company_id and r.application_id = o.id)
    and not exists (select from remittance_lines r where r.company_id = o.company_id and r.application_id = o.id))`
  const signers = sql`(select s.id from signers s where s.company_id = ${company_id} and s.transaction_id in ${transactions})`
  const all = (what: What, tables: readonly string[], where: SQL): ProjectRows[] =>
    tables.map(table => ({ table, what, where }))
  return [
    ...all('notifications', ['notifications'], project),
    ...all('other', ['page_problems'], project),
    {
      table: 'lead_duplicates',
      what: 'other',
      where: sql`(t.project_id = any(${these}) or t.other_id = any(${these}))`,
    },
    {
      table: 'links',
      what: 'links',
      where: sql`(t.entity_id in ${of('proposals')} or t.entity_id in ${of('simulation_reports')}
        or t.entity_id in ${signers} or t.entity_id in ${applications})`,
    },
    { table: 'signatures', what: 'agreements', where: sql`t.signer_id in ${signers}` },
    ...all(
      'agreements',
      ['transaction_events', 'paper_records', 'seals', 'signers'],
      sql`t.transaction_id in ${transactions}`,
    ),
    { table: 'transactions', what: 'agreements', where: sql`t.id in ${transactions}` },
    ...all('proposals', ['proposal_sends', 'proposal_visits'], project),
    { table: 'proposal_versions', what: 'proposals', where: sql`t.proposal_id in ${of('proposals')}` },
    ...all('proposals', ['proposals'], project),
    ...all(
      'applications',
      ['lender_uploads', 'lender_records', 'lender_calls', 'lender_events', 'lender_webhooks'],
      sql`t.application_id in ${applications}`,
    ),
    { table: 'lender_applications', what: 'applications', where: sql`t.id in ${applications}` },
    { table: 'invoices', what: 'invoices', where: sql`(${project} and t.status = 'draft')` },
    {
      table: 'site_answers',
      what: 'designs',
      where: sql`exists (select from ${PICTURED} where s.company_id = ${company_id} and s.project_id = any(${these})) p
        where t.question = p.question or t.question = p.place)`,
    },
    ...all(
      'designs',
      [
        'plan_set_issues',
        'plan_sets',
        'simulation_reports',
        'simulations',
        'energy_years',
        'usage_years',
        'drawing_versions',
        'drawings',
        'project_designs',
        'project_sites',
      ],
      project,
    ),
    ...all('files', ['project_weather', 'project_files'], project),
    ...all('tasks', ['tasks'], project),
    ...all('notes', ['notes'], project),
    // From before all imports shared one table.
    ...all('imports', ['lead_import_rows'], project),
    ...all('other', ['approval_requests'], project),
    ...all(
      'designs',
      ['adder_overrides', 'project_adders', 'project_incentives', 'project_financing', 'designs'],
      gone,
    ),
    { table: 'quote_bases', what: 'designs', where: sql`(${project} and not ${isBasisKept({ company_id }, kept)})` },
    ...all('homeowners', ['homeowners'], gone),
    { table: 'projects', what: 'projects', where: sql`t.id = any(${uuids(whole)})` },
  ]
}

/** Files of these projects that nothing else names. Read before their rows go. */
export const filesOfProjects = (company_id: number, kept: KeptIds, ids: readonly string[]): SQL => sql`
  select x.id from (
    select f.file_id from project_files f where f.company_id = ${company_id} and f.project_id = any(${uuids(ids)})
    union select w.file_id from project_weather w where w.company_id = ${company_id} and w.project_id = any(${uuids(ids)})
    union select i.file_id from plan_set_issues i where i.company_id = ${company_id} and i.project_id = any(${uuids(ids)})
    union select (s.picture ->> 'file_id')::uuid from project_sites s where s.company_id = ${company_id} and s.project_id = any(${uuids(ids)})
    union select t.signed_file_id from transactions t where t.company_id = ${company_id} and t.project_id = any(${uuids(ids)})
    union select u.file_id from lender_uploads u join lender_applications a on a.company_id = u.company_id and a.id = u.application_id
      where a.company_id = ${company_id} and a.project_id = any(${uuids(ids)})
  ) as x (id) where x.id is not null and x.id not in ${keptFiles(company_id, kept)}`
