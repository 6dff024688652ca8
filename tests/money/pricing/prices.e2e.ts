// Prices that protect the rep: one that is missing, a result that is a loss, and a price the company has changed since.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { answered, confirmTariff, designInput, financed, newProject } from '#tests/support/sale.ts'

test('a battery without a price is priced from the warning, and a newer price is taken over', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Priced Solar')
  const battery = { manufacturer: 'Example', model: 'Store 10', usable_kwh: 10, power_kw: 5, chemistry: 'LFP' }
  const { storage } = answered(
    (await owner.POST('/v3/collections.AddStorage', { body: { ...battery, coupling: 'ac' } })).data,
  )
  // At this rate every payment option saves money, so publishing needs no confirmation.
  const { id: project_id } = await newProject(owner, {
    tariff: { rate_usd_per_kwh: 0.6, fixed_charge_cents_per_month: 1_300 },
  })
  const input = await designInput(owner, project_id)
  await owner.POST('/v3/design.Save', { body: { ...input, storage: [{ storage_id: storage.id, count: 1 }] } })
  await confirmTariff(owner, project_id)

  await page.goto(`/projects/${project_id}?tab=proposal`)
  await expect(page.getByText('Example Store 10 has no selling price, so it would sell for $0.00.')).toBeVisible()
  await page.getByRole('button', { name: 'Start proposal' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/Enter its selling price/).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Published, not sent yet' })).toBeHidden()

  const enter = async (usd: string) => {
    await page.getByRole('dialog').getByLabel('Selling price').fill(usd)
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  // Where it is missed, without leaving the page.
  await page.getByLabel('Selling price of Example Store 10').fill('9000')
  await page.getByRole('button', { name: 'Save price' }).click()
  await expect(page.getByLabel('Selling price of Example Store 10')).toBeHidden()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Published, not sent yet' })).toBeVisible()

  await page.goto(`/light-hub/storage?edit=${storage.id}`)
  await enter('12400')
  await page.goto(`/projects/${project_id}?tab=price`)
  const before = (await page.getByRole('cell', { name: 'Contract price' }).textContent()) ?? ''
  await expect(page.getByLabel('Price per watt')).toHaveValue(/^\d\.\d\d$/)
  const newer = page.getByRole('list', { name: 'Newer prices available' })
  await expect(newer).toContainText('Example Store 10: your company’s price is $12,400.00 each since')
  await expect(newer).toContainText('this project keeps $9,000.00 each.')
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Use today’s prices' }).click()
  await expect(newer).toBeHidden()
  await expect(page.getByRole('cell', { name: 'Contract price' })).not.toHaveText(before)
  expect(faults.filter(fault => !/409/.test(fault))).toEqual([])
})

test('a proposal with a loss says the figure and asks before it goes out', async ({ page }) => {
  const owner = await ownCompany(page, 'Honest Solar')
  const { project_id } = await financed(owner, 'Cash', {
    tariff: { rate_usd_per_kwh: 0.03, fixed_charge_cents_per_month: 1_300 },
  })
  await confirmTariff(owner, project_id)
  await page.goto(`/projects/${project_id}?tab=proposal`)
  await page.getByRole('button', { name: 'Start proposal' }).click()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  const question = page.getByRole('dialog', { name: 'Publish with a loss?' })
  await expect(question.getByRole('list', { name: '25-year results' })).toContainText(/Cash.*[-−]\$\d/)
  await question.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(question).toBeHidden()
  await publish.click()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Published, not sent yet' })).toBeVisible()
})
