// By hand a lender is not asked what it offers: its products are those of the company's own list of ways to pay.
import { refuse } from '#machines/lib/refuse.ts'
import { offersFrom } from '#machines/money/sale/offers-from.ts'
import type { Db } from '#server/db/database.ts'
import { offerInputs } from '#server/money/quote/offers.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { amountOf, type FinancedSale } from './financed-sale.ts'
import type { Offered } from './products.ts'
import { words } from './words.ts'

export async function listedProducts(
  db: Db,
  ports: Ports,
  sale: Sale,
  financed: FinancedSale,
  lender: string,
): Promise<Offered[]> {
  const inputs = await offerInputs(db, ports, sale)
  if (!inputs) return []
  const ours = offersFrom(inputs).filter(({ provider_code }) => provider_code === lender)
  return ours.flatMap(offer => {
    const option = inputs.ways.find(({ option }) => option.id === offer.option_id)?.option
    if (!option || offer.type === 'cash') return []
    const product: Offered['product'] = {
      id: option.id,
      name: option.name,
      type: offer.type,
      term_months: option.term_months ?? 0,
      apr: option.apr,
      dealer_fee: option.dealer_fee,
      escalator: option.escalator,
      rate_usd_per_kwh: option.rate_usd_per_kwh,
      min_amount_cents: option.min_amount_cents,
      max_amount_cents: option.max_amount_cents,
      requires_storage: option.requires_storage,
    }
    const { price_cents, amount_cents } = amountOf(financed, product)
    const monthly_payment_cents = offer.monthly_payment_cents ?? null
    return [
      {
        product,
        price_cents,
        amount_cents,
        why_not: offer.unavailable ?? null,
        monthly_payment_cents,
        after_paydown_cents: null,
      },
    ]
  })
}

export async function listedProduct(
  db: Db,
  ports: Ports,
  sale: Sale,
  financed: FinancedSale,
  { lender, product_id }: { lender: string; product_id: string },
): Promise<Offered> {
  const listed_product = (await listedProducts(db, ports, sale, financed, lender)).find(
    ({ product }) => product.id === product_id,
  )
  if (!listed_product) throw refuse(409, 'no_such_product', words.option_unlisted)
  if (listed_product.why_not !== null) throw refuse(409, 'product_does_not_fit', listed_product.why_not)
  return listed_product
}
