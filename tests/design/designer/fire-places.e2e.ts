// A county's own fire rule is entered in the settings; filling a roof there keeps it, and the finding names it. Then the roof is
// sized for the most savings.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { newProject } from '#tests/support/sale.ts'

test('a county’s fire rule is kept while filling, and named', async ({ page }) => {
  const faults = watchFaults(page)
  const project = await newProject(await ownCompany(page, 'County Solar'))
  const place = page.getByRole('group', { name: /^(New place|Arizona|Maricopa County, AZ)/ })

  await test.step('the company enters it', async () => {
    await page.goto('/settings/company/preferences')
    await page.getByRole('button', { name: 'Add place' }).click()
    await place.getByLabel('State').click()
    await page.getByRole('option', { name: 'Arizona' }).click()
    await place.getByLabel('County').fill('Maricopa County')
    await place.getByLabel('Fire access rules').click()
    await place.getByLabel('Ridge', { exact: true }).fill('500')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(place.getByText('Enter 0 to 120 in.')).toBeVisible()
    await place.getByLabel('Ridge', { exact: true }).fill('40')
    await page.getByRole('button', { name: 'Save' }).click()
    // Above the share a ridge can't need less.
    await expect(place.getByText('Enter 40 in or more.')).toBeVisible()
    await place.getByLabel('Ridge above the share').fill('48')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Defaults for new designs saved')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a roof there is filled by it', async () => {
    await page.goto(`/projects/${project.id}/designer`)
    await page.getByRole('button', { name: 'Use blank canvas' }).click()
    await expect(page.getByText('rules of Maricopa County, AZ')).toBeVisible()
    await page.getByRole('button', { name: 'Draw roof', exact: true }).click()
    const box = await page.getByRole('application', { name: 'Roof drawing' }).boundingBox()
    if (!box) throw new Error('There is no canvas')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x - 150, y + 110)
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 4 })
    await page.mouse.move(x + 150, y - 110, { steps: 4 })
    await page.mouse.up()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Fill all planes' }).click()
    await page.getByRole('button', { name: /Checks|finding/i }).click()
    await expect(
      page.getByText(
        /IFC 2021, 1205\.2\.1\.2 as applied in Maricopa County, AZ requires 4[08] in clear along the ridge\. This layout complies/,
      ),
    ).toBeVisible()
  })
  await test.step('and sized for the most savings', async () => {
    await page.getByRole('button', { name: 'Close checks' }).click()
    await page.getByRole('combobox', { name: 'Target' }).click()
    await page.getByRole('option', { name: 'Best 25-year savings' }).click()
    await page.getByRole('button', { name: 'Size for savings' }).click()
    await expect(page.getByText(/^Sized to \d+ panels, .*\$[\d,]+ saved in 25 years\.$/)).toBeVisible()
  })
  expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
})
