// What an archive of a company holds, in the order in which it can be brought into another one: whatever a row refers to comes
// before it. Tables that are left out stand in left-out.ts; tests/exports looks for one that stands in neither.
import { isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as t from '../db/schema.ts'
import { lead_duplicates } from '../db/schema-leads.ts'
import { notes, project_moves, tasks } from '../db/schema-project-page.ts'
import { default_views, saved_views } from '../db/schema-projects.ts'
import {
  credit_notes,
  invoices,
  ledger_entries,
  ledger_lines,
  number_series,
  payments,
} from '../db/schema-receivables.ts'
import { receivables, remittance_lines, remittances } from '../db/schema-remittances.ts'

export type Entity = {
  /** The name of its file, and of its key in the manifest. */
  name: string
  table: PgTable
  /** Said in format.json. */
  words: string
  /** Secrets, what another server could not use, and when this one looks at it next. */
  omits?: readonly string[]
  /** Columns whose documented name is another. */
  renames?: Readonly<Record<string, string>>
  only?: SQL
  /** Of its rows; by their first column otherwise. */
  order?: SQL
  /** What an omitted column holds once it was brought in, where it has no default. */
  held_instead?: Readonly<Record<string, unknown>>
  /** A new company begins with rows of its own; those of the archive take their place. */
  starter?: true
  /** Hashed with its ids, so that it is brought in to the letter. */
  fixed?: true
}

export const ENTITIES: readonly Entity[] = [
  { name: 'company', table: t.companies, words: 'The company as its profile says.', omits: ['status'] },
  { name: 'roles', table: t.roles, words: 'What its roles may do.' },
  {
    ...{ name: 'users', table: t.users, words: 'Its members. Nobody’s password is here: each sets a new one.' },
    omits: ['password_hash', 'must_change_password', 'sort_key'],
    held_instead: { must_change_password: false },
  },
  {
    ...{ name: 'settings', table: t.settings, words: 'What it has set, area by area, without passwords and keys.' },
    ...{ omits: ['secret_sealed'], starter: true },
  },
  {
    ...{ name: 'files', table: t.files, words: 'Every file; its bytes are the entry files/<sha256>.' },
    ...{ omits: ['bytes', 'parts', 'job_id'], renames: { size: 'size_bytes' }, only: isNull(t.files.job_id) },
  },
  { name: 'panels', table: t.panels, words: 'Modules of the catalogue.', starter: true },
  { name: 'inverters', table: t.inverters, words: 'Inverters of the catalogue.', starter: true },
  { name: 'storage', table: t.storage, words: 'Batteries of the catalogue.', starter: true },
  { name: 'other_categories', table: t.other_categories, words: 'Kinds of other equipment.', starter: true },
  { name: 'others', table: t.others, words: 'Other equipment.' },
  { name: 'adders', table: t.adders, words: 'What is added to a price, or taken off.', starter: true },
  { name: 'adder_versions', table: t.adder_versions, words: 'What each adder was at any time.', starter: true },
  {
    ...{ name: 'incentives', table: t.incentives, words: 'Dated rules of what lowers the cost.' },
    ...{ omits: ['state_key'], starter: true },
  },
  { name: 'financing_providers', table: t.financing_providers, words: 'Who finances.', starter: true },
  { name: 'financing_options', table: t.financing_options, words: 'Ways to pay.', starter: true },
  { name: 'proposal_templates', table: t.proposal_templates, words: 'Templates of proposals.', starter: true },
  { name: 'rate_plans', table: t.rate_plans, words: 'Rate plans of utilities.' },
  { name: 'resource_categories', table: t.resource_categories, words: 'Categories of resources.' },
  { name: 'resources', table: t.resources, words: 'What the team keeps at hand.' },
  { name: 'saved_views', table: saved_views, words: 'Views of the list of projects.' },
  { name: 'default_views', table: default_views, words: 'Which of them each member begins with.' },
  // One that was merged into another comes after it.
  { name: 'projects', table: t.projects, words: 'Every sale.', order: sql`merged_into is not null, id` },
  { name: 'project_moves', table: project_moves, words: 'When each project moved, and who moved it.' },
  { name: 'lead_duplicates', table: lead_duplicates, words: 'Leads that may be the same, and what was decided.' },
  { name: 'tasks', table: tasks, words: 'What is to be done, and until when.', omits: ['tell_at'] },
  { name: 'notes', table: notes, words: 'Notes of projects.' },
  { name: 'homeowners', table: t.homeowners, words: 'The people a project is for.' },
  { name: 'designs', table: t.designs, words: 'The array of each project.' },
  { name: 'drawings', table: t.drawings, words: 'Roofs as they are drawn.' },
  { name: 'drawing_versions', table: t.drawing_versions, words: 'Roofs as they were drawn before.' },
  { name: 'simulations', table: t.simulations, words: 'The year of each design, with all it was computed from.' },
  { name: 'simulation_reports', table: t.simulation_reports, words: 'Simulation reports as they were shared.' },
  { name: 'usage_years', table: t.usage_years, words: 'Meters’ hours as uploaded; `hours` is base64.' },
  { name: 'energy_years', table: t.energy_years, words: 'What a year of energy comes to.' },
  { name: 'project_weather', table: t.project_weather, words: 'Weather files of projects.' },
  { name: 'project_files', table: t.project_files, words: 'Which file belongs to which project.' },
  { name: 'project_adders', table: t.project_adders, words: 'Adders chosen by hand.' },
  { name: 'adder_overrides', table: t.adder_overrides, words: 'Prices that differ from the catalogue’s.' },
  { name: 'project_incentives', table: t.project_incentives, words: 'Incentives taken out or put in by hand.' },
  { name: 'quote_bases', table: t.quote_bases, words: 'What each quote rested on, under its hash.', fixed: true },
  {
    name: 'project_financing',
    table: t.project_financing,
    words: 'The financing chosen, with its price.',
    fixed: true,
  },
  { name: 'agreements', table: t.agreements, words: 'Templates of agreements.' },
  { name: 'agreement_versions', table: t.agreement_versions, words: 'Every published version of them.' },
  {
    ...{ name: 'signing_certificates', table: t.signing_certificates, words: 'Certificates that sealed something.' },
    omits: ['private_key_sealed', 'active'],
    only: sql`exists (select from transactions x where x.certificate_id = signing_certificates.id)`,
    held_instead: { active: false, private_key_sealed: '\\x' },
  },
  {
    ...{ name: 'agreement_transactions', table: t.transactions, words: 'Agreements sent and signed.' },
    ...{ omits: ['next_seal_at', 'next_reminder_at', 'seal_attempts'], fixed: true },
    held_instead: { seal_attempts: 0 },
  },
  { name: 'signers', table: t.signers, words: 'Who signs, and what they filled in.', fixed: true },
  { name: 'signatures', table: t.signatures, words: 'Adopted signatures; `png` is base64.', fixed: true },
  {
    ...{ name: 'transaction_events', table: t.transaction_events, words: 'The trail of each agreement.' },
    ...{ order: sql`transaction_id, seq`, fixed: true },
  },
  {
    ...{ name: 'mails', table: t.mails, words: 'Mails written, without the links in them.' },
    omits: ['link_sealed', 'next_attempt_at', 'last_error', 'attempts', 'link_role_id'],
    held_instead: { attempts: 0, next_attempt_at: '1970-01-01T00:00:00Z' },
  },
  { name: 'proposals', table: t.proposals, words: 'What homeowners are shown.', fixed: true },
  { name: 'proposal_versions', table: t.proposal_versions, words: 'Every saved version of it.' },
  { name: 'proposal_visits', table: t.proposal_visits, words: 'When it was read, and how long.' },
  { name: 'proposal_sends', table: t.proposal_sends, words: 'To whom it was sent.' },
  {
    ...{ name: 'lender_applications', table: t.lender_applications, words: 'Applications, without numbers of people.' },
    ...{ omits: ['private_sealed', 'next_refresh_at'], fixed: true },
  },
  {
    ...{ name: 'lender_calls', table: t.lender_calls, words: 'What was said to lenders, without its content.' },
    omits: ['request_sealed', 'next_attempt_at', 'claimed_until'],
  },
  { name: 'lender_events', table: t.lender_events, words: 'What happened with each application.', fixed: true },
  { name: 'lender_uploads', table: t.lender_uploads, words: 'Files given to lenders.' },
  { name: 'receivables', table: receivables, words: 'What lenders owe, part by part.' },
  { name: 'number_series', table: number_series, words: 'The next numbers of invoices and credit notes.' },
  { name: 'invoices', table: invoices, words: 'Invoices, drafts among them.', omits: ['overdue_at'], fixed: true },
  { name: 'ledger_entries', table: ledger_entries, words: 'The books, entry by entry.', fixed: true },
  {
    ...{ name: 'ledger_lines', table: ledger_lines, words: 'What each entry moves from one account to another.' },
    ...{ order: sql`entry_id, position`, fixed: true },
  },
  { name: 'credit_notes', table: credit_notes, words: 'Credit notes.', fixed: true },
  { name: 'payments', table: payments, words: 'Payments of homeowners, and what was paid back.', fixed: true },
  { name: 'remittances', table: remittances, words: 'Lists of lenders’ payments that were read.' },
  { name: 'remittance_lines', table: remittance_lines, words: 'Each of their lines, and what became of it.' },
  {
    ...{ name: 'audits', table: t.audits, words: 'The audit log, in a chain of hashes anybody can follow.' },
    ...{ omits: ['digest'], order: sql`seq nulls first, id` },
  },
]

export const entityOf = (name: string): Entity => {
  const found = ENTITIES.find(one => one.name === name)
  if (!found) throw new Error(`No archive holds ${name}`)
  return found
}
