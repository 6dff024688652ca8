// A homeowner asks to be erased; the owner records it, sees what goes and what stays, and erases.
import { expect, test } from '@playwright/test'
import { ownCompany } from '#tests/support/browser.ts'
import { answered, newProject } from '#tests/support/sale.ts'

test('a request is recorded on the homeowner’s page, and erasing leaves no name behind', async ({ page }) => {
  const owner = await ownCompany(page, 'Forgets Well')
  const homeowner = { firstname: 'Quilla', lastname: 'Zephyrmark', email: 'quilla.zephyrmark@example.com' }
  const { id: project_id } = await newProject(owner, { homeowner })
  const { homeowners } = answered(
    (await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })).data,
  )
  await page.goto(`/homeowners/${homeowners[0]?.id}`)
  await page.getByRole('button', { name: 'Record request' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Asks for').click()
  await page.getByRole('option', { name: 'Erasing their data' }).click()
  await dialog.getByRole('button', { name: 'Record request' }).click()
  await expect(page.getByText('Request recorded')).toBeVisible()

  await page.goto('/settings/company/privacy')
  await page.getByRole('button', { name: 'Actions for Quilla Zephyrmark' }).click()
  await page.getByRole('menuitem', { name: 'Erase…' }).click()
  await expect(page.getByText('Nothing has to be kept.')).toBeVisible()
  await page.getByLabel('Type Quilla Zephyrmark to confirm').fill('Quilla Zephyrmark')
  await page.getByRole('button', { name: 'Erase data' }).click()
  await expect(page.getByText('Erased homeowner')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Zephyrmark')).toHaveCount(0)
  expect((await owner.GET('/v3/projects.List', { params: { query: {} } })).data?.projects).toEqual([])
})
