// The frame around every screen: a menu that fits, heads in one line, a page that is missed, a page that is on its way.
import { expect, type Page, test } from '@playwright/test'
import { follow, signIn } from '#tests/support/browser.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('the menu shows all its entries in 800 px, and scrolls to the current one in less', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  for (const path of ['/help', '/resources', '/support', '/team']) {
    await follow(page, path)
    await expect(menu(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  }
  expect(await menu(page).evaluate(nav => nav.scrollHeight - nav.clientHeight)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 480 })
  await follow(page, '/help')
  await expect(menu(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
})

test('in settings and on a narrow window the menu is a rail, until it is kept open there', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  const width = () =>
    page
      .getByRole('complementary')
      .first()
      .evaluate(aside => aside.getBoundingClientRect().width)
  await page.mouse.move(900, 500)
  await follow(page, '/settings/company/general')
  await expect.poll(width).toBe(64)
  await follow(page, '/team')
  await expect.poll(width).toBe(280)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(width).toBe(64)
  await page.getByRole('button', { name: 'Keep menu open' }).press('Enter')
  await expect.poll(width).toBe(280)
  await page.setViewportSize({ width: 1280, height: 800 })
  await follow(page, '/settings/company/general')
  await expect.poll(width).toBe(280)
})

const HEADS = [
  '/',
  '/projects',
  '/projects?view=board',
  '/deals',
  '/light-hub/modules',
  '/light-hub/adders',
  '/light-hub/incentives',
  '/light-hub/financing',
  '/light-hub/agreements',
  '/light-hub/proposal',
  '/team',
  '/resources',
  '/settings/company/roles',
  '/settings/company/guardrails',
]

test('the first action of a page is on the same line on every screen', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  const tops: Record<string, number> = {}
  for (const path of HEADS) {
    await follow(page, path)
    const head = page
      .getByRole('main')
      .locator('header')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(head).toBeVisible()
    await expect(page.locator('.skeleton').first()).toBeHidden()
    const actions = head.locator(':is(button, a)[class*="h-8"]')
    for (const action of await actions.all())
      tops[`${path}: ${await action.innerText()}`] = await action.evaluate(one => one.getBoundingClientRect().top)
  }
  const all = Object.values(tops)
  expect(all.length).toBeGreaterThan(10)
  expect(Math.max(...all) - Math.min(...all), JSON.stringify(tops)).toBeLessThanOrEqual(2)
})

test('an unknown address keeps the menu of a signed-in user, and /404 is a page of its own', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  for (const [path, menus] of [
    ['/nowhere', 1],
    ['/404', 0],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(menu(page)).toHaveCount(menus)
    await expect(page.getByRole('main')).toHaveCount(1)
  }
})

test('behind a link that leads nowhere the product is named, and there is a way on', async ({ page }) => {
  for (const path of ['/404', '/nowhere', '/proposal/none', '/solar-proposal/none']) {
    await page.goto(path)
    await expect(page.getByText('Sunquill', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /sign in/i })).toHaveAttribute('href', '/login')
  }
  for (const path of ['/sign/none', '/apply/none', '/simulation-report/none']) {
    await page.goto(path)
    await expect(page.getByText('Sunquill', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await signIn(page, 'owner@example.com')
  const none = '0198f7a2-0000-7000-8000-000000000001'
  for (const [path, list] of [
    [`/projects/${none}`, '/projects'],
    [`/projects/${none}/analysis`, '/projects'],
    [`/projects/${none}/designer`, '/projects'],
    [`/team/user/${none}`, '/team'],
    [`/light-hub/agreements/${none}`, '/light-hub/agreements'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Back to / }).last()).toHaveAttribute('href', list)
  }
})

test('tabs stay where they are, whichever is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'owner@example.com')
  await follow(page, '/projects')
  await page.getByRole('link', { name: 'Finley Specimen' }).click()
  const tabs = page.getByRole('navigation', { name: 'Project', exact: true })
  const places = () =>
    tabs.getByRole('link').evaluateAll(all =>
      all.map(one => {
        const { left, top } = one.getBoundingClientRect()
        return [Math.round(left), Math.round(top)]
      }),
    )
  await expect(tabs.getByRole('link', { name: 'Design' })).toBeVisible()
  await expect(page.getByText('Next:', { exact: true }).first()).toBeVisible()
  const before = await places()
  for (const name of ['Design', 'Financing', 'Proposal', 'Lender', 'Overview']) {
    await tabs.getByRole('link', { name }).click()
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    expect(await places(), name).toEqual(before)
  }
})

test('a loading page is in its final place, and nothing jumps', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
    // Where the first skeleton is drawn, measured in the page, since on a busy machine the test may ask too late. If the title is there by
    // then, the skeleton is the page's own, which is elsewhere.
    const drawn = new MutationObserver(() => {
      const first = document.querySelector('main .skeleton')
      if (!first) return
      drawn.disconnect()
      const title = document.querySelector(location.pathname.startsWith('/settings') ? 'main search' : 'main h1')
      Object.assign(window, { drawn_at: (title ?? first).getBoundingClientRect().left })
    })
    drawn.observe(document, { childList: true, subtree: true })
  })
  // Slow enough for the placeholder to be seen.
  await page.route('**/v1/user', async route => {
    await new Promise(done => setTimeout(done, 600))
    await route.continue()
  })
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(box => box.getBoundingClientRect().left)
  for (const path of ['/', '/projects', '/team', '/settings/company/roles']) {
    await page.goto(path, { waitUntil: 'commit' })
    const drawn = await page.waitForFunction(() => (window as unknown as { drawn_at?: number }).drawn_at)
    const before = (await drawn.jsonValue()) ?? 0
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton').first()).toBeHidden()
    const after = await left(path.startsWith('/settings') ? 'main search' : 'main h1')
    expect(Math.abs(before - after), path).toBeLessThanOrEqual(1)
    const shifted = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    )
    expect(shifted, path).toBeLessThan(0.02)
  }
})
