// A duplicate lead for a user: a warning while typing, created anyway, then merged for good.
import { expect, test } from '@playwright/test'
import { ownCompany } from '#tests/support/browser.ts'

test('a lead that is there already is seen, and merged into one', async ({ page }) => {
  const owner = await ownCompany(page, 'Twice Solar')
  const homeowner = { firstname: 'Sam', lastname: 'Sample', phone: '(602) 555-0142' }
  await owner.POST('/v1/lead/create', { body: { status: 'new', homeowner } })
  await page.goto('/projects/new-project')
  await page.getByLabel('First name').fill('Samuel')
  await page.getByLabel('Last name').fill('Sample')
  await page.getByLabel('Phone').fill('6025550142')
  await expect(page.getByText('Possible duplicate')).toBeVisible()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText(/Possible duplicate of/)).toBeVisible()

  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Keep P-\d+ instead$/ }).click()
  await expect(dialog.getByRole('button', { name: 'Merge permanently' })).toBeDisabled()
  await dialog.getByLabel('Type Samuel Sample to confirm').fill('Samuel Sample')
  await dialog.getByRole('button', { name: 'Merge permanently' }).click()
  await expect(page.getByRole('heading', { name: 'Sam Sample' })).toBeVisible()
  await expect(page.getByText('Merged into this project:')).toBeVisible()
  await page.getByRole('link', { name: /Samuel Sample/ }).click()
  await expect(page.getByText('This project was merged into')).toBeVisible()
  await page.getByRole('link', { name: 'Samuel Sample', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
})
