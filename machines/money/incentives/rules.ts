import { dayWords, percent } from '#machines/lib/format.ts'
import { decimal, requireCents, roundProduct } from '#machines/money/pricing/money.ts'
import type { Language } from '#machines/words/language.ts'
import { words } from './words.ts'

/** Required wherever a tax credit is mentioned: on screen, in PDFs and in emails. A document has it in its own language. */
export const taxCreditDisclaimer = (language?: Language): string =>
  (language ? words.in(language) : words).tax_credit_disclaimer

type FinancingType = 'loan' | 'cash' | 'lease' | 'ppa'

/** A federal credit as law with dates. All dates are inclusive, YYYY-MM-DD, and so compare as text. */
type FederalRule = {
  id: 'owner_25d' | 'third_party_48e'
  title: string
  applies_to: readonly FinancingType[]
  claimed_by: 'homeowner' | 'provider'
  share: number
  installed_from: string
  installed_until: string
  /** Keeps the credit for a later installation when construction began by this day. */
  construction_begun_by: string | null
  /** By the end of which calendar year after the one it began in the system must then be in service. */
  service_within_years: number | null
  /** A homeowner's credit is based on the price after upfront rebates; a provider's on its own cost. */
  basis: 'gross' | 'after_upfront'
  law: string
  source: string
  source_url: string
  /** Further requirements of the claimant besides the dates, each for construction that began on or after `from`. */
  conditions?: readonly FederalCondition[]
}

type FederalCondition = {
  from: string
  /** Asked only of who relies on the day construction began, not on the day of service. */
  of_begun: boolean
  says: 'work_continues' | 'prohibited_entities'
  source: string
}

const PUBLIC_LAW_119_21 = 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf'

/** A company's catalog begins with the names and laws in English. */
const english = words.in('en').federal

export const FEDERAL_RULES: readonly FederalRule[] = [
  {
    id: 'owner_25d',
    title: english.owner_25d.title,
    applies_to: ['cash', 'loan'],
    claimed_by: 'homeowner',
    share: 0.3,
    installed_from: '2022-01-01',
    installed_until: '2025-12-31',
    construction_begun_by: null,
    service_within_years: null,
    basis: 'after_upfront',
    law: english.owner_25d.law,
    source: 'IRS FS-2025-05: an expenditure is made when the original installation is completed, § 25D(e)(8)',
    source_url: PUBLIC_LAW_119_21,
  },
  {
    id: 'third_party_48e',
    title: english.third_party_48e.title,
    applies_to: ['lease', 'ppa'],
    claimed_by: 'provider',
    share: 0.3,
    installed_from: '2025-01-01',
    installed_until: '2027-12-31',
    construction_begun_by: '2026-07-04',
    // IRS Notice 2025-42; for construction begun before 09/02/2025, Notice 2018-59.
    service_within_years: 4,
    basis: 'gross',
    law: english.third_party_48e.law,
    source:
      'Public Law 119-21, § 70513: construction begun within 12 months of July 4, 2025, or in service by 2027-12-31',
    source_url: PUBLIC_LAW_119_21,
    conditions: [
      {
        from: '2025-09-02',
        of_begun: true,
        says: 'work_continues',
        source: 'IRS Notice 2025-42, sections 4 and 5',
      },
      {
        from: '2026-01-01',
        of_begun: false,
        says: 'prohibited_entities',
        source: 'Public Law 119-21, § 70513: material assistance from prohibited foreign entities',
      },
    ],
  },
]

type FederalCredit = {
  rule: FederalRule
  share: number
  /** The credit, no matter who claims it. */
  amount_cents: number
  /** The part that reaches the homeowner's own tax return. */
  homeowner_amount_cents: number
  claimed_by: 'homeowner' | 'provider'
  sentence: string
  source: string
}

/** Dates are compared as text, which holds only for real days written YYYY-MM-DD. */
export function requireDate(value: string | null | undefined, what: string): void {
  if (value === null || value === undefined) return
  const day = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    throw new RangeError(`${what} is a day written YYYY-MM-DD`)
  }
}

function ruleFor(financing_type: FinancingType): FederalRule {
  const rule = FEDERAL_RULES.find(candidate => candidate.applies_to.includes(financing_type))
  if (!rule) throw new RangeError(`No federal rule covers ${financing_type}`)
  return rule
}

/**
 * The federal credit of one way to pay, by the dates of the law rather than the day of signing. Pass the contract price
 * without a loan's dealer fee: a fee for financing is not a cost of the system. An unknown installation date counts no
 * credit, since a sale must not promise one.
 */
