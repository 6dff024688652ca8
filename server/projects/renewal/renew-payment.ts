// The way to pay, chosen again as it is, with the figures of today.
import { dollars } from '#machines/lib/format.ts'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import type { Schemas } from '#sdk/types.ts'
import { chooseFinancing } from '#server/money/quote/choose-financing.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import { gather, type Renewing } from './collected.ts'
import type { OutOfDate } from './out-of-date.ts'
import { words } from './words.ts'

/** Returns the sale with a way to pay that is current; undefined where it is not. */
export async function renewPayment(
  renewing: Renewing,
  sale: Sale,
  { financing }: Pick<OutOfDate, 'financing'>,
): Promise<Sale | undefined> {
  if (!financing) return sale
  const { db, ports, caller, audit } = renewing.acting
  const before = financing.snapshot.offer
  const payment = { kind: 'payment', tab: 'financing' } as const
  const texts = () => ({ title: before.name, before: paymentWords(before), after: null })
  if (!caller.permissions.has('financing.select')) {
    renewing.consequences.push({
      ...payment,
      outcome: 'yours',
      say: () => ({ ...texts(), sentence: words.financing_not_allowed }),
    })
    return undefined
  }
  const chosen = await gather(renewing, 'financing', () => chooseFinancing(db, ports, sale, financing.option_id))
  if (!chosen) {
    const say = () => ({ ...texts(), sentence: words.financing_refused })
    renewing.consequences.push({ ...payment, outcome: 'yours', say })
    return undefined
  }
  const { snapshot, snapshot_hash } = chosen.financing
  const { offer } = snapshot
  await audit({
    sentence: () => words.financing_chosen({ name: offer.name }),
    project_id: sale.project.id,
    entity_id: offer.option_id,
    detail: { snapshot_hash },
  })
  renewing.consequences.push({
    ...payment,
    outcome: 'renewed',
    say: () => ({ ...texts(), after: paymentWords(offer), sentence: words.financing_renewed }),
  })
  return chosen
}

/** The homeowner's payment: monthly or upfront. */
const paymentWords = (offer: Schemas['Offer']) =>
  offer.monthly_payment_cents === null
    ? dollars(dealAmounts(offer).to_pay_cents)
    : words.a_month({ amount: dollars(offer.monthly_payment_cents) })
