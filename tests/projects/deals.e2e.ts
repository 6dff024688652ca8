// The deals as a table: what is open first, each with its whole next step.
import { expect, test } from '@playwright/test'
import { signIn } from '#tests/support/browser.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('the table opens on deals that someone has to do something for, and shows funded ones on request', async ({
  page,
}) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/deals?view=table')
  const table = page.getByRole('table', { name: 'Deals' })
  const funded = table.getByText('Funded', { exact: true })
  const steps = table.locator('.two-lines')
  await expect(steps.first()).toBeVisible()
  await expect(funded).toHaveCount(0)
  const box = table.locator('..')
  expect(await box.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(funded.first()).toBeVisible()
  await expect(page).toHaveURL(/show=all/)
})
