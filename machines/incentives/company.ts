// Every incentive of a company judged for one way to pay: what it pays, when, to whom, and why or why not. Pure: the
// catalogue's drawer shows the same cents as a proposal.

import { type Language, saying } from '#machines/lib/language.ts'
import { dayWords, WAYS_TO_PAY } from '#machines/lib/words.ts'
import { decimal, growth, requireCents, roundProduct, times, usdToCents } from '#machines/pricing/money.ts'
import { sum } from '../lib/numbers.ts'
import { FEDERAL_RULES, incentiveName, judgeFederal, requireDate } from './rules.ts'

type FinancingType = 'loan' | 'cash' | 'lease' | 'ppa'

/** A rule as a company keeps it. Dates are inclusive; empty lists mean "everywhere". */
export type Incentive = {
  id: string
  code: 'owner_25d' | 'third_party_48e' | null
  name: string
  level: 'federal' | 'state' | 'utility' | 'local'
  kind: 'percent' | 'fixed' | 'per_watt' | 'production'
  /** By kind: a share of the price (0.25), dollars, dollars per W, dollars per kWh. */
  value: number
  cap_cents: number | null
  /** The most it pays as a share of the price. */
  cap_share: number | null
  applies_to: readonly FinancingType[]
  starts_on: string | null
  ends_on: string | null
  states: readonly string[]
  utilities: readonly string[]
  /** What the installer claims it passes on at once; what the provider claims stays with the provider. */
  claimed_by: 'homeowner' | 'installer' | 'provider'
  paid: 'upfront' | 'year_1' | 'yearly'
  years: number | null
  basis: 'gross' | 'after_upfront'
  active: boolean
  /** Counts by itself wherever it fits, or only when added to a project. */
  automatic: boolean
}

export type Decision = { decision: 'added' | 'removed'; reason: string }

export type ProjectFacts = {
  financing_type: FinancingType
  price_cents: number
  /** What of the price federal law counts. */
  incentive_basis_cents: number
  size_w: number
  annual_kwh: number
  /** By how much production falls each year; none unless given. */
  degradation?: number
  state: string | null
  utility_id: string | null
  /** The day everything is judged by: the planned completion of the installation. */
  installation_on: string | null
  construction_begins_on: string | null
  decisions: ReadonlyMap<string, Decision>
  /** Of the reasons. */
  language?: Language | undefined
}

export type EvaluatedIncentive = {
  incentive_id: string
  counts: boolean
  capped: boolean
  /** Over all its years, whoever claims it. */
  amount_cents: number
  /** Year 1 first; empty where it is paid upfront. */
  year_cents: number[]
  reason: string
}

export type Incentives = {
  lines: EvaluatedIncentive[]
  /** What lowers the sum paid at once; never more than the price. */
  upfront_cents: number
  /** What the homeowner receives later, year 1 first; at least one year. */
  year_cents: number[]
  homeowner_total_cents: number
}

const TYPE_WORDS: Record<Language, Record<FinancingType, string>> = {
  en: WAYS_TO_PAY,
  es: { loan: 'un préstamo', cash: 'pago al contado', lease: 'un arrendamiento', ppa: 'un PPA' },
}

/** Judges upfront incentives first, since a rule may count only what they leave of the price. */
export function incentivesFor(rules: readonly Incentive[], facts: ProjectFacts): Incentives {
  requireCents(facts.price_cents, 'The price')
  requireCents(facts.incentive_basis_cents, 'The basis of federal credits')
  requireDate(facts.installation_on, 'The installation date')
  requireDate(facts.construction_begins_on, 'The start of construction')
  const judged = new Map<string, EvaluatedIncentive>()
  let upfront_cents = 0
  for (const rule of rules.filter(({ paid }) => paid === 'upfront')) {
    const line = evaluate(rule, facts, 0, facts.price_cents - upfront_cents)
    judged.set(rule.id, line)
    if (reachesHomeowner(rule)) upfront_cents += line.amount_cents
  }
  const years: number[] = [0]
  for (const rule of rules.filter(({ paid }) => paid !== 'upfront')) {
    const line = evaluate(rule, facts, upfront_cents, Number.POSITIVE_INFINITY)
    judged.set(rule.id, line)
    if (reachesHomeowner(rule))
      for (const [year, cents] of line.year_cents.entries()) years[year] = (years[year] ?? 0) + cents
  }
  return {
    lines: rules.flatMap(({ id }) => judged.get(id) ?? []),
    upfront_cents,
    year_cents: years,
    homeowner_total_cents: upfront_cents + sum(years),
  }
}

