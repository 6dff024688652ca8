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
    await page.goto(`/projects/${id}?tab=design`)
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
