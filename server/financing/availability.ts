export type OptionLimits = {
  name: string
  active: boolean
  min_amount_cents: number | null
  max_amount_cents: number | null
  requires_storage: boolean
  /** Two-letter states the provider serves; empty means all. */
  states: readonly string[]
}

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/**
 * Why an option cannot be offered, in words, or null when it can. An amount outside the lender's limits must never be
 * shown as a payment of nothing. `amount_cents` is what would be financed: for a loan, dealer fee included.
 */
export function whyUnavailable(
  limits: OptionLimits,
  project: { amount_cents: number; state: string; has_storage: boolean },
): string | null {
  const { name, min_amount_cents, max_amount_cents } = limits
  if (!limits.active) return `${name} is switched off.`
  if (limits.states.length > 0 && !limits.states.includes(project.state))
    return `${name} is not offered in ${project.state}.`
  if (limits.requires_storage && !project.has_storage) return `${name} needs a battery in the design.`
  if (min_amount_cents !== null && project.amount_cents < min_amount_cents) {
    return `${name} starts at ${dollars(min_amount_cents)}; this project needs ${dollars(project.amount_cents)}.`
  }
  if (max_amount_cents !== null && project.amount_cents > max_amount_cents) {
    return `${name} ends at ${dollars(max_amount_cents)}; this project needs ${dollars(project.amount_cents)}.`
  }
  return null
}
