// From an address to its point, picture and building: what services answer well, what they answer badly, and what a person decides.
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Misbehavior } from '#mocks/site/stand-in.ts'
import { emailOf } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { drawing } from '../drawing/support.ts'
import { LINE, siteApp, usual } from './support.ts'

let app: Awaited<ReturnType<typeof siteApp>>
beforeAll(async () => {
  app = await siteApp()
})
afterEach(() => {
  for (const service of ['geocoder', 'picture', 'outlines'] as const) app.stand_in.behaves[service] = undefined
  app.stand_in.asked.length = 0
  app.ports.site = usual(app.stand_in)
  // What failed is asked again, what was answered is kept.
  app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000)
})

const results = ({ outcomes }: Awaited<ReturnType<typeof app.site>>) =>
  Object.fromEntries(outcomes.map(({ service, result }) => [service, result]))
/** Each at a house of its own, which nothing was answered about. */
let houses = 200
const lookedUp = async (behaves: typeof app.stand_in.behaves) => {
  houses += 2
  const project_id = await app.create(`${houses} Example Ave, Phoenix, AZ 85004`)
  Object.assign(app.stand_in.behaves, behaves)
  await app.lookUp()
  return { project_id, site: await app.site(project_id) }
}

it('finds the point, the picture and the house of an address typed in one line, without being asked', async () => {
  const project_id = await app.create()
  expect((await app.site(project_id)).state).toBe('looking')
  await app.lookUp()
  const site = await app.site(project_id)
  expect(site).toMatchObject({
    state: 'done',
    point: { accuracy: 'street', matched: '100 EXAMPLE ST, PHOENIX, AZ, 85004' },
    land: { county: 'Maricopa County', county_fips: '04013' },
    outline_chosen: false,
    picture: { source: 'USGS NAIP Plus', data_on: '2023-06-21', resolution_m: 0.6, width_px: 256 },
    outlines_from: { source: 'FEMA USA Structures', data_on: '2019-05-02' },
  })
  expect(results(site)).toEqual({ geocoder: 'found', picture: 'found', outlines: 'found' })
  // 120 m of ground in 256 pixels, not of a map, whose meters are longer.
  expect(site.picture?.meters_per_pixel).toBeCloseTo(120 / 256, 2)
  expect(Math.hypot(site.picture?.x_m ?? 9, site.picture?.y_m ?? 9)).toBeLessThan(0.5)
  const [nearest] = site.outlines
  expect(nearest?.id).toBe(site.outline_id)
  expect(nearest?.distance_m).toBeGreaterThan(1)
  expect(nearest?.area_m2).toBeGreaterThan(50)
  const picture = await app.app.request(site.picture?.src ?? '')
  expect(picture.headers.get('content-type')).toBe('image/png')
})

const county = { source: 'Example County', license: 'Example County GIS', data_on: '2025-03-31' }
const withTiles = (address = app.stand_in.tiles) => {
  const site = usual(app.stand_in)
  app.ports.site = { ...site, picture: address, labels: { ...site.labels, picture: county }, patience_ms: 10_000 }
}

it.each([
  ['XYZ', '/tiles/{z}/{x}/{y}.png'],
  ['WMTS', '/tiles/{TileMatrix}/{TileCol}/{TileRow}.png'],
])('takes a county’s orthophotos by %s, put together from their tiles', async (_, path) => {
  withTiles(app.stand_in.tiles.replace('/tiles/{z}/{x}/{y}.png', path))
  const { site } = await lookedUp({})
  expect(site.picture).toMatchObject({ source: 'Example County', license: 'Example County GIS', data_on: '2025-03-31' })
  // Level 20: 0.149 m of map a pixel.
  const meters = 0.14929 * Math.cos((33.45 * Math.PI) / 180)
  expect(site.picture?.meters_per_pixel).toBeCloseTo(meters, 3)
  expect((site.picture?.width_px ?? 0) * meters).toBeCloseTo(120, 0)
  expect(Math.hypot(site.picture?.x_m ?? 9, site.picture?.y_m ?? 9)).toBeLessThan(0.2)
  const picture = await app.app.request(site.picture?.src ?? '')
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(app.stand_in.asked.filter(path => path.startsWith('/tiles/20/')).length).toBeGreaterThanOrEqual(16)
})

