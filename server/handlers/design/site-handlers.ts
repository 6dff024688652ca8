// The site of a project: read, looked up in the background, and chosen by a person.
import { count, eq, gt, max } from 'drizzle-orm'
import { centerOf } from '#machines/design/site/site-geometry.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { askedAddress } from '#machines/projects/address/asked-address.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { project_sites, site_answers } from '#server/db/schema/design.ts'
import { askForSite, mayAsk } from '#server/design/site/ask-for-site.ts'
import { placeProject } from '#server/design/site/place-project.ts'
import { POINTS_LICENSE } from '#server/design/site/survey-roof.ts'
import { sentenceOf, siteRoofView, siteView } from '#server/design/site/view.ts'
import { words } from '#server/design/site/words.ts'
import { startJob } from '#server/jobs/start-job.ts'
import { NAIP_LABEL, STRUCTURES_LABEL } from '#server/ports/site/services.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import type { Ports } from '../../ports/ports.ts'
import { requireProject } from '../../projects/access.ts'

export const siteHandlers = {
  '/v3/design.GetSite': async ({ input, caller, db, ports }) => ({
    site: await siteView(db, ports, await requireProject(db, caller, input.project_id)),
  }),

  '/v3/design.FindSite': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    if (!(await mayAsk(db, ports))) throw refuse(409, 'site_services_off', words.off)
    const [row] = await db.select().from(project_sites).where(eq(project_sites.project_id, project.id))
    const is_placed = row?.point?.accuracy === 'pin' || row?.point?.accuracy === 'building'
    if (!is_placed && !(project.address && askedAddress(project.address)))
      throw refuse(409, 'no_house_number', words.no_house_number)
    await askForSite(db, ports, project, { urgent: true, again: true })
    await audit({ sentence: () => words.log.looked_up, project_id: project.id })
    return { site: await siteView(db, ports, project) }
  },

  '/v3/design.ChooseSite': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [row] = await db.select().from(project_sites).where(eq(project_sites.project_id, project.id)).for('update')
    requireVersion({ version: row?.version ?? 0 }, input.version)
    const choice = chosen(input, row)
    const state = choice.point && (await mayAsk(db, ports)) ? ('asked' as const) : ('done' as const)
    const values = { ...choice, state, urgent: true, asked_at: ports.now(), version: (row?.version ?? 0) + 1 }
    const ids = { company_id: project.company_id, project_id: project.id, question: '' }
    await db
      .insert(project_sites)
      .values({ ...ids, ...values })
      .onConflictDoUpdate({ target: [project_sites.company_id, project_sites.project_id], set: values })
    if (choice.point) await placeProject(db, ports, project.id, choice.point, 'always')
    await audit({ sentence: () => words.log[choice.note], project_id: project.id })
    return { site: await siteView(db, ports, project) }
  },

  '/v3/design.GetSiteRoof': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    return { roof: await siteRoofView(db, ports, project, caller) }
  },

  '/v3/design.ProposeSiteRoof': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const now = await siteRoofView(db, ports, project, caller)
    if (!ports.site?.points || !(await mayAsk(db, ports))) throw refuse(409, 'site_services_off', words.off)
    if (now.state === 'no_point') throw refuse(409, 'no_point', words.no_point)
    if (now.state === 'working') return { roof: now }
    const name = () => words.roof_job
    const job = await startJob(db, ports, caller, { kind: 'roof_proposal', name, input: { project_id: project.id } })
    await db.update(project_sites).set({ roof_job: job.id }).where(eq(project_sites.project_id, project.id))
    await audit({ sentence: () => words.log.asked_for_roof, project_id: project.id })
    return { roof: await siteRoofView(db, ports, project, caller) }
  },

  '/v3/settings.GetSiteServices': ({ db, ports }) => settingsView(db, ports),

  '/v3/settings.UpdateSiteServices': async ({ input, caller, db, ports, audit }) => {
    const { enabled, version } = input
    await writeSetting(db, ports, caller, 'site_services', version, { enabled })
    await audit({ sentence: () => (enabled ? words.log.turned_on : words.log.turned_off) })
    return settingsView(db, ports)
  },
} satisfies Partial<Handlers<'design'>>

