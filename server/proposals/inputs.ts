// A proposal's current inputs, as designed and without its battery.

import { tariffSentences } from '#machines/design/utilities/tariff-sentences.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { shownPrice } from '#machines/money/sale/price.ts'
import { withDesign } from '#machines/money/sale/sale.ts'
import { systemOf } from '#machines/money/sale/system.ts'
import { yearOfMonths } from '#machines/projects/rules.ts'
import { environmentOf } from '#machines/proposals/environment.ts'
import type { Language } from '#machines/words/language.ts'
import { tariffBasisOf } from '#server/design/utilities/tariff-basis.ts'
import { type Basis, basisOf } from '#server/money/quote/basis.ts'
import { energyYearOf } from '#server/money/quote/household.ts'
import { offerInputs } from '#server/money/quote/offers.ts'
import { productionOf } from '#server/money/quote/production.ts'
import type { Design, Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { utilityName } from '../projects/utilities.ts'
import { type Figures, figuresFrom, OWN_ESCALATION, type ProposalInputs, type Side } from './figures.ts'
import { words } from './words.ts'

type Today = ProposalInputs & { basis: Basis }

/** Throws 409 while there is no address, design or price. Its sentences are in the language of the proposal. */
export async function requireInputs(db: Db, ports: Ports, sale: Sale, language: Language): Promise<Today> {
  const basis = basisOf(sale)
  const own = basis && (await sideOf(db, ports, sale, basis, language))
  if (!own) throw nothingToPropose()
  const bare = await withoutBattery(db, ports, sale, language)
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
  sale: Sale,
  option_ids: readonly string[],
  language: Language = 'en',
): Promise<Figures | null> {
  const basis = basisOf(sale)
  const own = basis && (await sideOf(db, ports, sale, basis, language))
  return own && figuresFrom(own, option_ids, OWN_ESCALATION)
}

/** The sale without its battery; undefined if it has none. */
export function leavingBattery(sale: Sale): (Sale & { design: Design }) | undefined {
  if (!sale.design?.storage.length) return undefined
  const design = { ...sale.design, storage: [] }
  return { ...withDesign(sale, design), design }
}

async function withoutBattery(db: Db, ports: Ports, sale: Sale, language: Language): Promise<Side | null> {
  const bare = leavingBattery(sale)
  const bare_basis = bare && basisOf(bare)
  return bare && bare_basis ? sideOf(db, ports, bare, bare_basis, language) : null
}

async function sideOf(db: Db, ports: Ports, sale: Sale, basis: Basis, language: Language): Promise<Side | null> {
  const { project, catalog } = sale
  const production = await productionOf(db, ports, sale, language)
  const offers = await offerInputs(db, ports, sale, language)
  if (!production || !offers || !project.address) return null
  const year = await energyYearOf(db, ports, sale)
  const tariff = tariffOf(ports, sale, language)
  const used = production.monthly_consumption_kwh
  return {
    basis_hash: basis.hash,
    offers,
    fixed: {
      with_battery: basis.design.storage.length > 0,
      can_leave_battery: basis.design.storage.length > 0,
      system: systemOf(basis.design, catalog),
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

/** The basis of the bills; undefined without a rate plan. */
function tariffOf(ports: Ports, sale: Sale, language: Language) {
  const standing = tariffBasisOf(ports, sale)
  const { tariff } = sale.project
  return tariff && standing && tariffSentences(tariff, standing, sale.company, language)
}

type Bills = NonNullable<Awaited<ReturnType<typeof energyYearOf>>>['bills']

/** Those the offers calculate with: under a plain flat rate the energy year asks the same calculation for its sums. */
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
