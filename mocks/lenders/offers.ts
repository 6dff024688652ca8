// Offers of the sandbox's lenders, within each one's published limits; payments by the product's own formulas.

import type {
  Equipment,
  Estimate,
  LenderActions,
  LenderUser,
  Product,
} from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { amortise } from '#machines/money/financing/amortisation.ts'
import { leaseFromRate, ppaPayments } from '#machines/money/financing/third-party.ts'
import { starterInverters } from '#server/company/starter-inverters.ts'
import { starterPanels } from '#server/company/starter-panels.ts'
import { starterStorage } from '#server/company/starter-storage.ts'
import { DeskRefusal } from './voice.ts'

type Loan = { apr: number; years: number; dealer_fee: number }
const LOANS: readonly Loan[] = [
  { apr: 0.0749, years: 25, dealer_fee: 0 },
  { apr: 0.0399, years: 25, dealer_fee: 0.25 },
  { apr: 0.0549, years: 15, dealer_fee: 0.12 },
]
type Rate = { rate_usd_per_kwh: number; escalator: number; requires_storage: boolean }
const RATES: readonly Rate[] = [
  { rate_usd_per_kwh: 0.15, escalator: 0.0299, requires_storage: false },
  { rate_usd_per_kwh: 0.185, escalator: 0, requires_storage: false },
  { rate_usd_per_kwh: 0.19, escalator: 0.0099, requires_storage: true },
]
const TERM_MONTHS = 300
/** Of the production a year, as the product's own default. */
const DEGRADATION = 0.005
const PAYDOWN_MONTH = 18
const NOT_SERVED = ['AK', 'HI']

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
const digits = (share: number) => String(Math.round(share * 10_000))

/** And what a new company begins with of this lender, so that it can be applied for. */
function loansOf({ starter_options }: Dialect): Loan[] {
  const begun = starter_options.flatMap(({ apr, term_months, dealer_fee = 0 }) =>
    apr === undefined ? [] : { apr, years: term_months / 12, dealer_fee },
  )
  return [...LOANS, ...begun.filter(one => !LOANS.some(({ apr, years }) => apr === one.apr && years === one.years))]
}

function loans(dialect: Dialect): Product[] {
  const { name, code, limits } = dialect
  const { min_amount_cents, max_amount_cents } = limits
  return loansOf(dialect).map(({ apr, years, dealer_fee }) => ({
    id: `${code}-loan-${years}-${digits(apr)}`,
    name: `${name} ${years} years, ${percent(apr)}`,
    type: 'loan',
    term_months: years * 12,
    apr,
    dealer_fee,
    escalator: null,
    rate_usd_per_kwh: null,
    requires_storage: false,
    min_amount_cents,
    max_amount_cents,
  }))
}

const boundsOf = (limits: Dialect['limits'], type: Product['type']) =>
  limits.loans_only && type !== 'loan' ? { min_amount_cents: null, max_amount_cents: null } : limits

function thirdParty({ name, code, limits }: Dialect, type: 'lease' | 'ppa'): Product[] {
  const { min_amount_cents, max_amount_cents } = boundsOf(limits, type)
  const kind = type === 'ppa' ? 'PPA' : 'lease'
  return RATES.map(({ rate_usd_per_kwh, escalator, requires_storage }) => ({
    id: `${code}-${type}-25-${digits(escalator)}${requires_storage ? '-storage' : ''}`,
    name: `${name} ${kind}, ${percent(escalator)} a year${requires_storage ? ', with storage' : ''}`,
    type,
    term_months: TERM_MONTHS,
    apr: null,
    dealer_fee: null,
    escalator,
    requires_storage,
    rate_usd_per_kwh: type === 'ppa' ? rate_usd_per_kwh : null,
    min_amount_cents,
    max_amount_cents,
  }))
}

export const productsOf = (dialect: Dialect): Product[] =>
  dialect.types.flatMap(type => (type === 'loan' ? loans(dialect) : thirdParty(dialect, type)))

