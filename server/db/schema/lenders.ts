// Applications to lenders and their communication.
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LenderPerson } from '#machines/applications/lenders/draft/people.ts'
import type { Facts, Product, System } from '#machines/applications/lenders/lender-actions.ts'
import type { ByHandMode, LenderMode } from '#machines/applications/lenders/modes.ts'
import type { Contradiction } from '#machines/applications/lenders/recording/contradicts.ts'
import type { RecordDetail, RecordKind } from '#machines/applications/lenders/recording/records.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, bytea, company_id, version } from '../columns.ts'

export const lender_connections = pgTable(
  'lender_connections',
  {
    company_id,
    lender: text('lender').notNull(),
    enabled: boolean('enabled').notNull().default(false),
    credentials_sealed: bytea('credentials_sealed'),
    hook_id: text('hook_id').notNull(),
    hook_secret_sealed: bytea('hook_secret_sealed'),
    hook_secret_made_at: at('hook_secret_made_at'),
    last_webhook_at: at('last_webhook_at'),
    /** Null: over the API where it is connected, in the portal otherwise. */
    by_hand: text('by_hand').$type<ByHandMode>(),
    /** As the company typed it. */
    portal_url: text('portal_url'),
    version,
    updated_at: at('updated_at').notNull(),
    updated_by: uuid('updated_by'),
  },
  t => [primaryKey({ columns: [t.company_id, t.lender] })],
)

/** A lender's products for a company in a state, from its last answer. */
export const lender_products = pgTable(
  'lender_products',
  {
    company_id,
    lender: text('lender').notNull(),
    state: text('state').notNull(),
    products: jsonb('products').$type<Product[]>(),
    fetched_at: at('fetched_at'),
    failure: text('failure'),
    next_check_at: at('next_check_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.lender, t.state] })],
)

/** Quoted product, price and system: the single source for calls to the lender. */
export type LenderQuote = {
  product: Product
  /** The price before the dealer fee, and the amount financed with it. */
  price_cents: number
  amount_cents: number
  monthly_payment_cents: number | null
  system: System
  /** Detects changes to design, price and production. */
  basis_hash: string
  /** The quote after a pending change order. */
  requested?: LenderQuote
}

export type LenderConsent = {
  role: Schemas['LenderPersonRole']
  at: string
  words_hash: string
  words_version: string
  language: Schemas['Language']
  ip: string
  /** By the homeowner's link, or before the device of who sells. */
  way: 'link' | 'in_person'
}

export type LenderShare = {
  sent_to: string
  language: Schemas['Language']
  sent_at: string
  expires_at: string
  opened_at: string | null
  submitted_at: string | null
}

export type LenderDisagreement = {
  facts: Facts
  heard_at: string
  contradicts: (Contradiction & { lender_says_es?: string })[]
}

export const lender_applications = pgTable(
  'lender_applications',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    lender: text('lender').notNull(),
    type: text('type', { enum: ['loan', 'lease', 'ppa'] }).notNull(),
    status: text('status').$type<Schemas['LenderDecision']>().notNull(),
    quote: jsonb('quote').$type<LenderQuote>().notNull(),
    quote_hash: text('quote_hash').notNull(),
    people: jsonb('people').$type<LenderPerson[]>().notNull(),
    private_sealed: bytea('private_sealed'),
    property: jsonb('property')
      .$type<{ occupancy: Schemas['Occupancy'] | null; kind: Schemas['PropertyKind'] | null; autopay: boolean }>()
      .notNull(),
    consents: jsonb('consents').$type<LenderConsent[]>().notNull().default([]),
    facts: jsonb('facts').$type<Facts>(),
    facts_as_of: at('facts_as_of'),
    confirmed_at: at('confirmed_at'),
    lender_reference: text('lender_reference'),
    mode: text('mode').$type<LenderMode>().notNull().default('api'),
    disputed: jsonb('disputed').$type<{ at: string; sentence: string; sentence_es?: string }[]>().notNull().default([]),
    /** Lender news that contradicts a record, until a user decides. */
    disagreement: jsonb('disagreement').$type<LenderDisagreement>(),
    /** Hash of the news that was decided against. */
    kept_against: text('kept_against'),
    share: jsonb('share').$type<LenderShare>(),
    moved_from: uuid('moved_from'),
    /** Why it was withdrawn. */
    reason: text('reason'),
    submitted_at: at('submitted_at'),
    next_refresh_at: at('next_refresh_at'),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

const CALL_STATES = ['waiting', 'sending', 'retrying', 'unknown', 'refused', 'overdue', 'done', 'abandoned'] as const

/** The outbox: the only source of calls to lenders. */
export const lender_calls = pgTable(
  'lender_calls',
  {
    company_id,
    id: uuid('id').notNull(),
    application_id: uuid('application_id'),
    lender: text('lender').notNull(),
    action: text('action').notNull(),
    endpoint: text('endpoint').notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    request_hash: text('request_hash').notNull(),
    request_sealed: bytea('request_sealed'),
    file_id: uuid('file_id'),
    state: text('state', { enum: CALL_STATES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: at('next_attempt_at'),
    claimed_until: at('claimed_until'),
    deadline_at: at('deadline_at').notNull(),
    sentence: text('sentence').notNull().default(''),
    answer: jsonb('answer').$type<object>(),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
    done_at: at('done_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const lender_events = pgTable(
  'lender_events',
  {
    company_id,
    id: uuid('id').notNull(),
    application_id: uuid('application_id'),
    lender: text('lender').notNull(),
    at: at('at').notNull(),
    event: text('event').notNull(),
    sentence: text('sentence').notNull(),
    actor: text('actor').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const lender_uploads = pgTable(
  'lender_uploads',
  {
    company_id,
    file_id: uuid('file_id').notNull(),
    application_id: uuid('application_id').notNull(),
    call_id: uuid('call_id'),
    kind: text('kind').notNull(),
    stipulation_id: text('stipulation_id'),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.file_id, t.application_id] })],
)

export const lender_webhooks = pgTable(
  'lender_webhooks',
  {
    company_id,
    lender: text('lender').notNull(),
    webhook_id: text('webhook_id').notNull(),
    received_at: at('received_at').notNull(),
    application_id: uuid('application_id'),
  },
  t => [primaryKey({ columns: [t.company_id, t.lender, t.webhook_id] })],
)

/** An application's earlier state, from which records are replayed. */
export type RecordBase = { status: Schemas['LenderDecision']; facts: Facts | null }

/** A person's record of an event outside. Never deleted: an undone one has ended. */
export const lender_records = pgTable(
  'lender_records',
  {
    company_id,
    id: uuid('id').notNull(),
    application_id: uuid('application_id').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    happened_on: date('happened_on').notNull(),
    detail: jsonb('detail').$type<RecordDetail>().notNull(),
    note: text('note').notNull(),
    file_ids: uuid('file_ids').array().notNull().default([]),
    recorded_by: uuid('recorded_by').notNull(),
    recorded_by_name: text('recorded_by_name').notNull(),
    recorded_at: at('recorded_at').notNull(),
    before: jsonb('before').$type<RecordBase>().notNull(),
    ended_at: at('ended_at'),
    ended_by_name: text('ended_by_name'),
    ended_reason: text('ended_reason'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
