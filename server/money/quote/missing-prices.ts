// Parts of a price without a price of their own.
import { centsInWords, hasAmount } from '#machines/money/pricing/methods.ts'
import type { PricedProject } from '#machines/money/sale/price-inputs.ts'
import { words } from '#machines/money/sale/words.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Permission, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { rolesWith } from '../guardrails/limits.ts'

type Check = Schemas['PricingCheck']

/**
 * Empty if every part has a price. Each check names the item whose field is missing, and those who can enter it where the caller
 * can't.
 */
export async function missingPrices(
  db: Db,
  { permissions }: Pick<UserCaller, 'permissions'>,
  priced: Pick<PricedProject, 'items' | 'breakdown'>,
): Promise<Check[]> {
  const parts = priced.items.filter(({ is_priced }) => !is_priced)
  const adders = (priced.breakdown?.adders ?? []).filter(isFree)
  const fixOf = async (permission: Permission, own: string) =>
    permissions.has(permission) ? own : words.ask_for_price({ who: await nameRoles(db, permission) })
  const [part_fix, adder_fix] = await Promise.all([
    parts.length > 0 ? fixOf('catalog.edit', words.price_missing_fix) : '',
    adders.length > 0 ? fixOf('adders.edit', words.price_zero_fix) : '',
  ])
  return [
    ...parts.map(({ id, kind, name }) => unpriced({ id, kind, name }, part_fix)),
    ...adders.map(adder => free(adder, adder_fix)),
  ]
}

const nameRoles = async (db: Db, permission: Permission) =>
  new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(await rolesWith(db, permission))

const unpriced = (item: NonNullable<Check['item']>, fix: string): Check => ({
  code: 'price_missing',
  severity: 'stop',
  sentence: words.price_missing({ name: item.name, price: centsInWords(0) }),
  fix,
  where: 'price',
  item,
})

type Adder = NonNullable<PricedProject['breakdown']>['adders'][number]

/** Forms and files once stored 0 for an empty amount. It may also be intended. */
const isFree = ({ effect, pricing_method, amount_usd, overridden }: Adder) =>
  effect === 'charge' && !overridden && amount_usd === 0 && hasAmount(pricing_method)

const free = ({ id, name }: Adder, fix: string): Check => ({
  code: 'price_zero',
  severity: 'warn',
  sentence: words.price_zero({ name, price: centsInWords(0) }),
  fix,
  where: 'price',
  item: { id, kind: 'adder', name },
})
