// Where the dollars of an incentive come from: the rule and its reason, judged for one project and way to pay.
import type { Schemas } from '#sdk/types.ts'
import { incentiveLaw } from '../incentives/rules.ts'
import { cents, type Derivation } from './derivation.ts'
import { words } from './words.ts'

type Judged = Schemas['ProjectIncentive']

export const judgedDerivation = ({ incentive }: Judged, judged: Judged['judged'][number]): Derivation => ({
  title: incentive.name,
  rule: judged.reason,
  inputs: cents(words.label.counted, judged.amount_cents),
  notes: judged.capped ? [words.note.at_cap] : [],
  sources: [incentiveLaw(incentive), incentive.source_url].filter(source => source !== ''),
  version: words.version.incentive({ version: incentive.version }),
})

/** All that reach the homeowner by one way to pay. */
export const incentivesDerivation = (incentives: readonly Judged[], type: Schemas['FinancingType']): Derivation => ({
  title: words.title.homeowner_incentives,
  rule: words.rule.homeowner_incentives,
  inputs: incentives
    .filter(({ incentive }) => incentive.claimed_by !== 'provider')
    .flatMap(({ incentive, judged }) =>
      judged.filter(one => one.type === type && one.counts).flatMap(one => cents(incentive.name, one.amount_cents)),
    ),
  notes: [],
  sources: [words.source.incentives],
  version: null,
})
