import { expect, test } from '@playwright/test'
import { OWN_PASSWORD, ownCompany } from '#tests/support/browser.ts'

test('what needs a fresh sign-in asks for the password and goes on', async ({ page }) => {
  await ownCompany(page, 'Step Up Solar')
  // The server's clock can't be moved under a browser: its refusal is played once.
  let is_stale = true
  await page.route('**/v3/users.ConfirmIdentity', async route => {
    const answer = await route.fetch()
    is_stale = !answer.ok()
    await route.fulfill({ response: answer })
  })
  await page.route('**/v3/roles.Create', route =>
    is_stale
      ? route.fulfill({
          status: 403,
          json: { message: 'Confirm that it’s you.', code: 'step_up_required', request_id: 'a-request' },
        })
      : route.continue(),
  )
  await page.goto('/settings/company/roles')
  await page.getByRole('button', { name: 'New role' }).first().click()
  await page.getByLabel('Name').fill('Canvasser')
  await page.getByRole('dialog').getByRole('button', { name: 'Create role' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await asked.getByLabel('Current password').fill('not my password')
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(asked.getByText('This isn’t your current password.')).toBeVisible()
  await asked.getByLabel('Current password').fill(OWN_PASSWORD)
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Canvasser' })).toBeVisible()
})
