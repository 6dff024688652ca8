// One session in two tabs of a browser: whatever happens in one, the other agrees.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD, newCompany } from '#tests/support/browser.ts'
import { countRequests, idle, MINUTE, signInHere, tabs, timeoutDialog } from '#tests/support/tabs.ts'

const CLEAR = '/api/session/clear'
const KEEP = '/api/session/keep'
const EXPIRED = /\/login\?session_expired=true$/

// Races are the subject here: a second try would hide one.
test.describe.configure({ retries: 0 })

/** A move of the hand, and the half second after which every tab knows. */
async function work(context: BrowserContext, page: Page) {
  await page.bringToFront()
  await page.mouse.move(300, 300)
  await page.mouse.move(340, 340)
  await context.clock.runFor(1_000)
}
const tokenOf = async (page: Page, email: string): Promise<string> => {
  const answer = await page.request.post('/v1/users/sessions', { data: { email, password: DEMO_PASSWORD } })
  return (await answer.json()).token
}
const store = (page: Page, key: string, value: string | null) =>
  page.evaluate(
    ([name, text]) =>
      text === null ? localStorage.removeItem(name ?? '') : localStorage.setItem(name ?? '', text ?? ''),
    [key, value] as const,
  )

test('ends in both at the hour with one request, and each leads back to its own place with what was typed', async ({
  context,
}) => {
  const cleared = countRequests(context, CLEAR)
  const [first, second] = await tabs(context, 2)
  await first.goto('/projects/new-project')
  await first.getByLabel('First name').fill('Half')
  await first.getByLabel('Last name').fill('Typed')
  await second.goto('/projects?search=Casey')
  await expect(second.getByRole('link', { name: 'Casey Example' })).toBeVisible()
  await context.clock.runFor(59 * MINUTE + 5_000)
  for (const page of [first, second]) await expect(timeoutDialog(page)).toBeVisible()
  await context.clock.runFor(MINUTE + 2_000)
  for (const page of [first, second]) {
    await expect(page).toHaveURL(EXPIRED)
    await expect(page.getByText('Your session ended. Sign in to continue where you left off.')).toBeVisible()
  }
  expect(cleared()).toBe(1)
  for (const key of ['access_token', 'impersonated_user'])
    expect(await first.evaluate(name => localStorage.getItem(name), key)).toBeNull()
  expect(await first.evaluate(() => localStorage.getItem('last_visited_url'))).toMatch(/^\/projects/)
  await signInHere(first)
  await expect(first).toHaveURL(/\/projects\/new-project$/)
  await expect(first.getByLabel('Last name')).toHaveValue('Typed')
  await expect(second).toHaveURL(/\/projects\?search=Casey$/)
  await expect(second.getByRole('link', { name: 'Casey Example' })).toBeVisible()
})

test('work in one keeps the other', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await idle(context, 50 * MINUTE)
  await work(context, second)
  await idle(context, 15 * MINUTE)
  for (const page of [first, second]) await expect(timeoutDialog(page)).toBeHidden()
})

test('the question comes in both and counts the same time down', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await idle(context, 59 * MINUTE + 20_000)
  const times = []
  for (const page of [first, second]) {
    await expect(timeoutDialog(page)).toBeVisible()
    times.push(await page.getByRole('timer').innerText())
  }
  const seconds = times.map(text => Number(text.slice(3)))
  expect(times[0]).toMatch(/^00:\d\d$/)
  expect(Math.abs((seconds[0] ?? 0) - (seconds[1] ?? 0))).toBeLessThanOrEqual(1)
})

test('staying in one closes the question in the other', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await idle(context, 59 * MINUTE + 20_000)
  await expect(timeoutDialog(first)).toBeVisible()
  await second.getByRole('button', { name: 'Keep me logged in' }).click()
  await context.clock.runFor(1_000)
  for (const page of [first, second]) await expect(timeoutDialog(page)).toBeHidden()
})

test('a hand on the mouse of one does not answer the question in the other', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await idle(context, 59 * MINUTE + 20_000)
  await expect(timeoutDialog(second)).toBeVisible()
  await work(context, first)
  for (const page of [first, second]) await expect(timeoutDialog(page)).toBeVisible()
})

test('a token cleared in one leads the other to the sign-in, and its place is forgotten', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await store(first, 'access_token', null)
  await context.clock.runFor(1_000)
  await expect(second).toHaveURL(/\/login$/)
})

test('a token cleared in one leaves a public page in the other alone', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await second.goto('/reset-password')
  await store(first, 'access_token', null)
  await context.clock.runFor(1_000)
  await expect(first).toHaveURL(/\/login$/)
  await expect(second.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
})

