// A rep sends an agreement to two in order, puts right what keeps it, and watches it being opened and signed.
import { expect, test } from '@playwright/test'
import { demoAgreement, demoFields } from '#tests/support/signing/agreement.ts'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { mailServer, mailThrough } from '../support/mail-server.ts'
import { answered, financed, signerOf } from '../support/sale.ts'

test('what keeps it is put right on the way, and its signatures appear by themselves', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Sending Solar')
  const server = await mailServer()
  await mailThrough(owner, server.port)
  const { project_id } = await financed(owner)
  const own = { id: 'signature-2', type: 'signature', page: 2, x: 0.1, y: 0.55, w: 0.4, h: 0.08 } as const
  await demoAgreement(owner, {
    fields: [...demoFields, { ...own, signer_role: 'countersigner', required: true, label: '' }],
    signers: [
      { role: 'homeowner', step: 1 },
      { role: 'countersigner', step: 2 },
    ],
  })
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Solar installation agreement' }) })

  await test.step('a license that is missing stops it, and what was typed is there after it is entered', async () => {
    await page.goto(`/projects/${project_id}?tab=agreements`)
    await page.getByRole('button', { name: 'Send Solar installation agreement' }).click()
    const drawer = page.getByRole('dialog')
    const company = drawer.getByRole('group', { name: '2. Countersigner' })
    await expect(drawer.getByRole('group', { name: '1. Homeowner' }).getByLabel('Name')).toHaveValue('Sam Sample')
    await company.getByLabel('Name').fill('Olga Own')
    await company.getByLabel('Email').fill('olga.own@example.com')
    await drawer.getByRole('button', { name: 'Next' }).click()
    const stop = drawer
      .getByRole('list', { name: 'Checks' })
      .getByRole('listitem')
      .filter({ hasText: 'license number' })
    await expect(stop).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Send by email' })).toBeDisabled()
    await stop.getByRole('link', { name: 'Open company' }).click()
    await page.getByLabel('Contractor license').fill('ROC 123456')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Profile saved')).toBeVisible()
    await page.goBack()
    await expect(company.getByLabel('Name')).toHaveValue('Olga Own')
    await drawer.getByRole('button', { name: 'Next' }).click()
    await expect(stop).toBeHidden()
    await drawer.getByRole('button', { name: 'Send by email' }).click()
    await expect(card.getByText('Waiting for Sam Sample.')).toBeVisible()
  })

  const { transactions } = answered(
    (await owner.GET('/v3/agreements.ListTransactionsByProject', { params: { query: { project_id } } })).data,
  )
  const body = { transaction_id: transactions[0]?.id ?? '', signer_id: transactions[0]?.signers[0]?.id ?? '' }
  const { url } = answered((await owner.POST('/v3/agreements.GenerateURL', { body })).data)

  await test.step('it is told when it is opened and signed, without a reload', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await (await context.newPage()).goto(url)
    await expect(card.getByText(/^Opened just now/)).toBeVisible()
    const signer = signerOf({ anyone: owner }, url.split('/').at(-1) ?? '')
    await signer.prepare()
    await signer.sign()
    await expect(card.getByText('Waiting for Olga Own.')).toBeVisible()
    await expect(card.getByText('1 of 2 signed')).toBeVisible()
    await context.close()
  })

  await test.step('withdrawn after a signature it is voided, and the reason stands there', async () => {
    await card.getByRole('button', { name: 'Void' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Another system')
    await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click()
    await expect(card.getByText('Withdrawn after at least one signature: Another system')).toBeVisible()
  })
  expect(faults).toEqual([])
  await server.close()
})
