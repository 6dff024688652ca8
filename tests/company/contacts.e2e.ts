// The points of contact: filled in once, read by the homeowner who already has the link.
import { expect, test } from '@playwright/test'
import { signIn, watchFaults } from '../support/browser.ts'

test('a contact shown to homeowners appears on a proposal that was sent before', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await page.goto('/settings/company/contacts')
  const billing = page.getByRole('group', { name: 'Billing' })
  await billing.getByLabel('Name').fill('')
  await billing.getByLabel('Phone').fill('6025550177')
  await billing.getByRole('checkbox', { name: 'Show this contact to homeowners' }).click()
  await page.getByRole('button', { name: 'Save contacts' }).click()
  await expect(billing.getByText('Enter a name. Homeowners see this contact.')).toBeVisible()

  // Input survives a reload; the number is formatted.
  await page.reload()
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible()
  await expect(billing.getByLabel('Phone')).toHaveValue('(602) 555-0177')
  await billing.getByLabel('Name').fill('Invoice desk')
  await page.getByRole('button', { name: 'Save contacts' }).click()
  await expect(page.getByText('Points of contact saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save contacts' })).toBeHidden()

  await page.goto('/projects?search=Casey')
  await page.getByRole('link', { name: 'Casey Example' }).click()
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Proposal' }).click()
  await page.goto(await page.getByLabel('Public link').inputValue())
  await expect(page.getByText('Invoice desk')).toBeVisible()
  await expect(page.getByRole('link', { name: '(602) 555-0177' })).toHaveAttribute('href', 'tel:+16025550177')
  expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
})
