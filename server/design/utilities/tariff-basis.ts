// Decides if the basis of a project's savings is assumed or confirmed, and the warning if not.

import { yearsOf } from '#machines/design/utilities/average-rate.ts'
import { lacksOf } from '#machines/design/utilities/tariff-lines.ts'
import { netMeteringStanding, rateStanding } from '#machines/design/utilities/tariff-standing.ts'
import { words } from '#machines/design/utilities/words.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { utilityById, utilityName } from '#server/projects/utilities.ts'
import { averageOf } from './published.ts'
import { publishedToday, type TermsRow, termsView } from './terms.ts'

type Basis = Schemas['TariffBasis']

export type Rated = {
  project: Pick<ProjectRow, 'tariff' | 'utility_id' | 'utility_name' | 'tariff_confirmed' | 'consumption'>
  /** The company's confirmation for the project's utility. */
  utility_terms: TermsRow | undefined
}

/** Null while the project has no rate plan. */
export function tariffBasisOf(ports: Ports, { project, utility_terms }: Rated): Basis | null {
  const { tariff, utility_id, tariff_confirmed } = project
  if (!tariff) return null
  const utility = utility_id ? utilityById(utility_id) : undefined
  const published = utility_id ? publishedToday(ports, utility_id) : null
  const confirmed = {
    tariff,
    confirmed: tariff_confirmed,
    terms: termsView(utility_terms),
    published,
    average: utility ? averageOf(utility) : null,
  }
  return {
    net_metering: netMeteringStanding(confirmed),
    rate: rateStanding(confirmed),
    published,
    utility_id,
    utility_name: utilityName(project),
  }
}

function assumedOf({ net_metering, rate }: Basis): 'both' | 'net_metering' | 'rate' | undefined {
  if (net_metering.state === 'assumed') return rate.state === 'assumed' ? 'both' : 'net_metering'
  return rate.state === 'assumed' ? 'rate' : undefined
}

/** Undefined without savings, or if everything is confirmed. */
export function tariffCheck(ports: Ports, rated: Rated): Schemas['PricingCheck'] | undefined {
  const { project } = rated
  const basis = project.consumption ? tariffBasisOf(ports, rated) : null
  const assumed = basis ? assumedOf(basis) : undefined
  if (!basis || !assumed) return undefined
  const lacks = basis.net_metering.lacks && lacksOf(project.tariff?.net_metering ?? { kind: 'full_retail' })
  // If both are assumed, mention both.
  const average = assumed === 'rate' ? basis.rate.average : undefined
  return {
    code: 'tariff_assumed',
    severity: 'stop',
    sentence: average ? words.assumed.rate_average(yearsOf(average)) : words.assumed[assumed],
    fix: average ? words.assumed.ask_bill : lacks ? words.assumed[`enter_${lacks}`] : words.assumed.confirm,
    where: 'energy',
  }
}
