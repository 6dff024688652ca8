// A sales manager imports thirty leads of a home show without manual fixes, and undoes it; counted in clicks.
import { expect, test } from '@playwright/test'
import { signIn, watchFaults } from '#tests/support/browser.ts'

const FILE = `Name;Mobile;E-Mail;Property address;Source
${Array.from({ length: 30 }, (_, n) => `Lead Number${n};(928) 555-01${String(n).padStart(2, '0')};lead${n}@example.com;"${700 + n} Fair Street, Phoenix, AZ 85013";Fair`).join('\n')}
`

test('thirty leads come in with seven clicks and are taken back', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'manager@example.com')
  await page.goto('/projects')
  let clicks = 0
  const click = async (name: string | RegExp, role: 'button' | 'menuitem' = 'button') => {
    clicks++
    await page.getByRole(role, { name }).click()
  }
  await click('More')
  await click('Import from a file', 'menuitem')
  // Choosing the file is a click as well.
  clicks++
  await page
    .getByLabel('Lead list (CSV or XLSX)')
    .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await click('Read file')
  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Field for Mobile' })).toContainText('Phone')
  await click('Review rows')
  await expect(page.getByRole('heading', { name: '30 of 30 rows ready to import' })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Rows in the file' }).getByText('Lead Number7', { exact: true }),
  ).toBeVisible()
  await click('Choose owner')
  await click('Import leads')
  await expect(page.getByText('List imported. You can undo it for 30 days.')).toBeVisible()
  expect(clicks).toBe(7)

  await page.getByRole('link', { name: 'View projects' }).click()
  await expect(page.getByRole('link', { name: /Lead Number29/ })).toBeVisible()
  await page.getByRole('link', { name: /Lead Number29/ }).click()
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByText(/imported the lead from “fair\.csv”/)).toBeVisible()

  await page.goto('/projects?import=new')
  await page.getByRole('link', { name: 'fair.csv' }).first().click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText(/Import undone on/)).toBeVisible()
  await page.getByRole('link', { name: 'View projects' }).click()
  await expect(page.getByRole('link', { name: /Lead Number29/ })).toBeHidden()
  expect(faults).toEqual([])
})
