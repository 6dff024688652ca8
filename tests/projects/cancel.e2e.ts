// A sale is canceled with a reason from the company's list, and with it what would otherwise continue.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { addLicense, answered, confirmTariff, financed, newLink, signerOf } from '../support/sale.ts'
import { demoAgreement } from '../support/signing/agreement.ts'

test('canceling a signed sale asks why and ends its agreement and drafts, but what is kept stays', async ({ page }) => {
  test.setTimeout(180_000)
  const faults = watchFaults(page)
  const call = await ownCompany(page, 'Canceled Solar')
  await addLicense(call)

  await test.step('the company writes its own reasons', async () => {
    await page.goto('/settings/company/general')
    const reasons = page.getByLabel('One reason per line')
    await expect(reasons).toHaveValue(/Chose another installer/)
    await reasons.fill('Roof needs work first\n\nHOA refused\n')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(reasons).toHaveValue('Roof needs work first\nHOA refused')
  })

  const { project_id } = await financed(call)
  await confirmTariff(call, project_id)
  const agreement_id = await demoAgreement(call)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  const body = { project_id, agreement_id, signers, deliver: 'none' as const }
  const { transaction } = answered((await call.POST('/v3/agreements.Send', { body })).data)
  const signer = signerOf({ anyone: call }, await newLink(call, transaction))
  await signer.prepare()
  await signer.sign()
  const money = { params: { query: { project_id } } }
  const drafts = answered((await call.GET('/v3/receivables.GetProject', money)).data).invoices.length

  await page.goto(`/projects/${project_id}`)
  await page.getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: /^Canceled/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this sale?' })
  await expect(dialog.getByText(/^Canceled: the homeowner or your company called it off/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel sale' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').click()
  await page.getByRole('option', { name: 'Roof needs work first' }).click()
  await dialog.getByLabel('Note').fill('Leak over the garage')
  await expect(dialog.getByRole('checkbox', { name: /^Void “/ })).toBeChecked()
  const deletions = dialog.getByRole('checkbox', { name: /^Delete draft “/ })
  await expect(deletions).toHaveCount(drafts)
  await deletions.first().click()
  await dialog.getByRole('button', { name: 'Cancel sale' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()

  const { transactions } = answered((await call.GET('/v3/agreements.ListTransactionsByProject', money)).data)
  expect(transactions).toMatchObject([{ status: 'voided', reason: 'Roof needs work first: Leak over the garage' }])
  expect(answered((await call.GET('/v3/receivables.GetProject', money)).data).invoices).toHaveLength(1)
  await page.goto(`/projects/${project_id}?tab=activity`)
  await expect(page.getByText(/Roof needs work first: Leak over the garage/).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('the board of deals cancels by the same dialog, with a reason of the company', async ({ page }) => {
  test.setTimeout(120_000)
  const faults = watchFaults(page)
  const call = await ownCompany(page, 'Board Solar')
  await addLicense(call)
  const { project_id } = await financed(call)
  const agreement_id = await demoAgreement(call)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  answered(
    (await call.POST('/v3/agreements.Send', { body: { project_id, agreement_id, signers, deliver: 'none' } })).data,
  )
  await page.goto('/deals')
  await page.getByRole('button', { name: 'Move Sam Sample' }).click()
  await page.getByRole('menuitem', { name: 'Cancel sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this sale?' })
  await dialog.getByRole('button', { name: 'Cancel sale' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').click()
  await page.getByRole('option', { name: 'Chose another installer' }).click()
  await expect(dialog.getByRole('checkbox', { name: /^Withdraw “/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel sale' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Move Sam Sample' })).toHaveCount(0)
  const of = { params: { query: { project_id } } }
  expect(answered((await call.GET('/v3/projects.Get', of)).data).project).toMatchObject({ status: 'canceled' })
  const { transactions } = answered((await call.GET('/v3/agreements.ListTransactionsByProject', of)).data)
  expect(transactions).toMatchObject([{ status: 'canceled', reason: 'Chose another installer' }])
  expect(faults).toEqual([])
})
