// An address in one line, where a project begins: in the form, and in the search.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../../support/browser.ts'

test('an address pasted in one line fills the form, and begins a project from the search', async ({ page }) => {
  const faults = watchFaults(page)
  await ownCompany(page, 'One Line Solar')
  const filled = async (street: string, unit: string, zip: string, city: string) => {
    await expect(page.getByLabel('Street')).toHaveValue(street)
    await expect(page.getByLabel('Unit')).toHaveValue(unit)
    await expect(page.getByLabel('ZIP code')).toHaveValue(zip)
    await expect(page.getByLabel('City')).toHaveValue(city)
  }
  const named = async () => {
    await page.getByLabel('First name').fill('Sam')
    await page.getByLabel('Last name').fill('Sample')
    await page.getByRole('button', { name: 'Next' }).click()
  }

  await test.step('without commas, the ZIP code’s city shows where the street ends', async () => {
    await page.goto('/projects/new-project')
    await named()
    await page.getByLabel('Street').fill('12 Broadway Apt 3 New York NY 10004')
    await filled('12 Broadway', 'Apt 3', '10004', 'New York')
    await page.getByLabel('Street').fill('210 E 400 S, Salt Lake City, UT 84111')
    await filled('210 E 400 S', 'Apt 3', '84111', 'Salt Lake City')
  })

  await test.step('what is searched for looks like an address', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search everything' }).first().click()
    await page.getByRole('combobox', { name: 'Search everything' }).fill('35-51 81st St, Jackson Heights, NY 11372')
    await page.getByRole('option', { name: /^New project at 35-51 81st St/ }).click()
    await named()
    await filled('35-51 81st St', '', '11372', 'Jackson Heights')
  })

  await test.step('settings say that nothing leaves this server', async () => {
    await page.goto('/settings/company/site-services')
    await expect(page.getByText('This server is set to ask no services')).toBeVisible()
    await page.getByRole('switch', { name: 'Look up houses' }).click()
    await expect(page.getByText('Site services are off', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Look up houses' })).not.toBeChecked()
  })
  expect(faults).toEqual([])
})
