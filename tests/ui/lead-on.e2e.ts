// Where a write leads to once it is done: on from the page it was begun on, and nowhere once the person has gone to another.
import { expect, test } from '@playwright/test'
import { templateCsv } from '#machines/design/equipment/rules.ts'
import { follow, heldUp, ownCompany } from '../support/browser.ts'
import { newProject } from '../support/sale.ts'

test('a user who has gone on while a design is saved is not brought back', async ({ page }) => {
  const owner = await ownCompany(page, 'Onward Solar')
  const { id } = await newProject(owner)
  const letGo = await heldUp(page, '/v3/design.Save')
  const save = async () => {
    await page.goto(`/projects/${id}/manual`)
    await page.getByRole('button', { name: 'Save design' }).click()
  }
  await save()
  await follow(page, '/team')
  await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText('Design saved')).toBeVisible()
  await expect(page).toHaveURL(/\/team$/)
  await save()
  await expect(page).toHaveURL(/tab=design/)
})

test('a list that is read once its import was closed is found among past imports', async ({ page }) => {
  await ownCompany(page, 'Listless Solar')
  const letGo = await heldUp(page, '/v3/sheet_imports.Preview')
  await page.goto('/light-hub/modules?import=new')
  await page
    .getByLabel('List of panels, CSV or XLSX')
    .setInputFiles({ name: 'modules.csv', mimeType: 'text/csv', buffer: Buffer.from(templateCsv('panel')) })
  await page.getByRole('button', { name: 'Read file' }).click()
  await page.getByRole('link', { name: 'Modules', exact: true }).first().click()
  await expect(page).toHaveURL(/light-hub\/modules$/)
  const read = page.waitForResponse('**/v3/sheet_imports.Preview')
  letGo()
  await read
  await page.getByRole('button', { name: 'Import list' }).click()
  await expect(page.getByText('modules.csv')).toBeVisible()
  await expect(page).toHaveURL(/import=new$/)
})
