// Evaluates every incentive of a company for one payment type: amount, timing, recipient, and the reason. Pure: the
// catalog's drawer shows the same cents as a proposal.

import { dayWords } from '#machines/lib/format.ts'
import { sum } from '#machines/lib/numbers.ts'
import { decimal, growth, requireCents, roundProduct, times, usdToCents } from '#machines/money/pricing/money.ts'
import type { Language } from '#machines/words/language.ts'
import { FEDERAL_RULES, incentiveName, judgeFederal, requireDate } from './rules.ts'
import { words } from './words.ts'

type FinancingType = 'loan' | 'cash' | 'lease' | 'ppa'

/** A rule as the company saved it. Dates are inclusive; empty lists mean "everywhere". */
export type Incentive = {
  id: string
  code: 'owner_25d' | 'third_party_48e' | null
  name: string
  level: 'federal' | 'state' | 'utility' | 'local'
  kind: 'percent' | 'fixed' | 'per_watt' | 'production'
  /** By kind: a share of the price (0.25), dollars, dollars per W, dollars per kWh. */
  value: number
  cap_cents: number | null
  /** The most it pays as a share of the price. */
  cap_share: number | null
  applies_to: readonly FinancingType[]
  starts_on: string | null
  ends_on: string | null
  states: readonly string[]
  utilities: readonly string[]
  /** The installer passes its claims on immediately; the provider keeps its own. */
  claimed_by: 'homeowner' | 'installer' | 'provider'
  paid: 'upfront' | 'year_1' | 'yearly'
  years: number | null
  basis: 'gross' | 'after_upfront'
  active: boolean
  /** Applies automatically wherever it fits, or only when added to a project. */
  automatic: boolean
}

export type Decision = { decision: 'added' | 'removed'; reason: string }

export type ProjectFacts = {
  financing_type: FinancingType
  price_cents: number
  /** The part of the price that federal law counts. */
  incentive_basis_cents: number
  size_w: number
  annual_kwh: number
  /** Annual decrease of production; 0 if not given. */
  degradation?: number
  state: string | null
  utility_id: string | null
  /** The day everything is judged by: the planned completion of the installation. */
  installation_on: string | null
  construction_begins_on: string | null
  decisions: ReadonlyMap<string, Decision>
  /** Of the reasons. */
  language?: Language | undefined
}

type EvaluatedIncentive = {
  incentive_id: string
  counts: boolean
  capped: boolean
  /** Over all years, no matter who claims it. */
  amount_cents: number
  /** Year 1 first; empty where it is paid upfront. */
  year_cents: number[]
  reason: string
}

export type Incentives = {
  lines: EvaluatedIncentive[]
  /** Reduces the upfront payment; never more than the price. */
  upfront_cents: number
  /** The homeowner's later incentives, year 1 first; at least one year. */
  year_cents: number[]
  homeowner_total_cents: number
}

/** Judges upfront incentives first, since a rule may count only what they leave of the price. */
export function incentivesFor(rules: readonly Incentive[], facts: ProjectFacts): Incentives {
  requireCents(facts.price_cents, 'The price')
  requireCents(facts.incentive_basis_cents, 'The basis of federal credits')
  requireDate(facts.installation_on, 'The installation date')
  requireDate(facts.construction_begins_on, 'The start of construction')
  const judged = new Map<string, EvaluatedIncentive>()
  let upfront_cents = 0
  for (const rule of rules.filter(({ paid }) => paid === 'upfront')) {
    const line = evaluate(rule, facts, 0, facts.price_cents - upfront_cents)
    judged.set(rule.id, line)
    if (reachesHomeowner(rule)) upfront_cents += line.amount_cents
  }
  const years: number[] = [0]
  for (const rule of rules.filter(({ paid }) => paid !== 'upfront')) {
    const line = evaluate(rule, facts, upfront_cents, Number.POSITIVE_INFINITY)
    judged.set(rule.id, line)
    if (reachesHomeowner(rule))
      for (const [year, cents] of line.year_cents.entries()) years[year] = (years[year] ?? 0) + cents
  }
  return {
    lines: rules.flatMap(({ id }) => judged.get(id) ?? []),
    upfront_cents,
    year_cents: years,
    homeowner_total_cents: upfront_cents + sum(years),
  }
}

const reachesHomeowner = ({ claimed_by }: Incentive) => claimed_by !== 'provider'

function evaluate(rule: Incentive, facts: ProjectFacts, upfront_cents: number, room_cents: number): EvaluatedIncentive {
  if (!(rule.value >= 0)) throw new RangeError(`The value of ${rule.name} must be zero or more`)
  const { counts, reason } = judge(rule, facts)
  if (!counts) return { incentive_id: rule.id, counts, capped: false, amount_cents: 0, year_cents: [], reason }
  const uncapped = yearly(rule, facts, upfront_cents)
  const most = Math.min(capOf(rule, facts), room_cents)
  const year_cents = upTo(most, uncapped)
  const amount_cents = sum(year_cents)
  return {
    incentive_id: rule.id,
    counts,
    capped: sum(uncapped) > most,
    amount_cents,
    year_cents: rule.paid === 'upfront' ? [] : year_cents,
    reason,
  }
}