export function evaluateFederalCredit(input: {
  financing_type: FinancingType
  /** The day the installation is, or is expected to be, completed (in service for a lease or PPA). */
  installation_date: string | null
  construction_begins_on?: string | null
  price_cents: number
}): FederalCredit {
  requireCents(input.price_cents, 'The price')
  requireDate(input.installation_date, 'The installation date')
  requireDate(input.construction_begins_on, 'The start of construction')
  const rule = ruleFor(input.financing_type)
  const { eligible, sentence } = judgeFederal(rule, input.installation_date, input.construction_begins_on ?? null)
  const share = eligible ? rule.share : 0
  const amount_cents = roundProduct(decimal(input.price_cents), decimal(share))
  return {
    rule,
    share,
    amount_cents,
    homeowner_amount_cents: rule.claimed_by === 'homeowner' ? amount_cents : 0,
    claimed_by: rule.claimed_by,
    sentence,
    source: `${rule.law}. ${rule.source}`,
  }
}

/** The in-service deadline if construction began in time; null if there is none. */
function lastDayOfService({ construction_begun_by, service_within_years }: FederalRule, begun: string | null) {
  if (begun === null || construction_begun_by === null || service_within_years === null) return null
  return begun <= construction_begun_by ? `${Number(begun.slice(0, 4)) + service_within_years}-12-31` : null
}

/** Decides if a sale's dates qualify for a federal credit, with the reason. */
export function judgeFederal(
  rule: FederalRule,
  installed: string | null,
  begun: string | null,
  language: Language = 'en',
): { eligible: boolean; sentence: string } {
  const texts = words.in(language)
  const credit = texts.credit
  const title = texts.federal[rule.id].title
  const share = percent(rule.share)
  const provider = rule.claimed_by === 'provider'
  const whose = provider ? credit.claimed_by_provider : credit.claimed_by_homeowner
  const until = dayWords(rule.installed_until)
  const begin = dayWords(rule.construction_begun_by ?? '')
  const no = (...sentences: string[]) => ({ eligible: false, sentence: sentences.join(' ') })
  const yes = (because: string, by_begun = false) => {
    const conditions = (rule.conditions ?? []).filter(
      ({ from, of_begun }) => (by_begun || !of_begun) && (begun === null || begun >= from),
    )
    return {
      eligible: true,
      sentence: [because, ...conditions.map(({ says }) => texts.condition[says]), whose].join(' '),
    }
  }
  if (installed !== null && installed < rule.installed_from)
    return no(credit.not_begun_yet({ day: dayWords(rule.installed_from) }))
  const in_service_by = lastDayOfService(rule, begun)
  if (in_service_by !== null && (installed ?? rule.installed_from) <= in_service_by)
    return yes(credit.construction_in_time({ share, title, day: begin }), true)
  if (installed === null) return provider ? no(credit.no_installation_date, whose) : no(credit.no_installation_date)
  if (installed <= rule.installed_until)
    return yes(
      provider
        ? credit.service_in_time({ share, title, day: until })
        : credit.installation_in_time({ share, title, day: until }),
    )
  if (in_service_by !== null) return no(credit.too_long_to_service({ day: dayWords(in_service_by) }), whose)
  return provider
    ? no(credit.too_late_for_service({ begin, day: until }), whose)
    : no(credit.ended({ title, day: until }))
}

type Code = FederalRule['id'] | null

/** A rule's name: a federal one's law, otherwise the company's own name. */
export const incentiveName = ({ code, name }: { code: Code; name: string }, language: Language = 'en'): string =>
  code !== null && language !== 'en' ? words.in(language).federal[code].title : name

/** The legal basis of a federal rule; for a company's own rule, the text it entered. */
export const incentiveLaw = ({ code, law }: { code: Code; law: string }, language: Language = 'en'): string =>
  code !== null && language !== 'en' ? words.in(language).federal[code].law : law

/** The federal rules as a company's catalog begins with them. Only their use is the company's to decide. */
export const FEDERAL_INCENTIVES = FEDERAL_RULES.map(rule => ({
  code: rule.id,
  name: rule.title,
  level: 'federal' as const,
  kind: 'percent' as const,
  value: rule.share,
  applies_to: [...rule.applies_to],
  starts_on: rule.installed_from,
  ends_on: rule.installed_until,
  construction_begun_by: rule.construction_begun_by,
  claimed_by: rule.claimed_by,
  paid: 'year_1' as const,
  basis: rule.basis,
  law: rule.law,
  source_url: rule.source_url,
}))
