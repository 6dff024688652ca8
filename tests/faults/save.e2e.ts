// A server that dies during a save loses no input, and nothing is saved twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ownCompany } from '../support/browser.ts'
import { startServer } from '../support/server.ts'

const PORT = 4791

test('what is typed outlives the server, and is saved once when it is back', async ({ page }) => {
  test.setTimeout(180_000)
  const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-fault-'))
  let server = await startServer(PORT, data_dir)
  try {
    await ownCompany(page, 'Unlucky Solar', server.address)
    await page.goto(`${server.address}/projects/new-project`)
    await page.getByLabel('First name').fill('Kept')
    await page.getByLabel('Last name').fill('Draft')
    await page.getByLabel('Phone').fill('6025550155')
    await page.getByLabel('Phone').blur()
    await page.reload()
    await expect(page.getByText('We restored your unsaved changes.')).toBeVisible()
    await expect(page.getByLabel('Phone')).toHaveValue('(602) 555-0155')
    // The form has fetched what keeps a save on this device.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/changes-/.test(name)),
    )
    await server.kill()
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByText('The project is saved on this device')).toBeVisible()

    server = await startServer(PORT, data_dir)
    await page.goto(`${server.address}/projects?search=Kept`)
    await expect(page.getByRole('link', { name: 'Kept Draft' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /pending$/ })).toBeHidden()
    await page.goto(`${server.address}/projects/new-project`)
    await expect(page.getByLabel('First name')).toHaveValue('')
  } finally {
    await server.kill()
    rmSync(data_dir, { recursive: true, force: true })
  }
})
