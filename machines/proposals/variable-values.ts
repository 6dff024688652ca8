// Variable values for one household, from a proposal's frozen figures. Pure, so page, email and preview agree.

import { dateWords, kwhPrice, namesIn, percentValue, wholeDollars } from '#machines/money/quote/value-words.ts'
import type { Schemas } from '#sdk/types.ts'
import { dollars, number } from '../lib/format.ts'
import { sum } from '../lib/numbers.ts'
import { fullName, streetLine } from '../lib/text.ts'
import type { Values } from './variables.ts'

type Figures = Schemas['ProposalFigures']

export type Facts = {
  homeowner: { firstname: string; lastname: string } | null
  address: Pick<Schemas['Address'], 'line1' | 'line2' | 'city' | 'state' | 'postal_code'> | null
  utility_name: string | null
  company: Schemas['ProposalDocument']['company']
  rep: Schemas['ProposalDocument']['rep'] | null
  /** Null where there is no design, or what it makes is not known. */
  figures: Pick<Figures, 'system' | 'production' | 'bill' | 'environment' | 'price' | 'offers'> | null
  /** The household's yearly use, known before any design. */
  annual_use_kwh: number | null
  /** The way to pay the words speak of; without it, or where it is not shown, the first that is shown. */
  option_id: string | null
  /** YYYY-MM-DD, where the company is. */
  today: string
  valid_until: string | null
}

export function variableValues(facts: Facts, language: Schemas['Language']): Values {
  const { homeowner, address, company, rep, figures, valid_until, today } = facts
  const offer = figures?.offers.find(({ option_id }) => option_id === facts.option_id) ?? figures?.offers[0]
  const known = {
    homeowner_name: homeowner && fullName(homeowner).trim(),
    homeowner_firstname: homeowner?.firstname,
    homeowner_lastname: homeowner?.lastname,
    address: address && streetLine(address),
    city: address?.city,
    state: address?.state,
    postal_code: address?.postal_code,
    utility: facts.utility_name,
    annual_use_kwh: ifKnown(facts.annual_use_kwh, kwh => number(kwh)),
    company: company.name,
    company_phone: company.phone,
    company_email: company.email,
    license_number: company.license_number,
    rep_name: rep?.name,
    rep_phone: rep?.phone,
    rep_email: rep?.email,
    ...(figures && systemValues(figures)),
    ...(figures && moneyValues(figures, offer)),
    today: dateWords(today, language),
    valid_until: ifKnown(valid_until, day => dateWords(day, language)),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}

function systemValues({ system, production, environment }: NonNullable<Facts['figures']>): Partial<Loose> {
  const { storage } = system
  return {
    size_kw: number(system.size_kw, 2),
    panel_count: number(system.module_count),
    panel_name: namesIn(system.panels),
    inverter_name: namesIn(system.inverters),
    battery_name: namesIn(storage),
    battery_count: storage.length > 0 ? number(sum(storage.map(({ count }) => count))) : null,
    battery_kwh: storage.length > 0 ? number(sum(storage.map(one => one.count * one.usable_kwh)), 1) : null,
    annual_kwh: number(production.annual_kwh),
    annual_use_kwh: ifKnown(production.annual_consumption_kwh, kwh => number(kwh)),
    offset: ifKnown(production.offset, share => percentValue(share, 0)),
    co2_tons: environment && number(environment.co2_kg_year / 1000, 1),
    trees: environment && number(environment.trees),
  }
}

function moneyValues(
  { bill, price }: NonNullable<Facts['figures']>,
  offer: Figures['offers'][number] | undefined,
): Partial<Loose> {
  return {
    financing: offer?.name,
    price: dollars(offer?.price_cents ?? price.price_cents),
    price_cash: dollars(offer?.cash_price_cents ?? price.price_cents),
    price_per_watt: dollars((offer?.price_usd_per_w ?? price.price_usd_per_w) * 100),
    monthly_payment: ifKnown(offer?.monthly_payment_cents, dollars),
    upfront: ifKnown(offer?.upfront_cents, dollars),
    total_paid: ifKnown(offer?.total_paid_cents, dollars),
    term_years: ifKnown(offer?.term_months, months => number(months / 12, 1)),
    interest_rate: ifKnown(offer?.apr, share => percentValue(share, 2)),
    apr: ifKnown(offer?.reg_z?.apr, share => percentValue(share, 2)),
    finance_charge: ifKnown(offer?.reg_z?.finance_charge_cents, dollars),
    rate: ifKnown(offer?.rate_usd_per_kwh, kwhPrice),
    escalator: ifKnown(offer?.escalator, share => percentValue(share, 2)),
    incentives:
      offer && offer.incentives.length > 0 ? dollars(sum(offer.incentives.map(one => one.amount_cents))) : null,
    savings_25y: ifKnown(offer?.savings_25y_cents, wholeDollars),
    payback_years: ifKnown(offer?.payback_years, years => number(years, 1)),
    bill_before: bill && wholeDollars(bill.year_before_cents / 12),
    bill_after: bill && wholeDollars(bill.year_after_cents / 12),
  }
}

type Loose = { [name in keyof Values]: string | null | undefined }

const ifKnown = <T>(value: T | null | undefined, write: (value: T) => string) => (value == null ? null : write(value))
