// The company lends by itself: what it decides is recorded by hand, without a connection and without a form.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { expectReadable } from '../support/readable.ts'
import { answered, financed } from '../support/sale.ts'

const LOAN = 'Ours 10 years'
const letter = {
  name: 'approval-letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
}

test('an in-house loan is sent and approved by hand, with evidence', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Lending Itself')
  const main = page.getByRole('main').first()
  const code = 'lifestyle-solar' as const
  await owner.POST('/v3/collections.AddFinancingProvider', { body: { code, name: 'Own financing', states: [] } })
  const { providers } = answered((await owner.GET('/v3/collections.ListFinancing', {})).data)
  const provider_id = providers.find(one => one.code === code)?.id ?? ''
  await owner.POST('/v3/collections.AddFinancingOption', {
    body: { provider_id, type: 'loan', name: LOAN, term_months: 120, apr: 0.0599 },
  })
  const { project_id } = await financed(owner, LOAN)
  const dialog = page.getByRole('dialog')
  const records = main.getByRole('list', { name: 'Records' }).getByRole('listitem')

  await test.step('it needs no connection and no form', async () => {
    await page.goto(`/projects/${project_id}?tab=lender`)
    const card = main.getByRole('region', { name: 'Own financing' })
    await card.getByRole('button', { name: LOAN }).click()
    await dialog.getByRole('button', { name: 'Begin application' }).click()
    await expect(main.getByRole('list', { name: 'Steps by hand' })).toBeVisible()
    await expect(main.getByLabel(/social security/i)).toHaveCount(0)
  })

  await test.step('it is recorded as sent, and a record needs evidence', async () => {
    await main.getByText(/Not available now/).click()
    await expect(main.getByRole('list', { name: 'Not available now' })).toContainText(
      'Approved: It has not been sent yet.',
    )
    await main.getByRole('button', { name: 'Application sent' }).click()
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(dialog.getByText('Add a note or a file as evidence.')).toBeVisible()
    await dialog.getByLabel('Note').fill('Application form in the folder')
    await page.reload()
    await main.getByRole('button', { name: 'Application sent' }).click()
    await expect(dialog.getByLabel('Note')).toHaveValue('Application form in the folder')
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(records).toHaveCount(1)
  })

  await test.step('it is approved, with the letter as evidence', async () => {
    await main.getByRole('button', { name: 'Approved', exact: true }).click()
    await dialog.locator('input[type=file]').setInputFiles(letter)
    await expect(dialog.getByRole('button', { name: /approval-letter\.pdf/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(records.first()).toContainText('Recorded by Olga Own')
    await expect(records.first().getByRole('link', { name: 'approval-letter.pdf' })).toBeVisible()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectReadable(page, `${width} px`, { within: 'main' })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  // The one failed request is the record without evidence.
  expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
})
