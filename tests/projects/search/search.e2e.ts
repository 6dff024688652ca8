// The search over everything by keyboard, and the shortcuts of every page.
import { expect, type Page, test } from '@playwright/test'
import { signIn, watchFaults } from '#tests/support/browser.ts'
import { expectReadable } from '#tests/support/readable.ts'

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => search(page).getByRole('combobox')

/** Colors go over from one theme to the other in a frame or a few. */
async function expectReadableIn(page: Page, colorScheme: 'light' | 'dark', look: string) {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await expect(() => expectReadable(page, `${look}, ${colorScheme}`, { within: '[role=dialog]' })).toPass({
    timeout: 10_000,
  })
}

test('finds a project by keyboard alone, and gives the focus back', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await page.getByRole('button', { name: 'Search everything' }).focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeFocused()

  await page.keyboard.press('Control+k')
  // In both themes, as it opens and with what was found.
  await expectReadableIn(page, 'light', 'The open search')
  await expectReadableIn(page, 'dark', 'The open search')
  await page.keyboard.type('P-1001')
  const found = search(page).getByRole('group', { name: 'Projects' }).getByRole('option')
  await expect(found.first()).toContainText('P-1001')
  await expect(found.first()).toHaveAttribute('data-highlighted')
  await expectReadableIn(page, 'dark', 'What is found')
  await expectReadableIn(page, 'light', 'What is found')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main').getByText('P-1001').first()).toBeVisible()

  // Opened pages are offered from the next page on, until sign-out.
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { name: 'Deals' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const opened = search(page).getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(opened.first()).toContainText('P-1001')
  await field(page).fill('audit')
  await expect(search(page).getByRole('option', { name: /Audit log/ })).toBeVisible()
  await field(page).fill('qqqq')
  await expect(search(page).getByText('No results for “qqqq”')).toBeVisible()
  await field(page).fill('sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Log in' }).or(page.getByLabel('Password')).first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('recent_pages')))).toEqual([])
  expect(faults).toEqual([])
})

test('letters are shortcuts outside text inputs, until they are switched off', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('New project')).toBeVisible()
  // In a dialog letters are its own.
  await page.keyboard.press('n')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await page.keyboard.press('/')
  const box = page.getByRole('main').getByRole('searchbox').first()
  await expect(box).toBeFocused()
  await page.keyboard.type('n?gd')
  await expect(box).toHaveValue('n?gd')
  await expect(page).toHaveURL(/\/projects\?/)
  await box.blur()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/projects\/new-project$/)

  await page.goto('/team')
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible()
  await page.keyboard.press('?')
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(/\/team$/)
  await expect(list).toBeHidden()
})
