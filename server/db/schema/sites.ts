// What public site services answered, and the site of a project.
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import type { GeocoderMatch } from '../../ports/site/census.ts'
import type { FaultReason, SiteService } from '../../ports/site/result.ts'
import type { Outline } from '../../ports/site/structures.ts'
import { at, company_id, version } from '../columns.ts'

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
  fault: FaultReason | 'budget' | null
  at: string
}

export const site_answers = pgTable(
  'site_answers',
  {
    company_id,
    service: text('service').$type<SiteService>().notNull(),
    question: text('question').notNull(),
    result: text('result').$type<Schemas['SiteResult']>().notNull(),
    fault: text('fault').$type<FaultReason>(),
    detail: text('detail').notNull().default(''),
    value: jsonb('value').$type<GeocoderMatch[] | KeptPicture | Outline[]>(),
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
    asked_at: at('asked_at').notNull(),
    looked_at: at('looked_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)