it.each<[string, Misbehavior, string]>([
  ['no tile', 'none', 'empty'],
  ['tiles of one color', 'one_color', 'empty'],
  ['a tile that can’t be decoded', 'broken_tile', 'failed'],
  ['HTML in place of tiles', 'html_200', 'failed'],
  ['a text with status 500', 'text_500', 'failed'],
])('takes %s for what it is', async (_, how, result) => {
  withTiles()
  const { site } = await lookedUp({ picture: how })
  expect(site.outcomes.find(({ service }) => service === 'picture')?.result).toBe(result)
})

it('takes the finest level that has all tiles', async () => {
  withTiles()
  const { site } = await lookedUp({ picture: 'coarse_tiles' })
  expect(site.picture?.meters_per_pixel).toBeCloseTo(0.597 * Math.cos((33.45 * Math.PI) / 180), 3)
})

it('sends a cleaned street, and nothing about people or units', async () => {
  const { site } = await lookedUp({})
  expect(site.state).toBe('done')
  const [geocoder = '', ...others] = app.stand_in.asked
  expect(geocoder).toMatch(/^\/geocoder\/geographies\/onelineaddress\?address=\d+ EXAMPLE AVE, Phoenix, AZ 85004&/)
  expect(app.stand_in.asked.join(' ')).not.toMatch(/Sam|Sample|APT|PROP_ADDR|POP_/i)
  expect(others.join(' ')).not.toMatch(/example|phoenix|\d\.\d{7}/i)
})

