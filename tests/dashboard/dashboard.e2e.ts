// The first screen as somebody meets it: a new company’s first steps, and figures that lead to what they count.
import { expect, test } from '@playwright/test'
import { ownCompany, signIn } from '../support/browser.ts'

test('a new company is told what to set up, and the list goes when it is hidden', async ({ page }) => {
  const owner = await ownCompany(page, 'First Steps Solar')
  await page.goto('/')
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: 'First steps' }) })
  await expect(steps.getByText('1 of 8 done')).toBeVisible()
  await expect(page.getByText('No sales in the last 12 months.', { exact: false })).toBeVisible()
  await owner.POST('/v1/lead/create', { body: { status: 'new', homeowner: { firstname: 'Ash', lastname: 'Sample' } } })
  await page.reload()
  await expect(steps.getByText('2 of 8 done')).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Start a project (done)' })).toBeVisible()
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toBeHidden()
  await page.getByRole('link', { name: '1, projects in New Project' }).click()
  await expect(page).toHaveURL(/stage=New\+Project/)
  await expect(page.getByText('1 project', { exact: true })).toBeVisible()
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
