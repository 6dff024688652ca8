// Requests that wait for approval are decided where they are listed.
import { expect, test } from '@playwright/test'
import { signIn } from '#tests/support/browser.ts'

test('an approver has Approve and Decline at each request', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/settings/company/guardrails')
  const request = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Logan Sample/ }) })
  await expect(request.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await expect(request.getByRole('button', { name: 'Decline' })).toBeEnabled()
  await expect(request.getByLabel('Note')).toBeVisible()
})
