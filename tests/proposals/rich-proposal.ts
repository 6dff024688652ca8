// A proposal that shows whatever a proposal can show: a battery, prices by the hour, four ways to pay, an incentive.
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { TIME_OF_USE } from '#tests/design/energy/plans.ts'
import { answered, confirmTariff, designInput, lossOf, newProject, pricedBattery } from '#tests/support/sale.ts'

const REBATE: Schemas['NewIncentive'] = {
  name: 'Example rebate',
  level: 'utility',
  kind: 'per_watt',
  value: 0.137,
  applies_to: ['cash', 'loan'],
  states: ['AZ'],
  claimed_by: 'homeowner',
  paid: 'year_1',
  basis: 'gross',
  law: 'Example programme of a fictional utility',
  source_url: 'https://example.com/rebate',
}
const LEASE = {
  type: 'lease',
  name: 'Example lease',
  term_months: 300,
  rate_usd_per_kwh: 0.148,
  escalator: 0.0299,
} as const
const WAYS = ['cash', 'loan', 'lease', 'ppa'] as const

/** Designed, with a way to pay of each kind. */
export async function richProject(owner: Client) {
  await owner.POST('/v3/collections.AddIncentive', { body: REBATE })
  const { providers } = answered((await owner.GET('/v3/collections.ListFinancing', {})).data)
  const provider_id = providers.find(({ code }) => code === 'lightreach')?.id ?? ''
  await owner.POST('/v3/collections.AddFinancingOption', { body: { provider_id, ...LEASE } })
  const { id: project_id } = await newProject(owner, {
    tariff: {
      rate_usd_per_kwh: 0.15,
      fixed_charge_cents_per_month: 1_300,
      plan: TIME_OF_USE,
      net_metering: { kind: 'net_billing_carry_over', export_usd_per_kwh: 0.06 },
    },
  })
  const storage_id = await pricedBattery(owner)
  const design = await designInput(owner, project_id)
  await owner.POST('/v3/design.Save', {
    body: { ...design, storage: [{ storage_id, count: 1 }] },
  })
  await confirmTariff(owner, project_id)
  const query = { params: { query: { project_id } } }
  const { offers } = answered((await owner.GET('/v3/financing.Compare', query)).data)
  const option_ids = WAYS.flatMap(
    way => offers.find(({ type, unavailable }) => type === way && unavailable === null)?.option_id ?? [],
  )
  return { project_id, option_ids }
}

/** Published, and published again in another language under the same link. */
export async function publish(owner: Client, rich: Awaited<ReturnType<typeof richProject>>, language: 'en' | 'es') {
  const query = { params: { query: { project_id: rich.project_id } } }
  const { proposal: before } = answered((await owner.GET('/v3/proposal.Get', query)).data)
  const { proposal } = answered(
    (
      await owner.POST('/v3/proposal.Save', {
        body: {
          ...rich,
          version: before?.version ?? 0,
          language,
          publish: true,
          valid_until: '2027-06-30',
          ...(await lossOf(owner, rich)),
        },
      })
    ).data,
  )
  return { ...proposal, public_id: proposal.public_url?.split('/').at(-1) ?? '' }
}
