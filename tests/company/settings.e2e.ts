// Someone numbers the company's projects their own way, and sees what the company uses.
import { expect, test } from '@playwright/test'
import { choose, ownCompany, watchFaults } from '../support/browser.ts'
import { newProject } from '../support/sale.ts'

test('projects are numbered as the company chooses, and what it uses is counted', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Numbered Solar')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible()
  await choose(page, 'Time zone', 'Hawaii', page)
  await page.getByLabel('Prefix').fill('SUN ')
  await page.getByLabel('Next number').fill('5000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Use up to 8 letters, numbers and hyphens.')).toBeVisible()
  await page.getByLabel('Prefix').fill('SUN-')
  await expect(page.getByText('Your next project is SUN-5000.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Time zone')).toContainText('Hawaii')
  const project = await newProject(owner)
  await page.goto(`/projects/${project.id}`)
  await expect(page.getByText('SUN-5000')).toBeVisible()

  await page.goto('/settings/company/general')
  await page.getByLabel('Next number').fill('4000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByRole('main').first().getByText('Numbers up to 5000 are in use. Enter 5001 or more.'),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Billing' }).click()
  const row = page.getByRole('row', { name: /Projects created/ })
  await expect(row.getByRole('img', { name: /^Projects created: .* 0, [A-Z][a-z]{2} \d{4} 1$/ })).toBeVisible()
  await row.getByRole('button').click()
  await expect(page.getByRole('definition').filter({ hasText: /^1$/ }).first()).toBeVisible()
  // The one failed request is the number that is given already.
  expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
})

test('what is saved while the page reloads is no unsaved change afterwards', async ({ page }) => {
  const faults = watchFaults(page)
  await ownCompany(page, 'Reloaded Solar')
  await page.goto('/settings/company/general')
  // The server has saved, and the page closes before the response.
  const landed = new Promise<void>(resolve => {
    void page.route('**/v3/settings.General', async route => {
      await route.fetch()
      resolve()
    })
  })
  await page.getByLabel('Prefix').fill('SUN-')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await landed
  await page.unroute('**/v3/settings.General')
  await page.reload()
  await expect(page.getByLabel('Prefix')).toHaveValue('SUN-')
  await expect(page.getByText(/^Someone else changed|^We restored your unsaved changes/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  expect(faults).toEqual([])
})