it('places the project, which was at the center of its ZIP code', async () => {
  const { project_id, site } = await lookedUp({})
  const { project } = answered((await app.call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data)
  expect(project.address?.latitude).toBeCloseTo(site.point?.latitude ?? 0, 5)
})

it('keeps answers, so that the same house is asked about once', async () => {
  await app.create(LINE)
  await app.lookUp()
  expect(app.stand_in.asked).toEqual([])
})

it.each<[string, 'geocoder' | 'picture' | 'outlines', Misbehavior, string]>([
  ['no match', 'geocoder', 'none', 'empty'],
  ['an error of 400', 'geocoder', 'error_400', 'failed'],
  ['HTML with status 200', 'geocoder', 'html_200', 'failed'],
  ['silence', 'geocoder', 'silence', 'failed'],
  ['a reset connection', 'geocoder', 'reset', 'failed'],
  ['an empty body', 'geocoder', 'empty_body', 'failed'],
  ['JSON cut in the middle', 'geocoder', 'cut_json', 'failed'],
  ['a layer that failed inside a good answer', 'geocoder', 'layer_error', 'found'],
  ['another ZIP code', 'geocoder', 'zip_changed', 'found'],
  ['two matches on one house', 'geocoder', 'two_near_matches', 'found'],
  ['no scene', 'picture', 'none', 'empty'],
  ['a picture of one color', 'picture', 'one_color', 'empty'],
  ['an error labeled as a picture', 'picture', 'json_as_tiff', 'failed'],
  ['an error inside 200', 'picture', 'error_in_200', 'failed'],
  ['a text with status 500', 'picture', 'text_500', 'failed'],
  ['an HTML page of a gateway', 'picture', 'html_504', 'failed'],
  ['a link to another host', 'picture', 'other_host', 'failed'],
  ['silence', 'picture', 'silence', 'failed'],
  ['no building', 'outlines', 'none', 'empty'],
  ['an error inside 200 without a message', 'outlines', 'error_in_200', 'failed'],
  ['HTML with status 200', 'outlines', 'html_200', 'failed'],
  ['pages shorter than asked', 'outlines', 'low_cap', 'partial'],
  ['the flag at the top', 'outlines', 'flag_at_top', 'partial'],
  ['an error after the first page', 'outlines', 'cut_after_page', 'partial'],
])('takes %s of the %s for what it is', async (_, service, how, result) => {
  const { site } = await lookedUp({ [service]: how })
  const outcome = site.outcomes.find(one => one.service === service)
  expect(outcome?.result).toBe(result)
  expect(outcome?.sentence).toMatch(result === 'failed' ? /again/ : /./)
  expect(site.state).toBe('done')
})

it('has three sentences for empty, failed and partial', async () => {
  const sentences = new Set<string | undefined>()
  for (const how of ['none', 'error_in_200', 'low_cap'] as const) {
    const { site } = await lookedUp({ outlines: how })
    sentences.add(site.outcomes.find(({ service }) => service === 'outlines')?.sentence)
  }
  expect(sentences.size).toBe(3)
})

it('puts the picture among the project’s files, where a drawing may lie on it, and gives each project its own', async () => {
  const first = await lookedUp({})
  const line = `${houses} Example Ave, Phoenix, AZ 85004`
  const second = await app.create(line)
  await app.lookUp()
  const other = await app.site(second)
  expect(other.picture?.file_id).not.toBe(first.site.picture?.file_id)
  const { file_id = '', width_px = 1, height_px = 1, meters_per_pixel = 1 } = other.picture ?? {}
  const image = {
    file_id,
    width_px,
    height_px,
    meters_per_pixel,
    x_m: 0,
    y_m: 0,
    source: 'USGS NAIP Plus',
    taken_on: '2023-06-21',
  }
  const body = { project_id: second, version: 0, drawing: { ...drawing(), backdrop: 'image' as const, image } }
  expect(answered((await app.call.POST('/v3/design.SaveDrawing', { body })).data).version).toBe(1)
  const { data } = await app.call.GET('/v3/projects.ListFiles', { params: { query: { project_id: first.project_id } } })
  expect(answered(data).files.map(({ kind }) => kind)).toEqual(['site_image'])
})

it('fetches a picture again that was deleted', async () => {
  const { project_id, site } = await lookedUp({})
  const file_id = site.picture?.file_id ?? ''
  answered((await app.call.POST('/v3/projects.DeleteFile', { body: { project_id, file_id } })).data)
  expect((await app.site(project_id)).picture?.src).toBeNull()
  await app.find(project_id)
  await app.lookUp()
  expect((await app.site(project_id)).picture?.src).toMatch(/^\/files\//)
})

it('asks again after a failure, and keeps the picture it had', async () => {
  const { project_id, site } = await lookedUp({ outlines: 'silence' })
  expect(site.picture).not.toBeNull()
  app.clock.now = new Date(app.clock.now.getTime() + 3 * 60_000)
  app.stand_in.behaves.outlines = undefined
  expect((await app.find(project_id)).state).toBe('looking')
  await app.lookUp()
  const again = await app.site(project_id)
  expect(results(again)).toEqual({ geocoder: 'found', picture: 'found', outlines: 'found' })
  expect(again.picture?.file_id).toBe(site.picture?.file_id)
})

it('uses the extent that was answered, which may be wider than asked', async () => {
  const { site } = await lookedUp({ picture: 'widened' })
  expect(site.picture).toMatchObject({ width_px: 512, height_px: 256 })
  expect(site.picture?.meters_per_pixel).toBeCloseTo(240 / 512, 2)
})

it('takes the newest scene with a date, not the overview before it', async () => {
  const { site } = await lookedUp({ picture: 'overview_first' })
  expect(site.picture?.data_on).toBe('2023-06-21')
})

it('asks a person which of several matches it is, and takes none by itself', async () => {
  const { project_id, site } = await lookedUp({ geocoder: 'two_matches' })
  expect(site.point).toBeNull()
  expect(site.picture).toBeNull()
  expect(site.matches).toHaveLength(2)
  const choose = (match: number, version = site.version) =>
    app.call.POST('/v3/design.ChooseSite', { body: { project_id, version, match } })
  expect((await refusal(choose(7))).fields.match).toMatch(/one of the matches/)
  const chosen = answered((await choose(1)).data).site
  expect(chosen).toMatchObject({ state: 'looking', point: { accuracy: 'street', matched: site.matches[1]?.matched } })
  expect((await refusal(choose(0))).code).toBe('stale_version')
  await app.lookUp()
  expect((await app.site(project_id)).picture).not.toBeNull()
})

it('lets a person choose another building, move the pin, or say it can’t be found', async () => {
  const { project_id, site } = await lookedUp({})
  const choose = async (
    choice: { outline_id: string } | { latitude: number; longitude: number } | { not_found: true },
  ) => {
    const { version } = await app.site(project_id)
    return answered((await app.call.POST('/v3/design.ChooseSite', { body: { project_id, version, ...choice } })).data)
      .site
  }
  const other = site.outlines[1]?.id ?? ''
  expect(await choose({ outline_id: other })).toMatchObject({
    outline_id: other,
    outline_chosen: true,
    point: { accuracy: 'building' },
  })
  await app.lookUp()
  const looked = await app.site(project_id)
  expect(looked).toMatchObject({ outline_id: other, outline_chosen: true })
  expect(looked.outlines[0]).toMatchObject({ id: other, distance_m: 0 })
  expect(await choose({ latitude: 33.46, longitude: -112.08 })).toMatchObject({
    point: { accuracy: 'pin' },
    outline_chosen: false,
  })
  await app.lookUp()
  const { project } = answered((await app.call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data)
  expect(project.address).toMatchObject({ latitude: 33.46, longitude: -112.08 })
  expect(await choose({ not_found: true })).toMatchObject({ not_found: true, outline_id: null })
  const nothing = app.call.POST('/v3/design.ChooseSite', { body: { project_id, version: 99 } })
  expect((await refusal(nothing)).status).toBeGreaterThanOrEqual(400)
})

it('asks Puerto Rico for the urbanization', async () => {
  await app.create('URB LAS GLADIOLAS, 150 CALLE A, SAN JUAN PR 00926-3232')
  await app.lookUp()
  expect(app.stand_in.asked[0]).toMatch(
    /^\/geocoder\/geographies\/addressPR\?street=150 CALLE A&urb=LAS GLADIOLAS&municipio=/,
  )
})

it('sends nothing about a box, a draft without an address, or a company that turned it off', async () => {
  const address = { postal_code: '85004' }
  const homeowner = { firstname: 'Sam', lastname: 'Sample' }
  const { data } = await app.call.POST('/v1/lead/create', { body: { status: 'draft', homeowner, address } })
  const project_id = answered(data).project.id
  expect((await app.site(project_id)).state).toBe('no_address')
  expect((await refusal(app.call.POST('/v3/design.FindSite', { body: { project_id } }))).code).toBe('no_house_number')
  const { version } = answered((await app.call.GET('/v3/settings.GetSiteServices', {})).data)
  const turned = async (enabled: boolean, version: number) =>
    answered((await app.call.POST('/v3/settings.UpdateSiteServices', { body: { enabled, version } })).data)
  const off = await turned(false, version)
  expect(off).toMatchObject({ enabled: false, available: true })
  const quiet = await app.create('900 Example Rd, Phoenix, AZ 85004')
  expect((await app.site(quiet)).state).toBe('off')
  await app.lookUp()
  expect(app.stand_in.asked).toEqual([])
  await turned(true, off.version)
  app.ports.site = null
  expect((await app.site(quiet)).state).toBe('off')
  expect((await refusal(app.call.POST('/v3/design.FindSite', { body: { project_id: quiet } }))).code).toBe(
    'site_services_off',
  )
})

it('stops at the company’s limit of the day, and says so', async () => {
  app.ports.site = { ...usual(app.stand_in), budget: 0 }
  const { site } = await lookedUp({})
  expect(app.stand_in.asked).toEqual([])
  expect(site.outcomes[0]).toMatchObject({ service: 'geocoder', result: 'failed' })
  expect(site.outcomes[0]?.sentence).toMatch(/used up/)
})

it('lists what is asked, what leaves and what was answered last', async () => {
  const settings = answered((await app.call.GET('/v3/settings.GetSiteServices', {})).data)
  expect(settings.services.map(({ service }) => service)).toEqual(['geocoder', 'picture', 'outlines', 'points'])
  for (const { host, sent, last } of settings.services) {
    expect(host).toMatch(/^127\.0\.0\.1/)
    expect(sent).not.toBe('')
    if (last) expect(last.took_ms).toBeGreaterThanOrEqual(0)
  }
  expect(settings.asked_today).toBeGreaterThan(10)
  const rep = (await app.signIn(emailOf('Sales Rep'))).call
  expect((await refusal(rep.GET('/v3/settings.GetSiteServices', {}))).status).toBe(403)
})