const reachesHomeowner = ({ claimed_by }: Incentive) => claimed_by !== 'provider'

function evaluate(rule: Incentive, facts: ProjectFacts, upfront_cents: number, room_cents: number): EvaluatedIncentive {
  if (!(rule.value >= 0)) throw new RangeError(`The value of ${rule.name} must be zero or more`)
  const { counts, reason } = judge(rule, facts)
  if (!counts) return { incentive_id: rule.id, counts, capped: false, amount_cents: 0, year_cents: [], reason }
  const uncapped = yearly(rule, facts, upfront_cents)
  const most = Math.min(capOf(rule, facts), room_cents)
  const year_cents = upTo(most, uncapped)
  const amount_cents = sum(year_cents)
  return {
    incentive_id: rule.id,
    counts,
    capped: sum(uncapped) > most,
    amount_cents,
    year_cents: rule.paid === 'upfront' ? [] : year_cents,
    reason,
  }
}

function capOf({ cap_cents, cap_share }: Incentive, { price_cents }: ProjectFacts): number {
  const share = cap_share === null ? Number.POSITIVE_INFINITY : roundProduct(decimal(price_cents), decimal(cap_share))
  return Math.min(cap_cents ?? Number.POSITIVE_INFINITY, share)
}

/** Payments until the cap is reached. */
function upTo(most: number, payments: number[]): number[] {
  let left = most
  return payments.map(cents => {
    const paid = Math.min(cents, left)
    left -= paid
    return paid
  })
}

function yearly({ kind, value, level, basis, paid, years }: Incentive, facts: ProjectFacts, upfront: number): number[] {
  const { size_w, annual_kwh, degradation = 0 } = facts
  switch (kind) {
    case 'percent': {
      const whole = level === 'federal' ? facts.incentive_basis_cents : facts.price_cents
      const counted = basis === 'after_upfront' ? Math.max(0, whole - upfront) : whole
      return [roundProduct(decimal(counted), decimal(value))]
    }
    case 'fixed':
      return [usdToCents(value)]
    case 'per_watt':
      return [usdToCents(value, size_w)]
    case 'production': {
      const first = times(decimal(100), decimal(value), decimal(annual_kwh))
      return Array.from({ length: paid === 'yearly' ? (years ?? 1) : 1 }, (_, year) =>
        roundProduct(first, growth(-degradation, year)),
      )
    }
  }
}

