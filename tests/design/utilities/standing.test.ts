// Assumed or confirmed, and the words for it.
import { describe, expect, it } from 'vitest'
import { askForBill, averageRate, averageWords } from '#machines/design/utilities/average-rate.ts'
import { netMeteringLine } from '#machines/design/utilities/tariff-lines.ts'
import { tariffSentences } from '#machines/design/utilities/tariff-sentences.ts'
import {
  type Known,
  netMeteringMark,
  netMeteringStanding,
  rateMark,
  rateStanding,
} from '#machines/design/utilities/tariff-standing.ts'
import { answered } from '#tests/support/sale.ts'

const TARIFF = { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1_300 }
const NOTHING: Known = { tariff: TARIFF, confirmed: null, terms: null, published: null, average: null }
const TERMS: NonNullable<Known['terms']> = {
  net_metering: { kind: 'net_billing', export_usd_per_kwh: 0.06 },
  rate: null,
  source: 'Tariff sheet',
  confirmed_by_name: 'Olive Owner',
  confirmed_at: '2026-11-20T17:00:00.000Z',
  version: 1,
}
const by = (of: string) => ({ of, by_name: 'Riley Rep', at: '2026-11-21T17:00:00.000Z', source: 'Bill' })

describe('net metering', () => {
  it('is assumed until someone confirms it, also where a tariff says nothing of it', () => {
    expect(netMeteringStanding(NOTHING)).toMatchObject({ state: 'assumed', sentence: 'Full retail net metering' })
  })

  it('is confirmed for the project while it stays what was confirmed', () => {
    const confirmed = { net_metering: by(netMeteringMark(undefined)) }
    expect(netMeteringStanding({ ...NOTHING, confirmed })).toMatchObject({
      state: 'confirmed',
      confirmed_by_name: 'Riley Rep',
      confirmed_for: 'project',
    })
    const tariff = { ...TARIFF, net_metering: { kind: 'none' } } as const
    expect(netMeteringStanding({ ...NOTHING, tariff, confirmed }).state).toBe('assumed')
  })

  it('is confirmed for the utility where the project has what the company confirmed', () => {
    const net_metering = { export_usd_per_kwh: 0.06, kind: 'net_billing' } as const
    const known = { ...NOTHING, terms: TERMS, tariff: { ...TARIFF, net_metering } }
    expect(netMeteringStanding(known)).toMatchObject({ state: 'confirmed', confirmed_for: 'utility' })
    expect(netMeteringStanding({ ...NOTHING, terms: TERMS })).toMatchObject({
      state: 'assumed',
      source: 'Differs from what your company confirmed for this utility: Net billing, $0.06 per kWh exported.',
    })
  })

  it('lacks its export rate until one is entered, even if confirmed', () => {
    const tariff = { ...TARIFF, net_metering: { kind: 'net_billing' } } as const
    const confirmed = { net_metering: by(netMeteringMark(tariff.net_metering)) }
    expect(netMeteringStanding({ ...NOTHING, tariff, confirmed })).toMatchObject({
      state: 'assumed',
      lacks: 'the export rate',
    })
  })

  it('reads the same with full retail explicit or left out', () => {
    expect(netMeteringMark({ kind: 'full_retail', true_up_month: 1 })).toBe(netMeteringMark(undefined))
    expect(netMeteringMark({ kind: 'full_retail', true_up_month: 4 })).not.toBe(netMeteringMark(undefined))
  })
})

