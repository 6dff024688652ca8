// Passkeys in a browser with Chromium's virtual authenticator: alone, after the password, renamed and removed.
import { expect, type Page, test } from '@playwright/test'
import { newCompany, OWN_PASSWORD } from '#tests/support/browser.ts'

async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function leave(page: Page) {
  // The page sees that its session is gone and leaves.
  await page.evaluate(() => localStorage.clear())
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('a passkey is added, signs in alone and after the password, and is renamed and removed', async ({ page }) => {
  const { owner, token, email } = await newCompany('Passkey Solar')
  const { data } = await owner.GET('/v1/user')
  await withAuthenticator(page)
  await page.goto('/robots.txt')
  await page.evaluate(kept => localStorage.setItem('access_token', kept ?? ''), token)
  await page.goto(`/team/user/${data?.user.id}`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Current password').fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const shown = page.getByRole('dialog').getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const [code = ''] = await shown.allInnerTexts()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText(/^Added \d/)).toBeVisible()

  await leave(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await leave(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.goto(`/team/user/${data?.user.id}`)
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('Name', { exact: true }).fill('Test key')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Test key' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(code)
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()

  await leave(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('This passkey doesn’t sign in here.').first()).toBeVisible()
})
