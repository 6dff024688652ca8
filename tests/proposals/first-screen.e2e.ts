// A proposal's first screen shows payment and savings, the next step stays in reach, and the page isn't longer than a
// homeowner will read.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { watchFaults } from '#tests/support/browser.ts'
import { demoProposal } from './demo-proposal.ts'
import { markFaults } from './figure-check.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }
/** With nothing smaller than 16 px. */
const PHONE_HEIGHT = 8_900

/** Read by a visitor who isn't signed in. */
async function reader(browser: Browser, viewport: typeof PHONE, javaScriptEnabled = true) {
  const context = await browser.newContext({ viewport, javaScriptEnabled })
  return context.newPage()
}
const address = () => test.info().project.use.baseURL ?? ''
const topOf = async (page: Page, figure: string) =>
  (await page.locator(`[data-figure="${figure}"]`).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
const alive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['alive'] !== undefined)

test('the first screen answers what is paid and what is saved, with the house in sight', async ({ page, browser }) => {
  const { path, document } = await demoProposal(page, address())
  const { offers } = document.figures
  const at = offers.findIndex(({ option_id }) => option_id === document.option_id)
  const opened = `figures.offers.${at}`
  // The rep's choice in the demo company: a loan, which isn't the first one.
  expect(offers[at]?.type).toBe('loan')
  const own = [`${opened}.monthly_payment_cents`, `${opened}.price_cents`, `${opened}.savings_25y_cents`]
  for (const viewport of [PHONE, DESK]) {
    const homeowner = await reader(browser, viewport)
    await homeowner.goto(path)
    for (const figure of [...own, 'figures.bill.year_before_cents', 'figures.bill.year_after_cents'])
      expect(await topOf(homeowner, figure), figure).toBeLessThan(viewport.height - 40)
    const house = homeowner.getByRole('img', { name: /with \d+ solar panels/ }).first()
    const box = await house.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height)
    const answer = homeowner.getByRole('region', { name: 'Your costs and savings' })
    await expect(answer).toContainText('Estimates, if utility prices rise 3% a year.')
    expect(markFaults(await homeowner.content(), document)).toEqual([])
    expect(await homeowner.evaluate(() => window.document.documentElement.scrollWidth)).toBe(viewport.width)
    await homeowner.context().close()
  }
})

test('the answer follows the way to pay that is chosen, in the figures of the table', async ({ page, browser }) => {
  const { path, document } = await demoProposal(page, address())
  const homeowner = await reader(browser, DESK)
  const faults = watchFaults(homeowner)
  await homeowner.goto(path)
  await alive(homeowner)
  const answer = homeowner.getByRole('region', { name: 'Your costs and savings' })
  for (const [at, { name }] of document.figures.offers.entries()) {
    await homeowner.getByRole('table', { name: 'Payment options' }).getByRole('radio', { name }).check()
    await expect(answer).toContainText(name)
    for (const figure of await answer.locator('[data-figure^="figures.offers"]').all()) {
      const place = (await figure.getAttribute('data-figure')) ?? ''
      expect(place).toContain(`figures.offers.${at}.`)
      const told = homeowner.getByRole('table', { name: 'Payment options' }).locator(`[data-figure="${place}"]`).first()
      await expect(figure).toHaveText(await told.innerText())
    }
  }
  expect(faults).toEqual([])
  await homeowner.context().close()
})

test('on a phone the page is short, and the way on is first to the ways to pay and then to accept', async ({
  page,
  browser,
}) => {
  const { path } = await demoProposal(page, address())
  const homeowner = await reader(browser, PHONE)
  await homeowner.goto(path)
  await alive(homeowner)
  expect(await homeowner.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PHONE_HEIGHT)
  const ways = homeowner.getByRole('link', { name: /^\$[\d,]+\.\d\d(\/mo)? · See payment options$/ })
  await expect(ways).toBeVisible()
  await ways.click()
  await expect(homeowner.getByRole('heading', { name: 'Payment options' })).toBeInViewport()
  const accept = homeowner.getByRole('link', { name: 'Accept this proposal' })
  await expect(accept).toBeVisible()
  await expect(ways).toBeHidden()
  await accept.click()
  await expect(homeowner.getByRole('button', { name: 'Accept this proposal' })).toBeInViewport()
  await expect(accept).toBeHidden()
  await homeowner.context().close()
})

test('on a wide page the contents say where one is and lead on, at every position', async ({ page, browser }) => {
  const { path } = await demoProposal(page, address())
  const homeowner = await reader(browser, DESK)
  await homeowner.goto(path)
  await alive(homeowner)
  const contents = homeowner.getByRole('navigation', { name: 'On this page' })
  const height = await homeowner.evaluate(() => document.documentElement.scrollHeight)
  const seen: string[] = []
  for (let y = 0; y < height; y += 400) {
    await homeowner.evaluate(to => scrollTo(0, to), y)
    await expect(contents.locator('[aria-current]')).toHaveCount(1)
    const now = await contents.locator('[aria-current]').innerText()
    if (seen.at(-1) !== now) seen.push(now)
    const controls = homeowner.getByText(/See payment options|^Accept this proposal$/)
    const onScreen = await controls.evaluateAll(all =>
      all.some(one => {
        const { top, bottom, height } = one.getBoundingClientRect()
        return height > 0 && bottom <= innerHeight && top >= 0
      }),
    )
    expect(onScreen, `at ${y}`).toBe(true)
  }
  expect(seen).toEqual(await contents.getByRole('listitem').allInnerTexts())
  await homeowner.context().close()
})

test('without a script and on paper nothing is folded away', async ({ page, browser }) => {
  const { path } = await demoProposal(page, address())
  const homeowner = await reader(browser, PHONE, false)
  await homeowner.goto(path)
  const parts = ['Payback', 'Where the panels go', 'Where the electricity goes in a year']
  for (const part of parts) await expect(homeowner.getByText(part).locator('visible=true').first()).toBeVisible()
  for (const fold of await homeowner.locator('[data-fold]:not(.needs-script)').all())
    await expect(fold.locator(':scope > :not(summary)').locator('visible=true').first()).toBeVisible()
  await homeowner.emulateMedia({ media: 'print' })
  for (const part of parts) await expect(homeowner.getByText(part).locator('visible=true').first()).toBeVisible()
  await homeowner.context().close()
})
