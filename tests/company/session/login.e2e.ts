import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD, signIn } from '#tests/support/browser.ts'

test('a wrong password is reported without revealing whether the account exists', async ({ page }) => {
  await page.goto('/login')
  const attempt = async (email: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not it')
    await page.getByRole('button', { name: 'Sign in' }).click()
    return page.getByRole('main').getByRole('alert').innerText()
  }
  const wrong = await attempt('viewer@example.com')
  expect(await attempt('nobody@example.com')).toBe(wrong)
  expect(wrong).not.toBe('')
})

test('an address asked for without a session is shown after signing in', async ({ page }) => {
  await page.goto('/projects?status=active')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill('rep@example.com')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/projects\?status=active$/)
  await expect(page).toHaveTitle('Projects | Sunquill')
})

test('signing out ends the session at the server, in every tab, and leaves nothing behind', async ({
  page,
  context,
}) => {
  await signIn(page, 'viewer@example.com')
  const other = await context.newPage()
  await other.goto('/projects')
  await expect(other.getByRole('heading', { name: 'Projects' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const answer = await page.request.get('/v1/user', { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test('a page that is not there says so, with status 404, and so do files', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  for (const missing of ['/assets/no.js', '/pdf-fonts/no.ttf', '/deals/no-such-page'])
    expect((await page.request.get(missing)).status(), missing).toBe(404)
  for (const there of ['/login', '/projects', '/projects/0198f7a2-0000-7000-8000-000000000010', '/sign/a-link'])
    expect((await page.request.get(there)).status(), there).toBe(200)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
