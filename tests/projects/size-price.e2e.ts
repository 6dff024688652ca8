// Ranges of size and price on a slider whose lower end stays at least 1 below the upper (specification, section 5).
import { expect, test } from '@playwright/test'
import { signIn } from '../support/browser.ts'

test('projects are narrowed by size on a slider, in the address and by a chip', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const end = (name: string) => page.getByRole('dialog').getByRole('slider', { name, exact: true })
  await end('System size, lowest').focus()
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/size_from_kw=4(&|$)/)
  // The upper end stops 1 above the lower.
  await end('System size, highest').press('Home')
  await expect(page).toHaveURL(/size_from_kw=4&size_to_kw=5(&|$)/)
  await expect(end('System size, highest')).toHaveAttribute('aria-valuetext', '5 kW')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Remove filter: System size 4 kW to 5 kW' }).click()
  await expect(page).not.toHaveURL(/size_/)
})

test('deals are narrowed by price on a slider, and the button says to what', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/deals')
  await page.getByRole('button', { name: 'Size and price' }).click()
  const highest = page.getByRole('dialog').getByRole('slider', { name: 'Contract price, highest', exact: true })
  await highest.press('Home')
  await expect(page).toHaveURL(/price_to_cents=100000(&|$)/)
  await page.getByRole('button', { name: 'Show deals' }).click()
  await expect(page.getByRole('button', { name: 'Contract price up to $1,000' })).toBeVisible()
  await expect(page.getByText('No matching deals')).toBeVisible()
  await page.getByRole('button', { name: 'Show all deals' }).click()
  await expect(page).toHaveURL(/\/deals$/)
})
