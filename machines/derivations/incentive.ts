// Where the dollars of an incentive come from: the rule and its reason, judged for one project and way to pay.
import type { Schemas } from '#sdk/types.ts'
import { incentiveLaw } from '../incentives/rules.ts'
import { cents, type Derivation } from './derivation.ts'

type Judged = Schemas['ProjectIncentive']

export const judgedDerivation = ({ incentive }: Judged, judged: Judged['judged'][number]): Derivation => ({
  title: incentive.name,
  rule: judged.reason,
  inputs: cents('Counted', judged.amount_cents),
  notes: judged.capped ? ['At its cap.'] : [],
  sources: [incentiveLaw(incentive), incentive.source_url].filter(source => source !== ''),
  version: `Rule version ${incentive.version}`,
})

/** All that reach the homeowner by one way to pay. */
export const incentivesDerivation = (incentives: readonly Judged[], type: Schemas['FinancingType']): Derivation => ({
  title: 'What reaches the homeowner',
  rule: 'The sum of the incentives that count for this way to pay and that the homeowner claims.',
  inputs: incentives
    .filter(({ incentive }) => incentive.claimed_by !== 'provider')
    .flatMap(({ incentive, judged }) =>
      judged.filter(one => one.type === type && one.counts).flatMap(one => cents(incentive.name, one.amount_cents)),
    ),
  notes: [],
  sources: ['Your company’s incentives'],
  version: null,
})