/** Why the lender would not have it, in its words. */
export function whyNot(
  { name, limits }: Dialect,
  asked: { type: Product['type']; state: string; amount_cents: number; size_w: number },
): string | null {
  const { min_size_w, max_size_w, states } = limits
  const { min_amount_cents, max_amount_cents } = boundsOf(limits, asked.type)
  const { state, amount_cents, size_w } = asked
  if (NOT_SERVED.includes(state) || (states.length > 0 && !states.includes(state)))
    return `${name} does not serve ${state}.`
  if (max_amount_cents !== null && amount_cents > max_amount_cents) return `The amount is above what ${name} finances.`
  if (min_amount_cents !== null && amount_cents < min_amount_cents) return `The amount is below what ${name} finances.`
  if (min_size_w !== null && size_w > 0 && size_w < min_size_w) return `The system is smaller than ${name} finances.`
  return max_size_w !== null && size_w > max_size_w ? `The system is larger than ${name} finances.` : null
}

export function offered(dialect: Dialect, asked: LenderActions['products']['input']): Product[] {
  if (whyNot(dialect, { ...asked, size_w: asked.system.size_w })) return []
  const stores = asked.system.storage.length > 0
  return productsOf(dialect).filter(
    ({ type, requires_storage }) => type === asked.type && (stores || !requires_storage),
  )
}

type Priced = { amount_cents: number; annual_kwh: number; paydown_cents: number }

/** Cents a month at first; for loans also once a lump sum is paid with payment 18. */
export function paymentOf(product: Product, { amount_cents, annual_kwh, paydown_cents }: Priced): Estimate {
  const { id: product_id, term_months } = product
  const rate = RATES.find(
    one => one.escalator === product.escalator && one.requires_storage === product.requires_storage,
  )
  const rate_usd_per_kwh = product.rate_usd_per_kwh ?? rate?.rate_usd_per_kwh ?? 0
  if (product.type === 'loan') {
    const paydown =
      paydown_cents > 0 && paydown_cents < amount_cents
        ? { by_month: PAYDOWN_MONTH, amount_cents: paydown_cents }
        : undefined
    const schedule = amortise({
      principal_cents: amount_cents,
      apr: product.apr ?? 0,
      term_months,
      ...(paydown && { paydown }),
    })
    return {
      product_id,
      monthly_payment_cents: schedule.level_payment_cents,
      after_paydown_cents: schedule.reduced_payment_cents,
    }
  }
  const lease = () => leaseFromRate(rate_usd_per_kwh, annual_kwh)
  const terms = {
    rate_usd_per_kwh,
    annual_kwh,
    degradation: DEGRADATION,
    escalator: product.escalator ?? 0,
    term_months,
  }
  const monthly = product.type === 'lease' ? lease() : (ppaPayments(terms)[0]?.monthly_cents ?? 0)
  return { product_id, monthly_payment_cents: monthly, after_paydown_cents: null }
}

export function estimated(dialect: Dialect, asked: LenderActions['estimates']['input']): Estimate[] {
  const { system, amount_cents, paydown_cents } = asked
  const products = productsOf(dialect).filter(({ id }) => asked.product_ids.includes(id))
  for (const { type } of products) {
    const no = whyNot(dialect, { ...asked, type, size_w: system.size_w })
    if (no) throw new DeskRefusal(422, 'not_financed', no)
  }
  return products.map(product => paymentOf(product, { amount_cents, paydown_cents, annual_kwh: system.annual_kwh }))
}

/** The equipment a new company starts with. */
export const approvedEquipment = (): Equipment[] => [
  ...starterPanels.map(({ manufacturer, model }) => ({ kind: 'module' as const, manufacturer, model })),
  ...starterInverters.map(({ manufacturer, model }) => ({ kind: 'inverter' as const, manufacturer, model })),
  ...starterStorage.map(({ manufacturer, model }) => ({ kind: 'storage' as const, manufacturer, model })),
]

export const lenderUsers = ({ code }: Dialect): LenderUser[] => [
  { id: `${code}-user-1`, name: 'Riley Rep', email: 'rep@example.com', active: true },
  { id: `${code}-user-2`, name: 'Olive Owner', email: 'owner@example.com', active: true },
  { id: `${code}-user-3`, name: 'Former Colleague', email: 'former@example.com', active: false },
]
