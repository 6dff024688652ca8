// Roof drawings and their simulation results, and what public services know of the site.
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Values } from '#machines/design/plan-set/changes.ts'
import type { GeocoderMatch, Outline, SiteFaultReason, SiteService } from '#machines/design/site/site-facts.ts'
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

export const plan_sets = pgTable(
  'plan_sets',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    facts: jsonb('facts').$type<Schemas['PlanSetFacts']>().notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const plan_set_issues = pgTable(
  'plan_set_issues',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    number: integer('number').notNull(),
    note: text('note').notNull().default(''),
    permit: boolean('permit').notNull(),
    sheet_count: integer('sheet_count').notNull(),
    /** What the next issue is compared by. */
    parts: jsonb('parts').$type<Values>().notNull(),
    file_id: uuid('file_id').notNull(),
    issued_by: uuid('issued_by').notNull(),
    issued_by_name: text('issued_by_name').notNull(),
    issued_at: at('issued_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.number] })],
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

export type KeptRoof = { survey: string; proposal: Schemas['RoofProposal'] }

/** A picture that is stored, where the service's answer had its bytes. */
export type KeptPicture = {
  file_id: string
  width_px: number
  height_px: number
  meters_per_pixel: number
  center: { latitude: number; longitude: number }
  resolution_m: number | null
  scene: string
}
export type SiteMeta = { source: string; license: string; data_on: string | null }
export type SiteOutcome = {
  service: SiteService
  result: Schemas['SiteResult']
  /** `budget`: not asked, since the company's limit of the day is used up. */
  fault: SiteFaultReason | 'budget' | null
  at: string
}

/** What was proposed for a site's roof, or why nothing was. */
export type SiteRoof = Pick<SiteOutcome, 'service' | 'result' | 'fault' | 'at'> &
  SiteMeta & {
    /** The point and building it was proposed for. */
    question: string
    survey: string
    proposal: Schemas['RoofProposal'] | null
    by: string
  }

export const site_answers = pgTable(
  'site_answers',
  {
    company_id,
    service: text('service').$type<SiteService>().notNull(),
    question: text('question').notNull(),
    result: text('result').$type<Schemas['SiteResult']>().notNull(),
    fault: text('fault').$type<SiteFaultReason>(),
    detail: text('detail').notNull().default(''),
    value: jsonb('value').$type<GeocoderMatch[] | KeptPicture | Outline[] | KeptRoof>(),
    source: text('source').notNull(),
    url: text('url').notNull(),
    license: text('license').notNull(),
    data_on: text('data_on'),
    took_ms: integer('took_ms').notNull(),
    fetched_at: at('fetched_at').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.service, t.question] })],
)

export const project_sites = pgTable(
  'project_sites',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    state: text('state').$type<'asked' | 'looking' | 'done'>().notNull(),
    urgent: boolean('urgent').notNull(),
    question: text('question').notNull(),
    point: jsonb('point').$type<Schemas['SitePoint']>(),
    matches: jsonb('matches').$type<Schemas['SiteMatch'][]>().notNull().default([]),
    /** Of the ground, which rate plans and permits follow. */
    land: jsonb('land').$type<Schemas['SiteLand']>(),
    picture: jsonb('picture').$type<KeptPicture & SiteMeta>(),
    outlines: jsonb('outlines').$type<{ shapes: Outline[] } & SiteMeta>(),
    outline_id: text('outline_id'),
    outline_chosen: boolean('outline_chosen').notNull().default(false),
    not_found: boolean('not_found').notNull().default(false),
    outcomes: jsonb('outcomes').$type<SiteOutcome[]>().notNull().default([]),
    roof: jsonb('roof').$type<SiteRoof>(),
    roof_job: uuid('roof_job'),
    asked_at: at('asked_at').notNull(),
    looked_at: at('looked_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)
