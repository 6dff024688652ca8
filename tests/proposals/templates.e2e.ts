// A company's own words: written with variables, and the first thing a rep finds in a new proposal.
import { expect, test } from '@playwright/test'
import { signIn, watchFaults } from '../support/browser.ts'

test('a text with variables starts the proposal of a project that has none', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await page.goto('/settings/company/templates')
  await page.getByRole('button', { name: 'Loan' }).click()
  await page.getByLabel('Headline').fill('Solar for ')
  await page.getByLabel('Headline').press('End')
  await page.getByRole('button', { name: 'First name' }).click()
  await expect(page.getByLabel('Headline')).toHaveValue('Solar for {homeowner_firstname}')
  await page.getByLabel('Message').fill('Hello,\nyour {roof}')
  await expect(page.getByText('Line 2, character 6: {roof} is not a variable.')).toBeVisible()
  await page.getByLabel('Message').fill('{size_kw} kW from {company}.')
  await expect(page.getByText('7.2 kW from Sample Solar.')).toBeVisible()
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('New proposals start with this text.')).toBeVisible()

  // Designed, and without a proposal yet.
  await page.goto('/projects?search=Harper')
  await page.getByRole('link', { name: 'Harper Placeholder' }).click()
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Financing' }).click()
  await page.getByRole('button', { name: 'Choose GoodLeap 25 years, 7.49 %' }).click()
  await expect(page.getByText('GoodLeap 25 years, 7.49 % is chosen.')).toBeVisible()
  await page.getByRole('link', { name: 'Proposal', exact: true }).click()
  await expect(page.getByText('Your company’s text for loan; change what you like.')).toBeVisible()
  await expect(page.getByLabel('Headline')).toHaveValue('Solar for Harper')
  await expect(page.getByLabel('Message')).toHaveValue(/^\d+(\.\d+)? kW from Demo Solar\.$/)
  expect(faults).toEqual([])
})
