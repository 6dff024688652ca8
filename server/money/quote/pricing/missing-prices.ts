// Parts of a price without a price of their own.
import { centsInWords } from '#machines/money/pricing/amounts.ts'
import { hasAmount } from '#machines/money/pricing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { PricedProject } from '../price-inputs.ts'
import { words } from '../words.ts'

type Check = Schemas['PricingCheck']

/** Empty if every part has a price. Each check names the item whose field is missing. */
export const missingPrices = (priced: Pick<PricedProject, 'items' | 'breakdown'>): Check[] => [
  ...priced.items.filter(({ is_priced }) => !is_priced).map(({ id, kind, name }) => unpriced({ id, kind, name })),
  ...(priced.breakdown?.adders ?? []).filter(isFree).map(free),
]

const unpriced = (item: NonNullable<Check['item']>): Check => ({
  code: 'price_missing',
  severity: 'stop',
  sentence: words.price_missing({ name: item.name, price: centsInWords(0) }),
  fix: words.price_missing_fix,
  where: 'price',
  item,
})

type Adder = NonNullable<PricedProject['breakdown']>['adders'][number]

/** Forms and files once stored 0 for an empty amount. It may also be intended. */
const isFree = ({ effect, pricing_method, amount_usd, overridden }: Adder) =>
  effect === 'charge' && !overridden && amount_usd === 0 && hasAmount(pricing_method)

const free = ({ id, name }: Adder): Check => ({
  code: 'price_zero',
  severity: 'warn',
  sentence: words.price_zero({ name, price: centsInWords(0) }),
  fix: words.price_zero_fix,
  where: 'price',
  item: { id, kind: 'adder', name },
})
