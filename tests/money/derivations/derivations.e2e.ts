// A figure opens how it is calculated: by keyboard on the price, on a phone in the comparison, and in the proposal’s preview.
import { expect, type Page, test } from '@playwright/test'
import { signIn, watchFaults } from '#tests/support/browser.ts'

async function openProject(page: Page, tab: string) {
  await page.goto('/projects?search=Harper')
  await page.getByRole('link', { name: 'Harper Placeholder' }).click()
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: tab, exact: true }).click()
}

test('the contract price opens its lines by keyboard, and gives the focus back', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await openProject(page, 'Price')
  const total = page.getByRole('cell', { name: 'Contract price' }).getByRole('button')
  await total.focus()
  await page.keyboard.press('Enter')
  const told = page.getByRole('dialog', { name: 'Contract price' })
  await expect(told.getByText('Sum of the lines, each rounded to the cent.')).toBeVisible()
  await expect(told.getByText('System', { exact: true })).toBeVisible()
  await expect(told.getByText('Calculated:')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(told).toBeHidden()
  await expect(total).toBeFocused()
  expect(faults).toEqual([])
})

test('the APR says its rule, source and parts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'owner@example.com')
  await openProject(page, 'Financing')
  const row = page.getByRole('table', { name: 'Comparison' }).getByRole('row', { name: /^APR/ })
  await row.getByRole('button').first().click()
  const told = page.getByRole('dialog', { name: 'APR' })
  await expect(told.getByText(/Regulation Z, 12 CFR 1026/)).toBeVisible()
  await expect(told.getByText('Total of payments')).toBeVisible()
  await expect(told.getByText(/Have your counsel confirm it/)).toBeVisible()
})

test('a year of production says the receipt it comes from', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await openProject(page, 'Design')
  const year = page.locator('dd').getByRole('button', { name: /kWh$/ }).first()
  await year.click()
  const told = page.getByRole('dialog', { name: 'First-year production (P50)' })
  await expect(told.getByText(/Design version \d+, engine \d+, receipt [0-9a-f]{12}/)).toBeVisible()
  await expect(told.getByText('December')).toBeAttached()
})
