// A panel is added by hand, a list is looked at, imported and taken back.
import { expect, test } from '@playwright/test'
import { ownCompany, pick, watchFaults } from '#tests/support/browser.ts'
import { newProject } from '#tests/support/sale.ts'

const LIST = `Manufacturer,Model Number,Nameplate Pmax,A_c,γPmax,Average NOCT
Heron Solar,HS-400,400,1.95,-0.33,45
Heron Solar,HS-405,405,1.95,-0.33,45
Heron Solar,HS-5000,5000,1.95,-0.33,45
`

test('a panel is added, a list imported and undone, and a design takes a battery', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Catalogue Solar')
  await page.goto('/light-hub/modules')
  await page.getByRole('button', { name: 'Add panel' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Manufacturer').fill('Wren Works')
  await drawer.getByLabel('Model').fill('WW-430')
  await drawer.getByLabel('Cell technology').fill('n-type TOPCon')
  await drawer.getByLabel('Length').fill('1.722')
  await drawer.getByLabel('Width').fill('1.134')
  await drawer.getByLabel('Power', { exact: true }).fill('5000')
  await drawer.getByRole('button', { name: 'Add panel' }).click()
  await expect(drawer.getByText('Enter 5 to 1,000 W.')).toBeVisible()
  await drawer.getByLabel('Power', { exact: true }).fill('430')
  await drawer.getByLabel('Power temp. coefficient').fill('-0.29')
  await drawer.getByRole('button', { name: 'Add panel' }).click()
  await expect(page.getByText('The panel was added to your catalog.')).toBeVisible()

  await page.getByRole('button', { name: 'Import list' }).click()
  await page
    .getByLabel('List of panels, CSV or XLSX')
    .setInputFiles({ name: 'modules.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) })
  await page.getByRole('button', { name: 'Read file' }).click()
  await page.getByRole('button', { name: '1 skipped' }).click()
  await expect(page.getByText('Power (W) is 5000; the maximum is 1000, usual is 50 to 750.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('List imported. You can undo it for 30 days')).toBeVisible()
  await page.getByRole('link', { name: 'View panels' }).click()
  await page.getByLabel('Search modules').fill('heron')
  await expect(page.getByRole('link', { name: 'Heron Solar HS-405' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText(/^Import undone on /)).toBeVisible()
  await page.goto('/light-hub/modules?search=heron')
  await expect(page.getByText('No matches')).toBeVisible()

  const project = await newProject(owner)
  await page.goto(`/projects/${project.id}/manual`)
  await pick(page, 'Panel model', 'Wren Works WW-430', page)
  await page.getByRole('button', { name: 'Add battery' }).click()
  await pick(page, 'Battery model', 'Tesla Powerwall 3', page)
  await expect(page.getByText(/has no selling price\. Enter one under Storage/)).toBeVisible()
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByText('Design saved')).toBeVisible()
  await expect(page.getByText('13.5 kWh', { exact: true })).toBeVisible()
  expect(faults).toEqual([])
})
