// What an archive of a company holds, in the order in which it can be brought into another one: whatever a row refers to comes
// before it. Tables that are left out stand in left-out.ts; tests/exports looks for one that stands in neither.
import { isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { adder_overrides, adder_versions, adders, project_adders } from '../db/schema/adders.ts'
import {
  agreement_versions,
  agreements,
  paper_records,
  signatures,
  signers,
  signing_certificates,
  transaction_events,
  transactions,
} from '../db/schema/agreements.ts'
import { audits } from '../db/schema/audits.ts'
import { companies, roles, settings, users } from '../db/schema/company.ts'
import {
  designs,
  drawing_versions,
  drawings,
  project_designs,
  simulation_reports,
  simulations,
} from '../db/schema/design.ts'
import { energy_years, project_weather, rate_plans, usage_years, utility_terms } from '../db/schema/energy.ts'
import { inverters, other_categories, others, panels, storage } from '../db/schema/equipment.ts'
import { files, project_files } from '../db/schema/files.ts'
import { financing_options, financing_providers, project_financing, quote_bases } from '../db/schema/financing.ts'
import { incentives, project_incentives } from '../db/schema/incentives.ts'
import { lead_duplicates } from '../db/schema/leads.ts'
import {
  lender_applications,
  lender_calls,
  lender_events,
  lender_records,
  lender_uploads,
} from '../db/schema/lenders.ts'
import { mails } from '../db/schema/mails.ts'
import { approval_requests, notes, project_moves, tasks } from '../db/schema/project-page.ts'
import { default_views, homeowners, projects, saved_views } from '../db/schema/projects.ts'
import {
  proposal_sends,
  proposal_templates,
  proposal_versions,
  proposal_visits,
  proposals,
} from '../db/schema/proposals.ts'
import {
  credit_notes,
  invoices,
  ledger_entries,
  ledger_lines,
  number_series,
  payments,
} from '../db/schema/receivables.ts'
import { receivables, remittance_lines, remittances } from '../db/schema/remittances.ts'
import { resource_categories, resources } from '../db/schema/resources.ts'

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
}

