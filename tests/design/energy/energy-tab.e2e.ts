// A rep has the meter's file and the utility's sheet: the file makes the use, painted hours make the tariff.
import { expect, test } from '@playwright/test'
import type { Schemas } from '#sdk/types.ts'
import { choose, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { exportText } from './export-file.ts'

/** A year in hours, most of it used in the evening. */
const meter = () => {
  const start = Date.UTC(2025, 0, 1)
  const lines = Array.from({ length: 8760 }, (_, hour) => {
    const at = new Date(start + hour * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
    return `${at},${hour % 24 >= 16 && hour % 24 < 21 ? 3 : 0.5}`
  })
  return Buffer.from(['Start,kWh', ...lines].join('\n'))
}

test('the file of the meter is charted, and a plan painted for peak hours changes the bills', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Metered Solar')
  const project = await newProject(owner, { consumption: { mode: 'annual_kwh', values: [9000] } })
  await page.goto(`/projects/${project.id}?tab=energy`)
  await choose(page, 'Enter usage as', 'Meter file', page)
  await page
    .getByLabel('One year of meter data: CSV, Excel, Green Button or ZIP')
    .setInputFiles({ name: 'meter.csv', mimeType: 'text/csv', buffer: meter() })
  // Nothing is saved before a preview: another clock, and back again.
  const review = page.getByRole('region', { name: 'Check before saving' })
  await expect(review.getByText('8,943 kWh').first()).toBeVisible()
  await expect(review.getByText('Jan 1, 2025 to Dec 31, 2025', { exact: true })).toBeVisible()
  await choose(page, 'Clock', 'Local, daylight saving', page)
  await expect(review.getByText('1 hour', { exact: true })).toBeVisible()
  await choose(page, 'Clock', 'Standard time all year', page)
  await expect(review.getByText('None', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Use this file' }).click()
  await expect(page.getByText('meter.csv').first()).toBeVisible()
  // Five evening hours of 3 kWh and nineteen of 0.5, 365 times.
  await expect(page.getByRole('button', { name: '8,943 kWh', exact: true })).toBeVisible()
  await expect(page.getByText(/Average day; usage peaks from 4 PM/)).toBeVisible()

  await page.getByRole('navigation', { name: 'Energy' }).getByRole('link', { name: 'Utility rate' }).click()
  // 8,943 kWh at $0.15 and twelve fixed charges of $13.
  await expect(page.getByText('$1,497')).toBeVisible()
  await page.getByText('Rate plan', { exact: true }).click()
  await page.getByRole('link', { name: 'Create plan' }).click()
  await page.getByLabel('Plan name').fill('Evening peak')
  await page.getByRole('button', { name: 'Add period' }).click()
  await page.getByLabel('Rate, period 2').fill('0.40')
  await page.getByRole('button', { name: 'Peak', exact: true }).click()
  const weekdays = page.getByRole('grid', { name: 'Weekdays' })
  const cell = (name: string) => weekdays.getByRole('gridcell', { name })
  await cell('Jun 4 PM: Off-peak').hover()
  await page.mouse.down()
  await cell('Sep 8 PM: Off-peak').hover()
  await page.mouse.up()
  await expect(weekdays.getByRole('gridcell', { name: 'Peak', exact: false }).filter({ hasText: '2' })).toHaveCount(20)
  // Painting an area also works with Shift, arrows and digits.
  await cell('Dec 5 PM: Off-peak').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('2')
  await expect(cell('Dec 6 PM: Peak')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell('Dec 6 PM: Off-peak')).toBeVisible()
  await page.getByRole('button', { name: 'Save and use' }).click()

  await expect(page.getByRole('heading', { name: 'Evening peak' })).toBeVisible()
  await expect(page.getByText('weekdays Jun–Sep 4 PM to 9 PM')).toBeVisible()
  await page.getByRole('button', { name: 'Save rate' }).click()
  await expect(page.getByText('Utility rate saved')).toBeVisible()
  // 87 weekdays from June to September, 15 kWh each at $0.40 rather than $0.15; no fixed charge.
  await expect(page.getByText('$1,668')).toBeVisible()
  const saved = async () =>
    answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id: project.id } } })).data).project
  const { plan } = (await saved()).tariff ?? {}
  expect([plan?.weekday[5]?.[16], plan?.weekday[4]?.[16], plan?.weekend[6]?.[17]]).toEqual([1, 0, 0])
  expect(faults).toEqual([])

  // A colleague's change elsewhere in the project is no conflict; one in the same part is, and no input is lost.
  const change = async (changes: { notes?: string; consumption?: Schemas['Consumption'] }) => {
    const { version } = await saved()
    await owner.POST('/v3/projects.Update', { body: { project_id: project.id, version, ...changes } })
  }
  await page.getByRole('navigation', { name: 'Energy' }).getByRole('link', { name: 'Usage' }).click()
  await choose(page, 'Add planned usage', 'Pool pump', page)
  await page.getByLabel('Annual usage', { exact: true }).fill('2000')
  await change({ notes: 'Gate code to be asked for' })
  await page.getByRole('button', { name: 'Save usage' }).click()
  await expect(page.getByText('Usage saved')).toBeVisible()
  await page.getByLabel('Annual usage', { exact: true }).fill('2400')
  await change({ consumption: { mode: 'annual_kwh', values: [5000] } })
  await page.getByRole('button', { name: 'Save usage' }).click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save usage' }).click()
  await expect.poll(async () => (await saved()).consumption?.additions?.[0]?.annual_kwh).toBe(2400)
})

