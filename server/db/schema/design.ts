// Roof drawings and their simulation results.
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SimulationResult } from '#machines/money/sale/sale.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const designs = pgTable(
  'designs',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    arrays: jsonb('arrays').$type<Schemas['RoofArray'][]>().notNull(),
    inverters: jsonb('inverters').$type<Schemas['InverterChoice'][]>().notNull(),
    storage: jsonb('storage').$type<Schemas['StorageChoice'][]>().notNull().default([]),
    others: jsonb('others').$type<Schemas['OtherChoice'][]>().notNull().default([]),
    storage_control: jsonb('storage_control').$type<Schemas['StorageControl']>(),
    /** Shading obstructions of the source drawing; null if shade was typed. */
    scene: jsonb('scene').$type<Schemas['ShadeScene']>(),
    /** In place of the company's; null where those hold. */
    losses: jsonb('losses').$type<Schemas['DesignLosses']>(),
    /** Null if snow and ground are unknown. */
    conditions: jsonb('conditions').$type<Schemas['SiteConditions']>(),
    /** Choices of the electrical plan with a version of their own: they change neither price nor production. */
    electrical: jsonb('electrical').$type<{ version: number; choices: Schemas['ElectricalChoices'] }>(),
    module_count: integer('module_count').notNull(),
    size_w: doublePrecision('size_w').notNull(),
    ac_w: doublePrecision('ac_w').notNull(),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

/** A project's designs by name, if it has several. The chosen one is in `designs` and `drawings`. */
export const project_designs = pgTable(
  'project_designs',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    name: text('name').notNull(),
    chosen: boolean('chosen').notNull(),
    kept: jsonb('kept').$type<KeptDesign>(),
    made_at: at('made_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const drawings = pgTable(
  'drawings',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    drawing: jsonb('drawing').$type<Schemas['Drawing']>().notNull(),
    version: integer('version').notNull(),
    saved_by: uuid('saved_by').notNull(),
    saved_by_name: text('saved_by_name').notNull(),
    saved_at: at('saved_at').notNull(),
    design_version: integer('design_version'),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const drawing_versions = pgTable(
  'drawing_versions',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    version: integer('version').notNull(),
    drawing: jsonb('drawing').$type<Schemas['Drawing']>().notNull(),
    module_count: integer('module_count').notNull(),
    size_w: doublePrecision('size_w').notNull(),
    saved_by: uuid('saved_by').notNull(),
    saved_by_name: text('saved_by_name').notNull(),
    saved_at: at('saved_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.version] })],
)

export const simulations = pgTable(
  'simulations',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    inputs_hash: text('inputs_hash').notNull(),
    /** Complete inputs. Missing only in rows from engines before the third. */
    inputs: jsonb('inputs').$type<Schemas['ReceiptInputs']>(),
    result: jsonb('result').$type<SimulationResult>().notNull(),
    made_at: at('made_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

/** A simulation report as it was when a link to it was made. */
export const simulation_reports = pgTable(
  'simulation_reports',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    snapshot: jsonb('snapshot').$type<ReportSnapshot>().notNull(),
    annual_kwh: doublePrecision('annual_kwh').notNull(),
    inputs_sha256: text('inputs_sha256').notNull(),
    shared_at: at('shared_at').notNull(),
    shared_by: text('shared_by').notNull(),
    ended_at: at('ended_at'),
    view_count: integer('view_count').notNull().default(0),
    last_viewed_at: at('last_viewed_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** A design that is not chosen. `drawn`: the drawing is the one the design was made from. */
export type KeptDesign = {
  design: Omit<typeof designs.$inferSelect, 'company_id' | 'project_id' | 'updated_at' | 'version'>
  drawing: Schemas['Drawing'] | null
  drawn: boolean
}

/** A report's frozen data; the logo's address is created on reading. */
export type ReportSnapshot = Omit<Schemas['SimulationReport'], 'company'> & {
  company: Omit<Schemas['SimulationReport']['company'], 'logo_src'>
}
