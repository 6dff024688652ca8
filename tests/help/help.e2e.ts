// A user needs help: from the page to its article, by search to another, and to support with the search terms.
import { expect, test } from '@playwright/test'
import { signIn, watchFaults } from '../support/browser.ts'

test('help is found from a page, by search, and from people with the words that were typed', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page)
  await page.goto('/deals')
  await page.getByRole('button', { name: /account/ }).click()
  await page.getByRole('menuitem', { name: 'Help with this page' }).click()
  await expect(page.getByRole('heading', { name: 'Use the deals board' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The deals board' })).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Use the deals board \|/)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help Center' }).click()
  await page.getByLabel('Search the Help Center').fill('unapplied cash')
  await expect(page).toHaveURL(/search=unapplied/)
  const found = page.getByRole('region', { name: 'Search results' })
  await expect(found.locator('mark').first()).toHaveText('unapplied', { ignoreCase: true })
  await found.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Unapplied cash' })).toBeInViewport()
  await expect(page.getByText('Your role doesn’t allow this.')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search the Help Center')).toHaveValue('unapplied cash')

  await page.getByLabel('Search the Help Center').fill('zebra crossing')
  await page.getByRole('button', { name: 'Contact support' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('zebra crossing')
  await expect(page.getByText('/deals')).toBeVisible()
  expect(faults).toEqual([])
})