test('a plan keeps its holidays, tiers and ratchet, and export prices come from the utility’s file', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Holiday Solar')
  const project = await newProject(owner, { consumption: { mode: 'annual_kwh', values: [9000] } })
  await page.goto(`/projects/${project.id}?tab=energy&part=plans&plan=new`)
  await page.getByLabel('Plan name').fill('Desert demand')
  await page.getByLabel('Annual minimum').fill('240')
  await page.getByRole('button', { name: 'Add period' }).click()
  await page.getByRole('button', { name: 'Add tier' }).first().click()
  await choose(page, 'Tiers add up', 'Separately in each period', page)
  await choose(page, 'Start from a list', 'California utilities', page)
  await expect(page.getByRole('button', { name: 'Remove Presidents’ Day' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Veterans Day' }).click()
  await page.getByRole('button', { name: 'Add demand charge' }).click()
  await page.getByText('15 minutes', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Ratchet: earlier peaks count' }).click()
  await page.getByLabel('Minimum billed demand').fill('75')
  await page.getByRole('button', { name: 'Save and use' }).click()
  await expect(page.getByRole('heading', { name: 'Desert demand' })).toBeVisible()
  await expect(page.getByText('at least 75% of the peak in the previous 11 months')).toBeVisible()

  await page.getByText('Net billing with carry-over', { exact: true }).click()
  await page.getByText('Hourly rates', { exact: true }).click()
  await page.getByLabel('California utility export pricing file').setInputFiles({
    name: 'export-prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(exportText(['NBT25', 'NBT26'], [2026])),
  })
  await choose(page, 'Vintage and year', 'NBT26, 2026', page)
  await expect(page.getByText('NBT26 2026, delivery and generation, from export-prices.csv')).toBeVisible()
  await choose(page, 'Credits left at true-up', 'Carry over to the next year', page)
  await page.getByRole('button', { name: 'Save rate' }).click()
  await expect(page.getByText('Utility rate saved')).toBeVisible()
  const { tariff } = answered(
    (await owner.GET('/v3/projects.Get', { params: { query: { project_id: project.id } } })).data,
  ).project
  expect(tariff?.plan).toMatchObject({
    tier_scope: 'each_period',
    annual_minimum_usd: 240,
    demand_minutes: 15,
    demand: [{ ratchet: { share: 0.75, months: 11 } }],
  })
  expect(tariff?.plan?.holidays).toHaveLength(7)
  expect(tariff?.net_metering).toMatchObject({ kind: 'net_billing_carry_over', credits_at_true_up: 'carry' })
  expect(tariff?.net_metering?.export_holidays).toHaveLength(8)
  expect(faults).toEqual([])
})
