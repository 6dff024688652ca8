// Someone sets up how the company designs and simulates, and a project shows it.
import { expect, test } from '@playwright/test'
import { ownCompany, pick, watchFaults } from '../support/browser.ts'
import { newProject } from '../support/sale.ts'

test('the company’s preferences and parameters are what its next project starts with', async ({ page }) => {
  const faults = watchFaults(page)
  const project = await newProject(await ownCompany(page, 'Preferring Solar'))

  await test.step('two who save at once learn of each other, and nothing typed is lost', async () => {
    await page.goto('/settings/company/preferences')
    await expect(page).toHaveTitle(/Design Preferences \| Sunquill$/)
    await pick(page.getByRole('group', { name: 'Default equipment' }), 'Inverter', 'SE7600H-US', page)
    await page.getByLabel('Tilt').fill('27')
    await page.getByLabel('Panels', { exact: true }).fill('42')
    await page.getByLabel('Price per watt').fill('3.05')
    const other = await page.context().newPage()
    await other.goto('/settings/company/preferences')
    // Both share a browser, which stores the first one's input; this one starts from the saved values.
    await other.getByRole('button', { name: 'Discard changes' }).click()
    await other.getByLabel('Tilt').fill('33')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Defaults for new designs saved')).toBeVisible()
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Someone else changed this. Your edits are kept here.')).toBeVisible()
    await expect(other.getByLabel('Tilt')).toHaveValue('33')
    await other.getByRole('button', { name: 'Use saved version' }).click()
    await expect(other.getByLabel('Tilt')).toHaveValue('27')
    await other.close()
  })

  await test.step('a design starts from it, with as many inverters as come near the ratio', async () => {
    await page.goto(`/projects/${project.id}/manual`)
    await expect(page.getByLabel('Tilt')).toHaveValue('27')
    await expect(page.getByLabel('Panels')).toHaveValue('42')
    await expect(page.getByLabel('Inverter model')).toHaveValue(/SE7600H-US/)
    await expect(page.getByLabel('Quantity')).toHaveValue('2')
    await page.getByLabel('Quantity').fill('3')
    await expect(page.getByText(/^With a count of 2, this inverter gives DC\/AC/)).toBeVisible()
    await page.getByLabel('Quantity').fill('2')
    await page.getByRole('button', { name: 'Save design' }).click()
    await page.getByRole('link', { name: 'Production', exact: true }).click()
    await expect(page.getByText(/^System losses \(company default\) total 14\.08%: /)).toBeVisible()
    await page.goto(`/projects/${project.id}?tab=price`)
    await expect(page.getByText(/3\.05/).first()).toBeVisible()
  })

  await test.step('losses add up as they are typed, are saved, and make the year anew', async () => {
    await page.goto('/settings/company/performance-simulations')
    const together = page.getByLabel('Total losses')
    await expect(together).toContainText('14.08%')
    await page.getByLabel('Snow').fill('4')
    await expect(together).toContainText('17.51%')
    await page.getByLabel('Soiling', { exact: true }).fill('70')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter 0% to 50%.')).toBeVisible()
    // Typed text outlives a reload.
    await page.reload()
    await expect(page.getByLabel('Snow')).toHaveValue('4')
    await page.getByLabel('Soiling', { exact: true }).fill('2')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Simulations now use these figures.')).toBeVisible()
    await page.goto(`/projects/${project.id}?tab=design`)
    await expect(page.getByText(/^P90: [\d,]+ kWh$/)).toBeVisible()
    await page.getByRole('link', { name: 'Production' }).click()
    await expect(page.getByText(/total 17\.51%: .*snow 4%/)).toBeVisible()
  })
  // The one failed request is the second save.
  expect(faults.filter(fault => !fault.includes('409'))).toEqual([])
})
