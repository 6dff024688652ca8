// Whether what a project's savings rest on is assumed or confirmed, and what to say where it is not.
import { netMeteringStanding, rateStanding } from '#machines/utilities/tariff-standing.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { utilityById, utilityName } from '../projects/utilities.ts'
import { averageOf } from './published.ts'
import { publishedToday, termsRow, termsView } from './terms.ts'

type Basis = Schemas['TariffBasis']

/** Null while the project has no tariff. */
export async function tariffBasisOf(
  db: Db,
  ports: Ports,
  project: Pick<ProjectRow, 'tariff' | 'utility_id' | 'utility_name' | 'tariff_confirmed'>,
): Promise<Basis | null> {
  const { tariff, utility_id, tariff_confirmed } = project
  if (!tariff) return null
  const utility = utility_id ? utilityById(utility_id) : undefined
  const published = utility_id ? publishedToday(ports, utility_id) : null
  const known = {
    tariff,
    confirmed: tariff_confirmed,
    terms: utility_id ? termsView(await termsRow(db, utility_id)) : null,
    published,
    average: utility ? averageOf(utility) : null,
  }
  return {
    net_metering: netMeteringStanding(known),
    rate: rateStanding(known),
    published,
    utility_id,
    utility_name: utilityName(project),
  }
}

/** The names of what is assumed, in the order in which they are read. */
const assumedOf = ({ net_metering, rate }: Basis): string[] => [
  ...(net_metering.state === 'assumed' ? ['net metering'] : []),
  ...(rate.state === 'assumed' ? ['the utility rate'] : []),
]

/** Nothing while no savings can be worked out, or all is confirmed. */
export async function tariffCheck(
  db: Db,
  ports: Ports,
  project: ProjectRow,
): Promise<Schemas['PricingCheck'] | undefined> {
  const basis = project.consumption ? await tariffBasisOf(db, ports, project) : null
  const assumed = basis ? assumedOf(basis) : []
  if (!basis || assumed.length === 0) return undefined
  const { lacks } = basis.net_metering
  const [what, are] = [assumed.join(' and '), assumed.length > 1 ? 'are' : 'is']
  return {
    code: 'tariff_assumed',
    severity: 'stop',
    sentence: `${what.charAt(0).toUpperCase()}${what.slice(1)} ${are} assumed, so a proposal cannot promise savings yet.`,
    fix: lacks ? `Enter ${lacks} and confirm.` : `Confirm ${assumed.length > 1 ? 'them' : 'it'} under Energy.`,
    where: 'energy',
  }
}
