import { type Language, saying } from '#machines/lib/language.ts'
import { dayWords } from '#machines/lib/words.ts'
import { decimal, requireCents, roundProduct } from '#machines/pricing/money.ts'

/** Stands wherever a tax credit is mentioned: on screen, in PDFs and in mails. */
export const TAX_CREDIT_DISCLAIMER =
  'Tax credits depend on your own tax situation. We do not guarantee that you are eligible for any tax credit, and nothing here is tax advice. Please consult a tax advisor before you rely on a credit.'

const TAX_CREDIT_DISCLAIMER_ES =
  'Los créditos fiscales dependen de su propia situación fiscal. No garantizamos que usted tenga derecho a ningún crédito fiscal, y nada de lo aquí escrito es asesoría fiscal. Consulte a un asesor de impuestos antes de contar con un crédito.'

export const taxCreditDisclaimer = (language?: Language) =>
  saying(language)(TAX_CREDIT_DISCLAIMER, TAX_CREDIT_DISCLAIMER_ES)

type FinancingType = 'loan' | 'cash' | 'lease' | 'ppa'

/** A federal credit as law with dates. All dates are inclusive, YYYY-MM-DD, and so compare as text. */
export type FederalRule = {
  id: 'owner_25d' | 'third_party_48e'
  title: string
  title_es: string
  applies_to: readonly FinancingType[]
  claimed_by: 'homeowner' | 'provider'
  share: number
  installed_from: string
  installed_until: string
  /** Keeps the credit for a later installation when construction began by this day. */
  construction_begun_by: string | null
  /** A homeowner's credit counts what is left after rebates at purchase; a provider's its own cost. */
  basis: 'gross' | 'after_upfront'
  law: string
  law_es: string
  source: string
  source_url: string
  /** What its claimant must keep to beside the dates, each for construction that began on a day from `from` on. */
  conditions?: readonly FederalCondition[]
}

export type FederalCondition = {
  from: string
  /** Asked only of who relies on the day construction began, not on the day of service. */
  of_begun: boolean
  text: string
  text_es: string
  source: string
}

const PUBLIC_LAW_119_21 = 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf'

export const FEDERAL_RULES: readonly FederalRule[] = [
  {
    id: 'owner_25d',
    title: 'Residential Clean Energy Credit (section 25D)',
    title_es: 'Crédito por energía limpia residencial (sección 25D)',
    applies_to: ['cash', 'loan'],
    claimed_by: 'homeowner',
    share: 0.3,
    installed_from: '2022-01-01',
    installed_until: '2025-12-31',
    construction_begun_by: null,
    basis: 'after_upfront',
    law: '26 U.S.C. § 25D, ended by Public Law 119-21, § 70506',
    law_es: '26 U.S.C. § 25D, terminado por la Ley Pública 119-21, § 70506',
    source: 'IRS FS-2025-05: an expenditure is made when the original installation is completed, § 25D(e)(8)',
    source_url: PUBLIC_LAW_119_21,
  },
  {
    id: 'third_party_48e',
    title: 'Clean Electricity Investment Credit (section 48E)',
    title_es: 'Crédito por inversión en electricidad limpia (sección 48E)',
    applies_to: ['lease', 'ppa'],
    claimed_by: 'provider',
    share: 0.3,
    installed_from: '2025-01-01',
    installed_until: '2027-12-31',
    construction_begun_by: '2026-07-04',
    basis: 'gross',
    law: '26 U.S.C. § 48E, as amended by Public Law 119-21, § 70513',
    law_es: '26 U.S.C. § 48E, modificado por la Ley Pública 119-21, § 70513',
    source:
      'Public Law 119-21, § 70513: construction begun within 12 months of July 4, 2025, or in service by 2027-12-31',
    source_url: PUBLIC_LAW_119_21,
    conditions: [
      {
        from: '2025-09-02',
        of_begun: true,
        text: 'If construction starts on or after 09/02/2025, work must continue until the system is in service, within four calendar years.',
        text_es:
          'Si la construcción empieza el 09/02/2025 o después, la obra debe continuar hasta que el sistema entre en servicio, en un plazo de cuatro años calendario.',
        source: 'IRS Notice 2025-42, sections 4 and 5',
      },
      {
        from: '2026-01-01',
        of_begun: false,
        text: 'If construction starts on or after 01/01/2026, the share of equipment from prohibited foreign entities is limited.',
        text_es:
          'Si la construcción empieza el 01/01/2026 o después, la proporción de equipo de entidades extranjeras prohibidas está limitada.',
        source: 'Public Law 119-21, § 70513: material assistance from prohibited foreign entities',
      },
    ],
  },
]