describe('the rate', () => {
  const average = averageRate(0.1357, { usd_per_kwh_2017: 0.1244, usd_per_kwh_2023: 0.1402 })

  it('is the utility’s average of 2017, escalated in the open', () => {
    expect(average).toMatchObject({ rate_usd_per_kwh: 0.1529, year: 2023, base_usd_per_kwh: 0.1357, base_year: 2017 })
    expect(averageWords(average)).toBe(
      '2017 utility average $0.1357, escalated to 2023 by the state’s average price (+12.7%)',
    )
    expect(averageRate(0.2, undefined)).toMatchObject({ rate_usd_per_kwh: 0.2, year: 2017, growth: null })
  })

  it('says where a rate that was filled in comes from', () => {
    const tariff = { ...TARIFF, rate_usd_per_kwh: 0.1529 }
    expect(rateStanding({ ...NOTHING, tariff, average })).toMatchObject({
      state: 'assumed',
      source: expect.stringContaining('escalated to 2023'),
    })
    const old = { ...TARIFF, rate_usd_per_kwh: 0.1357 }
    expect(rateStanding({ ...NOTHING, tariff: old, average }).source).toBe('2017 utility average (EIA-861).')
    expect(rateStanding({ ...NOTHING, average }).source).toBe('Entered manually.')
  })

  it('that is an average says its year and asks for the bill, to the rep and to the homeowner', () => {
    const of = (rate_usd_per_kwh: number) =>
      rateStanding({ ...NOTHING, tariff: { ...TARIFF, rate_usd_per_kwh }, average })
    expect(askForBill(answered(of(0.1529).average))).toBe(
      'Utility average of 2017, carried to 2023 by the state’s prices. Ask for the bill.',
    )
    expect(askForBill(answered(of(0.1357).average))).toBe('Utility average of 2017. Ask for the bill.')
    expect(of(0.16).average).toBeUndefined()
    const tariff = { ...TARIFF, rate_usd_per_kwh: 0.1529 }
    const standing = { net_metering: netMeteringStanding(NOTHING), rate: of(0.1529) }
    const company = { name: 'Test Solar', timezone: 'America/Phoenix' }
    expect(tariffSentences(tariff, standing, company, 'en')[1]?.sentence).toBe(
      '$0.1529/kWh and $13.00 a month: your utility’s average of 2017, carried to 2023. Your bill shows what you pay.',
    )
  })

  it('is confirmed with its fixed charge, or with its plan', () => {
    const confirmed = { rate: by(rateMark(TARIFF)) }
    expect(rateStanding({ ...NOTHING, confirmed }).state).toBe('confirmed')
    const tariff = { ...TARIFF, fixed_charge_cents_per_month: 0 }
    expect(rateStanding({ ...NOTHING, tariff, confirmed }).state).toBe('assumed')
  })
})

it('tells a homeowner in both languages who confirmed what, and what is assumed', () => {
  const standing = {
    net_metering: netMeteringStanding({ ...NOTHING, confirmed: { net_metering: by(netMeteringMark(undefined)) } }),
    rate: rateStanding(NOTHING),
  }
  const company = { name: 'Test Solar', timezone: 'America/Phoenix' }
  expect(tariffSentences(TARIFF, standing, company, 'en').map(({ sentence }) => sentence)).toEqual([
    'Full retail net metering. Confirmed by Test Solar on 11/21/2026.',
    '$0.15/kWh and $13.00 a month. Assumed: not confirmed with your utility yet.',
  ])
  expect(tariffSentences(TARIFF, standing, company, 'es').map(({ sentence }) => sentence)).toEqual([
    'Medición neta a precio completo. Confirmado por Test Solar el 11/21/2026.',
    '$0.15/kWh y $13.00 al mes. Supuesto: aún no confirmado con su compañía eléctrica.',
  ])
})

it('names each kind with its figures', () => {
  expect(netMeteringLine({ kind: 'net_billing_carry_over', export_usd_per_kwh: 0.06857 })).toBe(
    'Net billing with carry-over, $0.06857 per kWh exported',
  )
  expect(netMeteringLine({ kind: 'buy_all_sell_all', export_usd_per_kwh: 0.1 })).toMatch('$0.10 per kWh produced')
  expect(netMeteringLine({ kind: 'none' })).toBe('No payment for exports')
})
