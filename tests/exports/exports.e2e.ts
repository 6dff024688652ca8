// A company packs up everything it has and unpacks it somewhere new.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { newProject } from '../support/sale.ts'

test('an owner takes everything out as one file and brings it into a new company', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Leaving Solar')
  await newProject(owner)
  await page.getByRole('link', { name: 'Company' }).click()
  await expect(page.getByText('No archive yet')).toBeVisible()
  // It has a project now, so that nothing can be brought in.
  await expect(page.getByText('Bring your data in')).toBeHidden()
  await page.getByRole('button', { name: 'Make an archive' }).click()
  await expect(page.getByText(/rows and 0 files of Leaving Solar are in the archive/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('table', { name: 'Archives' }).getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Leaving-Solar-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await download.path()

  const elsewhere = await browser.newPage()
  await ownCompany(elsewhere, 'Arriving Solar')
  await elsewhere.goto('/company')
  await elsewhere.getByLabel('Choose an archive').setInputFiles(archive)
  await elsewhere.getByRole('button', { name: 'Bring it in' }).click()
  await expect(elsewhere.getByText(/of Leaving Solar were brought in/)).toBeVisible({ timeout: 30_000 })
  await expect(elsewhere.getByLabel('Name', { exact: true })).toHaveValue('Leaving Solar')
  await elsewhere.goto('/projects')
  await expect(elsewhere.getByRole('link', { name: 'Sam Sample' })).toBeVisible()
  await elsewhere.close()
  expect(faults).toEqual([])
})