export type FederalCredit = {
  rule: FederalRule
  share: number
  /** The credit, whoever claims it. */
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

/** Whether the dates of a sale keep a federal credit, in words. */
export function judgeFederal(
  rule: FederalRule,
  installed: string | null,
  begun: string | null,
  language?: Language,
): { eligible: boolean; sentence: string } {
  const say = saying(language)
  const title = say(rule.title, rule.title_es)
  const percent = `${rule.share * 100} %`
  const provider = rule.claimed_by === 'provider'
  const whose = provider
    ? say(
        'The provider owns the system and claims any credit; none goes to the homeowner.',
        'El proveedor es dueño del sistema y reclama cualquier crédito; nada le corresponde al propietario de la casa.',
      )
    : say('The homeowner claims it.', 'Lo reclama el propietario de la casa.')
  const [from, until] = [dayWords(rule.installed_from), dayWords(rule.installed_until)]
  const begin = dayWords(rule.construction_begun_by ?? '')
  const no = (sentence: string) => ({ eligible: false, sentence })
  const yes = (because: string, by_begun = false) => {
    const conditions = (rule.conditions ?? []).filter(
      ({ from, of_begun }) => (by_begun || !of_begun) && (begun === null || begun >= from),
    )
    return {
      eligible: true,
      sentence: [
        say(`${percent} under ${title}, because ${because}.`, `${percent} según el ${title}, porque ${because}.`),
        ...conditions.map(({ text, text_es }) => say(text, text_es)),
        whose,
      ].join(' '),
    }
  }
  if (installed !== null && installed < rule.installed_from)
    return no(
      say(
        `No credit is counted: this rule covers installations from ${from}.`,
        `No se cuenta ningún crédito: esta regla vale para instalaciones desde el ${from}.`,
      ),
    )
  if (rule.construction_begun_by !== null && begun !== null && begun <= rule.construction_begun_by)
    return yes(say(`construction begins by ${begin}`, `la construcción empieza a más tardar el ${begin}`), true)
  if (installed === null)
    return no(
      `${say('No credit is counted: the installation date is not known.', 'No se cuenta ningún crédito: no se conoce la fecha de instalación.')} ${provider ? whose : ''}`.trim(),
    )
  if (installed <= rule.installed_until)
    return yes(
      provider
        ? say(`the system is in service by ${until}`, `el sistema entra en servicio a más tardar el ${until}`)
        : say(`the installation is completed by ${until}`, `la instalación se termina a más tardar el ${until}`),
    )
  return no(
    provider
      ? `${say(
          `No credit: construction did not begin by ${begin} and the system is in service after ${until}.`,
          `Sin crédito: la construcción no empezó a más tardar el ${begin} y el sistema entra en servicio después del ${until}.`,
        )} ${whose}`
      : say(
          `No credit: ${title} ended for installations completed after ${until}.`,
          `Sin crédito: el ${title} terminó para instalaciones completadas después del ${until}.`,
        ),
  )
}

/** What a rule is called: a federal one by its law, any other as its company has named it. */
export function incentiveName(
  { code, name }: { code: FederalRule['id'] | null; name: string },
  language?: Language,
): string {
  const federal = FEDERAL_RULES.find(({ id }) => id === code)
  return federal ? saying(language)(name, federal.title_es) : name
}

/** The law a federal rule rests on; what a company wrote for its own. */
export function incentiveLaw(
  { code, law }: { code: FederalRule['id'] | null; law: string },
  language?: Language,
): string {
  const federal = FEDERAL_RULES.find(({ id }) => id === code)
  return federal ? saying(language)(law, federal.law_es) : law
}

/** The federal rules as a company's catalogue begins with them. Only their use is the company's to decide. */
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
