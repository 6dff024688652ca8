import type { RatedSale } from '../sale/sale.ts'
import type { IncentiveRules } from './judge-incentives.ts'

/** Inputs for callers that evaluate several payment types. */
export const incentiveRules = ({ incentives, settings }: RatedSale): IncentiveRules => ({
  rules: incentives.rules,
  degradation: settings.simulation.degradation,
  decided: incentives.decided.map(({ incentive_id, decision, reason }) => ({ incentive_id, decision, reason })),
})
