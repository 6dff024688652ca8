// A project with two homeowners: the agreement both sign leads, and one that only one of them signs asks first.
import { expect, test } from '@playwright/test'
import { ownCompany } from '#tests/support/browser.ts'
import { addLicense, financed } from '#tests/support/sale.ts'
import { demoAgreement, demoFields } from '#tests/support/signing/agreement.ts'

test('one of two homeowners signs alone only where the sender says that it is enough', async ({ page }) => {
  const owner = await ownCompany(page, 'Two Signers Solar')
  await addLicense(owner)
  const { project_id } = await financed(owner)
  const homeowner = { firstname: 'Alex', lastname: 'Sample', email: 'alex.sample@example.com' }
  await owner.POST('/v3/homeowners.Add', { body: { project_id, homeowner } })
  await demoAgreement(owner, { name: 'Agreement for one' })
  const second = { id: 'signature-2', type: 'signature', page: 2, x: 0.1, y: 0.55, w: 0.4, h: 0.08 } as const
  await demoAgreement(owner, {
    name: 'Contract for two',
    fields: [...demoFields, { ...second, signer_role: 'co_homeowner', required: true, label: '' }],
    signers: [
      { role: 'homeowner', step: 1 },
      { role: 'co_homeowner', step: 1 },
    ],
  })
  await page.goto(`/projects/${project_id}?tab=agreements`)
  const fits = page.getByRole('list', { name: 'Agreements that fit' }).getByRole('listitem')
  await expect(fits).toHaveText([/^Contract for two/, /^Agreement for one.*For one homeowner; this project has two\./])
  await page.getByRole('button', { name: 'Send Agreement for one' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Next' }).click()
  await expect(drawer.getByRole('list', { name: 'Checks' })).toContainText('no signature for Alex Sample')
  const link = drawer.getByRole('button', { name: 'Sign here now' })
  await drawer.getByRole('radio', { name: /^Sign here now/ }).click()
  await expect(link).toBeDisabled()
  await page.setViewportSize({ width: 390, height: 844 })
  await drawer.getByRole('checkbox', { name: 'One signature is enough for this agreement' }).scrollIntoViewIfNeeded()
  await drawer.getByRole('checkbox', { name: 'One signature is enough for this agreement' }).click()
  await expect(link).toBeEnabled()
})
