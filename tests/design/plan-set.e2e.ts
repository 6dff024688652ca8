// The plan set part of the design tab: the check names what is missing, facts are saved, the set is issued, and sheets are shown.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { designInput, newProject } from '../support/sale.ts'

test('facts answer the plan check, an issue is kept, and sheets are shown', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Permit Solar')
  const { id } = await newProject(owner)
  await owner.POST('/v3/design.Save', { body: await designInput(owner, id) })
  await page.goto(`/projects/${id}?tab=design`)
  await page.getByRole('link', { name: 'Plan set' }).click()
  const check = page.getByRole('list', { name: 'Plan check' })
  await expect(check.getByText('Draw the roof: site, roof and string plans need it.')).toBeVisible()
  await expect(check.getByText(/residential code/)).toBeVisible()

  await page.getByLabel('Residential code').fill('2021 IRC')
  await page.getByLabel('Top of the drawing').fill('20')
  await expect(page.getByRole('button', { name: 'Save facts' })).toBeDisabled()
  await expect(page.getByText('Enter all four distances.').first()).toBeVisible()
  for (const side of ['Right', 'Bottom', 'Left']) await page.getByLabel(`${side} (optional)`).fill('12')
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expect(page.getByText('Plan set saved')).toBeVisible()
  await expect(check.getByText(/residential code/)).toBeHidden()

  await page.getByLabel('Note for the revision block').fill('For review')
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  const issues = page.getByRole('list', { name: 'Issues' })
  await expect(issues.getByText('Issue 1 · For review')).toBeVisible()
  await expect(issues.getByText('Not for permit')).toBeVisible()

  await page.getByRole('button', { name: 'Show sheets' }).click()
  await expect(page.getByRole('img', { name: /page 1/i })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await downloading).suggestedFilename()).toBe('plan-set.pdf')

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(faults).toEqual([])
})
