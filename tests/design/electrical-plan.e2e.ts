// The electrical part of the design tab: facts entered, a fix taken, an option chosen, and a panel upgrade added to the price.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { designInput, newProject } from '../support/sale.ts'

test('facts of the house make a connection, and a full panel proposes an upgrade', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Busbar Solar')
  const { id } = await newProject(owner)
  await owner.POST('/v3/design.Save', { body: await designInput(owner, id) })
  await page.goto(`/projects/${id}?tab=design`)
  await page.getByRole('link', { name: 'Electrical' }).click()
  const findings = page.getByRole('list', { name: 'Findings' })
  await expect(findings.getByText(/busbar rating/)).toBeVisible()
  await expect(page.getByRole('img', { name: /colored by/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^From panels/ })).toBeVisible()

  await page.getByLabel('NEC edition').click()
  await page.getByRole('option', { name: 'NEC 2023' }).click()
  await page.getByLabel('Service (optional)').fill('200')
  await page.getByLabel('Busbar').fill('200')
  await page.getByLabel('Main breaker (optional)').fill('200')
  await page.getByLabel('Existing solar and storage').fill('0')
  await page.getByLabel('Load breakers').fill('50, 50, 50, 60')
  await page.getByRole('button', { name: 'Save facts' }).click()
  await page.getByRole('button', { name: 'Place it opposite' }).click()
  const options = page.getByRole('list', { name: 'Point of connection' })
  await expect(options.getByRole('listitem').filter({ hasText: 'Busbar at 120%' }).getByText('Used')).toBeVisible()
  await expect(options.getByText('705.12(B)(2)', { exact: true })).toBeVisible()

  // Existing solar fills the busbar, and the utility allows no supply side.
  await page.getByLabel('Existing solar and storage').fill('60')
  await page.getByLabel('Supply side is allowed').click()
  await page.getByRole('option', { name: 'No', exact: true }).click()
  await page.getByRole('button', { name: 'Save facts' }).click()
  await page.getByRole('button', { name: /^Add Main panel upgrade \(\$2,800/ }).click()
  await expect(page.getByText('Main panel upgrade is in the price.')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(faults).toEqual([])
})