test('a token that appears while the other shows the sign-in signs it in', async ({ context }) => {
  const first = await context.newPage()
  const second = await context.newPage()
  await first.goto('/login')
  await second.goto('/login')
  await signInHere(first)
  await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a token replaced in one redraws the other as its user', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await expect(second.getByRole('button', { name: 'Riley Rep, account' })).toBeVisible()
  await store(first, 'access_token', await tokenOf(first, 'viewer@example.com'))
  await context.clock.runFor(1_000)
  await expect(second.getByRole('button', { name: 'Vera Viewer, account' })).toBeVisible()
})

test('impersonation that changes in one leads the other to the start', async ({ context }) => {
  const first = await context.newPage()
  const second = await context.newPage()
  const { owner, email } = await newCompany('Two Tabs Of Support')
  await owner.POST('/v3/support.SetPolicy', { body: { without_asking: true, version: 0 } })
  const { users } = await (async () => {
    await first.goto('/login')
    const headers = { Authorization: `Bearer ${await tokenOf(first, 'support@example.com')}` }
    const found = await (await first.request.get(`/v1/users?search=${email}`, { headers })).json()
    const data = { company_id: found.users[0].company_id, reason: 'A look at two tabs.' }
    await first.request.post('/v3/support.RequestAccess', { headers, data })
    return found
  })()
  await signInHere(first, 'support@example.com')
  await expect(first.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await second.goto('/projects')
  await expect(second.getByRole('button', { name: 'Sage Support, account' })).toBeVisible()
  await store(first, 'impersonated_user', JSON.stringify({ id: users[0].id }))
  await expect(second).toHaveURL(/\/$/)
  await expect(second.getByRole('button', { name: 'Olga Own, account' })).toBeVisible()
})

test('a laptop that wakes after the hour finds both ended, by one request', async ({ context }) => {
  const cleared = countRequests(context, CLEAR)
  const [first, second] = await tabs(context, 2)
  await context.clock.fastForward(3 * 60 * MINUTE)
  await context.clock.runFor(2_000)
  for (const page of [first, second]) await expect(page).toHaveURL(EXPIRED)
  expect(cleared()).toBe(1)
})

test('one tab tells the server of the work in both, at most once a minute', async ({ context }) => {
  const kept = countRequests(context, KEEP)
  const [first, second] = await tabs(context, 2)
  await context.clock.runFor(MINUTE)
  const before = kept()
  for (let n = 0; n < 3; n++) {
    await work(context, first)
    await work(context, second)
    await context.clock.runFor(58_000)
  }
  await expect.poll(kept).toBeGreaterThanOrEqual(before + 2)
  expect(kept()).toBeLessThanOrEqual(before + 4)
  const idle = kept()
  await context.clock.runFor(10 * MINUTE)
  expect(kept()).toBeLessThanOrEqual(idle + 1)
})

test('when the leading tab is closed the other takes over: it tells the server, and ends the session by itself', async ({
  context,
}) => {
  const kept = countRequests(context, KEEP)
  const cleared = countRequests(context, CLEAR)
  const [first, second] = await tabs(context, 2)
  await context.clock.runFor(2 * MINUTE)
  await first.close()
  const before = kept()
  await work(context, second)
  await context.clock.runFor(2 * MINUTE)
  await expect.poll(kept).toBeGreaterThan(before)
  await idle(context, 60 * MINUTE)
  await expect(second).toHaveURL(EXPIRED)
  expect(cleared()).toBe(1)
})

test('when the leading tab is frozen with the lock in its hands, the one at work tells the server', async ({
  context,
  page: leading,
}) => {
  // By real clocks: those of a test would turn in a frozen tab too.
  await leading.goto('/login')
  await signInHere(leading)
  await expect(leading.getByRole('button', { name: /, account$/ })).toBeVisible()
  const leads = () =>
    leading.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'session-leader'))
  await expect.poll(leads).toBe(true)
  const other = await context.newPage()
  await other.goto('/projects')
  await expect(other.getByRole('heading', { name: 'Projects' })).toBeVisible()
  const devtools = await context.newCDPSession(leading)
  // Chromium freezes hidden pages only, and a test's are all visible: to the others one halted at a statement is the same.
  await devtools.send('Debugger.enable')
  await devtools.send('Debugger.pause')
  const told = other.waitForRequest(request => new URL(request.url()).pathname === KEEP)
  // As if the last beat were a minute ago.
  await store(other, 'session_beat', '0')
  await other.mouse.move(300, 300)
  await other.mouse.move(340, 340)
  await told
  await devtools.send('Debugger.resume')
  await devtools.send('Debugger.disable')
})

