// Adders: those of the company, and those of a project.
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const adders = pgTable(
  'adders',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    pricing_method: text('pricing_method').$type<Schemas['PricingMethod']>().notNull(),
    amount_usd: doublePrecision('amount_usd').notNull().default(0),
    unit: text('unit').notNull().default(''),
    share: doublePrecision('share'),
    share_of: text('share_of').$type<Schemas['ShareOf']>(),
    bands: jsonb('bands').$type<Schemas['SizeBand'][]>(),
    effect: text('effect', { enum: ['charge', 'discount'] })
      .notNull()
      .default('charge'),
    cost_usd: doublePrecision('cost_usd'),
    min_cents: bigint('min_cents', { mode: 'number' }),
    max_cents: bigint('max_cents', { mode: 'number' }),
    shown_in_proposal: boolean('shown_in_proposal').notNull().default(true),
    counts_for_incentives: boolean('counts_for_incentives').notNull().default(true),
    automatic: boolean('automatic').notNull().default(false),
    conditions: jsonb('conditions').$type<Schemas['Rule']>(),
    position: integer('position').notNull().default(0),
    changed_at: at('changed_at').notNull().default(new Date(0)),
    active: boolean('active').notNull().default(true),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Written by a trigger with every change of an adder; `terms` is its row. */
export const adder_versions = pgTable(
  'adder_versions',
  {
    company_id,
    adder_id: uuid('adder_id').notNull(),
    version: integer('version').notNull(),
    since: at('since').notNull(),
    terms: jsonb('terms').$type<Omit<typeof adders.$inferSelect, 'changed_at'>>().notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.adder_id, t.version] })],
)

export const adder_overrides = pgTable(
  'adder_overrides',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    adder_id: uuid('adder_id').notNull(),
    price_override_cents: bigint('price_override_cents', { mode: 'number' }),
    reason: text('reason'),
    set_by: text('set_by'),
    set_by_id: uuid('set_by_id'),
    set_at: at('set_at'),
    requested_cents: bigint('requested_cents', { mode: 'number' }),
    request_reason: text('request_reason'),
    requested_by: uuid('requested_by'),
    requested_by_name: text('requested_by_name'),
    requested_at: at('requested_at'),
    decision: text('decision', { enum: ['approved', 'declined'] }),
    decided_by: text('decided_by'),
    decided_at: at('decided_at'),
    decision_note: text('decision_note'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.adder_id] })],
)

export const project_adders = pgTable(
  'project_adders',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    adder_id: uuid('adder_id').notNull(),
    quantity: integer('quantity').notNull().default(1),
    amount_cents: bigint('amount_cents', { mode: 'number' }),
    added_at: at('added_at').notNull(),
    added_by: uuid('added_by'),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.adder_id] })],
)
