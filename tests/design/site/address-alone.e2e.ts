// From an address to a simulated and priced design without any service: the roof is drawn by hand on a blank canvas.
import { expect, type Locator, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../../support/browser.ts'

const MOST = { clicks: 12, fields: 3, seconds: 360 }

test('without any service, a roof drawn by hand becomes a priced design', async ({ page }) => {
  const faults = watchFaults(page)
  await ownCompany(page, 'Alone Solar')
  const seen = { clicks: 0, fields: 0 }
  const click = async (what: Locator) => {
    seen.clicks += 1
    await what.click()
  }
  const type = async (what: Locator, text: string) => {
    seen.fields += 1
    await what.fill(text)
  }
  await page.goto('/projects')
  const began = performance.now()
  await click(page.getByRole('link', { name: 'New project' }).first())
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Sample')
  await click(page.getByRole('button', { name: 'Next' }))
  await type(page.getByLabel('Street'), '100 Example St, Phoenix, AZ 85004')
  await expect(page.getByLabel('City')).toHaveValue('Phoenix')
  await click(page.getByRole('button', { name: 'Next' }))
  await type(page.getByLabel('Utility'), 'Arizona Public Service')
  await click(page.getByRole('option', { name: 'Arizona Public Service' }).first())
  await expect(page.getByLabel('Rate')).not.toHaveValue('')
  await click(page.getByRole('button', { name: 'Next' }))
  await type(page.getByLabel('Average bill'), '140')
  await click(page.getByRole('button', { name: 'Create project' }))
  await expect(page.getByRole('heading', { name: 'Sam Sample' })).toBeVisible()
  await click(page.getByRole('link', { name: 'Start design' }))
  await click(page.getByRole('link', { name: 'Draw roof' }))
  await click(page.getByRole('button', { name: 'Use blank canvas' }))
  await click(page.getByRole('button', { name: 'Draw roof', exact: true }))
  const box = await page.getByRole('application', { name: 'Roof drawing' }).boundingBox()
  if (!box) throw new Error('There is no canvas')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  seen.clicks += 1
  await page.mouse.move(x - 180, y + 110)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.move(x + 180, y - 100, { steps: 4 })
  await page.mouse.up()
  await click(page.getByRole('button', { name: 'Size to 100%' }))
  await expect(page.getByText(/^Sized to \d+ panels, .* 10[0-6]% of usage\.$/)).toBeVisible()
  const price = page.getByLabel('Design summary').getByText(/^\$[\d,]{5,}$/)
  await expect(price.first()).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const seconds = (performance.now() - began) / 1_000
  console.info('address to price without services', { ...seen, seconds: Math.round(seconds) })
  expect(seen.clicks).toBeLessThanOrEqual(MOST.clicks)
  expect(seen.fields).toBeLessThanOrEqual(MOST.fields)
  expect(seconds).toBeLessThan(MOST.seconds)
  expect(faults).toEqual([])
})
