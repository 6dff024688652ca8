// The value of each agreement variable for one project. Pure and the single source: the preview shows what is signed.

import { dateWords, namesIn, percentValue } from '#machines/money/quote/value-words.ts'
import type { Schemas } from '#sdk/types.ts'
import { number } from '../../lib/format.ts'
import { sum } from '../../lib/numbers.ts'
import { addressLine, fullName, streetLine } from '../../lib/text.ts'
import type { Language } from '../../words/language.ts'
import { type Chosen, moneyWords } from './describe-money.ts'
import type { AgreementValues, AgreementVariableName } from './variables.ts'
import { words } from './words.ts'

type System = Schemas['ProposalFigures']['system']
type Person = { firstname: string; lastname: string }
export type Facts = {
  homeowner: (Person & { email: string | null; phone: string | null }) | null
  co_homeowner: Person | null
  /** Who signs, where that is known already: they are named as they sign. */
  signers: readonly { role: Schemas['SignerRole']; name: string; email?: string; phone?: string | null }[]
  address: Schemas['Address'] | null
  utility_name: string | null
  annual_use_kwh: number | null
  company: {
    name: string
    legal_name: string
    license_number: string | null
    phone: string | null
    email: string | null
    address: Schemas['Address'] | null
  }
  rep: { name: string; phone: string | null; email: string } | null
  /** Null where the project has no other. */
  design_name: string | null
  system: (System & { ac_w: number }) | null
  production: { annual_kwh: number; offset: number | null } | null
  /** As chosen, with the price homeowners see: hidden items are part of the system's line. */
  financing: Chosen | null
  /** YYYY-MM-DD, where the company is. */
  today: string
  agreement_name: string | null
}

type Some<Names extends AgreementVariableName> = { [name in Names]?: string | null | undefined }

/** Empty values are left out. */
export function agreementWords(facts: Facts, language: Language): AgreementValues {
  const values: Some<AgreementVariableName> = {
    ...peopleWords(facts, language),
    ...homeWords(facts),
    ...companyWords(facts),
    ...systemWords(facts, language),
    ...(facts.financing && moneyWords(facts.financing, language)),
    today: dateWords(facts.today, language),
    agreement_name: facts.agreement_name,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

function peopleWords(
  { homeowner, co_homeowner, signers }: Facts,
  language: Language,
): Some<Extract<AgreementVariableName, `${string}homeowner_${string}`>> {
  const signs = (role: Schemas['SignerRole']) => signers.find(one => one.role === role)
  const has_people = homeowner !== null || signers.length > 0
  return {
    homeowner_name: signs('homeowner')?.name || (homeowner && fullName(homeowner)),
    homeowner_firstname: homeowner?.firstname,
    homeowner_lastname: homeowner?.lastname,
    homeowner_email: signs('homeowner')?.email || homeowner?.email,
    homeowner_phone: signs('homeowner')?.phone || homeowner?.phone,
    co_homeowner_name:
      signs('co_homeowner')?.name || (co_homeowner ? fullName(co_homeowner) : has_people ? none(language) : null),
  }
}

const homeWords = ({ address, utility_name, annual_use_kwh }: Facts) => ({
  // Without a street it doesn't identify a home.
  project_address: address?.line1 ? addressLine(address) : null,
  project_street: address?.line1 ? streetLine(address) : null,
  project_city: address?.city,
  project_state: address?.state,
  project_zip: address?.postal_code,
  utility_name,
  annual_use: annual_use_kwh === null ? null : `${number(annual_use_kwh)} kWh`,
})

const companyWords = ({ company, rep }: Facts) => ({
  company_name: company.legal_name,
  company_trade_name: company.name,
  license_number: company.license_number,
  company_address: company.address && addressLine(company.address),
  company_phone: company.phone,
  company_email: company.email,
  rep_name: rep?.name,
  rep_phone: rep?.phone,
  rep_email: rep?.email,
})

function systemWords({ design_name, system, production }: Facts, language: Language) {
  const { inverters = [], storage = [] } = system ?? {}
  const batteries = count(storage)
  return {
    design_name: system && (design_name ?? none(language)),
    system_size: system && `${system.size_kw.toFixed(2)} kW`,
    system_size_ac: system && system.ac_w > 0 ? `${(system.ac_w / 1000).toFixed(2)} kW` : null,
    panel_count: system && number(system.module_count),
    panel_name: system && namesIn(system.panels),
    inverter_count: inverters.length > 0 ? number(count(inverters)) : null,
    inverter_name: namesIn(inverters),
    battery_count: system && number(batteries),
    battery_name: system && (batteries > 0 ? namesIn(storage) : none(language)),
    battery_energy:
      system &&
      (batteries > 0 ? `${number(sum(storage.map(one => one.count * one.usable_kwh)), 1)} kWh` : none(language)),
    annual_production: production && `${number(production.annual_kwh)} kWh`,
    offset: production && production.offset !== null ? percentValue(production.offset, 0) : null,
  }
}

const none = (language: Language) => words.in(language).values.none
const count = (all: readonly { count: number }[]) => sum(all.map(one => one.count))
