// Looks up the sites that were asked for, in the background: the point of the address, then its picture and the outlines of buildings
// around it. Whatever fails costs a sentence; nothing waits for it.
import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Logger } from 'pino'
import { distanceToShape, type Place } from '#machines/design/site/site-geometry.ts'
import { type AskedAddress, askedAddress, questionOf } from '#machines/projects/address/asked-address.ts'
import type { Schemas } from '#sdk/types.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { project_sites, type SiteOutcome } from '#server/db/schema/design.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Ports } from '#server/ports/ports.ts'
import { geocodeSite } from '#server/ports/site/census.ts'
import { aerialPicture } from '#server/ports/site/picture.ts'
import type { SiteServices } from '#server/ports/site/services.ts'
import { buildingOutlines } from '#server/ports/site/structures.ts'
import { startRecurring } from '#server/recurring.ts'
import { type Answer, answerTo, deleteOldAnswers, type Work } from './answers.ts'
import { isFileHere, keepPicture, ownPicture } from './keep-picture.ts'
import { placeProject } from './place-project.ts'
import { stitchFor } from './stitch.ts'

type Site = typeof project_sites.$inferSelect
type Asked = Site & { address: Schemas['Address'] | null }

const EVERY_MS = 1_500
const CLEAN_EVERY_MS = 3_600_000
/** A server that died meanwhile: the lookup begins again. */
const LOST_MS = 300_000
/** The nearest building up to here is suggested; points next to the street are typically 10 to 50 m off. */
const SUGGESTED_M = 60

export const startSites = (work: Work & { log: Logger }) =>
  startRecurring(
    work.log,
    { every_ms: EVERY_MS, run: () => lookUpSites(work), failed: 'sites could not be looked up' },
    { every_ms: CLEAN_EVERY_MS, run: () => deleteOldAnswers(work), failed: 'old site answers could not be deleted' },
  )

/** All that are due: those someone waits for first, then the newest, which a list of leads doesn't hold up. Returns how many. */
export async function lookUpSites(work: Work): Promise<number> {
  const { database, ports } = work
  if (!ports.site) return 0
  const next = () =>
    database.findDue(db =>
      db
        .select({ company_id: project_sites.company_id, project_id: project_sites.project_id })
        .from(project_sites)
        .where(isDue(ports))
        .orderBy(desc(project_sites.urgent), desc(project_sites.asked_at))
        .limit(1),
    )
  let done = 0
  for (let [due] = await next(); due; [due] = await next()) {
    await lookUp(work, ports.site, due)
    done += 1
  }
  return done
}

const isDue = (ports: Ports) =>
  or(
    eq(project_sites.state, 'asked'),
    and(eq(project_sites.state, 'looking'), lt(project_sites.looked_at, new Date(ports.now().getTime() - LOST_MS))),
  )

