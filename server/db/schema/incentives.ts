// Incentives: those of the company, and what a project takes out or puts in.
import { bigint, boolean, date, doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const incentives = pgTable(
  'incentives',
  {
    company_id,
    id: uuid('id').notNull(),
    code: text('code').$type<Schemas['FederalCode']>(),
    name: text('name').notNull(),
    level: text('level').$type<Schemas['IncentiveLevel']>().notNull(),
    kind: text('kind').$type<Schemas['IncentiveKind']>().notNull(),
    value: doublePrecision('value').notNull(),
    cap_cents: bigint('cap_cents', { mode: 'number' }),
    cap_share: doublePrecision('cap_share'),
    applies_to: text('applies_to').array().$type<Schemas['FinancingType'][]>().notNull().default([]),
    starts_on: date('starts_on', { mode: 'string' }),
    ends_on: date('ends_on', { mode: 'string' }),
    construction_begun_by: date('construction_begun_by', { mode: 'string' }),
    states: text('states').array().notNull().default([]),
    /** '' of everywhere, the state where it is one, '*' where there are several. Written by the database alone. */
    state_key: text('state_key'),
    utilities: text('utilities').array().notNull().default([]),
    claimed_by: text('claimed_by').$type<Schemas['IncentiveClaimer']>().notNull(),
    paid: text('paid').$type<Schemas['IncentivePaid']>().notNull(),
    years: integer('years'),
    basis: text('basis').$type<Schemas['IncentiveBasis']>().notNull(),
    law: text('law').notNull().default(''),
    source_url: text('source_url').notNull(),
    active: boolean('active').notNull().default(true),
    automatic: boolean('automatic').notNull().default(true),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const project_incentives = pgTable(
  'project_incentives',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    incentive_id: uuid('incentive_id').notNull(),
    decision: text('decision', { enum: ['added', 'removed'] }).notNull(),
    reason: text('reason').notNull().default(''),
    decided_by: text('decided_by').notNull(),
    decided_at: at('decided_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.incentive_id] })],
)
