// A rep sees unconfirmed net metering and confirms it on the spot; the owner does it once for all.
import { expect, test } from '@playwright/test'
import { heldUp, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { designInput, newProject } from '#tests/support/sale.ts'

test('a proposal waits for its net metering, and one click confirms it', async ({ page }) => {
  const owner = await ownCompany(page, 'Confirming Sun')
  // Tucson's published rule leaves the export rate of this year open.
  const project = await newProject(owner, { utility_id: 'AZ-24211' })
  await owner.POST('/v3/design.Save', { body: await designInput(owner, project.id) })
  const faults = watchFaults(page)
  await page.goto(`/projects/${project.id}?tab=proposal`)
  const basis = page.getByRole('list', { name: 'Rate and net metering' })
  const net_metering = basis.getByRole('listitem').filter({ hasText: 'Net metering' })
  await expect(net_metering).toContainText('Assumed')
  await expect(net_metering).toContainText('Net billing with carry-over, export rate not entered yet')
  await expect(net_metering).toContainText('Tucson Electric Power, Resource Comparison Proxy export rate')
  await expect(basis.getByRole('listitem').filter({ hasText: 'Utility rate' })).toContainText('Confirmed')

  // The draft says so too, as the homeowner would read it.
  await page.getByRole('button', { name: 'Start proposal' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  await page.goto(`/proposal2/${project.id}`)
  await expect(page.getByText(/Assumed: not confirmed with your utility yet/).first()).toBeVisible()
  await page.goto(`/projects/${project.id}?tab=proposal`)

  // Without the figure it can't be confirmed.
  await page.getByRole('button', { name: 'Confirm for this project' }).click()
  await expect(page.getByText('Enter $0 to $1 per kWh.')).toBeVisible()
  await page.getByLabel('Export rate').fill('0.0569')
  const letGo = await heldUp(page, '/v3/financing.Compare**')
  await page.getByRole('button', { name: 'Confirm for this project' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(basis).toBeHidden()

  // The question is asked before the new rate has been calculated, and shows the new figure once it has.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Publish with a loss?' })
  const loss = question.getByRole('listitem')
  const before = (await loss.textContent()) ?? ''
  letGo()
  await expect(loss).not.toHaveText(before)
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Published, not sent yet' })).toBeVisible()
  await page.goto(`/projects/${project.id}?tab=energy&part=tariff`)
  await expect(net_metering).toContainText('$0.0569 per kWh exported')
  await expect(net_metering).toContainText('Confirmed by Olga Own')
  expect(faults).toEqual([])
})

test('a utility is confirmed once in settings, and its next project asks for nothing', async ({ page }) => {
  const owner = await ownCompany(page, 'Settled Sun')
  await newProject(owner, { utility_id: 'AZ-24211' })
  await page.goto('/settings/company/utilities')
  const row = page.getByRole('row').filter({ hasText: 'Tucson Electric Power Co' })
  const net_metering = row.getByRole('cell').filter({ hasText: 'Net billing with carry-over' })
  await expect(net_metering).toContainText('Assumed')
  await row.getByRole('link', { name: 'Tucson Electric Power Co, AZ' }).click()
  const drawer = page.getByRole('dialog', { name: 'Tucson Electric Power Co' })
  await expect(drawer.getByText('Resource Comparison Proxy', { exact: true })).toBeVisible()
  await drawer.getByLabel('Credit per exported kWh').fill('0.0569')
  await drawer.getByLabel('Your source').fill('Statement of charges, this fall')
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Tucson Electric Power Co confirmed')).toBeVisible()
  await expect(net_metering).toContainText('Confirmed')

  const project = await newProject(owner, { utility_id: 'AZ-24211' })
  await owner.POST('/v3/design.Save', { body: await designInput(owner, project.id) })
  await page.goto(`/projects/${project.id}?tab=proposal`)
  await expect(page.getByRole('button', { name: 'Start proposal' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rate and net metering' })).toBeHidden()
})
