// A company exports all its data; a user with the file sees what restoring it would do.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { newProject } from '#tests/support/sale.ts'

test('an owner takes everything out as one file, and sees whose an archive is before anything changes', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Leaving Solar')
  await newProject(owner)
  await page.getByRole('link', { name: 'Company' }).click()
  await expect(page.getByText('No archives yet')).toBeVisible()
  // It has a project now, so nothing can be imported.
  await expect(page.getByText('Restore from archive')).toBeHidden()
  await page.getByRole('button', { name: 'Create archive' }).click()
  await expect(page.getByText(/rows and 0 files of Leaving Solar/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('table', { name: 'Archives' }).getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Leaving-Solar-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await download.path()

  const elsewhere = await browser.newPage()
  await ownCompany(elsewhere, 'Arriving Solar', undefined, false)
  await elsewhere.goto('/company')
  const offer = async (file: Parameters<ReturnType<typeof elsewhere.getByLabel>['setInputFiles']>[0]) => {
    await elsewhere.getByLabel('Choose an archive').setInputFiles(file)
    await elsewhere.getByRole('button', { name: 'Upload and check' }).click()
  }
  // The same without its signature, whose name is in the headers of the ZIP file alone.
  const unsigned = readFileSync(archive, 'latin1').replaceAll('signature.json', 'signature.none')
  await offer({ name: 'unsigned.zip', mimeType: 'application/zip', buffer: Buffer.from(unsigned, 'latin1') })
  await expect(elsewhere.getByText(/isn’t signed by a/)).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Choose another' }).click()

  await offer(archive)
  const plan = elsewhere.getByRole('region', { name: 'What will happen' })
  await expect(plan).toContainText('Leaving Solar')
  await expect(plan).toContainText('This server')
  await plan.getByRole('button', { name: 'Cancel' }).click()
  await expect(plan).toBeHidden()
  // Its owner here was never in that company.
  await offer(archive)
  await plan.getByRole('button', { name: 'Restore company' }).click()
  await expect(elsewhere.getByText(/Only a user who could export this company can restore it/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(elsewhere.getByLabel('Name', { exact: true })).toHaveValue('Arriving Solar')
  await elsewhere.close()
  expect(faults).toEqual([])
})
