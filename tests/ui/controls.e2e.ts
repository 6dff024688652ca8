// Controls of one look: why a button is off, on touch too; what a form has not saved; pickers that take what was typed.
import { expect, type Page, test } from '@playwright/test'
import { follow, signIn } from '#tests/support/browser.ts'

test('a finger that taps a button that is off reads why', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/widgets')
  const off = page.getByRole('button', { name: 'Send agreement' })
  const why = 'Two signers have no email address yet.'
  await expect(off).toHaveAccessibleDescription(why)
  // It has a description before it is drawn.
  await expect(off).toBeVisible()
  // Force: it is disabled, which is under test.
  await off.tap({ force: true })
  await expect(page.getByText(why).last()).toBeVisible()
  await page.getByRole('heading', { name: 'Widgets' }).tap()
  await expect(page.getByText(why)).toBeHidden()
  await context.close()
})

test('a form that is not saved says so where it is saved, wherever the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'owner@example.com')
  await follow(page, '/settings/company/preferences')
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ })
  const first = page.getByRole('main').getByRole('textbox').nth(1)
  await expect(first).toBeVisible()
  // Over the rail, the pointer holds the menu open: the page would move on the way to a button.
  await page.mouse.move(900, 300)
  await expect(save).toBeHidden()
  await first.fill('1.31')
  await expect(page.getByText('Unsaved changes')).toBeInViewport()
  await expect(save).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
})

/** Its rendering: 'none' means our own look. */
const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => getComputedStyle(element).appearance)

test('boxes to tick, colors and days are drawn in our look', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await follow(page, '/projects')
  await page.locator('input[type=checkbox]').nth(1).check()
  expect(await lookOf(page, 'input[type=checkbox]')).toBe('none')
  await follow(page, '/company')
  await page.locator('input[type=color]').first().waitFor()
  expect(await lookOf(page, 'input[type=color]')).toBe('none')
  await follow(page, '/settings/company/audit')
  const day = page.getByLabel('From')
  await expect(day).toBeVisible()
  await expect(day.locator('xpath=..').locator('svg')).toBeVisible()
})

test('Tab takes what was typed where one is meant, and Enter the first that matches', async ({ page }) => {
  await page.goto('/widgets')
  const states = page.getByLabel('States', { exact: true })
  const chosen = page.getByRole('list', { name: /^Selected/ })
  await states.fill('arizona')
  await page.keyboard.press('Tab')
  await expect(chosen.getByText('Arizona')).toBeVisible()
  await states.fill('NV')
  await page.keyboard.press('Enter')
  await expect(chosen.getByText('Nevada')).toBeVisible()
})
