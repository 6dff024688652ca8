// A bookkeeper reviews open items, imports a lender's payments with one unknown line, and sets that aside.
import { expect, test } from '@playwright/test'
import { choose, signIn, watchFaults } from '#tests/support/browser.ts'

test('a remittance with an unknown reference is read, posted, and the rest set aside', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'finance@example.com')
  await page.getByRole('link', { name: 'Receivables' }).click()
  const aging = page.getByRole('table', { name: 'Open receivables by age' })
  const figure = aging
    .getByRole('row', { name: /^GoodLeap/ })
    .getByRole('link')
    .last()
  const before = await figure.textContent()
  await figure.click()
  const rows = page.getByRole('dialog', { name: 'All open receivables' })
  await expect(rows.getByText(`${before} from GoodLeap`)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Import remittance' }).click()
  await choose(page, 'Lender', 'GoodLeap', page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download sample' }).click()
  await page.getByLabel('Remittance (CSV)').setInputFiles(await (await saved).path())
  await page.getByRole('button', { name: 'Read file' }).click()
  const unknown = page.getByRole('row', { name: /XX-000000/ })
  await expect(unknown.getByText('Unmatched')).toBeVisible()
  await expect(unknown.getByText('No application has the reference XX-000000.')).toBeVisible()
  await page.getByRole('button', { name: /^Post / }).click()
  await expect(page.getByText(/^Posted \$[\d,.]+ from \d+ payments?\. 1 payment still needs a match\.$/)).toBeVisible()
  await unknown.getByRole('button', { name: 'Set aside' }).click()
  await expect(unknown.getByText('Unapplied cash')).toBeVisible()

  // The same file again has no effect.
  await page.getByRole('link', { name: 'Receivables' }).first().click()
  await expect(page.getByText('Unapplied cash', { exact: true })).toBeVisible()
  await expect(figure).not.toHaveText(before ?? '')
  expect(faults).toEqual([])
})
