// A lender's current offer is shown next to each payment option, and options it doesn't offer aren't published.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { connected } from '#tests/support/lenders/lenders.ts'
import { answered, confirmTariff, financed } from '#tests/support/sale.ts'

test('payment options say whether their lender offers them, and the proposal refuses what it does not', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const faults = watchFaults(page)
  const call = await ownCompany(page, 'Standing Solar')
  const { project_id } = await financed(call)
  await confirmTariff(call, project_id)
  await page.goto(`/projects/${project_id}?tab=financing`)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('GoodLeap 25 years, 7.49%').getByText('Not confirmed by the lender')).toBeVisible()

  await connected(call, 'goodleap')
  const { providers } = answered((await call.GET('/v3/collections.ListFinancing', {})).data)
  const loan = providers.flatMap(({ options }) => options).find(({ name }) => name === 'GoodLeap 25 years, 3.99%')
  if (!loan) throw new Error('A new company begins with it')
  const body = { option_id: loan.id, version: loan.version, term_months: 240, apr: 0.0699 }
  answered((await call.POST('/v3/collections.UpdateFinancingOption', { body })).data)
  await page.reload()
  await expect(row('GoodLeap 25 years, 7.49%').getByText(/^GoodLeap, checked \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect(
    row(loan.name).getByText(/^GoodLeap doesn’t offer this loan in AZ today: 20 years, 6\.99% interest\./),
  ).toBeVisible()

  await page.goto(`/projects/${project_id}?tab=proposal`)
  await expect(page.getByRole('checkbox', { name: /GoodLeap 25 years, 3\.99%/ })).toBeDisabled()
  await page.goto('/light-hub/financing')
  const asked = page.getByRole('region', { name: 'Lender status' })
  await expect(asked).toContainText('GoodLeap checked')
  await asked.getByRole('button', { name: 'Check with lenders' }).click()
  await expect(asked.getByRole('button', { name: 'Check with lenders' })).toBeEnabled()
  expect(faults).toEqual([])
})
