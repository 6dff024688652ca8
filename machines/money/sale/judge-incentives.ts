// A company's incentive rules judged for one project and way to pay. Pure: what it judges by is plain data, so that a published
// proposal can be calculated again from what was frozen with it.

import { type Decision, type Incentives, incentivesFor, type ProjectFacts } from '#machines/money/incentives/company.ts'
import type { Language } from '#machines/words/language.ts'
import type { PricedSale, RatedSale, Rule } from './sale.ts'

type PricedWay = {
  type: ProjectFacts['financing_type']
  price_cents: number
  /** The part of the price that federal law counts. */
  incentive_basis_cents: number
  size_w: number
  annual_kwh: number
  /** Of the reasons. */
  language?: Language | undefined
}
/** Of the project, what a rule asks about. */
export type JudgedProject = Pick<
  PricedSale['project'],
  'address' | 'utility_id' | 'installation_on' | 'construction_begins_on'
>
export type IncentiveRules = {
  /** In use, or decided about. */
  rules: readonly Rule[]
  decided: readonly (Decision & { incentive_id: string })[]
  degradation: number
}

export function judgeIncentives(
  { rules, decided, degradation }: IncentiveRules,
  project: JudgedProject,
  { type, ...way }: PricedWay,
): Incentives {
  return incentivesFor(rules, {
    ...way,
    financing_type: type,
    degradation,
    state: project.address?.state ?? null,
    utility_id: project.utility_id,
    installation_on: project.installation_on,
    construction_begins_on: project.construction_begins_on,
    decisions: new Map(decided.map(({ incentive_id, decision, reason }) => [incentive_id, { decision, reason }])),
  })
}

/** Inputs for callers that evaluate several payment types. */
export const incentiveRules = ({ incentives, settings }: RatedSale): IncentiveRules => ({
  rules: incentives.rules,
  degradation: settings.simulation.degradation,
  decided: incentives.decided.map(({ incentive_id, decision, reason }) => ({ incentive_id, decision, reason })),
})
