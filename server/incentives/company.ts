import { decimal, requireCents, roundProduct, usdToCents } from '#server/pricing/money.ts'
import { requireDate } from './rules.ts'

/** A state, utility or local incentive as a company keeps it. Dates are inclusive; empty lists mean "everywhere". */
export type Incentive = {
  id: string
  name: string
  level: 'federal' | 'state' | 'utility' | 'local'
  kind: 'percent' | 'fixed' | 'per_watt' | 'production'
  /** By kind: a share of the price (0.25), dollars, dollars per W, dollars per kWh of the first year. */
  value: number
  cap_cents: number | null
  applies_to: readonly ('loan' | 'cash' | 'lease' | 'ppa')[]
  starts_on: string | null
  ends_on: string | null
  states: readonly string[]
  paid_to: 'homeowner' | 'installer'
}

export type IncentiveProject = {
  financing_type: 'loan' | 'cash' | 'lease' | 'ppa'
  /** The day the incentive is judged by: the expected completion of the installation. */
  date: string
  state: string
  price_cents: number
  size_w: number
  annual_kwh: number
}

export type EvaluatedIncentive = { incentive_id: string; amount_cents: number; capped: boolean; reason: string | null }

function refusal(incentive: Incentive, project: IncentiveProject): string | null {
  if (incentive.applies_to.length > 0 && !incentive.applies_to.includes(project.financing_type)) {
    return `${incentive.name} is not offered for ${project.financing_type === 'ppa' ? 'a PPA' : project.financing_type}.`
  }
  if (incentive.states.length > 0 && !incentive.states.includes(project.state)) {
    return `${incentive.name} is not offered in ${project.state}.`
  }
  if (incentive.starts_on !== null && project.date < incentive.starts_on) {
    return `${incentive.name} starts on ${incentive.starts_on}.`
  }
  if (incentive.ends_on !== null && project.date > incentive.ends_on) {
    return `${incentive.name} ended on ${incentive.ends_on}.`
  }
  return null
}

function uncapped({ kind, value }: Incentive, project: IncentiveProject): number {
  switch (kind) {
    case 'percent':
      return roundProduct(decimal(project.price_cents), decimal(value))
    case 'fixed':
      return usdToCents(value)
    case 'per_watt':
      return usdToCents(value, project.size_w)
    case 'production':
      return usdToCents(value, project.annual_kwh)
  }
}

/** What one incentive pays, in cents rounded once, half up; 0 with the reason in words where it does not apply. */
export function evaluateIncentive(incentive: Incentive, project: IncentiveProject): EvaluatedIncentive {
  requireCents(project.price_cents, 'The price')
  requireDate(project.date, 'The date')
  if (!(incentive.value >= 0)) throw new RangeError(`The value of ${incentive.name} must be zero or more`)
  if (incentive.cap_cents !== null) requireCents(incentive.cap_cents, `The cap of ${incentive.name}`)
  const reason = refusal(incentive, project)
  if (reason) return { incentive_id: incentive.id, amount_cents: 0, capped: false, reason }
  const amount = uncapped(incentive, project)
  const capped = incentive.cap_cents !== null && amount > incentive.cap_cents
  return {
    incentive_id: incentive.id,
    amount_cents: capped ? (incentive.cap_cents ?? 0) : amount,
    capped,
    reason: null,
  }
}