async function lookUp(
  work: Work,
  services: SiteServices,
  { company_id, project_id }: { company_id: number; project_id: string },
) {
  const { database, ports } = work
  const site = await inCompany(database, company_id, db => begin(db, ports, project_id))
  if (!site) return
  const outcomes: SiteOutcome[] = []
  const note = <S extends 'geocoder' | 'picture' | 'outlines'>(service: S, answer: Answer<S> | null) => {
    const fault = answer === null ? ('budget' as const) : answer.fault
    outcomes.push({
      service,
      result: answer?.result ?? 'failed',
      fault,
      at: (answer?.fetched_at ?? ports.now()).toISOString(),
    })
    return answer
  }
  const asked = site.address && askedAddress(site.address)
  const changes: Partial<Site> = {}
  if (!site.point && asked && services.geocoder) {
    const answer = note('geocoder', await geocoded(work, services, company_id, services.geocoder, asked))
    Object.assign(changes, pointOf(answer))
  } else outcomes.push(...site.outcomes.filter(({ service }) => service === 'geocoder'))
  const point = changes.point ?? site.point
  if (point) {
    const question = `${point.latitude.toFixed(5)},${point.longitude.toFixed(5)}`
    const { picture: pictures, outlines: buildings } = services
    const [picture, outlines] = await Promise.all([
      pictures &&
        answerTo(
          work,
          { company_id, service: 'picture', question },
          async () => {
            const answer = await aerialPicture(pictures, point, services, stitchFor(company_id))
            return answer.result === 'found' || answer.result === 'partial'
              ? keepPicture(work, company_id, answer)
              : answer
          },
          isFileHere,
        ),
      buildings &&
        answerTo(work, { company_id, service: 'outlines', question }, () =>
          buildingOutlines(buildings, point, services),
        ),
    ])
    if (pictures) {
      const answer = note('picture', picture || null)
      // A failure leaves the earlier picture.
      if (answer?.value) changes.picture = { ...answer.value, ...metaOf(answer) }
      else if (answer?.result === 'empty') changes.picture = null
    }
    if (buildings) {
      const answer = note('outlines', outlines || null)
      if (answer?.value) changes.outlines = { shapes: answer.value, ...metaOf(answer) }
      else if (answer?.result === 'empty') changes.outlines = null
    }
    if (!site.outline_chosen) changes.outline_id = suggested(point, (changes.outlines ?? site.outlines)?.shapes ?? [])
  }
  await inCompany(database, company_id, async db => {
    const { picture } = changes
    if (picture) changes.picture = await ownPicture(db, ports, project_id, picture)
    const [row] = await db
      .update(project_sites)
      .set({ ...changes, outcomes, state: 'done', version: site.version + 1 })
      // Asked again meanwhile: the newer question is looked up.
      .where(and(eq(project_sites.project_id, project_id), eq(project_sites.version, site.version)))
      .returning()
    if (row?.point && !site.point) await placeProject(db, ports, project_id, row.point, 'if unplaced')
  })
}

async function begin(db: Db, ports: Ports, project_id: string): Promise<Asked | undefined> {
  const [row] = await db
    .select()
    .from(project_sites)
    .where(and(eq(project_sites.project_id, project_id), isDue(ports)))
    .for('update', { skipLocked: true })
  if (!row) return undefined
  await db
    .update(project_sites)
    .set({ state: 'looking', looked_at: ports.now() })
    .where(eq(project_sites.project_id, project_id))
  const [project] = await db.select({ address: projects.address }).from(projects).where(eq(projects.id, project_id))
  return { ...row, address: project?.address ?? null }
}

const geocoded = (work: Work, services: SiteServices, company_id: number, base: string, asked: AskedAddress) =>
  answerTo(work, { company_id, service: 'geocoder', question: questionOf(asked) }, () =>
    geocodeSite(base, asked, services),
  )

/** One match is the point; several are for a person to choose from. */
function pointOf(answer: Answer<'geocoder'> | null): Pick<Site, 'matches' | 'point' | 'land'> {
  const matches = answer?.value ?? []
  const [match] = matches
  const places = matches.map(({ matched, latitude, longitude }) => ({ matched, latitude, longitude }))
  if (!match || matches.length > 1) return { matches: places, point: null, land: null }
  const { matched, latitude, longitude, state, county, county_fips } = match
  return {
    matches: places,
    point: { latitude, longitude, accuracy: 'street', matched },
    land: county_fips ? { state_fips: state, county, county_fips } : null,
  }
}

const metaOf = ({ source, license, data_on }: Answer<'picture' | 'outlines'>) => ({ source, license, data_on })

function suggested(
  point: Place,
  shapes: readonly { id: string; ring: readonly (readonly [number, number])[] }[],
): string | null {
  const [nearest] = shapes
    .map(({ id, ring }) => ({ id, away: distanceToShape(point, { ring: [...ring] }) }))
    .toSorted((a, b) => a.away - b.away)
  return nearest && nearest.away <= SUGGESTED_M ? nearest.id : null
}
