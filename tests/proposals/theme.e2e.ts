// The look of proposals: chosen with the real header beside it, seen by a homeowner in both themes and on paper.
import { expect, test } from '@playwright/test'
import type { Client } from '#mocks/demo/sell.ts'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { financed, published } from '../support/sale.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('a look is previewed while it is chosen, and homeowners see it once it is saved', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Looking Solar')
  await page.goto('/settings/company/proposal')
  const preview = page.locator('section', { has: page.getByRole('heading', { name: 'Preview' }) })
  const main = page.getByLabel('Main color', { exact: true })
  await main.fill('#ffcc00')
  await expect(page.getByText('White text on this color has a contrast of 1.51 to 1')).toBeVisible()
  await main.fill('#1f4e5f')
  await page.getByLabel('Accent color', { exact: true }).fill('#7a3b00')
  await page.getByLabel('Tagline').fill('Solar from your neighbors')
  await page.getByRole('radio', { name: 'Classic, with serifs' }).click()
  await page.getByRole('checkbox', { name: 'Over 25 years' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: PNG })
  await expect(preview.locator('img')).toHaveJSProperty('naturalWidth', 1)
  await expect(preview.getByText('Solar from your neighbors')).toBeVisible()
  await expect(preview.locator('.proposal header > div')).toHaveCSS('background-color', 'rgb(31, 78, 95)')
  await page.getByRole('button', { name: 'Save look' }).click()
  await expect(page.getByText('Proposals have their new look.')).toBeVisible()

  await page.goto(await publishedProposal(owner))
  const band = page.getByRole('banner').locator('> div')
  await expect(band).toHaveCSS('background-color', 'rgb(31, 78, 95)')
  await expect(page.getByRole('banner').locator('img')).toHaveJSProperty('naturalWidth', 1)
  await expect(page.getByText('Solar from your neighbors')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Over 25 years' })).toBeHidden()
  const heading = page.getByRole('heading', { name: 'Ways to pay' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(heading).toHaveCSS('color', 'rgb(122, 59, 0)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(heading).not.toHaveCSS('color', 'rgb(122, 59, 0)')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(heading).toHaveCSS('color', 'rgb(122, 59, 0)')
  await expect(band).toHaveCSS('color', 'rgb(31, 78, 95)')
  expect(faults).toEqual([])
})

async function publishedProposal(owner: Client): Promise<string> {
  const { project_id } = await financed(owner)
  return (await published(owner, project_id)).proposal.public_url ?? ''
}
