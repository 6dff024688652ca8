// A weather file whose header names another time zone than its hours: asked about, answered, and stated with the results.
import { expect, test } from '@playwright/test'
import { ownCompany, picture, watchFaults } from '../support/browser.ts'
import { designInput, newProject } from '../support/sale.ts'
import { samCsv } from '../support/weather.ts'

for (const width of [1280, 390])
  test(`a weather file is asked about its time zone, ${width} px wide`, async ({ page }) => {
    const faults = watchFaults(page)
    const owner = await ownCompany(page, `Clock ${width} Solar`)
    const { id } = await newProject(owner)
    await owner.POST('/v3/design.Save', { body: await designInput(owner, id) })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/projects/${id}?tab=design&part=production`)
    await page.getByRole('button', { name: 'Use weather file' }).click()
    const dialog = page.getByRole('dialog')
    const buffer = Buffer.from(samCsv(33.45, -112.07).replace(',-7,', ',-4,'))
    await dialog.getByLabel('Hourly weather').setInputFiles({ name: 'phoenix.csv', mimeType: 'text/csv', buffer })
    await dialog.getByRole('button', { name: 'Use file' }).click()
    await expect(
      dialog.getByText(/The header says UTC−4, but the hours fit the sun at UTC−7: \w+ \d+, \d+ [AP]M/),
    ).toBeVisible()
    await picture(page, `weather-question-${width}`)
    await dialog.getByRole('radio', { name: 'Read the hours in UTC−7' }).click()
    await dialog.getByRole('button', { name: 'Use file' }).click()
    await expect(page.getByText('Read in UTC−7, as chosen at upload.')).toBeVisible()
    const months = page.getByRole('table', { name: /beside the usual at this address/ })
    await expect(months.getByRole('row')).toHaveCount(14)
    await months.scrollIntoViewIfNeeded()
    await picture(page, `weather-months-${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // The browser lists the refused upload, which is the question.
    expect(faults.filter(fault => !fault.startsWith('Failed to load resource'))).toEqual([])
  })

test('weather from a service is asked about as a file is', async ({ page }) => {
  const owner = await ownCompany(page, 'Service Solar')
  const { id } = await newProject(owner)
  await owner.POST('/v3/design.Save', { body: await designInput(owner, id) })
  // No service is connected here: this one sends weather that contradicts itself.
  const sources = [{ source: 'nsrdb', name: 'NSRDB', gives: 'Typical year', is_connected: true }]
  await page.route('**/v3/solar.ListWeatherSources*', route => route.fulfill({ json: { sources } }))
  const sent: unknown[] = []
  const message = 'The header says UTC−4, but the hours fit the sun at UTC−7: June 21, 8 PM has 412 W/m².'
  await page.route('**/v3/solar.FetchWeather', route => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 409, json: { code: 'weather_zone', message, utc_offset_h: -7, request_id: id } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/projects/${id}?tab=design&part=production`)
  await page.getByRole('button', { name: 'Use weather file' }).click()
  const dialog = page.getByRole('dialog')
  const again = dialog.getByRole('button', { name: 'Fetch from NSRDB' })
  await again.click()
  await expect(dialog.getByText(message)).toBeVisible()
  await picture(page, 'weather-service-question')
  await dialog.getByRole('radio', { name: 'Read the hours in UTC−7' }).click()
  await again.click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ source: 'nsrdb', zone: 'sun' })
})