export const ENTITIES: readonly Entity[] = [
  {
    name: 'company',
    table: companies,
    words: 'The company as its profile says.',
    omits: ['status', 'address_verified_at', 'here_since'],
  },
  { name: 'roles', table: roles, words: 'What its roles may do.' },
  {
    name: 'users',
    table: users,
    words: 'Its members. Nobody’s password is here: each sets a new one.',
    omits: ['password_hash', 'must_change_password', 'sort_key'],
    held_instead: { must_change_password: false },
  },
  {
    name: 'settings',
    table: settings,
    words: 'What it has set, area by area, without passwords and keys.',
    omits: ['secret_sealed'],
    starter: true,
  },
  {
    name: 'files',
    table: files,
    words: 'Every file; its bytes are the entry files/<sha256>.',
    omits: ['bytes', 'parts', 'job_id'],
    renames: { size: 'size_bytes' },
    only: isNull(files.job_id),
  },
  { name: 'panels', table: panels, words: 'Modules of the catalogue.', starter: true },
  { name: 'inverters', table: inverters, words: 'Inverters of the catalogue.', starter: true },
  { name: 'storage', table: storage, words: 'Batteries of the catalogue.', starter: true },
  { name: 'other_categories', table: other_categories, words: 'Kinds of other equipment.', starter: true },
  { name: 'others', table: others, words: 'Other equipment.' },
  { name: 'adders', table: adders, words: 'What is added to a price, or taken off.', starter: true },
  { name: 'adder_versions', table: adder_versions, words: 'What each adder was at any time.', starter: true },
  {
    name: 'incentives',
    table: incentives,
    words: 'Dated rules of what lowers the cost.',
    omits: ['state_key'],
    starter: true,
  },
  { name: 'financing_providers', table: financing_providers, words: 'Who finances.', starter: true },
  { name: 'financing_options', table: financing_options, words: 'Ways to pay.', starter: true },
  { name: 'proposal_templates', table: proposal_templates, words: 'Templates of proposals.', starter: true },
  { name: 'rate_plans', table: rate_plans, words: 'Rate plans of utilities.' },
  { name: 'utility_terms', table: utility_terms, words: 'Net metering and rates the company confirmed for a utility.' },
  { name: 'resource_categories', table: resource_categories, words: 'Categories of resources.' },
  { name: 'resources', table: resources, words: 'What the team keeps at hand.' },
  { name: 'saved_views', table: saved_views, words: 'Views of the list of projects.' },
  { name: 'default_views', table: default_views, words: 'Which of them each member begins with.' },
  // One that was merged into another comes after it.
  { name: 'projects', table: projects, words: 'Every sale.', order: sql`merged_into is not null, id` },
  { name: 'project_moves', table: project_moves, words: 'When each project moved, and who moved it.' },
  { name: 'lead_duplicates', table: lead_duplicates, words: 'Leads that may be the same, and what was decided.' },
  { name: 'tasks', table: tasks, words: 'What is to be done, and until when.', omits: ['tell_at'] },
  { name: 'notes', table: notes, words: 'Notes of projects.' },
  { name: 'homeowners', table: homeowners, words: 'The people a project is for.' },
  { name: 'designs', table: designs, words: 'The array of each project.' },
  { name: 'project_designs', table: project_designs, words: 'The designs of each project that has more than one.' },
  { name: 'drawings', table: drawings, words: 'Roofs as they are drawn.' },
  { name: 'drawing_versions', table: drawing_versions, words: 'Roofs as they were drawn before.' },
  { name: 'simulations', table: simulations, words: 'The year of each design, with all it was computed from.' },
  { name: 'simulation_reports', table: simulation_reports, words: 'Simulation reports as they were shared.' },
  { name: 'usage_years', table: usage_years, words: 'Meters’ hours as uploaded; `hours` is base64.' },
  { name: 'energy_years', table: energy_years, words: 'What a year of energy comes to.' },
  { name: 'project_weather', table: project_weather, words: 'Weather files of projects.' },
  { name: 'project_files', table: project_files, words: 'Which file belongs to which project.' },
  { name: 'project_adders', table: project_adders, words: 'Adders chosen by hand.' },
  { name: 'adder_overrides', table: adder_overrides, words: 'Prices that differ from the catalogue’s.' },
  { name: 'project_incentives', table: project_incentives, words: 'Incentives taken out or put in by hand.' },
  { name: 'quote_bases', table: quote_bases, words: 'What each quote rested on, under its hash.' },
  {
    name: 'project_financing',
    table: project_financing,
    words: 'The financing chosen, with its price.',
  },
  { name: 'approval_requests', table: approval_requests, words: 'Sales beyond limits, and who approved them.' },
  { name: 'agreements', table: agreements, words: 'Templates of agreements.' },
  { name: 'agreement_versions', table: agreement_versions, words: 'Every published version of them.' },
  {
    name: 'signing_certificates',
    table: signing_certificates,
    words: 'Certificates that sealed something.',
    omits: ['private_key_sealed', 'active'],
    only: sql`exists (select from transactions x where x.certificate_id = signing_certificates.id)`,
    held_instead: { active: false, private_key_sealed: '\\x' },
  },
  {
    name: 'agreement_transactions',
    table: transactions,
    words: 'Agreements sent and signed.',
    omits: ['next_seal_at', 'next_reminder_at', 'seal_attempts', 'seal_refused_at'],
    held_instead: { seal_attempts: 0 },
  },
  { name: 'signers', table: signers, words: 'Who signs, and what they filled in.' },
  { name: 'signatures', table: signatures, words: 'Adopted signatures; `png` is base64.' },
  {
    name: 'transaction_events',
    table: transaction_events,
    words: 'The trail of each agreement.',
    order: sql`transaction_id, seq`,
    omits: ['mac', 'keyed_later'],
  },
  { name: 'paper_records', table: paper_records, words: 'Agreements signed on paper, as recorded, taken back or not.' },
  {
    name: 'mails',
    table: mails,
    words: 'Mails written, without the links in them.',
    omits: ['link_sealed', 'next_attempt_at', 'last_error', 'attempts', 'link_role_id', 'written_here', 'mark'],
    held_instead: { attempts: 0, written_here: false, next_attempt_at: '1970-01-01T00:00:00Z' },
  },
  { name: 'proposals', table: proposals, words: 'What homeowners are shown.' },
  { name: 'proposal_versions', table: proposal_versions, words: 'Every saved version of it.' },
  { name: 'proposal_visits', table: proposal_visits, words: 'When it was read, and how long.' },
  { name: 'proposal_sends', table: proposal_sends, words: 'To whom it was sent.' },
  {
    name: 'lender_applications',
    table: lender_applications,
    words: 'Applications, without numbers of people.',
    omits: ['private_sealed', 'next_refresh_at'],
  },
  {
    name: 'lender_calls',
    table: lender_calls,
    words: 'What was said to lenders, without its content.',
    omits: ['request_sealed', 'next_attempt_at', 'claimed_until'],
  },
  { name: 'lender_events', table: lender_events, words: 'What happened with each application.' },
  {
    name: 'lender_records',
    table: lender_records,
    words: 'What people recorded of a lender’s doings, taken back or not.',
  },
  { name: 'lender_uploads', table: lender_uploads, words: 'Files given to lenders.' },
  { name: 'receivables', table: receivables, words: 'What lenders owe, part by part.' },
  { name: 'number_series', table: number_series, words: 'The next numbers of invoices and credit notes.' },
  { name: 'invoices', table: invoices, words: 'Invoices, drafts among them.', omits: ['overdue_at'] },
  { name: 'ledger_entries', table: ledger_entries, words: 'The books, entry by entry.' },
  {
    name: 'ledger_lines',
    table: ledger_lines,
    words: 'What each entry moves from one account to another.',
    order: sql`entry_id, position`,
  },
  { name: 'credit_notes', table: credit_notes, words: 'Credit notes.' },
  { name: 'payments', table: payments, words: 'Payments of homeowners, and what was paid back.' },
  { name: 'remittances', table: remittances, words: 'Lists of lenders’ payments that were read.' },
  { name: 'remittance_lines', table: remittance_lines, words: 'Each of their lines, and what became of it.' },
  {
    name: 'audits',
    table: audits,
    words: 'The audit log, in a chain of hashes anybody can follow.',
    omits: ['digest'],
    order: sql`seq nulls first, id`,
  },
]

export const entityOf = (name: string): Entity => {
  const found = ENTITIES.find(one => one.name === name)
  if (!found) throw new Error(`No archive holds ${name}`)
  return found
}
