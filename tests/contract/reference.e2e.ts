// The API reference as a developer uses it: finds an operation, tries it with a token, is asked before a write.
import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD, signIn } from '../support/browser.ts'

const consoleOf = async (page: Page, id: string) => {
  const section = page.locator('section.operation').and(page.locator(`[id="${id}"]`))
  await section.getByText('Try it').click()
  return section.locator('.console')
}

test('an operation is found, and tried with a token that stays in the page', async ({ page }) => {
  // Signed in to the app in this browser, which the console must not use.
  await signIn(page, 'owner@example.com')
  await page.goto('/docs')
  await expect(page.getByRole('heading', { name: 'Idempotency' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('company.get')
  await expect(page.getByRole('option', { name: '/v3/company.Get', exact: false }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/company#company\.Get/)

  const form = await consoleOf(page, 'company.Get')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByRole('status')).toContainText('401')
  await expect(form.getByRole('region', { name: 'Response body' })).toContainText('not_signed_in')

  const data = { email: 'owner@example.com', password: DEMO_PASSWORD }
  const { token } = await (await page.request.post('/v1/users/sessions', { data })).json()
  await form.getByLabel('Your token').fill(token)
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByRole('status')).toContainText('200')
  await expect(form.getByRole('region', { name: 'Response headers' })).toContainText('application/json')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  // A write asks, and is sent only if it is confirmed. The token is there already.
  const write = await consoleOf(page, 'company.SetLicenses')
  await expect(write.getByLabel('Your token')).toHaveValue(token)
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  await write.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(sent).toEqual([])
  await write.getByLabel('Body').fill('{')
  await write.getByRole('button', { name: 'Send request' }).click()
  await expect(write.getByRole('status')).toContainText('isn’t valid JSON')
  await write.getByLabel('Body').fill('{"colour": 1}')
  await write.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  await expect(write.getByRole('region', { name: 'Response body' })).toContainText('invalid_input')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(token)
})

test('the reference fits a phone, with its contents in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/docs', '/docs/errors', '/docs/agreements', '/docs/lightReach']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
})
