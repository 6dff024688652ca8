// A new company opens the sample project, walks through its tabs and deletes it with one click.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'

test('a new company looks around in a sample project and deletes it with one click', async ({ page }) => {
  await ownCompany(page, 'Look Around Solar')
  const faults = watchFaults(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open sample project' }).click()
  await expect(page.getByRole('heading', { name: 'Sam Sample' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Sample project. Not counted in your reports.')).toBeVisible()

  const tabs = page.getByRole('navigation', { name: 'Project' })
  for (const [tab, shown] of [
    ['Design', /7\.\d+ kW/],
    ['Financing', /Cash/],
    ['Proposal', /Published/],
    ['Notes', /This household isn’t real/],
    ['Files', /Sample electric bill\.pdf/],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click()
    await expect(page.locator('main').getByText(shown).first()).toBeVisible()
  }

  await page.goto('/projects')
  const row = page.getByRole('row').filter({ hasText: 'Sam Sample' })
  await expect(row.getByText('Sample', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: '0, projects in In Progress' })).toBeVisible()

  await page.getByRole('button', { name: 'Open sample project' }).click()
  await page.getByRole('button', { name: 'Delete sample' }).click()
  await expect(page.getByText('Sample project deleted')).toBeVisible()
  await expect(page.getByText('No projects yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open sample project' })).toBeVisible()
  expect(faults).toEqual([])
})
