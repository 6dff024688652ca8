// The job that proposes a site's roof: asks the sources of roofs in their order, and keeps what came of it with the project.
import { eq } from 'drizzle-orm'
import { metersFrom } from '#machines/design/site/site-geometry.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { inCompany } from '#server/db/database.ts'
import { type KeptRoof, project_sites, type SiteRoof } from '#server/db/schema/design.ts'
import { type JobWork, jobKind } from '#server/jobs/job-kind.ts'
import { withParser } from '#server/parse/parsers.ts'
import type { Result } from '#server/ports/site/result.ts'
import type { SiteServices } from '#server/ports/site/services.ts'
import { proposalOf } from '../points/proposal.ts'
import { type Answer, answerTo } from './answers.ts'
import { type HouseAt, surveyRoof } from './survey-roof.ts'
import { roofQuestion, roofSentence } from './view.ts'
import { words } from './words.ts'

type Site = typeof project_sites.$inferSelect
type Input = { project_id: string }

/** Around the building: trees nearby shade it, and its outline may be off by a few meters. */
const MARGIN_M = 25
/** Without a building, a house around the point. */
const HOUSE_M = 15

export const roofProposal = jobKind<Input>({
  permissions: ['design.edit'],
  page: ({ project_id }) => `/projects/${project_id}/designer`,
  run: async work => {
    const { database, ports, job, input, caller } = work
    const site = await inCompany(database, job.company_id, async db => {
      const [row] = await db.select().from(project_sites).where(eq(project_sites.project_id, input.project_id))
      return row
    })
    if (!ports.site || !site?.point) throw refuse(409, 'no_point', words.no_point)
    const answer = await askForRoof(work, ports.site, site)
    const roof: SiteRoof = {
      service: 'points',
      result: answer?.result ?? 'failed',
      fault: answer === null ? 'budget' : answer.fault,
      at: ports.now().toISOString(),
      question: roofQuestion(site),
      survey: answer?.value?.survey ?? '',
      proposal: answer?.value?.proposal ?? null,
      source: answer?.source ?? '',
      license: answer?.license ?? '',
      data_on: answer?.data_on ?? null,
      by: caller.name,
    }
    await inCompany(database, job.company_id, db =>
      db.update(project_sites).set({ roof }).where(eq(project_sites.project_id, input.project_id)),
    )
    return { sentence: () => roofSentence(roof) }
  },
})

async function askForRoof(work: JobWork<Input>, services: SiteServices, site: Site): Promise<Answer<'points'> | null> {
  const { job } = work
  const { points } = services
  const asked = { company_id: job.company_id, service: 'points' as const, question: roofQuestion(site) }
  if (!points) return null
  return answerTo(work, asked, () =>
    withParser(job.company_id, async parser =>
      kept(
        await surveyRoof({ ...services, points }, houseAt(site), parser, {
          looking: () => work.progress(0, null, () => words.steps.looking),
          fetching: (done, total) => work.progress(done, total, () => words.steps.fetching),
          finding: () => work.progress(0, null, () => words.steps.finding),
        }),
      ),
    ),
  )
}

function kept(answer: Awaited<ReturnType<typeof surveyRoof>>): Result<KeptRoof> {
  if (!('value' in answer)) return answer
  const { survey, reading } = answer.value
  return { ...answer, value: { survey, proposal: proposalOf(reading) } }
}

/** The building and its surroundings, from the point of the site. */
function houseAt({ point, outlines, outline_id }: Site): HouseAt {
  const place = point ?? { latitude: 0, longitude: 0 }
  const ring = outlines?.shapes.find(({ id }) => id === outline_id)?.ring.map(corner => metersFrom(place, corner))
  if (!ring) return { place, house: [0, 0], half_m: HOUSE_M + MARGIN_M }
  const range = (k: 0 | 1) => {
    const values = ring.map(corner => corner[k])
    return [Math.min(...values), Math.max(...values)] as const
  }
  const [[west, east], [south, north]] = [range(0), range(1)]
  return {
    place,
    house: [(west + east) / 2, (south + north) / 2],
    half_m: Math.max(east - west, north - south) / 2 + MARGIN_M,
  }
}
