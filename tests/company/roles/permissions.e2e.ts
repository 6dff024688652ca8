// Every role's permissions side by side on a laptop.
import { expect, test } from '@playwright/test'
import { signIn } from '#tests/support/browser.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('all roles are within the window', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/settings/company/roles/edit-permissions')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'New roles' })).toBeInViewport({ ratio: 1 })
  const box = table.locator('..')
  expect(await box.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
})
