// Proposals, and how they were sent and read.
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

/** The part of a proposal that is frozen when it is published; branding and contacts are read each time. */
export type ProposalSnapshot = Pick<
  Schemas['ProposalDocument'],
  | 'language'
  | 'content'
  | 'homeowner_name'
  | 'address_line'
  | 'design_name'
  | 'pictures'
  | 'company'
  | 'rep'
  | 'figures'
  | 'option_id'
  | 'disclaimer'
  | 'published_at'
> & {
  /** Left out in those published before there was an end. */
  valid_until?: string | null
  /** As planned then; left out if it wasn't planned. */
  electrical?: Schemas['ElectricalPlan'] | null
}

/** Written and read by proposals (figures.ts), which knows what each side holds. */
export type KeptInputs = { own: object; without_battery: object | null }

/** The homeowner's acceptance, plus its origin. */
export type KeptAcceptance = Schemas['Acceptance'] & { ip: string; user_agent: string }

export const proposals = pgTable(
  'proposals',
  {
    company_id,
    /** Its link names it. */
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    /** Its design; one proposal per design. */
    design_id: uuid('design_id').notNull(),
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    /** As written; what homeowners see is in the snapshot. */
    content: jsonb('content').$type<Schemas['ProposalContent']>().notNull(),
    template_id: uuid('template_id'),
    /** The name it had when the proposal was begun with it. */
    template_name: text('template_name'),
    option_ids: uuid('option_ids').array().notNull(),
    valid_until: date('valid_until'),
    status: text('status', { enum: ['draft', 'sent', 'viewed', 'accepted', 'expired'] })
      .notNull()
      .default('draft'),
    snapshot: jsonb('snapshot').$type<ProposalSnapshot>(),
    /** Inputs for other assumptions; never shown, as it contains dealer fees. */
    inputs: jsonb('ground').$type<KeptInputs>(),
    basis_hash: text('basis_hash'),
    published_at: at('published_at'),
    /** When it was published for the first time. */
    first_sent_at: at('first_sent_at'),
    /** A later saved version isn't published yet. */
    published_version: integer('published_version'),
    accepted: jsonb('accepted').$type<KeptAcceptance>(),
    view_count: integer('view_count').notNull().default(0),
    last_viewed_at: at('last_viewed_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const proposal_versions = pgTable(
  'proposal_versions',
  {
    company_id,
    proposal_id: uuid('proposal_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Schemas['ProposalContent']>().notNull(),
    reason: text('reason', { enum: ['begun', 'edited', 'restored', 'published'] }).notNull(),
    saved_by: uuid('saved_by').notNull(),
    saved_by_name: text('saved_by_name').notNull(),
    saved_at: at('saved_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.proposal_id, t.version] })],
)

export const proposal_visits = pgTable(
  'proposal_visits',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    proposal_id: uuid('proposal_id').notNull(),
    opened_at: at('opened_at').notNull(),
    last_at: at('last_at').notNull(),
    seconds: integer('seconds').notNull(),
    /** Names of the pages seen, as they were called then. */
    pages: text('pages').array().notNull(),
    page_count: integer('page_count').notNull(),
    option_name: text('option_name'),
    device: text('device', { enum: ['phone', 'tablet', 'computer'] }).notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const proposal_sends = pgTable(
  'proposal_sends',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    proposal_id: uuid('proposal_id').notNull(),
    way: text('way', { enum: ['mail', 'text', 'link'] }).notNull(),
    to_name: text('to_name'),
    to_address: text('to_address').notNull(),
    cc: boolean('cc').notNull(),
    subject: text('subject'),
    /** Of a mail. */
    mail_id: uuid('mail_id'),
    sent_by: uuid('sent_by').notNull(),
    sent_by_name: text('sent_by_name').notNull(),
    at: at('at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const proposal_templates = pgTable(
  'proposal_templates',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    content: jsonb('content').$type<Schemas['ProposalContent']>().notNull(),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