/** Whether a rule counts, in one sentence. What somebody decided by hand comes first, then the rule's own limits. */
function judge(rule: Incentive, facts: ProjectFacts): { counts: boolean; reason: string } {
  const { language = 'en' } = facts
  const say = saying(language)
  const no = (en: string, es: string) => ({ counts: false, reason: say(en, es) })
  const name = incentiveName(rule, language)
  const decided = facts.decisions.get(rule.id)
  if (!rule.active) return no(`${name} is switched off in the catalogue.`, `${name} está desactivado en el catálogo.`)
  if (decided?.decision === 'removed')
    return no(
      `Left out of this project: ${decided.reason || 'no reason was given.'}`,
      `No se incluye en este proyecto: ${decided.reason || 'no se dio ninguna razón.'}`,
    )
  if (!rule.automatic && decided?.decision !== 'added')
    return no(
      `${name} counts only when it is added to the project.`,
      `${name} cuenta solo cuando se agrega al proyecto.`,
    )
  if (rule.applies_to.length > 0 && !rule.applies_to.includes(facts.financing_type)) {
    const way = TYPE_WORDS[language][facts.financing_type]
    return no(`${name} is not offered for ${way}.`, `${name} no se ofrece para ${way}.`)
  }
  if (rule.states.length > 0) {
    const states = rule.states.join(', ')
    if (facts.state === null)
      return no(
        `${name} holds in ${states}; the project has no address yet.`,
        `${name} vale en ${states}; el proyecto todavía no tiene dirección.`,
      )
    if (!rule.states.includes(facts.state))
      return no(`${name} is not offered in ${facts.state}.`, `${name} no se ofrece en ${facts.state}.`)
  }
  if (rule.utilities.length > 0) {
    if (facts.utility_id === null)
      return no(
        `${name} holds for customers of certain utilities; the project has none yet.`,
        `${name} vale para clientes de ciertas compañías eléctricas; el proyecto todavía no tiene ninguna.`,
      )
    if (!rule.utilities.includes(facts.utility_id))
      return no(
        `${name} is not offered to customers of this utility.`,
        `${name} no se ofrece a los clientes de esta compañía eléctrica.`,
      )
  }
  const federal = FEDERAL_RULES.find(({ id }) => id === rule.code)
  if (federal) {
    const { installation_on, construction_begins_on } = facts
    const { eligible, sentence } = judgeFederal(federal, installation_on, construction_begins_on, language)
    return { counts: eligible, reason: sentence }
  }
  return judgeDates(rule, facts, no) ?? { counts: true, reason: whyItCounts(rule, facts) }
}

type No = (en: string, es: string) => { counts: boolean; reason: string }

function judgeDates({ name, kind, starts_on, ends_on }: Incentive, facts: ProjectFacts, no: No) {
  const { installation_on, annual_kwh } = facts
  if (installation_on === null) {
    if (starts_on !== null || ends_on !== null)
      return no(
        `The planned installation date is not known, and ${name} depends on it.`,
        `No se conoce la fecha prevista de instalación, y ${name} depende de ella.`,
      )
  } else {
    if (starts_on !== null && installation_on < starts_on)
      return no(`${name} starts on ${dayWords(starts_on)}.`, `${name} empieza el ${dayWords(starts_on)}.`)
    if (ends_on !== null && installation_on > ends_on)
      return no(`${name} ended on ${dayWords(ends_on)}.`, `${name} terminó el ${dayWords(ends_on)}.`)
  }
  if (kind === 'production' && annual_kwh === 0)
    return no(
      `${name} is paid by production, which is not known yet.`,
      `${name} se paga según la producción, que todavía no se conoce.`,
    )
  return undefined
}

const WHOSE = {
  en: {
    homeowner: 'The homeowner claims it.',
    installer: 'We claim it and take it off the price.',
    provider: 'The provider owns the system and claims it; none goes to the homeowner.',
  },
  es: {
    homeowner: 'Lo reclama el propietario de la casa.',
    installer: 'Nosotros lo reclamamos y lo descontamos del precio.',
    provider: 'El proveedor es dueño del sistema y lo reclama; nada le corresponde al propietario de la casa.',
  },
} as const

function whyItCounts({ claimed_by, starts_on, ends_on }: Incentive, facts: ProjectFacts): string {
  const { installation_on, language = 'en' } = facts
  const say = saying(language)
  const dated = installation_on !== null && (starts_on !== null || ends_on !== null)
  const day = dayWords(installation_on ?? '')
  const when = dated
    ? say(
        `The installation planned for ${day} is within its dates.`,
        `La instalación prevista para el ${day} está dentro de sus fechas.`,
      )
    : say('It fits this project and has no dates.', 'Corresponde a este proyecto y no tiene fechas límite.')
  return `${when} ${WHOSE[language][claimed_by]}`
}
