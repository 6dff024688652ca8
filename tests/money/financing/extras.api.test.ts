// A lease or PPA is priced by production or size. Additions change the system's price but not the payment, and the
// screen says so next to the payment.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import {
  answered,
  confirmTariff,
  designInput,
  newProject,
  pricedBattery,
  published,
  shownProposal,
} from '#tests/support/sale.ts'
import { paymentNote } from '#web/projects/sale/offer-words.ts'

let test: Awaited<ReturnType<typeof testApp>>
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

it('a battery that changes no payment of a PPA is named next to it, to the team alone', async () => {
  const { id: project_id } = await newProject(owner)
  const offersOf = async () =>
    answered((await owner.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data).offers
  const design = await designInput(owner, project_id)
  await owner.POST('/v3/design.Save', { body: design })
  const bare = await offersOf()
  for (const offer of bare) expect(paymentNote(offer)).toBeNull()

  const storage_id = await pricedBattery(owner)
  await owner.POST('/v3/design.Save', { body: { ...design, version: 1, storage: [{ storage_id, count: 1 }] } })
  const offers = await offersOf()
  for (const offer of offers) {
    const before = bare.find(({ option_id }) => option_id === offer.option_id)
    const owned = offer.type === 'cash' || offer.type === 'loan'
    expect(offer.extras_cents, offer.name).toBe(owned ? undefined : 900_000)
    expect(offer.price_cents - (before?.price_cents ?? 0)).toBe(900_000)
    if (owned) continue
    expect(offer.monthly_payment_cents).toBe(before?.monthly_payment_cents)
    expect(paymentNote(offer)).toBe(
      'Payment excludes the $9,000.00 of batteries and adders: the provider charges for energy produced only.',
    )
  }
  await confirmTariff(owner, project_id)
  const option_ids = offers.flatMap(({ type, option_id }) => (type === 'ppa' ? [option_id] : [])).slice(0, 1)
  const { public_id } = await published(owner, project_id, { option_ids })
  expect(JSON.stringify(await shownProposal(test.anyone, public_id))).not.toContain('extras_cents')
})

it('says of a lease by the kW that its size decides', () => {
  expect(paymentNote({ rate_usd_per_kwh: null, extras_cents: 1_150_000 })).toContain('charges for system size only')
})
