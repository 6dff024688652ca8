// From an address in one line to a simulated and priced design that covers the year's use, with stand-ins for the public services and
// without any: how many clicks and fields it takes, and how long. Then what the homeowner sees of the house.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { standInSite } from '#mocks/site/stand-in.ts'
import { ownCompany, picture, watchFaults } from '../../support/browser.ts'
import { freePort, startServer } from '../../support/server.ts'

const MOST = { clicks: 12, fields: 3, seconds: 180 }
/** By hand; a footprint is one drag, counted as a click. */
const MOST_BY_HAND = { clicks: 12, fields: 3, seconds: 360 }

/** Does what a rep does, and counts it. Homeowners' names don't count. */
function counter() {
  const seen = { clicks: 0, fields: 0 }
  const click = async (what: Locator) => {
    seen.clicks += 1
    await what.click()
  }
  const type = async (what: Locator, text: string, counts = true) => {
    if (counts) seen.fields += 1
    await what.fill(text)
  }
  return { seen, click, type }
}
type Counter = ReturnType<typeof counter>

const enterProject = (page: Page, { click, type }: Counter) =>
  test.step('name, address, utility and use are entered', async () => {
    await click(page.getByRole('link', { name: 'New project' }).first())
    await type(page.getByLabel('First name'), 'Sam', false)
    await type(page.getByLabel('Last name'), 'Sample', false)
    await click(page.getByRole('button', { name: 'Next' }))
    await type(page.getByLabel('Street'), '100 Example St, Phoenix, AZ 85004')
    await expect(page.getByLabel('City')).toHaveValue('Phoenix')
    await click(page.getByRole('button', { name: 'Next' }))
    await type(page.getByLabel('Utility'), 'Arizona Public Service')
    await click(page.getByRole('option', { name: 'Arizona Public Service' }).first())
    await expect(page.getByLabel('Rate')).not.toHaveValue('')
    await click(page.getByRole('button', { name: 'Next' }))
    await type(page.getByLabel('Average bill'), '140')
    await click(page.getByRole('button', { name: 'Create project' }))
    await expect(page.getByRole('heading', { name: 'Sam Sample' })).toBeVisible()
  })

const sizeAndPrice = (page: Page, { click }: Counter) =>
  test.step('panels cover the year’s use, at a price', async () => {
    await click(page.getByRole('button', { name: 'Size to 100%' }))
    await expect(page.getByText(/^Sized to \d+ panels, .* 10[0-6]% of usage\.$/)).toBeVisible({ timeout: 60_000 })
    await expect(
      page
        .getByLabel('Design summary')
        .getByText(/^\$[\d,]{5,}$/)
        .first(),
    ).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 })
  })

function expectAtMost({ seen }: Counter, began: number, most: typeof MOST) {
  const seconds = (performance.now() - began) / 1_000
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ ...seen, seconds }) })
  console.info(test.info().title, { ...seen, seconds: Math.round(seconds) })
  expect(seen.clicks).toBeLessThanOrEqual(most.clicks)
  expect(seen.fields).toBeLessThanOrEqual(most.fields)
  expect(seconds).toBeLessThan(most.seconds)
}

test('an address becomes a priced design on the picture of its house', async ({ page }) => {
  test.setTimeout(400_000)
  const site = await standInSite()
  const data_dir = await mkdtemp(join(tmpdir(), 'site-'))
  const { geocoder, picture: pictures, outlines, points, surveys, elevation } = site.services
  const server = await startServer(await freePort(), data_dir, {
    SITE_SERVICES: 'on',
    GEOCODER_URL: geocoder,
    SITE_PICTURE_URL: pictures,
    SITE_PICTURE_SOURCE: 'USGS NAIP Plus',
    SITE_OUTLINES_URL: outlines,
    SITE_POINTS_URL: points,
    SITE_SURVEYS_URL: surveys,
    SITE_ELEVATION_URL: elevation,
  })
  try {
    const faults = watchFaults(page)
    const owner = await ownCompany(page, 'Quick Solar', server.address)
    const rep = counter()
    const { click } = rep
    await page.goto(`${server.address}/projects`)
    const began = performance.now()

    await enterProject(page, rep)

    await test.step('the roof is proposed from the survey, and accepted', async () => {
      await click(page.getByRole('link', { name: 'Start design' }))
      await click(page.getByRole('link', { name: 'Draw roof' }))
      await click(page.getByRole('button', { name: 'Propose roof' }).first())
      const card = page.getByRole('region', { name: 'Proposed roof' })
      await expect(card.getByText(/^Surveyed 03\/14\/2021\. Was this house built or changed since\?/)).toBeVisible({
        timeout: 60_000,
      })
      await expect(card.getByText(/not a site survey/)).toBeVisible()
      await picture(page, 'proposed-roof')
      await click(card.getByRole('button', { name: 'Add to drawing' }))
    })

    await sizeAndPrice(page, rep)
    expectAtMost(rep, began, MOST)

    await test.step('the plane says where it comes from', async () => {
      const project_id = /projects\/([\w-]+)/.exec(page.url())?.[1] ?? ''
      const { data } = await owner.GET('/v3/design.GetDrawing', { params: { query: { project_id } } })
      expect(data?.drawing?.planes.every(({ origin }) => origin?.by === 'survey' && !origin.edited)).toBe(true)
      expect(data?.drawing?.image?.source).toBe('USGS NAIP Plus')
      const { data: made } = await owner.GET('/v3/solar.GetPerformanceSimulation', {
        params: { query: { project_id } },
      })
      expect(made?.simulation?.assumptions.join(' ')).toMatch(
        /Roof shape from a lidar survey: USGS 3DEP, AZ_ExampleCounty_2021_B20 \(03\/14\/2021\)\. Not a site survey\./,
      )
    })
    expect(faults).toEqual([])
  } finally {
    await server.kill()
    site.close()
    await rm(data_dir, { recursive: true, force: true })
  }
})

test('without any service, the same by hand', async ({ page }) => {
  test.setTimeout(400_000)
  const faults = watchFaults(page)
  await ownCompany(page, 'By Hand Solar')
  const rep = counter()
  const { click } = rep
  await page.goto('/projects')
  const began = performance.now()
  await enterProject(page, rep)
  await test.step('the roof is drawn by its footprint', async () => {
    await click(page.getByRole('link', { name: 'Start design' }))
    await click(page.getByRole('link', { name: 'Draw roof' }))
    await click(page.getByRole('button', { name: 'Use blank canvas' }))
    await click(page.getByRole('button', { name: 'Draw roof', exact: true }))
    const box = await page.getByRole('application', { name: 'Roof drawing' }).boundingBox()
    if (!box) throw new Error('There is no canvas')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    rep.seen.clicks += 1
    await page.mouse.move(x - 170, y + 110)
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 4 })
    await page.mouse.move(x + 170, y - 110, { steps: 4 })
    await page.mouse.up()
    await expect(
      page.getByRole('list', { name: 'Drawing parts' }).getByRole('button', { name: /^South/ }),
    ).toBeVisible()
  })
  await sizeAndPrice(page, rep)
  expectAtMost(rep, began, MOST_BY_HAND)
  expect(faults).toEqual([])
})
