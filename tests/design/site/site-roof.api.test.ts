// A roof proposed from a public lidar survey: which survey and tiles are read, what a misbehaving one costs, and what is kept.
import { afterEach, beforeAll, expect, it } from 'vitest'
import { areaOf } from '#machines/design/drawing/geometry.ts'
import type { Point } from '#machines/design/drawing/plane-frame.ts'
import type { Misbehavior } from '#mocks/site/stand-in.ts'
import type { Schemas } from '#sdk/types.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { emailOf } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { siteApp, usual } from './support.ts'

let app: Awaited<ReturnType<typeof siteApp>>
beforeAll(async () => {
  app = await siteApp()
  app.ports.site = patient()
})
afterEach(() => {
  app.stand_in.behaves.points = undefined
  app.stand_in.asked.length = 0
  app.ports.site = patient()
  app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000)
})

/** The stand-in generates its points on request. */
const patient = () => ({ ...usual(app.stand_in), patience_ms: 8_000 })
const propose = async (project_id: string) =>
  answered((await app.call.POST('/v3/design.ProposeSiteRoof', { body: { project_id } })).data).roof
const roof = async (project_id: string) =>
  answered((await app.call.GET('/v3/design.GetSiteRoof', { params: { query: { project_id } } })).data).roof
const work = () => runDueJobs({ ...app, kinds: jobKinds })
let houses = 300
const placed = async () => {
  houses += 2
  const project_id = await app.create(`${houses} Example Ave, Phoenix, AZ 85004`)
  await app.lookUp()
  app.stand_in.asked.length = 0
  return project_id
}
const proposed = async (how?: Misbehavior) => {
  const project_id = await placed()
  app.stand_in.behaves.points = how
  if (how === 'silence') app.ports.site = usual(app.stand_in)
  await propose(project_id)
  await work()
  return { project_id, roof: await roof(project_id) }
}
const house = (planes: readonly Schemas['ProposedPlane'][]) => planes.filter(({ building }) => building === 1)
const area = (planes: { points: number[][] }[]) =>
  planes.reduce((sum, { points }) => sum + Math.abs(areaOf(points.map(([x = 0, y = 0]): Point => [x, y]))), 0)

it('proposes the roof of the building from the newest survey, with its day, and says that it works on it', async () => {
  const project_id = await placed()
  expect((await roof(project_id)).state).toBe('unasked')
  const asked = await propose(project_id)
  expect(asked.state).toBe('working')
  const job = answered(
    (await app.call.GET('/v3/jobs.Get', { params: { query: { job_id: asked.job_id ?? '' } } })).data,
  ).job
  expect(job).toMatchObject({ kind: 'roof_proposal', name: 'Roof proposal' })
  await work()
  const done = await roof(project_id)
  expect(done).toMatchObject({
    state: 'done',
    result: 'found',
    by: 'survey',
    survey: 'AZ_ExampleCounty_2021_B20',
    from: { source: 'USGS 3DEP', data_on: '2021-03-14' },
    proposed_by_name: expect.stringMatching(/\w/),
    proposal: { height_unit: 'meters', height_unit_stated: true },
  })
  const site = await app.site(project_id)
  const outline = site.outlines.find(({ id }) => id === site.outline_id)
  const planes = house(done.proposal?.planes ?? [])
  expect(planes.length).toBeGreaterThanOrEqual(4)
  // Map meters are longer than those on the ground, by a fifth here: areas would be 44% too large, and slopes too flat.
  expect(area(planes) / (outline?.area_m2 ?? 0)).toBeCloseTo(1, 1)
  const pitches = new Set(planes.map(({ pitch_deg }) => Math.round(pitch_deg)))
  expect(pitches.size).toBe(1)
  expect([...pitches][0]).toBeGreaterThanOrEqual(22)
  for (const { residual_p95_m, eave_height_m } of planes) {
    expect(residual_p95_m).toBeLessThan(0.06)
    expect(eave_height_m).toBeGreaterThan(2.6)
  }
  expect(done.proposal?.trees.length).toBeGreaterThan(0)
})

