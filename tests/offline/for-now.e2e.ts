// A server that is there while its database is not. No browser can take that one away, so its answer is given in its place.
import { expect, type Page, test } from '@playwright/test'
import { ownCompany } from '../support/browser.ts'

const SENTENCE = 'We can’t save or load anything right now. Try again in a moment; nothing you typed is lost.'
const takeDatabase = (page: Page, path: string) =>
  page.route(path, route =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '2', 'X-Request-Id': 'one' },
      json: { message: SENTENCE, code: 'database_unavailable', request_id: 'one' },
    }),
  )

test('what is typed while the database is away is kept, and saved once when it is back', async ({ page }) => {
  await ownCompany(page, 'Patient Solar')
  await page.goto('/projects/new-project')
  await page.getByLabel('First name').fill('Kept')
  await page.getByLabel('Last name').fill('Meanwhile')
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/changes-/.test(name)))
  await takeDatabase(page, '**/v1/lead/create')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('The project is saved on this device')).toBeVisible()
  await page.unroute('**/v1/lead/create')
  await expect(page.getByRole('button', { name: /pending$/ })).toBeHidden({ timeout: 15_000 })
  await page.goto('/projects?search=Meanwhile')
  await expect(page.getByRole('link', { name: 'Kept Meanwhile' })).toHaveCount(1)
})
