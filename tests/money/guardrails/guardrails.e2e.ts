// A role's limits, on a phone: set, exceeded, requested, approved, and then the proposal is sent.
import { expect, test } from '@playwright/test'
import { choose, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { confirmTariff, designInput, newProject } from '#tests/support/sale.ts'

test('what is beyond a limit is asked for, approved and published, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Guarded Solar')
  const { id: project_id } = await newProject(owner, {
    tariff: { rate_usd_per_kwh: 0.6, fixed_charge_cents_per_month: 1_300 },
  })
  await owner.POST('/v3/design.Save', { body: await designInput(owner, project_id) })
  await confirmTariff(owner, project_id)

  await page.goto('/settings/company/guardrails')
  await expect(page.getByText('No requests')).toBeVisible()
  await choose(page, 'Role', 'Owner', page)
  await page.getByLabel('Maximum system size').fill('8')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expect(page.getByText('Limits for Owner saved')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.goto(`/projects/${project_id}?tab=proposal`)
  await page.getByRole('button', { name: 'Start proposal' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'Published, not sent yet' })
  await expect(page.getByText(/Owner can sell up to 8 kW/).first()).toBeVisible()
  await expect(heading).toBeHidden()

  await page.goto(`/projects/${project_id}?tab=price`)
  await expect(page.getByRole('heading', { name: 'Approval needed' })).toBeVisible()
  await page.getByRole('button', { name: 'Request approval' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request approval' })
  await dialog.getByLabel('Reason').fill('Two cars will be charged at home.')
  await dialog.getByRole('button', { name: 'Request approval' }).click()
  await expect(page.getByRole('heading', { name: 'Approval requested' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Review: / })).toBeVisible()
  await page.goto('/settings/company/guardrails')
  await page.getByRole('link', { name: /P-1001/ }).click()
  await expect(page.getByText(/It’s recorded as self-approved/)).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/approved their own request on/)).toBeVisible()

  await page.goto(`/projects/${project_id}?tab=proposal`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(heading).toBeVisible()
  expect(faults.filter(fault => !/409/.test(fault))).toEqual([])
})
