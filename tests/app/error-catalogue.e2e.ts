// Every row of the specification's error catalogue (section 8), as a person meets it.
import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD, signIn } from '../support/browser.ts'

const toast = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence })
const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

async function withToken(page: Page, token: string, impersonated?: string) {
  await page.goto('/login')
  await page.evaluate(
    ([key, other]) => {
      localStorage.setItem('access_token', key ?? '')
      if (other) localStorage.setItem('impersonated_user', JSON.stringify({ id: other }))
    },
    [token, impersonated],
  )
}
const tokenOf = async (page: Page, email: string): Promise<string> => {
  const answer = await page.request.post('/v1/users/sessions', { data: { email, password: DEMO_PASSWORD } })
  return (await answer.json()).token
}

test('a start-up refused with 401 says Invalid Credentials and keeps neither token nor place', async ({ page }) => {
  await withToken(page, 'x'.repeat(43))
  await page.goto('/projects')
  await expect(toast(page, 'Invalid Credentials')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?error=Invalid(%20|\+| )token$/)
  expect(await stored(page, 'access_token')).toBeNull()
  expect(await stored(page, 'last_visited_url')).toBeNull()
})

test('a start-up refused with 403 names the contact and keeps neither token nor place', async ({ page }) => {
  // Only the product's own staff may act as someone else.
  const token = await tokenOf(page, 'viewer@example.com')
  await withToken(page, token, '0198f7a2-0000-7000-8000-000000000001')
  await page.goto('/projects')
  await expect(toast(page, 'You are not authorized. Please contact your administrator')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?error=unauthorized$/)
  expect(await stored(page, 'access_token')).toBeNull()
  expect(await stored(page, 'impersonated_user')).toBeNull()
  expect(await stored(page, 'last_visited_url')).toBeNull()
})

test('a start-up that fails otherwise asks to sign in again and keeps the place', async ({ page }) => {
  const token = await tokenOf(page, 'viewer@example.com')
  await page.route('**/v1/user', route => route.fulfill({ status: 500, body: 'broken' }))
  await withToken(page, token)
  await page.goto('/projects?status=active')
  await expect(toast(page, 'Something went wrong. Try login again')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await stored(page, 'access_token')).toBeNull()
  expect(await stored(page, 'last_visited_url')).toBe('/projects?status=active')
})

test('any other failure shows the server’s message, several joined by commas, or Something went wrong', async ({
  page,
}) => {
  await signIn(page, 'viewer@example.com')
  const answer = (body: string) =>
    page.route('**/v3/projects.List*', route => route.fulfill({ status: 400, body, contentType: 'application/json' }))
  await answer(
    JSON.stringify({ message: { name: 'the name is odd', size: 'the size too' }, code: 'x', request_id: 'x' }),
  )
  await page.goto('/projects')
  await expect(toast(page, 'The name is odd, the size too').first()).toBeVisible()
  await page.unroute('**/v3/projects.List*')
  await answer('no JSON')
  await page.goto('/projects')
  await expect(toast(page, 'Something went wrong').first()).toBeVisible()
})

test('a failed read is a message also where the screen shows it in its place, and once however often it is tried', async ({
  page,
}) => {
  await signIn(page, 'rep@example.com')
  const message = { message: 'The board is on fire', code: 'x', request_id: 'x' }
  let asked = 0
  await page.route('**/v3/deals.Board*', route => {
    asked++
    return route.fulfill({ status: 500, json: message })
  })
  await page.goto('/deals')
  const toasts = page.locator('.Toastify__toast').filter({ hasText: 'The board is on fire' })
  await expect(toasts).toHaveCount(1)
  await expect(page.getByRole('main').getByText('The board is on fire')).toBeVisible()
  await expect(toasts).toHaveCount(0)
  const before = asked
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked).toBeGreaterThan(before + 1)
  await expect(page.getByRole('main').getByText('The board is on fire')).toBeVisible()
  await expect(toasts).toHaveCount(0)
})

for (const [status, headers] of [
  [502, {}],
  [503, { 'X-Request-Id': 'of-a-proxy' }],
] as const)
  test(`${status} without JSON says that Sunquill can’t be reached`, async ({ page }) => {
    await signIn(page, 'rep@example.com')
    const refuse = (path: string) =>
      page.route(path, route =>
        route.fulfill({ status, headers, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }),
      )
    await refuse('**/v3/deals.Board*')
    await page.goto('/deals')
    await expect(page.locator('.Toastify__toast').filter({ hasText: 'Can’t reach Sunquill.' })).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })

test('a refused form is a message and stays at its fields', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.route('**/v3/messages.AskSupport', route =>
    route.fulfill({ status: 400, json: { message: { subject: 'say what it is about' }, code: 'x', request_id: 'x' } }),
  )
  await page.goto('/support')
  await page.getByLabel('Subject').fill('Anything')
  await page.getByLabel('Message', { exact: true }).fill('A message that is long enough.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('.Toastify__toast').filter({ hasText: 'Say what it is about' })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/say what it is about/)
})

