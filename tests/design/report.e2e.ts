// Someone reads what a roof makes in a year, hands it on by link, and takes it back.
import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { root } from '../support/files.ts'
import { financed } from '../support/sale.ts'

test('a simulation report is read, shared by link, and withdrawn', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const { project_id } = await financed(await ownCompany(page, 'Reporting Solar'))
  await page.goto(`/projects/${project_id}?tab=design&part=production`)
  await page.getByRole('link', { name: 'Simulation report' }).click()
  await expect(page.getByRole('heading', { name: 'A year of sun on this roof' })).toBeVisible()

  await test.step('any day can be looked at, as a picture and as figures', async () => {
    const choose = async (list: string, option: string) => {
      await page.getByRole('combobox', { name: list }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await choose('Month', 'December')
    await expect(page.getByText(/^Average day in December: Production [\d.]+ kWh\.$/)).toBeVisible()
    await choose('Day', '21')
    await expect(page.getByRole('img', { name: /^Hourly production by day\. December 21/ })).toBeVisible()
    await page.getByRole('button', { name: 'Next day' }).click()
    await page.getByRole('button', { name: 'Show table' }).last().click()
    await expect(page.getByRole('columnheader', { name: 'Production (kWh)' }).last()).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^December 22: /)).toBeVisible()
  })

  await test.step('its receipt is the same year again', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download receipt' }).click()
    const receipt = await (await saved).path()
    const args = ['--import', 'tsx', 'server/commands/simulate.ts', '--receipt', receipt]
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(stdout).toContain('The same year')
  })

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel(/^Link from/).inputValue()
  const visitor = await (await browser.newContext()).newPage()
  await test.step('whoever has the link sees the same figures without signing in', async () => {
    const year = await page.getByText('Expected first-year production').locator('xpath=..').textContent()
    await visitor.goto(link)
    await expect(visitor.getByText('Expected first-year production').locator('xpath=..')).toHaveText(year ?? '')
    await expect(visitor.getByRole('button', { name: 'Share' })).toBeHidden()
  })

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw link' }).click()
  await expect(page.getByText('No active links.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(/This report is no longer shared/)).toBeVisible()
  await visitor.context().close()
  expect(faults).toEqual([])
})
