// The first screen for a user: a new company’s first steps, and figures that link to what they count.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { ownCompany, signIn } from '#tests/support/browser.ts'

const bottomOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Of each card that is shown, how much of its height is below the last thing in it. */
const emptiest = (page: Page) =>
  page.locator('main section').evaluateAll(cards =>
    Math.max(
      0,
      ...cards.map(card => {
        const { top, bottom, height } = card.getBoundingClientRect()
        const ends = [...card.querySelectorAll('*')].map(one => one.getBoundingClientRect().bottom)
        return (bottom - Math.max(top, ...ends.filter(end => end <= bottom))) / height
      }),
    ),
  )

test('a new company is shown its first steps, one of them to start, and nothing else until there is a project', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const owner = await ownCompany(page, 'First Steps Solar')
  await page.goto('/')
  const main = page.locator('main')
  const steps = main.locator('section').filter({ has: page.getByRole('heading', { name: 'First steps' }) })
  await expect(steps.getByText('1 of 8 done')).toBeVisible()
  // One thing to do: the next step.
  await expect(steps.getByRole('link', { name: /^Start: / })).toHaveCount(1)
  await expect(
    steps.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Start: / }) }),
  ).toHaveAttribute('aria-current', 'step')
  await expect(main.getByRole('link', { name: 'New project' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Open sample project' })).toBeVisible()
  await expect(main.locator('section')).toHaveCount(2)
  expect(await bottomOf(page)).toBeLessThanOrEqual(900)

  await owner.POST('/v1/lead/create', { body: { status: 'new', homeowner: { firstname: 'Ash', lastname: 'Sample' } } })
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(steps.getByText(/^2 of 8 done/)).toBeVisible()
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toBeHidden()
  // Empty blocks are hidden.
  await expect(page.getByText('Sales over time')).toBeHidden()
  await page.getByRole('link', { name: '1, projects in New Project' }).click()
  await expect(page).toHaveURL(/stage=New\+Project/)
  await expect(page.getByText('1 project', { exact: true })).toBeVisible()
})

test('the day begins with what waits, each row with its one action', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'owner@example.com')
  await page.goto('/')
  const today = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Today' }) })
  await expect(page.locator('main section').first()).toContainText('Today')
  await expect(today.getByRole('listitem')).toHaveCount(8)
  await expect(page.getByText('Recent activity')).toBeVisible()
  await expect(page.getByText('Money owed')).toBeVisible()
  await expect(page.getByRole('figure').first()).toBeVisible()
  // Three rows with their action are in sight at once.
  for (const row of [0, 1, 2]) {
    const box = await today.getByRole('listitem').nth(row).getByRole('link').last().boundingBox()
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThan(800)
  }
  expect(await bottomOf(page)).toBeLessThanOrEqual(1_430)
  expect(await emptiest(page)).toBeLessThanOrEqual(0.4)
  await today.getByRole('button', { name: /^View all \d+$/ }).click()
  await expect(today.getByRole('button', { name: 'View fewer' })).toBeVisible()
  expect(await today.getByRole('listitem').count()).toBeGreaterThan(8)
  await today
    .getByRole('link', { name: /^Open agreement: / })
    .first()
    .click()
  await expect(page).toHaveURL(/tab=agreements/)
})

test('an overdue sum is red from its first day, on the dashboard as among receivables', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  const color = (one: Locator) => one.evaluate(element => getComputedStyle(element).color)
  await page.goto('/')
  const sum = page.getByRole('link', { name: /^\$[\d,]+, 1–30 days$/ })
  const red = await color(sum)
  await page.goto('/accounts-receivable/console')
  const table = page.getByRole('table', { name: 'Open receivables by age' })
  await expect(table).toBeVisible()
  const index = (await table.getByRole('columnheader').allInnerTexts()).indexOf('1–30 days')
  expect(await color(table.getByRole('row').nth(1).locator('td, th').nth(index))).toBe(red)
})

test('a manager goes from a month of the chart, and from its table, to what was sold in it', async ({ page }) => {
  await signIn(page, 'manager@example.com')
  await page.goto('/')
  const chart = page.locator('figure').filter({ hasText: 'Sales over time' })
  const bar = chart.getByRole('link').nth(4)
  const sold = /, (\d+) sold$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1]
  await bar.click()
  await expect(page).toHaveURL(/sold_from=\d{4}-\d\d-01&sold_to=/)
  await expect(page.getByText(new RegExp(`^${sold} projects?$`))).toBeVisible()
  await page.goBack()
  await chart.getByRole('button', { name: 'Show table' }).click()
  await expect(chart.getByRole('row')).toHaveCount(13)
  await chart.getByRole('row').nth(5).getByRole('link').click()
  await expect(page.getByText(new RegExp(`^${sold} projects?$`))).toBeVisible()
  await page.goBack()
  const signed = page.getByRole('link', { name: /^\d+, projects that have since signed$/ })
  const count = await signed.innerText()
  await signed.click()
  await expect(page).toHaveURL(/proposal=signed/)
  await expect(page.getByText(new RegExp(`^${count} projects?$`))).toBeVisible()
})
