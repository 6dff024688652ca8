// The incentives of a sale for one way to pay, from its company's rules and what was decided about them by hand.
import type { Incentives } from '#machines/money/incentives/company.ts'
import type { RatedSale } from '../sale/sale.ts'
import { type IncentiveRules, judgeIncentives, type PricedWay } from './judge-incentives.ts'

/** What judging needs, for callers who judge several ways to pay. */
export const incentiveRules = ({ incentives, settings }: RatedSale): IncentiveRules => ({
  rules: incentives.rules,
  degradation: settings.simulation.degradation,
  decided: incentives.decided.map(({ incentive_id, decision, reason }) => ({ incentive_id, decision, reason })),
})

export const incentivesOf = (sale: RatedSale, way: PricedWay): Incentives =>
  judgeIncentives(incentiveRules(sale), sale.project, way)
