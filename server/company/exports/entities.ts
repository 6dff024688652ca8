// Contents of a company archive, in import order: referenced rows come first. Tables that are left out are listed in
// left-out.ts; tests/company/exports looks for one listed in neither.
import { isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { adder_overrides, adder_versions, adders, project_adders } from '#server/db/schema/adders.ts'
import {
  agreement_versions,
  agreements,
  paper_records,
  signatures,
  signers,
  signing_certificates,
  transaction_events,
  transactions,
} from '#server/db/schema/agreements.ts'
import { audits } from '#server/db/schema/audits.ts'
import { companies, roles, settings, users } from '#server/db/schema/company.ts'
import {
  designs,
  drawing_versions,
  drawings,
  plan_set_issues,
  plan_sets,
  project_designs,
  simulation_reports,
  simulations,
} from '#server/db/schema/design.ts'
import { energy_years, project_weather, rate_plans, usage_years, utility_terms } from '#server/db/schema/energy.ts'
import { inverters, other_categories, others, panels, storage } from '#server/db/schema/equipment.ts'
import { files, project_files } from '#server/db/schema/files.ts'
import { financing_options, financing_providers, project_financing, quote_bases } from '#server/db/schema/financing.ts'
import { incentives, project_incentives } from '#server/db/schema/incentives.ts'
import {
  lender_applications,
  lender_calls,
  lender_events,
  lender_records,
  lender_uploads,
} from '#server/db/schema/lenders.ts'
import { mails } from '#server/db/schema/mails.ts'
import { approval_requests, notes, project_moves, tasks } from '#server/db/schema/project-page.ts'
import { default_views, homeowners, lead_duplicates, projects, saved_views } from '#server/db/schema/projects.ts'
import {
  proposal_sends,
  proposal_templates,
  proposal_versions,
  proposal_visits,
  proposals,
} from '#server/db/schema/proposals.ts'
import {
  credit_notes,
  invoices,
  ledger_entries,
  ledger_lines,
  number_series,
  payments,
} from '#server/db/schema/receivables.ts'
import { receivables, remittance_lines, remittances } from '#server/db/schema/remittances.ts'
import { resource_categories, resources } from '#server/db/schema/resources.ts'

export type Entity = {
  /** The name of its file, and of its key in the manifest. */
  name: string
  table: PgTable
  /** In format.json. English, as its field names are. */
  words: string
  /** Secrets, what another server could not use, and when this one looks at it next. */
  omits?: readonly string[]
  /** Columns whose documented name is another. */
  renames?: Readonly<Record<string, string>>
  only?: SQL
  /** Of its rows; by their first column otherwise. */
  order?: SQL
  /** Imported value of an omitted column without a default. */
  held_instead?: Readonly<Record<string, unknown>>
  /** A new company begins with rows of its own; those of the archive take their place. */
  starter?: true
}

export const ENTITIES: readonly Entity[] = [
  {
    name: 'company',
    table: companies,
    words: 'The company profile.',
    omits: ['status', 'address_verified_at', 'here_since'],
  },
  { name: 'roles', table: roles, words: 'Roles and their permissions.' },
  {
    name: 'users',
    table: users,
    words: 'Members, without passwords: each sets a new one.',
    omits: ['password_hash', 'pin_hash', 'must_change_password', 'sort_key'],
    held_instead: { must_change_password: false },
  },
  {
    name: 'settings',
    table: settings,
    words: 'Settings by area, without passwords and keys.',
    omits: ['secret_sealed'],
    // Support access and identity providers belong to this server: neither moves to another.
    only: notInArray(settings.area, ['support_access', 'single_sign_on']),
    starter: true,
  },
  {
    name: 'files',
    table: files,
    words: 'Every file; its bytes are in files/<sha256>.',
    omits: ['bytes', 'parts', 'job_id'],
    renames: { size: 'size_bytes' },
    only: isNull(files.job_id),
  },
  { name: 'panels', table: panels, words: 'Panels in the catalog.', starter: true },
  { name: 'inverters', table: inverters, words: 'Inverters in the catalog.', starter: true },
  { name: 'storage', table: storage, words: 'Batteries in the catalog.', starter: true },
  { name: 'other_categories', table: other_categories, words: 'Categories of other equipment.', starter: true },
  { name: 'others', table: others, words: 'Other equipment.' },
  { name: 'adders', table: adders, words: 'Adders and discounts.', starter: true },
  { name: 'adder_versions', table: adder_versions, words: 'Every version of each adder.', starter: true },
  {
    name: 'incentives',
    table: incentives,
    words: 'Incentives, by date.',
    omits: ['state_key'],
    starter: true,
  },
  { name: 'financing_providers', table: financing_providers, words: 'Financing providers.', starter: true },
  { name: 'financing_options', table: financing_options, words: 'Financing options.', starter: true },
  { name: 'proposal_templates', table: proposal_templates, words: 'Proposal templates.', starter: true },
  { name: 'rate_plans', table: rate_plans, words: 'Utility rate plans.' },
  { name: 'utility_terms', table: utility_terms, words: 'Net metering and rates confirmed for a utility.' },
  { name: 'resource_categories', table: resource_categories, words: 'Resource categories.' },
  { name: 'resources', table: resources, words: 'Team resources.' },
  { name: 'saved_views', table: saved_views, words: 'Saved views of the project list.' },
  { name: 'default_views', table: default_views, words: 'Each member’s default view.' },
  // One that was merged into another comes after it.
  { name: 'projects', table: projects, words: 'Projects.', order: sql`merged_into is not null, id` },
  { name: 'project_moves', table: project_moves, words: 'Status changes of each project and who made them.' },
  { name: 'lead_duplicates', table: lead_duplicates, words: 'Possible duplicate leads and decisions.' },
  { name: 'tasks', table: tasks, words: 'Tasks and due dates.', omits: ['tell_at'] },
  { name: 'notes', table: notes, words: 'Project notes.' },
  { name: 'homeowners', table: homeowners, words: 'Homeowners of projects.' },
  { name: 'designs', table: designs, words: 'The design of each project.' },
  { name: 'project_designs', table: project_designs, words: 'Designs of projects with more than one.' },
  { name: 'drawings', table: drawings, words: 'Roof drawings.' },
  { name: 'drawing_versions', table: drawing_versions, words: 'Earlier versions of roof drawings.' },
  { name: 'simulations', table: simulations, words: 'Simulated year of each design, with its inputs.' },
  { name: 'plan_sets', table: plan_sets, words: 'Facts of each project’s plan set.' },
  { name: 'plan_set_issues', table: plan_set_issues, words: 'Issues of plan sets; `file_id` is the PDF.' },
  { name: 'simulation_reports', table: simulation_reports, words: 'Shared simulation reports.' },
  { name: 'usage_years', table: usage_years, words: 'Uploaded meter data by hour; `hours` is base64.' },
  { name: 'energy_years', table: energy_years, words: 'Calculated energy years.' },
  { name: 'project_weather', table: project_weather, words: 'Project weather files.' },
  { name: 'project_files', table: project_files, words: 'Files of each project.' },
  { name: 'project_adders', table: project_adders, words: 'Manually added adders.' },
  { name: 'adder_overrides', table: adder_overrides, words: 'Prices that differ from the catalog.' },
  { name: 'project_incentives', table: project_incentives, words: 'Manually added or removed incentives.' },
  { name: 'quote_bases', table: quote_bases, words: 'Inputs of each quote, by hash.' },
  {
    name: 'project_financing',
    table: project_financing,
    words: 'Chosen financing with its price.',
  },
  { name: 'approval_requests', table: approval_requests, words: 'Approval requests and who decided them.' },
  { name: 'agreements', table: agreements, words: 'Agreement templates.' },
  { name: 'agreement_versions', table: agreement_versions, words: 'Published versions of agreement templates.' },
  {
    name: 'signing_certificates',
    table: signing_certificates,
    words: 'Certificates used to seal documents.',
    omits: ['private_key_sealed', 'active'],
    only: sql`exists (select from transactions x where x.certificate_id = signing_certificates.id)`,
    held_instead: { active: false, private_key_sealed: '\\x' },
  },
  {
    name: 'agreement_transactions',
    table: transactions,
    words: 'Agreements, sent and signed.',
    omits: ['next_seal_at', 'next_reminder_at', 'seal_attempts', 'seal_refused_at'],
    held_instead: { seal_attempts: 0 },
  },
  { name: 'signers', table: signers, words: 'Signers and the fields they filled in.' },
  { name: 'signatures', table: signatures, words: 'Adopted signatures; `png` is base64.' },
  {
    name: 'transaction_events',
    table: transaction_events,
    words: 'Audit trail of each agreement.',
    order: sql`transaction_id, seq`,
    omits: ['mac', 'keyed_later'],
  },
  {
    name: 'paper_records',
    table: paper_records,
    words: 'Agreements recorded as signed on paper, including reversed records.',
  },
  {
    name: 'mails',
    table: mails,
    words: 'Emails, without their links.',
    omits: ['link_sealed', 'next_attempt_at', 'last_error', 'attempts', 'link_role_id', 'written_here', 'mark'],
    held_instead: { attempts: 0, written_here: false, next_attempt_at: '1970-01-01T00:00:00Z' },
  },
  { name: 'proposals', table: proposals, words: 'Proposals.' },
  { name: 'proposal_versions', table: proposal_versions, words: 'Saved versions of proposals.' },
  { name: 'proposal_visits', table: proposal_visits, words: 'Proposal visits and their length.' },
  { name: 'proposal_sends', table: proposal_sends, words: 'Proposal recipients.' },
  {
    name: 'lender_applications',
    table: lender_applications,
    words: 'Lender applications, without Social Security numbers.',
    omits: ['private_sealed', 'next_refresh_at'],
  },
  {
    name: 'lender_calls',
    table: lender_calls,
    words: 'Requests to lenders, without their content.',
    omits: ['request_sealed', 'next_attempt_at', 'claimed_until'],
  },
  { name: 'lender_events', table: lender_events, words: 'Events of each application.' },
  {
    name: 'lender_records',
    table: lender_records,
    words: 'Manually recorded lender events, including reversed ones.',
  },
  { name: 'lender_uploads', table: lender_uploads, words: 'Files sent to lenders.' },
  { name: 'receivables', table: receivables, words: 'Amounts lenders owe.' },
  { name: 'number_series', table: number_series, words: 'Next invoice and credit note numbers.' },
  { name: 'invoices', table: invoices, words: 'Invoices, including drafts.', omits: ['overdue_at'] },
  { name: 'ledger_entries', table: ledger_entries, words: 'Ledger entries.' },
  {
    name: 'ledger_lines',
    table: ledger_lines,
    words: 'Ledger lines: amounts by account.',
    order: sql`entry_id, position`,
  },
  { name: 'credit_notes', table: credit_notes, words: 'Credit notes.' },
  { name: 'payments', table: payments, words: 'Homeowner payments and refunds.' },
  { name: 'remittances', table: remittances, words: 'Imported lender payment lists.' },
  { name: 'remittance_lines', table: remittance_lines, words: 'Lines of payment lists and their outcome.' },
  {
    name: 'audits',
    table: audits,
    words: 'The audit log, as a verifiable chain of hashes.',
    omits: ['digest', 'sentence_es', 'redaction'],
    order: sql`seq nulls first, id`,
  },
]

export const entityOf = (name: string): Entity => {
  const entity = ENTITIES.find(one => one.name === name)
  if (!entity) throw new Error(`No archive holds ${name}`)
  return entity
}
