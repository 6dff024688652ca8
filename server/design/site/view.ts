// A project's site as clients read it: everything in meters around its point.
import { eq, inArray } from 'drizzle-orm'
import { distanceToShape, metersFrom } from '#machines/design/site/site-geometry.ts'
import { askedAddress } from '#machines/projects/address/asked-address.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { project_sites, type SiteOutcome, type SiteRoof } from '#server/db/schema/design.ts'
import { files } from '#server/db/schema/files.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { fileAddress } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { words } from './words.ts'

type Row = typeof project_sites.$inferSelect

export async function siteView(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Site']> {
  const [row] = await db.select().from(project_sites).where(eq(project_sites.project_id, project.id))
  const point = row?.point ?? null
  return {
    state: await stateOf(db, ports, project, row),
    version: row?.version ?? 0,
    point,
    matches: row?.matches ?? [],
    land: row?.land ?? null,
    picture: await pictureOf(db, ports, project, row),
    outlines: outlinesOf(row),
    outlines_from: row?.outlines
      ? { source: row.outlines.source, license: row.outlines.license, data_on: row.outlines.data_on }
      : null,
    outline_id: row?.outline_id ?? null,
    outline_chosen: row?.outline_chosen ?? false,
    not_found: row?.not_found ?? false,
    outcomes: (row?.outcomes ?? []).map(({ service, result, at, ...outcome }) => ({
      service,
      result,
      sentence: sentenceOf({ service, result, ...outcome }),
      at,
    })),
  }
}

async function stateOf(
  db: Db,
  ports: Ports,
  { address }: ProjectRow,
  row: Row | undefined,
): Promise<Schemas['Site']['state']> {
  if (row && row.state !== 'done') return ports.site ? 'looking' : 'done'
  if (row) return 'done'
  if (!ports.site || !(await readSetting(db, 'site_services')).value.enabled) return 'off'
  return address && askedAddress(address) ? 'unasked' : 'no_address'
}

async function pictureOf(db: Db, ports: Ports, { company_id }: ProjectRow, row: Row | undefined) {
  const { picture, point } = row ?? {}
  if (!picture || !point) return null
  const { center, scene: _, ...shown } = picture
  const [kept] = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [picture.file_id]))
  const [x_m, y_m] = metersFrom(point, [center.longitude, center.latitude])
  return {
    ...shown,
    src: kept ? fileAddress(ports, company_id, picture.file_id) : null,
    x_m: tenth(x_m),
    y_m: tenth(y_m),
  }
}

const tenth = (meters: number) => Math.round(meters * 100) / 100

function outlinesOf(row: Row | undefined): Schemas['SiteOutline'][] {
  const { point, outlines } = row ?? {}
  if (!point || !outlines) return []
  return outlines.shapes
    .map(({ ring, id, area_m2, use, height_m, imaged_on }) => ({
      id,
      points_m: ring.map(place => metersFrom(point, place).map(tenth)),
      area_m2: Math.round(area_m2 * 10) / 10,
      distance_m: tenth(distanceToShape(point, { ring })),
      use,
      height_m,
      imaged_on,
    }))
    .toSorted((a, b) => a.distance_m - b.distance_m)
}

export async function siteRoofView(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  caller: { user_id: string },
): Promise<Schemas['SiteRoof']> {
  const [row] = await db.select().from(project_sites).where(eq(project_sites.project_id, project.id))
  const [job] = row?.roof_job ? await db.select().from(jobs).where(eq(jobs.id, row.roof_job)) : []
  const is_working = job?.status === 'waiting' || job?.status === 'running'
  // Of another point or building: it is of another house.
  const roof = row?.roof?.question === roofQuestion(row ?? {}) ? row?.roof : null
  const asks = ports.site?.points && (await readSetting(db, 'site_services')).value.enabled
  const state = is_working ? 'working' : roof ? 'done' : !asks ? 'off' : row?.point ? 'unasked' : 'no_point'
  const is_found = roof !== null && roof !== undefined && roof.proposal !== null
  return {
    state,
    job_id: is_working && job.created_by === caller.user_id ? job.id : null,
    result: roof?.result ?? null,
    sentence: roof ? roofSentence(roof) : null,
    by: is_found ? 'survey' : null,
    survey: is_found ? roof.survey : null,
    from: is_found ? { source: roof.source, license: roof.license, data_on: roof.data_on } : null,
    proposed_by_name: roof?.by ?? null,
    proposed_at: roof?.at ?? null,
    proposal: roof?.proposal ?? null,
  }
}

/** What a proposal depends on: with another point or building it is of another house. */
export const roofQuestion = ({ point, outline_id }: Partial<Pick<Row, 'point' | 'outline_id'>>) =>
  point ? `${point.latitude.toFixed(5)},${point.longitude.toFixed(5)}:${outline_id ?? ''}` : ''

export function roofSentence({ result, fault }: Pick<SiteRoof, 'result' | 'fault'>): string {
  return fault === 'budget' ? words.over_budget : words.outcome.points[result]
}

/** Empty, failed and partial are three sentences. */
export function sentenceOf({ service, result, fault }: Pick<SiteOutcome, 'service' | 'result' | 'fault'>): string {
  if (fault === 'budget') return words.over_budget
  return words.outcome[service][result]
}
