// A rep tries another price with the homeowner present, discards it, then applies one.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { financed } from '#tests/support/sale.ts'

test('sliders answer at once, save nothing by themselves, and Apply sells at that price', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Playing Solar')
  const { project_id } = await financed(owner)
  await page.goto(`/projects/${project_id}?tab=financing`)
  await page.getByRole('link', { name: 'Playground' }).click()
  const comparison = page.getByRole('table', { name: 'Comparison' })
  const prices = comparison.getByRole('row', { name: /^Cash price/ })
  await expect(prices).toContainText('$21,500.00')
  const price = page.getByRole('slider', { name: 'Price per watt' })
  await price.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(prices).toContainText('$23,220.00')
  await expect(page.getByText('+$1,720').first()).toBeVisible()
  await page.reload()
  await expect(prices).toContainText('$23,220.00')

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(prices).toContainText('$21,500.00')
  const apply = page.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeDisabled()

  await page.getByRole('slider', { name: 'Discount' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(prices).toContainText('$21,400.00')
  await page.getByRole('button', { name: 'View GoodLeap 25 years, 7.49%' }).click()
  await apply.click()
  await expect(page.getByText('Price saved and GoodLeap 25 years, 7.49% selected')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'GoodLeap 25 years, 7.49%' })
  await expect(row.getByText('Selected', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(comparison.getByRole('row', { name: /^Cash price/ })).toContainText('$21,400.00')
  expect(faults).toEqual([])
})
