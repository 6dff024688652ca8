// Setting up an authenticator app, signing in with it, and an owner's printed code.
import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { newCompany, OWN_PASSWORD } from '#tests/support/browser.ts'

const codeNow = (key: string, ahead_s = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead_s * 1000 })

async function enter(page: Page, email: string, password = OWN_PASSWORD) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('an app is set up, asked for at sign-in, and removed', async ({ page, context }) => {
  const { owner, token, email } = await newCompany('Second Step Solar')
  await page.goto('/robots.txt')
  await page.evaluate(kept => localStorage.setItem('access_token', kept ?? ''), token)
  const { data } = await owner.GET('/v1/user')
  const own_page = `/team/user/${data?.user.id}`
  await page.goto(own_page)
  await page.getByRole('button', { name: 'Set up app' }).click()
  await page.getByLabel('Current password').fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await page.getByRole('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill('12')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Enter the six digits the app shows.')).toBeVisible()
  await page.getByLabel('Code from the app').fill(codeNow(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const shown = page.getByRole('dialog').getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('10 left')).toBeVisible()

  await context.clearCookies()
  // The page sees that its session is gone and leaves.
  await page.evaluate(() => localStorage.clear())
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await enter(page, email)
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This code is wrong')
  // The next time step's: the confirming code was used.
  await page.getByLabel('Code').fill(codeNow(key, 30))
  await page.getByLabel('Code').press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.goto(own_page)
  await page.getByRole('button', { name: 'Remove app' }).click()
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove app' }).click()
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible()
})

test('an owner who forgot the password sets a new one with the printed code', async ({ page }) => {
  const { owner, email } = await newCompany('Printed Code Solar')
  const { data } = await owner.POST('/v3/users.PrintPasswordCode', { body: { current_password: OWN_PASSWORD } })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('link', { name: 'Use a printed code' }).click()
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Enter the code of 20 letters and digits.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Printed code').fill((data?.code ?? '').toLowerCase())
  await page.getByLabel('New password').fill('nine patient marigolds')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await enter(page, email, 'nine patient marigolds')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
