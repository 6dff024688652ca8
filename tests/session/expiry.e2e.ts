// An hour without activity, in one tab and in two, by a clock that the tests move.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD } from '../support/browser.ts'

const MINUTE = 60_000
const dialog = (page: Page) => page.getByRole('dialog', { name: 'You will be logged out soon' })

/** Tabs of one browser, signed in, with clocks that stand still until they are moved together. */
async function tabs(context: BrowserContext, count: number): Promise<Page[]> {
  await context.clock.install()
  const first = await context.newPage()
  await first.goto('/login')
  await first.getByLabel('E-mail').fill('rep@example.com')
  await first.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await first.getByRole('button', { name: 'Sign in' }).click()
  await expect(first.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const opened = [first]
  while (opened.length < count) {
    const page = await context.newPage()
    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    opened.push(page)
  }
  return opened
}

test('asks a minute before the hour, counts down, and stays when told to', async ({ context }) => {
  const [page] = await tabs(context, 1)
  if (!page) return
  await context.clock.runFor(58 * MINUTE)
  await expect(dialog(page)).toBeHidden()
  await context.clock.runFor(MINUTE + 10_000)
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^00:(4\d|50)$/)
  // Only the button keeps the session: neither Escape nor a hand on the mouse does.
  await page.keyboard.press('Escape')
  await page.mouse.move(200, 200)
  await page.mouse.move(240, 240)
  await context.clock.runFor(2_000)
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Keep me logged in' }).click()
  await context.clock.runFor(1_000)
  await expect(dialog(page)).toBeHidden()
  await context.clock.runFor(58 * MINUTE)
  await expect(dialog(page)).toBeHidden()
})

test('ends in every tab at the hour with one request, and leads back with what was typed', async ({ context }) => {
  let cleared = 0
  context.on('request', request => {
    if (request.url().endsWith('/api/session/clear')) cleared++
  })
  const [first, second] = await tabs(context, 2)
  if (!first || !second) return
  await first.goto('/projects/new-project')
  await first.getByLabel('First name').fill('Half')
  await first.getByLabel('Last name').fill('Typed')
  await context.clock.runFor(59 * MINUTE + 5_000)
  await expect(dialog(first)).toBeVisible()
  await expect(dialog(second)).toBeVisible()
  await context.clock.runFor(MINUTE + 2_000)
  for (const page of [first, second]) {
    await expect(page).toHaveURL(/\/login\?session_expired=true$/)
    await expect(page.getByText('Your session ended after an hour without activity')).toBeVisible()
  }
  expect(cleared).toBe(1)
  expect(await first.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await second.close()
  await first.evaluate(() => localStorage.setItem('last_visited_url', '/projects/new-project'))
  await first.getByLabel('E-mail').fill('rep@example.com')
  await first.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await first.getByRole('button', { name: 'Sign in' }).click()
  await expect(first.getByLabel('Last name')).toHaveValue('Typed')
})

test('activity in one tab keeps the other', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  if (!first || !second) return
  await context.clock.runFor(50 * MINUTE)
  await second.bringToFront()
  await second.mouse.move(300, 300)
  await second.mouse.move(340, 340)
  await context.clock.runFor(15 * MINUTE)
  await expect(dialog(first)).toBeHidden()
  await expect(dialog(second)).toBeHidden()
})

test('staying in one tab closes the question in the other', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  if (!first || !second) return
  await context.clock.runFor(59 * MINUTE + 20_000)
  await expect(dialog(first)).toBeVisible()
  await second.getByRole('button', { name: 'Keep me logged in' }).click()
  await context.clock.runFor(1_000)
  await expect(dialog(second)).toBeHidden()
  await expect(dialog(first)).toBeHidden()
})

test('a token in the address is kept and taken out of it before anything else', async ({ page, request }) => {
  const answer = await request.post('/v1/users/sessions', {
    data: { email: 'viewer@example.com', password: DEMO_PASSWORD },
  })
  const { token } = await answer.json()
  await page.goto(`/projects?token=${token}&status=active`)
  await expect(page).toHaveURL(/\/projects\?status=active$/)
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
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
  await page.getByLabel('E-mail').fill('rep@example.com')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Emery Sample' })).toBeVisible()
})
