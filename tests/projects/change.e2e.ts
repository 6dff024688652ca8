// A discount is typed, reviewed and confirmed in one place: at most three clicks after typing, before and after the signature.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { addLicense, answered, confirmTariff, financed, newLink, published, signerOf } from '../support/sale.ts'
import { demoAgreement } from '../support/signing/agreement.ts'

const guide = (page: Page) => page.getByRole('region', { name: 'Next step' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Review change' })

/** Types the discount and answers how to click from there on, and how often that was done. */
async function typed(page: Page, project_id: string, dollars: string) {
  await page.goto(`/projects/${project_id}?tab=price`)
  await page.getByLabel('Discount').fill(dollars)
  let clicks = 0
  return {
    click: async (what: Locator) => {
      await what.click()
      clicks += 1
    },
    clicks: () => clicks,
  }
}

test('a discount is confirmed in one place, before and after the signature', async ({ page }) => {
  test.setTimeout(180_000)
  const faults = watchFaults(page)
  const call = await ownCompany(page, 'One Review Solar')
  await addLicense(call)
  const agreement_id = await demoAgreement(call)
  const { project_id } = await financed(call)
  await confirmTariff(call, project_id)
  await published(call, project_id)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  const body = { project_id, agreement_id, signers, deliver: 'none' as const }
  answered((await call.POST('/v3/agreements.Send', { body })).data)
  const of = { params: { query: { project_id } } }
  const transactions = async () =>
    answered((await call.GET('/v3/agreements.ListTransactionsByProject', of)).data).transactions

  await test.step('before: price, payment, proposal and agreement are renewed by one button', async () => {
    const { click, clicks } = await typed(page, project_id, '300')
    await click(page.getByRole('button', { name: 'Review change' }))
    const rows = sheet(page).getByRole('list', { name: 'Changes' }).getByRole('listitem')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(2)).toContainText('Version 2')
    await expect(rows.nth(3)).toContainText('sent again to Sam Sample')
    await expect(sheet(page).getByRole('checkbox', { name: 'Email homeowner' })).toBeDisabled()
    await click(sheet(page).getByRole('button', { name: 'Confirm change' }))
    await expect(sheet(page)).toBeHidden()
    expect(clicks()).toBeLessThanOrEqual(3)
    await expect(page.getByText('−$300.00').first()).toBeVisible()
    expect(await transactions()).toMatchObject([{ status: 'sent', is_current: true }, { status: 'canceled' }])
    for (const tab of ['price', 'financing', 'proposal', 'agreements']) {
      await page.goto(`/projects/${project_id}?tab=${tab}`)
      await expect(guide(page)).toContainText('waiting for Sam Sample to sign.')
      await expect(page.getByRole('button', { name: 'Review change' })).toHaveCount(0)
    }
  })

  await test.step('what was saved without a review is renewed from any tab', async () => {
    const { version } = answered((await call.GET('/v3/pricing.Get', of)).data)
    await call.POST('/v3/pricing.Save', {
      body: { project_id, version, price_usd_per_w: null, discount_cents: 20_000 },
    })
    await page.goto(`/projects/${project_id}?tab=files`)
    await guide(page).getByRole('button', { name: 'Review change' }).click()
    await sheet(page).getByRole('button', { name: 'Confirm change' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(guide(page)).toContainText('waiting for Sam Sample to sign.')
  })

  await test.step('after: what was signed stays, and the change order is opened', async () => {
    const [out] = await transactions()
    if (!out) throw new Error('It was sent anew')
    const signer = signerOf({ anyone: call }, await newLink(call, out))
    await signer.prepare()
    await signer.sign()
    const { click, clicks } = await typed(page, project_id, '500')
    await click(page.getByRole('button', { name: 'Review change' }))
    await expect(sheet(page).getByText('updating it takes a change order', { exact: false })).toBeVisible()
    await click(sheet(page).getByRole('button', { name: 'Confirm, then change order' }))
    await expect(page).toHaveURL(/tab=agreements/)
    expect(clicks()).toBeLessThanOrEqual(3)
    await expect(guide(page).getByRole('button', { name: 'Review change' })).toHaveCount(0)
    const [signed] = await transactions()
    expect(signed).toMatchObject({ status: 'signed' })
  })
  expect(faults).toEqual([])
})
