// The frame of the screens: the menu's widths, and titles by route.
import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../support/browser.ts'

const menu = (page: Page) => page.getByRole('complementary')
const widthOf = async (page: Page) => Math.round((await menu(page).locator('> div').boundingBox())?.width ?? 0)

test('the menu is 280 px wide, folds, and pads the content by 216 px while it is hovered open', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.mouse.move(900, 500)
  expect(await widthOf(page)).toBe(280)
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await page.mouse.move(900, 500)
  await expect.poll(() => widthOf(page)).toBe(64)
  const main = page.getByRole('main').first()
  await expect(main).toHaveCSS('padding-left', '0px')
  await page.mouse.move(30, 300)
  await expect.poll(() => widthOf(page)).toBe(280)
  await expect(main).toHaveCSS('padding-left', '216px')
  await page.mouse.move(900, 500)
  await expect(main).toHaveCSS('padding-left', '0px')
  await page.reload()
  await expect.poll(() => widthOf(page)).toBe(64)
})

test('below 640 px the menu is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 800 })
  await signIn(page, 'owner@example.com')
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(menu(page)).toBeVisible()
})

test('titles are the route’s and the brand, and the brand alone where the route has none or is unknown', async ({
  page,
}) => {
  await signIn(page, 'owner@example.com')
  for (const [path, title] of [
    ['/', 'Dashboard | Sunquill'],
    ['/projects', 'Projects | Sunquill'],
    ['/projects/new-project', 'New Project | Sunquill'],
    ['/light-hub/agreements', 'Agreements | Sunquill'],
    ['/settings/services/messages', 'Sunquill'],
    ['/update-password', 'Sunquill'],
    ['/404', 'Not Found | Sunquill'],
    ['/nowhere', 'Sunquill'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
})

test('the theme is kept, comes before the first paint, and follows the system when chosen', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  const theme = () => page.evaluate(() => document.documentElement?.dataset['theme'])
  for (const [choice, kept, shown] of [
    ['Dark', 'dark', 'dark'],
    ['Light', 'light', 'light'],
    ['System', 'system', 'light'],
  ] as const) {
    await page.getByRole('button', { name: /account$/ }).click()
    await page.getByRole('menuitemradio', { name: choice }).click()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(kept)
    // Set by a script that runs before anything is drawn: it is there when the document has only begun.
    await page.goto('/projects', { waitUntil: 'commit' })
    await expect.poll(theme).toBe(shown)
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
  // Paper is white whatever the screen is.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('full-screen pages ask for a session and show no menu', async ({ page }) => {
  for (const path of ['/update-password', '/projects/0198f7a2-0000-7000-8000-000000000010/manual']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  // Or signing in would lead back there.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await signIn(page, 'owner@example.com')
  await page.goto('/update-password')
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

test('charts take their colours from the theme', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/projects?search=Casey')
  await page.getByRole('link', { name: 'Casey Example' }).click()
  await page.getByRole('link', { name: 'Design', exact: true }).click()
  await page.getByRole('link', { name: 'Production', exact: true }).click()
  const axis = page.getByRole('main').locator('svg text').first()
  await expect(axis).toBeVisible()
  const colour = () => axis.evaluate(text => getComputedStyle(text).fill)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await colour()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).not.toBe(light)
})
