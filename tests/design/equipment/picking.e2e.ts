// Equipment is found by typing, and selected with the keyboard alone.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { newProject } from '#tests/support/sale.ts'

test('panel, inverter and battery are typed in part and taken by Enter, arrow and Tab', async ({ page }) => {
  const faults = watchFaults(page)
  const { id } = await newProject(await ownCompany(page, 'Typing Solar'))
  await page.goto(`/projects/${id}/manual`)
  const options = page.getByRole('option')
  const panel = page.getByLabel('Panel model')

  await panel.click()
  const all = await options.count()
  expect(all).toBeGreaterThan(10)
  // Words in any order, in any case.
  await panel.fill('tron qc')
  await expect(options.first()).toHaveText(/Q\.TRON/)
  expect(await options.count()).toBeLessThan(all / 2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(panel).toHaveValue(/Q\.TRON/)

  const inverter = page.getByLabel('Inverter model').first()
  await inverter.fill('SE7600H-US')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(inverter).toHaveValue(/SE7600H-US/)

  // Without a match it says so, and keeps the selection.
  await panel.fill('no such panel')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Escape')
  await panel.blur()
  await expect(panel).toHaveValue(/Q\.TRON/)
  expect(faults).toEqual([])
})
