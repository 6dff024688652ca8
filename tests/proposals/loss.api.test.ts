// A proposal that shows a loss is published only with the figure confirmed, by any user.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, confirmTariff, financed } from '#tests/support/sale.ts'

let owner: Client
beforeAll(async () => {
  owner = (await (await testApp()).signIn(emailOf('Owner'))).call
})

/** A home's savings depend on its rate. */
async function atRate(rate_usd_per_kwh: number) {
  const { project_id, offers } = await financed(owner, 'Cash', {
    tariff: { rate_usd_per_kwh, fixed_charge_cents_per_month: 1_300 },
  })
  await confirmTariff(owner, project_id)
  const results = offers.filter(({ type, unavailable }) => (type === 'cash' || type === 'loan') && !unavailable)
  const option_ids = results.slice(0, 3).map(({ option_id }) => option_id)
  const shown = results.slice(0, 3)
  const publish = (more: { confirmed_loss_cents?: number } = {}) =>
    owner.POST('/v3/proposal.Save', {
      body: { project_id, version: 0, language: 'en', option_ids, publish: true, ...more },
    })
  const worst = shown.toSorted((a, b) => (a.savings_25y_cents ?? 0) - (b.savings_25y_cents ?? 0))[0]
  return { project_id, publish, worst, worst_cents: worst?.savings_25y_cents ?? 0 }
}

it('asks with the payment option and its figure, and takes no other figure for an answer', async () => {
  const { project_id, publish, worst, worst_cents } = await atRate(0.03)
  expect(worst_cents).toBeLessThan(0)
  const dollars = Math.round(-worst_cents / 100).toLocaleString('en-US')
  const asked = {
    status: 409,
    code: 'loss_not_confirmed',
    message: `With ${worst?.name}, the homeowner pays $${dollars} more over 25 years than with the utility alone. Confirm this figure to publish.`,
  }
  expect(await refusal(publish())).toMatchObject(asked)
  expect(await refusal(publish({ confirmed_loss_cents: worst_cents + 100 }))).toMatchObject(asked)
  expect(answered((await publish({ confirmed_loss_cents: worst_cents })).data).proposal.status).toBe('sent')
  const { activity } = answered(
    (await owner.GET('/v3/projects.ListActivity', { params: { query: { project_id } } })).data,
  )
  expect(JSON.stringify(activity)).toContain(`25-year result of −$${dollars} (${worst?.name})`)
})

it('asks nothing where every payment option saves money', async () => {
  const { publish, worst_cents } = await atRate(0.3)
  expect(worst_cents).toBeGreaterThan(0)
  answered((await publish()).data)
})