function capOf({ cap_cents, cap_share }: Incentive, { price_cents }: ProjectFacts): number {
  const share = cap_share === null ? Number.POSITIVE_INFINITY : roundProduct(decimal(price_cents), decimal(cap_share))
  return Math.min(cap_cents ?? Number.POSITIVE_INFINITY, share)
}

/** Payments until the cap is reached. */
function upTo(most: number, payments: number[]): number[] {
  let left = most
  return payments.map(cents => {
    const paid = Math.min(cents, left)
    left -= paid
    return paid
  })
}

function yearly({ kind, value, level, basis, paid, years }: Incentive, facts: ProjectFacts, upfront: number): number[] {
  const { size_w, annual_kwh, degradation = 0 } = facts
  switch (kind) {
    case 'percent': {
      const whole = level === 'federal' ? facts.incentive_basis_cents : facts.price_cents
      const counted = basis === 'after_upfront' ? Math.max(0, whole - upfront) : whole
      return [roundProduct(decimal(counted), decimal(value))]
    }
    case 'fixed':
      return [usdToCents(value)]
    case 'per_watt':
      return [usdToCents(value, size_w)]
    case 'production': {
      const first = times(decimal(100), decimal(value), decimal(annual_kwh))
      return Array.from({ length: paid === 'yearly' ? (years ?? 1) : 1 }, (_, year) =>
        roundProduct(first, growth(-degradation, year)),
      )
    }
  }
}

/** Decides if a rule applies, with one sentence as the reason. A manual decision comes first, then the rule's own limits. */
function judge(rule: Incentive, facts: ProjectFacts): { counts: boolean; reason: string } {
  const { language = 'en' } = facts
  const reasons = words.in(language).reason
  const name = incentiveName(rule, language)
  const decided = facts.decisions.get(rule.id)
  if (!rule.active) return no(reasons.off({ name }))
  if (decided?.decision === 'removed')
    return no(decided.reason ? reasons.excluded({ reason: decided.reason }) : reasons.excluded_without_reason)
  if (!rule.automatic && decided?.decision !== 'added') return no(reasons.only_when_added({ name }))
  if (rule.applies_to.length > 0 && !rule.applies_to.includes(facts.financing_type))
    return no(reasons.not_for_type({ name, type: facts.financing_type }))
  if (rule.states.length > 0) {
    if (facts.state === null) return no(reasons.no_address({ name, states: rule.states.join(', ') }))
    if (!rule.states.includes(facts.state)) return no(reasons.not_in_state({ name, state: facts.state }))
  }
  if (rule.utilities.length > 0) {
    if (facts.utility_id === null) return no(reasons.no_utility({ name }))
    if (!rule.utilities.includes(facts.utility_id)) return no(reasons.not_for_utility({ name }))
  }
  const federal = FEDERAL_RULES.find(({ id }) => id === rule.code)
  if (federal) {
    const { installation_on, construction_begins_on } = facts
    const { eligible, sentence } = judgeFederal(federal, installation_on, construction_begins_on, language)
    return { counts: eligible, reason: sentence }
  }
  return judgeDates(rule, facts, reasons) ?? { counts: true, reason: whyItCounts(rule, facts) }
}

const no = (reason: string) => ({ counts: false, reason })

type Reasons = ReturnType<typeof words.in>['reason']

function judgeDates({ name, kind, starts_on, ends_on }: Incentive, facts: ProjectFacts, said: Reasons) {
  const { installation_on, annual_kwh } = facts
  if (installation_on === null) {
    if (starts_on !== null || ends_on !== null) return no(said.no_installation_date({ name }))
  } else {
    if (starts_on !== null && installation_on < starts_on)
      return no(said.not_started({ name, day: dayWords(starts_on) }))
    if (ends_on !== null && installation_on > ends_on) return no(said.ended({ name, day: dayWords(ends_on) }))
  }
  if (kind === 'production' && annual_kwh === 0) return no(said.no_production({ name }))
  return undefined
}

function whyItCounts({ claimed_by, starts_on, ends_on }: Incentive, facts: ProjectFacts): string {
  const { installation_on, language = 'en' } = facts
  const texts = words.in(language)
  const when =
    installation_on !== null && (starts_on !== null || ends_on !== null)
      ? texts.reason.within_dates({ day: dayWords(installation_on) })
      : texts.reason.no_dates
  return `${when} ${texts.claimed[claimed_by]}`
}