test('a clock set back two hours neither puts the end off nor keeps work from counting', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await idle(context, 20 * MINUTE)
  for (const page of [first, second])
    await page.evaluate(behind => {
      const before = Date.now
      Date.now = () => before() - behind
    }, 120 * MINUTE)
  await context.clock.runFor(1_000)
  await idle(context, 39 * MINUTE + 10_000)
  for (const page of [first, second]) await expect(timeoutDialog(page)).toBeVisible()
  await first.getByRole('button', { name: 'Keep me logged in' }).click()
  await idle(context, 30 * MINUTE)
  await work(context, second)
  await idle(context, 59 * MINUTE + 10_000)
  for (const page of [first, second]) await expect(timeoutDialog(page)).toBeVisible()
  await context.clock.runFor(MINUTE)
  for (const page of [first, second]) await expect(page).toHaveURL(EXPIRED)
})

test('without Web Locks a lease decides which tab leads, and one request still ends the session', async ({
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })
    // @ts-expect-error -- the browser without them does not have the name at all
    delete Navigator.prototype.locks
  })
  const kept = countRequests(context, KEEP)
  const cleared = countRequests(context, CLEAR)
  const [first, second] = await tabs(context, 2)
  expect(await first.evaluate(() => 'locks' in navigator)).toBe(false)
  await context.clock.runFor(5_000)
  expect(await first.evaluate(() => JSON.parse(localStorage.getItem('session_leader') ?? '{}').tab)).toMatch(/-/)
  await context.clock.runFor(MINUTE)
  const before = kept()
  await work(context, second)
  await idle(context, 25_000)
  // Fake clocks also run by themselves, separately: two seconds apart, the tab that doesn't lead takes over for the other.
  const times = await Promise.all([first, second].map(page => page.evaluate(() => Date.now())))
  expect(kept()).toBe(before)
  await context.clock.pauseAt(Math.max(...times) + 1_000)
  // One after the other, by less than a lease at a time, or the one ahead would find it over.
  for (let half_seconds = 0; half_seconds < 90; half_seconds++) await context.clock.runFor(500)
  await context.clock.resume()
  await expect.poll(kept).toBe(before + 1)
  await context.clock.runFor(60 * MINUTE)
  for (const page of [first, second]) await expect(page).toHaveURL(EXPIRED)
  expect(cleared()).toBe(1)
})

test('a link with a token of someone else takes the session over, in both, once its reader agreed', async ({
  context,
}) => {
  const [first, second] = await tabs(context, 2)
  const token = await tokenOf(first, 'viewer@example.com')
  await second.goto(`/projects?token=${token}`)
  await expect(second).toHaveURL(/\/projects$/)
  await expect(second.getByText('You’re signed in as Riley Rep from')).toBeVisible()
  await second.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(second.getByRole('button', { name: 'Riley Rep, account' })).toBeVisible()
  await second.goto(`/projects?token=${token}`)
  await second.getByRole('button', { name: 'Continue' }).click()
  await expect(second.getByText('You’re now signed in as Vera Viewer')).toBeVisible()
  await context.clock.runFor(1_000)
  await expect(first.getByRole('button', { name: 'Vera Viewer, account' })).toBeVisible()
})

test('a link with a token that is over leaves the session as it was, in both, and says so', async ({ context }) => {
  const [first, second] = await tabs(context, 2)
  await second.goto(`/projects?token=${'x'.repeat(43)}`)
  await expect(second).toHaveURL(/\/projects$/)
  await expect(second.getByText('The link you opened has expired.')).toBeVisible()
  await context.clock.runFor(1_000)
  for (const page of [first, second])
    await expect(page.getByRole('button', { name: 'Riley Rep, account' })).toBeVisible()
})

test('a session ended at the server ends in both like an expired one, with what was typed kept', async ({
  context,
}) => {
  const [first, second] = await tabs(context, 2)
  await first.goto('/projects/new-project')
  await first.getByLabel('First name').fill('Kept')
  const token = await first.evaluate(() => localStorage.getItem('access_token'))
  await first.request.post(CLEAR, { headers: { Authorization: `Bearer ${token}` } })
  await second.reload()
  await expect(second).toHaveURL(/\/login/)
  await context.clock.runFor(1_000)
  await expect(first).toHaveURL(/\/login/)
  await signInHere(first)
  await expect(first).not.toHaveURL(/login/)
  await first.goto('/projects/new-project')
  await expect(first.getByLabel('First name')).toHaveValue('Kept')
})