type Choice = Partial<typeof project_sites.$inferInsert> & {
  point?: Schemas['SitePoint'] | null
  note: 'chose_match' | 'chose_building' | 'set_pin' | 'not_found'
}

/** Exactly one of the ways to say where the house is. */
function chosen(input: Input<'/v3/design.ChooseSite'>, row: typeof project_sites.$inferSelect | undefined): Choice {
  const { match, outline_id, latitude, longitude, not_found } = input
  const ways = [
    match !== undefined,
    outline_id !== undefined,
    latitude !== undefined || longitude !== undefined,
    not_found,
  ]
  const fault = (field: 'match' | 'outline_id' | 'latitude', sentence: string) =>
    refuse(400, 'invalid_input', { [field]: sentence })
  if (ways.filter(Boolean).length !== 1) throw fault('match', words.one_choice)
  const fresh = { not_found: false, outline_id: null, outline_chosen: false }
  const matched = row?.point?.matched ?? null
  if (match !== undefined) {
    const one = row?.matches[match]
    if (!one) throw fault('match', words.no_such_match)
    return { ...fresh, point: { ...one, accuracy: 'street' }, matches: [one], note: 'chose_match' }
  }
  if (outline_id !== undefined) {
    const shape = row?.outlines?.shapes.find(({ id }) => id === outline_id)
    if (!shape) throw fault('outline_id', words.no_such_outline)
    const point = { ...centerOf(shape), accuracy: 'building' as const, matched }
    return { ...fresh, point, outline_id, outline_chosen: true, note: 'chose_building' }
  }
  if (not_found) return { ...fresh, not_found: true, note: 'not_found' }
  if (latitude === undefined || longitude === undefined) throw fault('latitude', words.one_choice)
  return { ...fresh, point: { latitude, longitude, accuracy: 'pin', matched }, note: 'set_pin' }
}

const SOURCES = {
  geocoder: { source: 'U.S. Census Bureau', license: 'U.S. Census Bureau, public domain' },
  points: { source: 'USGS 3DEP', license: POINTS_LICENSE },
}

async function settingsView(db: Db, ports: Ports): Promise<Schemas['SiteServiceSettings']> {
  const { value, version } = await readSetting(db, 'site_services')
  const [today] = await db
    .select({ asked: count() })
    .from(site_answers)
    .where(gt(site_answers.fetched_at, new Date(ports.now().getTime() - DAY_MS)))
  const newest = db
    .select({ service: site_answers.service, at: max(site_answers.fetched_at).as('newest_at') })
    .from(site_answers)
    .groupBy(site_answers.service)
    .as('newest')
  const last = await db
    .select({ answer: site_answers, at: newest.at })
    .from(site_answers)
    .innerJoin(newest, eq(newest.service, site_answers.service))
    .where(eq(site_answers.fetched_at, newest.at))
  return {
    enabled: value.enabled,
    available: ports.site !== null,
    version,
    asked_today: today?.asked ?? 0,
    asked_at_most: ports.site?.budget ?? 0,
    services: (['geocoder', 'picture', 'outlines', 'points'] as const).map(service => {
      const url = ports.site?.[service]
      const answer = last.find(row => row.answer.service === service)?.answer
      const { source, license } = {
        picture: NAIP_LABEL,
        outlines: STRUCTURES_LABEL,
        ...SOURCES,
        ...ports.site?.labels,
      }[service]
      return {
        service,
        name: source,
        license,
        host: url ? new URL(url).host : null,
        asked_for: words.services[service].asked_for,
        sent: words.services[service].sent,
        last: answer
          ? {
              result: answer.result,
              sentence: sentenceOf(answer),
              at: answer.fetched_at.toISOString(),
              took_ms: answer.took_ms,
            }
          : null,
      }
    }),
  }
}
