// The project's screen leads: the roof in sight, the path in its tabs, the next step at every scroll position.
import { expect, test } from '@playwright/test'
import { ownCompany } from '../support/browser.ts'
import { confirmTariff, financed } from '../support/sale.ts'

test('the roof is the first thing, the path stays and takes the next step along', async ({ page, browser }) => {
  const call = await ownCompany(page, 'Path Solar')
  const { project_id } = await financed(call)
  await confirmTariff(call, project_id)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/projects/${project_id}`)
  const roof = page.getByRole('img', { name: /solar panels/ })
  await expect(roof).toBeVisible()
  expect((await roof.boundingBox())?.y).toBeLessThan(800)
  const endOf = async (name: string) => {
    const box = await page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  // The column next to the roof ends where the roof and its year do.
  const [left, right] = [await endOf('Electricity'), await endOf('About this household')]
  expect(Math.abs(left - right) / left).toBeLessThan(0.1)
  const tabs = page.getByRole('navigation', { name: 'Project' })
  const tab = (name: string) => tabs.getByRole('link', { name, exact: true })
  await expect(tab('Financing')).toHaveAccessibleDescription('Done')
  await expect(tab('Proposal')).toHaveAccessibleDescription('Next step')
  await expect(tab('Lender')).toHaveAccessibleDescription('No lender in this sale')

  await tab('Energy').click()
  const step = page.getByRole('link', { name: 'Write', exact: true })
  await expect(step).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Current usage' })).toBeVisible()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 1200)
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBeLessThan(56)
  await expect(step.last()).toBeInViewport()
  await step.last().click()
  await expect(page).toHaveURL(/tab=proposal/)

  const storageState = await page.context().storageState()
  const phone = await (await browser.newContext({ storageState, viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`/projects/${project_id}?tab=design`)
  await expect(phone.getByRole('img', { name: /solar panels/ })).toBeVisible()
  await phone.mouse.wheel(0, 900)
  const bar = phone.getByRole('navigation', { name: 'Project' })
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThanOrEqual(57)
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56)
  await phone.context().close()
})
