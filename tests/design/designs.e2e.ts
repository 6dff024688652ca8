// Several designs of one project: copied, renamed, compared, and the other one chosen to be sold.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { designInput, newProject } from '../support/sale.ts'

test('a design is copied and renamed, compared with what it became, and chosen', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Twofold Solar')
  const { id } = await newProject(owner)
  await owner.POST('/v3/design.Save', { body: await designInput(owner, id) })
  await page.goto(`/projects/${id}?tab=design`)
  await page.getByRole('link', { name: 'Compare designs' }).click()
  await page.getByRole('button', { name: 'Copy “Design 1”' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Twenty')
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()

  const table = page.getByRole('table', { name: 'Designs' })
  const row = (name: string | RegExp) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(table.getByRole('columnheader', { name: 'Twenty' })).toBeVisible()
  await expect(table.getByRole('rowheader', { name: /differs/ })).toHaveCount(0)

  await table.getByRole('button', { name: 'More actions for Twenty' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Both roofs')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(table.getByRole('columnheader', { name: 'Both roofs' })).toBeVisible()

  // The sold one loses a plane; the copy stays.
  const input = await designInput(owner, id, 1)
  await owner.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
  await page.reload()
  await expect(row(/^Size ?, differs/).getByRole('cell')).toHaveText([/5\.16 kW|5\.2 kW/, /8\.60? kW/])
  await expect(row(/^Cash price ?, differs/)).toBeVisible()
  await expect(table.getByRole('rowheader', { name: 'Inverter', exact: true })).toBeVisible()

  await table.getByRole('button', { name: 'Select “Both roofs”' }).click()
  await expect(table.getByRole('columnheader', { name: 'Both roofs' }).getByText('Selected')).toBeVisible()
  await expect(table.getByRole('button', { name: 'Select “Design 1”' })).toBeVisible()

  // One under the other on a phone.
  await page.setViewportSize({ width: 360, height: 800 })
  const card = page.getByRole('list', { name: 'Designs' }).getByRole('listitem').filter({ hasText: 'Both roofs' })
  await expect(card.getByText('Selected')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(faults).toEqual([])
})
