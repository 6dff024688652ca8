// A rep reads a year, tries another deal and a battery, and applies them; slides at a kitchen table continue without network.
import { expect, test } from '@playwright/test'
import type { Client } from '#mocks/demo/sell.ts'
import { choose, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { answered, financed } from '#tests/support/sale.ts'

async function withBattery(owner: Client) {
  const { project_id } = await financed(owner)
  const { design } = answered((await owner.GET('/v3/design.Get', { params: { query: { project_id } } })).data)
  const { storage } = answered((await owner.GET('/v3/collections.ListStorage', {})).data)
  const battery = storage.find(({ model }) => model === 'IQ Battery 5P')
  if (!design || !battery) throw new Error('The starter catalogue lacks them')
  const { version, arrays, inverters } = design
  await owner.POST('/v3/design.Save', {
    body: { project_id, version, arrays, inverters, storage: [{ storage_id: battery.id, count: 2 }] },
  })
  return project_id
}

test('a year is read, another tariff is compared, and Apply saves what can be saved', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Reading Solar')
  const project_id = await withBattery(owner)
  await page.goto(`/projects/${project_id}?tab=design`)
  await page.getByRole('link', { name: 'Analysis' }).click()
  await expect(page.getByText(/^Over a year, the system produces \d+% of what the home uses\./)).toBeVisible()
  await expect(page.getByText(/^The first-year bill drops from \$[\d,]+ to \$[\d,]+/)).toBeVisible()
  await expect(page.getByText(/^On an average day in July,/)).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).press('Enter')
  await expect(page.getByText(/^On an average day in August,/)).toBeVisible()
  const carried = page.getByText(/^If the grid fails at any hour of the year, 0\.5 kW stays on/)
  await expect(carried).toContainText('whenever it happens')
  await page.getByLabel('Backup load').fill('6')
  await expect(page.getByText(/kW stays on for .* in half of all cases and .* in the worst case/)).toBeVisible()

  await page.getByRole('link', { name: 'What if' }).click()
  await expect(page.getByText(/^The bill stays at \$[\d,]+ a year\.$/)).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeDisabled()
  await choose(page, 'Export credit', 'Net billing', page)
  await expect(page.getByText(/^The bill rises by \$[\d,]+ a year/)).toBeVisible()
  await choose(page, 'Battery mode', 'Save solar for the evening', page)
  const cycles = page.locator('dl').getByText(/^\+\d+$/)
  await expect(cycles).toBeVisible()
  await page.getByRole('slider', { name: 'Size' }).press('ArrowRight')
  await expect(page.getByRole('link', { name: 'draw it on the roof' })).toBeVisible()
  await page.reload()
  await expect(cycles).toBeVisible()

  await apply.click()
  await expect(page.getByText('Battery and utility rate saved')).toBeVisible()
  // Only the size is still tried.
  await expect(page).toHaveURL(/\/playground2\?size=1\.05$/)
  const { design } = answered((await owner.GET('/v3/design.Get', { params: { query: { project_id } } })).data)
  expect(design?.storage_control).toEqual({ strategy: 'self_consumption', reserve: 0.2 })
  const { project } = answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data)
  expect(project.tariff?.net_metering).toEqual({ kind: 'net_billing', export_usd_per_kwh: 0.05 })
  expect(faults).toEqual([])
})

test('slides shown once go on when the network is gone', async ({ page, context }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Kitchen Solar')
  const project_id = await withBattery(owner)
  await page.goto(`/projects/${project_id}/demo`)
  await expect(page.getByRole('heading', { name: 'Solar for Sam Sample' })).toBeVisible()
  await context.setOffline(true)
  for (const title of [
    /^Your roof produces \d+% of the electricity you use in a year$/,
    /^Your electric bill drops from \$\d+ to \$\d+ a month$/,
    /^10\.0 kWh ready for the next outage$/,
    'Three payment options',
    /^Without solar, you’d pay your utility \$[\d,]+ over 25 years$/,
    'What happens next',
  ]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeDisabled()
  await page.keyboard.press('Home')
  await expect(page.getByRole('heading', { name: 'Solar for Sam Sample' })).toBeVisible()
  await page.getByRole('button', { name: 'Slide 5: Payment options' }).click()
  await expect(page.getByText(/tax advisor/).last()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Total of payments' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  // On one screen, without scrolling.
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800)
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Sam Sample' })).toBeVisible()
  // The session's own heartbeat may have met no network.
  expect(faults.filter(fault => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
