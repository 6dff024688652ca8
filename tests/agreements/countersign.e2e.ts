// The company's signatures of a morning: found on the dashboard, given with one click, and each project is one click away after it.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { addLicense, answered, financed, signerOf } from '../support/sale.ts'
import { demoAgreement, demoFields } from '../support/signing/agreement.ts'

test('everything that waits for the company is signed with one click', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Queue Solar')
  await addLicense(owner)
  const { data } = await owner.GET('/v1/user', {})
  const { contacts } = answered(data).user
  const email = contacts.map(({ contact }) => contact).find(one => one.includes('@')) ?? ''
  const own = { type: 'signature', signer_role: 'countersigner', required: true, label: '' } as const
  const agreement_id = await demoAgreement(owner, {
    fields: [...demoFields, { ...own, id: 'signature-2', page: 2, x: 0.1, y: 0.55, w: 0.4, h: 0.08 }],
    signers: [
      { role: 'homeowner', step: 1 },
      { role: 'countersigner', step: 2 },
    ],
  })
  for (const address of [email, email, 'someone.else@example.com']) {
    const { project_id } = await financed(owner)
    const signers = [
      { role: 'homeowner', name: 'Sam Sample', email: 'sam.sample@example.com', language: 'en' },
      { role: 'countersigner', name: address === email ? 'Olga Own' : 'Pat Partner', email: address, language: 'en' },
    ] as const
    const sent = await owner.POST('/v3/agreements.Send', {
      body: { project_id, agreement_id, signers: [...signers], deliver: 'none' },
    })
    const { transaction } = answered(sent.data)
    const ids = { transaction_id: transaction.id, signer_id: transaction.signers[0]?.id ?? '' }
    const { url } = answered((await owner.POST('/v3/agreements.GenerateURL', { body: ids })).data)
    const signer = signerOf({ anyone: owner }, url.split('/').at(-1) ?? '')
    await signer.prepare()
    await signer.sign()
  }

  await page.goto('/')
  await page
    .getByRole('link', { name: /^Countersign/ })
    .first()
    .click()
  await expect(page).toHaveURL(/countersign$/)
  await expect(page.getByText('Signed by Sam Sample', { exact: false })).toHaveCount(3)
  await expect(page.getByText('Addressed to Pat Partner. Your name replaces theirs.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your signature' })).toBeVisible()
  // A colleague's stays for the colleague.
  await page
    .getByRole('checkbox', { name: /^Sign / })
    .nth(2)
    .click()
  await page.getByRole('button', { name: 'Sign 2 agreements' }).click()
  await expect(page.getByText('2 agreements signed.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign \d/ })).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('heading', { name: 'Signed', exact: true }).scrollIntoViewIfNeeded()
  const signed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Signed', exact: true }) })
  await signed.getByRole('link', { name: 'Sam Sample' }).first().click()
  await expect(page.getByText(/2 of 2 signed\. Signed by everyone/)).toBeVisible()
  expect(faults).toEqual([])
})
