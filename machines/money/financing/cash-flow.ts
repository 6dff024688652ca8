import { type MeteredYear, meteredBills, netMeteringWords } from '#machines/design/energy/bills.ts'
import { dollars, percent } from '#machines/lib/format.ts'
import { sum } from '#machines/lib/numbers.ts'
import { decimal, growth, roundProduct, times } from '#machines/money/pricing/money.ts'
import type { Language } from '#machines/words/language.ts'
import { notCountedWords, type Replacement, type Warranties } from './replacements.ts'
import { words } from './words.ts'

/**
 * Either monthly values, billed again each year; or the hourly calculated bills of each year at first-year rates, with their
 * assumptions; or only the two annual totals, whose difference then follows the production.
 */
export type Bills =
  | { kind: 'metered'; home: MeteredYear }
  | { kind: 'by_year'; years: readonly { before_cents: number; after_cents: number }[]; assumptions: readonly string[] }
  | { kind: 'yearly'; before_year1_cents: number; after_year1_cents: number }

type SavingsInput = {
  years: number
  annual_kwh: number
  degradation: number
  utility_escalation: number
  bills: Bills
  /** Paid on the day of purchase. */
  upfront_cents: number
  /** Payments to the lender or system owner, year 1 first; missing years count as zero. */
  financing_cents: readonly number[]
  /** For a loan: the balance at the end of each year, the day of purchase first. */
  owed_cents?: readonly number[]
  /** Incentives paid to the homeowner, year 1 first. */
  incentives_cents?: readonly number[]
  /** Null where the provider pays for upkeep. */
  o_and_m_year1_cents?: number | null
  inflation?: number
  /** Those with a known cost; the others are in `not_counted`. */
  battery_replacements?: readonly Replacement[]
  /** Of what the homeowner would have to buy again. */
  warranties?: Warranties | undefined
  /** Years the homeowner has the use of the system: later years of a lease or PPA aren't counted. */
  benefit_years?: number
  /** Of the assumptions. */
  language?: Language | undefined
}

type SavingsRow = {
  year: number
  production_kwh: number
  bill_without_cents: number
  bill_with_cents: number
  financing_cents: number
  upkeep_cents: number
  incentives_cents: number
  net_cents: number
  cumulative_cents: number
  /** Loan balance at the end of the year; left out if zero. */
  owed_cents?: number
}

/** `not_counted` is among the assumptions too. */
export type SavingsTable = { upfront_cents: number; rows: SavingsRow[]; assumptions: string[]; not_counted: string[] }

type YearOfBills = { without: number; with: number }
type Billed = Pick<SavingsInput, 'bills' | 'utility_escalation' | 'degradation'>

/** All offers of a home share its bills, of which a metered year is the longest part of a table. */
const reckoned = new WeakMap<Bills, Map<string, YearOfBills>>()

function billsOf(input: Billed, year: number): YearOfBills {
  const { bills, utility_escalation, degradation } = input
  const cache = reckoned.get(bills) ?? new Map<string, YearOfBills>()
  reckoned.set(bills, cache)
  const key = `${year} ${utility_escalation} ${degradation}`
  const bills_of_year = cache.get(key) ?? reckon(input, year)
  cache.set(key, bills_of_year)
  return bills_of_year
}

function reckon({ bills, utility_escalation, degradation }: Billed, year: number): YearOfBills {
  if (bills.kind === 'metered') {
    const { before_year_cents, after_year_cents } = meteredBills(bills.home, year, utility_escalation, degradation)
    return { without: before_year_cents, with: after_year_cents }
  }
  const risen = growth(utility_escalation, year - 1)
  if (bills.kind === 'by_year') {
    const { before_cents = 0, after_cents = 0 } = bills.years[year - 1] ?? {}
    return { without: roundProduct(decimal(before_cents), risen), with: roundProduct(decimal(after_cents), risen) }
  }
  const without = roundProduct(decimal(bills.before_year1_cents), risen)
  const saved = decimal(bills.before_year1_cents - bills.after_year1_cents)
  return { without, with: without - roundProduct(saved, risen, growth(-degradation, year - 1)) }
}

/** Year by year, in nominal cents: what the homeowner pays with solar against without. net = without - with - costs. */
export function savingsTable(input: SavingsInput): SavingsTable {
  const benefit_years = input.benefit_years ?? input.years
  const rows: SavingsRow[] = []
  let cumulative_cents = -input.upfront_cents
  for (let year = 1; year <= input.years; year++) {
    const bill = billsOf(input, year)
    const served = year <= benefit_years
    const replaced = sum((input.battery_replacements ?? []).map(again => (again.year === year ? again.cost_cents : 0)))
    const upkeep = roundProduct(decimal(input.o_and_m_year1_cents ?? 0), growth(input.inflation ?? 0, year - 1))
    const row = {
      year,
      production_kwh: served ? productionOf(input, year) : 0,
      bill_without_cents: bill.without,
      bill_with_cents: served ? bill.with : bill.without,
      financing_cents: input.financing_cents[year - 1] ?? 0,
      upkeep_cents: served ? upkeep + replaced : 0,
      incentives_cents: input.incentives_cents?.[year - 1] ?? 0,
    }
    const net_cents =
      row.bill_without_cents - row.bill_with_cents - row.financing_cents - row.upkeep_cents + row.incentives_cents
    cumulative_cents += net_cents
    const owed_cents = input.owed_cents?.[year] ?? 0
    rows.push({ ...row, net_cents, cumulative_cents, ...(owed_cents > 0 && { owed_cents }) })
  }
  const not_counted = notCountedWords(input)
  const assumptions = [...assumptionsOf(input, benefit_years), ...not_counted]
  return { upfront_cents: input.upfront_cents, rows, assumptions, not_counted }
}

/** kWh of a year, to a tenth: a finer figure would claim more than a simulation knows. */
function productionOf({ annual_kwh, degradation }: SavingsInput, year: number): number {
  return roundProduct(times(decimal(10), decimal(annual_kwh), growth(-degradation, year - 1))) / 10
}

/** The day of purchase, then the net of each year: the input of npv, irr and paybackYears. */
export function cashFlows(table: SavingsTable): number[] {
  return [-table.upfront_cents, ...table.rows.map(row => row.net_cents)]
}

function assumptionsOf(input: SavingsInput, benefit_years: number): string[] {
  const texts = words.in(input.language ?? 'en').assumption
  const { bills, battery_replacements = [], years } = input
  const sentences = [texts.rise_and_fall({ rise: percent(input.utility_escalation), fall: percent(input.degradation) })]
  if (bills.kind === 'metered') sentences.push(...netMeteringWords(input.language))
  else if (bills.kind === 'by_year') sentences.push(...bills.assumptions)
  else sentences.push(texts.bill_savings_follow)
  sentences.push(upkeepWords(input))
  for (const { year, cost_cents } of battery_replacements.filter(again => again.year <= years))
    sentences.push(texts.battery_replaced({ cost: dollars(cost_cents), year }))
  if (benefit_years < years) sentences.push(texts.none_after_agreement({ year: benefit_years }))
  if (input.financing_cents.length > years) sentences.push(texts.payments_beyond_table({ year: years }))
  return sentences
}

function upkeepWords({ o_and_m_year1_cents, inflation = 0, language = 'en' }: SavingsInput): string {
  const texts = words.in(language).assumption
  if (o_and_m_year1_cents === null) return texts.provider_pays_upkeep
  if (!o_and_m_year1_cents) return texts.no_upkeep
  return texts.upkeep({ cost: dollars(o_and_m_year1_cents), rise: percent(inflation) })
}
