// What a proposal rests on today, as designed and without its battery.

import { refuse } from '#machines/lib/refuse.ts'
import { yearOfMonths } from '#machines/projects/rules.ts'
import { environmentOf } from '#machines/proposals/environment.ts'
import { tariffSentences } from '#machines/utilities/tariff-sentences.ts'
import type { Language } from '#machines/words/language.ts'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { utilityName } from '../projects/utilities.ts'
import { type Basis, basisOf } from '../quote/basis.ts'
import { energyYearOf } from '../quote/household.ts'
import { offerInputs } from '../quote/offers.ts'
import { shownPrice } from '../quote/price.ts'
import { productionOf } from '../quote/production.ts'
import { systemOf } from '../quote/system.ts'
import { tariffBasisOf } from '../utilities/tariff-basis.ts'
import { type Figures, figuresFrom, OWN_ESCALATION, type ProposalInputs, type Side } from './figures.ts'
import { words } from './words.ts'

export type Today = ProposalInputs & { basis: Basis }

/** Throws 409 while there is no address, design or price. Its sentences are in the language of the proposal. */
export async function requireInputs(db: Db, ports: Ports, project: ProjectRow, language: Language): Promise<Today> {
  const basis = await basisOf(db, project)
  const own = basis && (await sideOf(db, ports, project, basis, language))
  if (!own) throw nothingToPropose()
  const bare = await withoutBattery(db, ports, project, basis, language)
  return {
    basis,
    own: { ...own, fixed: { ...own.fixed, can_leave_battery: bare !== null } },
    without_battery: bare && { ...bare, fixed: { ...bare.fixed, can_leave_battery: true } },
  }
}

export const nothingToPropose = () => refuse(409, 'nothing_to_propose', words.nothing_to_propose)

/** The figures a proposal published now would freeze; null while there is no address, design or price. */
export async function figuresToday(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  option_ids: readonly string[],
  language: Language = 'en',
): Promise<Figures | null> {
  const basis = await basisOf(db, project)
  const own = basis && (await sideOf(db, ports, project, basis, language))
  return own && figuresFrom(own, option_ids, OWN_ESCALATION)
}

/** The project as it would be without its battery; undefined where it has none. */
export function leavingBattery(project: ProjectRow, { design }: Basis): ProjectRow | undefined {
  return design.storage.length > 0 ? { ...project, sketch: { ...design, storage: [] } } : undefined
}

async function withoutBattery(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  basis: Basis,
  language: Language,
): Promise<Side | null> {
  const bare = leavingBattery(project, basis)
  const bare_basis = bare && (await basisOf(db, bare))
  return bare && bare_basis ? sideOf(db, ports, bare, bare_basis, language) : null
}

async function sideOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  basis: Basis,
  language: Language,
): Promise<Side | null> {
  const production = await productionOf(db, ports, project, language)
  const offers = await offerInputs(db, ports, project, language)
  if (!production || !offers || !project.address) return null
  const year = await energyYearOf(db, ports, project)
  const tariff = await tariffOf(db, ports, project, language)
  const used = production.monthly_consumption_kwh
  return {
    basis_hash: basis.hash,
    offers,
    fixed: {
      with_battery: basis.design.storage.length > 0,
      can_leave_battery: basis.design.storage.length > 0,
      system: await systemOf(db, basis.design),
      production: {
        annual_kwh: production.annual_kwh,
        p90_kwh: production.p90_kwh,
        monthly_kwh: production.monthly_kwh,
        monthly_consumption_kwh: used,
        annual_consumption_kwh: used && yearOfMonths(used),
        offset: production.offset,
        weather_source: production.weather.source,
      },
      energy: year && {
        self_used_kwh: year.year.production * year.self_consumption,
        exported_kwh: year.year.export,
        imported_kwh: year.year.import,
      },
      bill: billOf(project, year?.bills ?? null),
      ...(tariff ? { tariff } : {}),
      environment: environmentOf(production.annual_kwh, production.degradation, language),
      price: shownPrice(basis.prices.cash),
    },
  }
}

/** What the bills rest on; nothing while there is no tariff. */
async function tariffOf(db: Db, ports: Ports, project: ProjectRow, language: Language) {
  const standing = await tariffBasisOf(db, ports, project)
  const [company] = await db.select({ name: companies.name, timezone: companies.timezone }).from(companies)
  return project.tariff && standing && company && tariffSentences(project.tariff, standing, company, language)
}

type Bills = NonNullable<Awaited<ReturnType<typeof energyYearOf>>>['bills']

/** Those the offers reckon with: under a plain flat rate the energy year asks the same calculation for its sums. */
function billOf(project: ProjectRow, bills: Bills): Figures['bill'] {
  return (
    bills && {
      utility_name: utilityName(project),
      monthly_before_cents: bills.before.map(month => month.total_cents),
      monthly_after_cents: bills.after.map(month => month.total_cents),
      year_before_cents: bills.before_year_cents,
      year_after_cents: bills.after_year_cents,
    }
  )
}