/** Sets `message_ms` to how long the message was there, measured in the page: on a busy machine the test may see it late. */
const timeMessage = (page: Page, sentence: string) =>
  page.addInitScript(text => {
    let shown_at: number | undefined
    new MutationObserver(() => {
      const is_there = [...document.querySelectorAll('[role=alert]')].some(one => one.textContent?.includes(text))
      if (is_there) shown_at ??= performance.now()
      else if (shown_at !== undefined) {
        Object.assign(window, { message_ms: performance.now() - shown_at })
        shown_at = undefined
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  }, sentence)

test('messages are shown at the top right for three seconds, also with reduced motion', async ({ browser }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await withToken(page, 'x'.repeat(43))
    await timeMessage(page, 'Invalid Credentials')
    await page.goto('/projects')
    const message = toast(page, 'Invalid Credentials')
    await expect(message).toBeVisible()
    const place = async () => {
      const box = await message.boundingBox()
      return { right: 1280 - (box?.x ?? 0) - (box?.width ?? 0), top: box?.y ?? 800 }
    }
    // It may still be sliding in.
    await expect.poll(async () => (await place()).right).toBeLessThan(40)
    await expect.poll(async () => (await place()).top).toBeLessThan(60)
    await expect(message).toBeHidden()
    const lasted = await page.evaluate(() => Number(Reflect.get(window, 'message_ms')))
    expect(lasted, reducedMotion).toBeGreaterThan(2_200)
    expect(lasted, reducedMotion).toBeLessThan(5_500)
    await context.close()
  }
})

/** The server never answers so; a screen that meets it breaks while it is drawn. */
const breakProjects = (page: Page) =>
  page.route('**/v3/projects.List*', route => route.fulfill({ json: { projects: [null], next_cursor: null } }))

test('a screen that breaks is reported to the user and to support, and tried again', async ({ page }) => {
  await signIn(page, 'rep@example.com')
  await breakProjects(page)
  await page.goto('/projects?search=crash')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('Please try again or contact support')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )

  const headers = { Authorization: `Bearer ${await tokenOf(page, 'support@example.com')}` }
  const outbox = await (await page.request.get('/v3/messages.ListMails?search=Crash%20report', { headers })).json()
  const [report] = outbox.mails
  expect(report).toMatchObject({ kind: 'crash_report', to: 'support@example.com' })
  const { body } = await (await page.request.get(`/v3/messages.GetMail?mail_id=${report.id}`, { headers })).json()
  expect(body).toMatch(/Page: http:\/\/localhost:\d+\/projects\?search=crash/)
  expect(body).toMatch(/Error: TypeError: .+/)
  expect(body).toMatch(/User ID: [0-9a-f-]{36}/)
  expect(body).toContain('Name: Riley Rep')
  expect(body).toContain('Email: rep@example.com')
  expect(body).toContain('Company: Demo Solar')
  expect(body).toMatch(/Device: Mozilla/)
  expect(body).toMatch(/Component stack: at /)

  await page.unroute('**/v3/projects.List*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
})

test('a crash report that cannot be sent is only logged', async ({ page }) => {
  await signIn(page, 'rep@example.com')
  await breakProjects(page)
  await page.route('**/v3/messages.SendEmail', route => route.abort())
  const logged = page.waitForEvent('console', { predicate: line => line.text().includes('could not be sent') })
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without a token a page leads to the sign-in, and its address is kept', async ({ page }) => {
  await page.goto('/projects/new-project')
  await expect(page).toHaveURL(/\/login$/)
  expect(await stored(page, 'last_visited_url')).toBe('/projects/new-project')
})

test('a slow or missing network is shown calmly, and pending saves go through when it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'rep@example.com')
  await page.goto('/projects/new-project')
  await page.getByLabel('First name').fill('On')
  await context.setOffline(true)
  await expect(page.getByText('Can’t reach Sunquill. Your changes are kept')).toBeVisible()
  await page.getByLabel('First name').fill('Offline')
  await page.getByLabel('Last name').fill('Typed')
  await context.setOffline(false)
  await expect(page.getByText('Can’t reach Sunquill')).toBeHidden()
  await expect(page.getByLabel('First name')).toHaveValue('Offline')

  // A screen that is not loaded yet comes when the connection is back.
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Agreements', exact: true }).click()
  await expect(page.getByText('Can’t reach Sunquill')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Agreements' })).toBeVisible()

  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/v3/projects.List*', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByText('Slow connection')).toBeVisible()
  answer()
  await expect(page.getByText('Slow connection')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Casey Example' })).toBeVisible()
})

test('a read that fails once is tried once more', async ({ page }) => {
  await signIn(page, 'rep@example.com')
  let asked = 0
  // The rows, not their count, which is a read of its own.
  await page.route(/\/v3\/projects\.List\?sort=/, route => (++asked === 1 ? route.abort() : route.continue()))
  await page.goto('/projects')
  await expect(page.getByRole('link', { name: 'Casey Example' })).toBeVisible()
  expect(asked).toBe(2)
})

test('data is fetched again when a screen is opened again', async ({ page }) => {
  await signIn(page, 'rep@example.com')
  let asked = 0
  page.on('request', request => {
    if (request.url().includes('/v3/projects.List?')) asked++
  })
  const projects = page.getByRole('link', { name: 'Projects', exact: true })
  await projects.click()
  await expect(page.getByRole('link', { name: 'Casey Example' })).toBeVisible()
  const once = asked
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await projects.click()
  await expect.poll(() => asked).toBeGreaterThan(once)
})