it('fetches only the few tiles that cover the house, and nothing about people', async () => {
  await proposed()
  const tiles = app.stand_in.asked.filter(one => one.includes('/ept-data/'))
  expect(tiles.length).toBeGreaterThan(0)
  expect(tiles.length).toBeLessThanOrEqual(9)
  expect(app.stand_in.asked.filter(one => one.includes('ept-hierarchy')).length).toBeLessThanOrEqual(5)
  expect(app.stand_in.asked.join(' ')).not.toMatch(/Sam|Sample|Example Ave|phoenix/i)
})

it('asks no survey twice about the same house', async () => {
  const { project_id } = await proposed()
  app.stand_in.asked.length = 0
  await propose(project_id)
  await work()
  expect((await roof(project_id)).result).toBe('found')
  expect(app.stand_in.asked).toEqual([])
})

it.each<[string, Misbehavior, string]>([
  ['a survey whose outline has the house, without points there', 'none', 'empty'],
  ['points of another place', 'wrong_place', 'empty'],
  ['tiles that are listed and refused', 'listed_403', 'partial'],
  ['half a LAZ file', 'half_laz', 'partial'],
  ['HTML instead of tiles', 'html_tile', 'failed'],
  ['HTML instead of everything', 'html_200', 'failed'],
  ['a hierarchy with impossible counts', 'bad_hierarchy', 'failed'],
  ['tiles without end', 'huge', 'failed'],
  ['points in another form', 'binary', 'failed'],
  ['silence', 'silence', 'failed'],
  ['a reset connection', 'reset', 'failed'],
  ['an empty body', 'empty_body', 'failed'],
  ['JSON cut in the middle', 'cut_json', 'failed'],
])('takes %s for what it is', async (_, how, result) => {
  const { roof } = await proposed(how)
  expect(roof).toMatchObject({ state: 'done', result })
  expect(roof.proposal === null).toBe(result === 'empty' || result === 'failed')
})

it('has three sentences for empty, failed and partial', async () => {
  const sentences = new Set<string | null>()
  for (const how of ['none', 'binary', 'half_laz'] as const) sentences.add((await proposed(how)).roof.sentence)
  expect(sentences.size).toBe(3)
})

it('asks again soon after a failure', async () => {
  const { project_id } = await proposed('silence')
  app.stand_in.behaves.points = undefined
  app.ports.site = patient()
  app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000)
  await propose(project_id)
  await work()
  expect((await roof(project_id)).result).toBe('found')
})

it.each<[string, Misbehavior]>([
  ['states', 'feet_stated'],
  ['doesn’t state, by the height of the ground', 'feet'],
])('reads heights in feet that the survey %s', async (_, how) => {
  const { roof } = await proposed(how)
  expect(roof.proposal).toMatchObject({ height_unit: 'us_survey_feet', height_unit_stated: true })
  const [plane] = house(roof.proposal?.planes ?? [])
  expect(plane?.eave_height_m).toBeLessThan(4.5)
  expect(plane?.pitch_deg).toBeLessThan(32)
})

it('says that a unit is a guess where nobody knows the ground’s height', async () => {
  const { roof } = await proposed('unknown_ground')
  expect(roof.proposal).toMatchObject({ height_unit: 'meters', height_unit_stated: false })
})

it('drops a proposal once another building was chosen', async () => {
  const { project_id } = await proposed()
  const site = await app.site(project_id)
  const other = site.outlines.find(({ id }) => id !== site.outline_id)?.id ?? ''
  await app.call.POST('/v3/design.ChooseSite', { body: { project_id, version: site.version, outline_id: other } })
  await app.lookUp()
  expect(await roof(project_id)).toMatchObject({ state: 'unasked', proposal: null })
})

it('needs a point, permission and services that are on', async () => {
  const homeless = await app.create('900 Example Ct, Phoenix, AZ 85004')
  expect((await roof(homeless)).state).toBe('no_point')
  const call = (project_id: string) => app.call.POST('/v3/design.ProposeSiteRoof', { body: { project_id } })
  expect((await refusal(call(homeless))).code).toBe('no_point')
  const project_id = await placed()
  app.ports.site = null
  expect((await roof(project_id)).state).toBe('off')
  expect((await refusal(call(project_id))).code).toBe('site_services_off')
  const viewer = (await app.signIn(emailOf('Viewer'))).call
  expect((await refusal(viewer.POST('/v3/design.ProposeSiteRoof', { body: { project_id } }))).status).toBe(403)
})
