// An hour without activity in one tab, by a clock that the tests move.
import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD } from '#tests/support/browser.ts'
import { idle, MINUTE, signInHere, tabs, timeoutDialog } from '#tests/support/tabs.ts'

test('asks a minute before the hour, counts down, and stays on request', async ({ context }) => {
  const [page] = await tabs(context, 1)
  await idle(context, 58 * MINUTE)
  await expect(timeoutDialog(page)).toBeHidden()
  await context.clock.runFor(MINUTE + 10_000)
  await expect(timeoutDialog(page)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^00:(4\d|50)$/)
  // Only the button extends the session: neither Escape nor mouse movement does.
  await page.keyboard.press('Escape')
  await page.mouse.move(200, 200)
  await page.mouse.move(240, 240)
  await context.clock.runFor(2_000)
  await expect(timeoutDialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Keep me logged in' }).click()
  await context.clock.runFor(1_000)
  await expect(timeoutDialog(page)).toBeHidden()
  await idle(context, 58 * MINUTE)
  await expect(timeoutDialog(page)).toBeHidden()
})

test('a token in the address is kept and taken out of it before anything else, and nothing is asked', async ({
  page,
  playwright,
  baseURL,
}) => {
  // Signed in elsewhere: this browser has met nobody before.
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const answer = await elsewhere.post('/v1/users/sessions', {
    data: { email: 'viewer@example.com', password: DEMO_PASSWORD },
  })
  const { token } = await answer.json()
  await elsewhere.dispose()
  await page.route('**/v1/user', async route => {
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(token)
    await route.continue()
  })
  await page.goto(`/projects?token=${token}&status=active`)
  await expect(page).toHaveURL(/\/projects\?status=active$/)
  await expect(page.getByRole('button', { name: 'Vera Viewer, account' })).toBeVisible()
})

test('where the browser denies storage, signing in works for the tab', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    Storage.prototype.getItem = denied
    Storage.prototype.setItem = denied
    Storage.prototype.removeItem = denied
  })
  await page.goto('/login')
  await signInHere(page)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Emery Sample', exact: true })).toBeVisible()
})

test('on another address than the main one the timeout does not run', async ({ context, baseURL }) => {
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`${(baseURL ?? '').replace('localhost', '127.0.0.1')}/login`)
  await signInHere(page)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await idle(context, 59 * MINUTE + 30_000)
  await expect(timeoutDialog(page)).toBeHidden()
})

test('after twelve hours the dialog asks to sign in again, and its button cannot put that off', async ({ context }) => {
  test.setTimeout(180_000)
  const [page] = await tabs(context, 1)
  for (let half_hours = 0; half_hours < 23; half_hours++) {
    await context.clock.fastForward(30 * MINUTE)
    await page.mouse.move(300 + half_hours, 300)
    await context.clock.runFor(1_000)
  }
  await idle(context, 29 * MINUTE + 20_000)
  await expect(timeoutDialog(page)).toContainText('signed in for twelve hours')
  await expect(page.getByRole('button', { name: 'Keep me logged in' })).toBeHidden()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/\/login\?session_expired=true$/)
})
