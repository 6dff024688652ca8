import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateMonths, USUAL_MONTHS } from '#machines/design/energy/usual-months.ts'
import { zConsumption, zTariff } from '#sdk/forms.gen.ts'
import { ratesOf, spanOf } from '#web/design/energy/plan/rate-matrix.ts'
import { faultsOfTariff, formOfTariff, tariffOf } from '#web/design/energy/tariff-form.ts'
import { consumptionOf, faultsOfUse, formOfUse } from '#web/design/energy/use-form.ts'
import { MONTHS } from '#web/lib/format.ts'
import { figuresOf, pasteInto } from '#web/projects/sale/paste-figures.ts'

const USE = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]

describe('figures that are pasted', () => {
  it.each([
    ['900\t800\t850', [900, 800, 850]],
    ['900\n800\n850\n', [900, 800, 850]],
    ['1,250 1,300', [1250, 1300]],
    ['900, 800, 850', [900, 800, 850]],
    ['1900,1800,1850', [1900, 1800, 1850]],
    ['1,250', [1250]],
    ['900 kWh\t\t$85.50', [900, null, 85.5]],
    ['900\tabout 800', null],
    ['', null],
  ])('%j', (text, figures) => {
    expect(figuresOf(text)).toEqual(figures)
  })

  it('go into the months from where they are dropped', () => {
    expect(pasteInto([1, 2, 3, 4], [8, null, 9], 2)).toEqual([1, 2, 8, null])
  })
})

describe('unread months', () => {
  it('are estimated so that a usual year comes out whole, from any months of it', () => {
    const usual = USUAL_MONTHS.map(share => Math.round(share * 12_000))
    fc.assert(
      fc.property(fc.subarray([...USUAL_MONTHS.keys()], { minLength: 1, maxLength: 11 }), known => {
        const found = estimateMonths(usual.map((value, month) => (known.includes(month) ? value : null)))
        for (const [month, value] of usual.entries())
          expect(Math.abs((found?.values[month] ?? 0) - value)).toBeLessThan(4)
        expect(found?.estimated.length).toBe(12 - known.length)
      }),
    )
    expect(estimateMonths(new Array(12).fill(null))).toBeNull()
  })

  it('are marked when saved, asked for again when read, and none is zero', () => {
    const known = USE.map((value, month) => (month < 9 ? value : null))
    const form = { ...formOfUse(null, 1), months_kwh: known }
    const whole = consumptionOf(form)
    expect(whole).toMatchObject({ mode: 'monthly_kwh', estimated_months: [10, 11, 12] })
    expect(zConsumption.safeParse(whole).success).toBe(true)
    expect(formOfUse(whole, 1).months_kwh).toEqual(known)
    expect(whole?.values.every(value => value > 0)).toBe(true)
  })
})

describe('the use as it is typed', () => {
  it('in any way it is known becomes what the contract takes, bills in cents', () => {
    const begun = formOfUse(null, 1)
    const additions = [{ kind: 'electric_vehicle' as const, name: ' Car ', annual_kwh: 3600 }]
    const bills = consumptionOf({
      ...begun,
      mode: 'monthly_bill_cents',
      months_usd: USE.map(value => value / 8),
      additions,
    })
    expect(bills).toEqual({
      mode: 'monthly_bill_cents',
      values: USE.map(value => Math.round(value * 12.5)),
      additions: [{ kind: 'electric_vehicle', name: 'Car', annual_kwh: 3600 }],
    })
    const year = consumptionOf({ ...begun, mode: 'annual_kwh', annual_kwh: 9000 })
    const average = consumptionOf({ ...begun, mode: 'average_kwh', average_kwh: 900 })
    expect(average).toEqual({ mode: 'average_kwh', values: [900] })
    expect(formOfUse(average, 1).average_kwh).toBe(900)
    expect(faultsOfUse({ ...begun, mode: 'average_kwh' })).toHaveProperty('average_kwh')
    for (const one of [bills, year, average]) expect(zConsumption.safeParse(one).success).toBe(true)
  })

  it('shows at its field what is missing or out of range', () => {
    const begun = formOfUse(null, 1)
    const additions = [{ kind: 'pool' as const, name: '', annual_kwh: null }]
    expect(Object.keys(faultsOfUse({ ...begun, additions }))).toEqual([
      'months_kwh',
      'additions.0.name',
      'additions.0.annual_kwh',
    ])
    expect(Object.keys(faultsOfUse({ ...begun, months_kwh: [-1, ...USE.slice(1)] }))).toEqual(['months_kwh.0'])
    expect(consumptionOf(begun)).toBeNull()
  })
})

describe('the tariff as it is typed', () => {
  const flat = { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1300 }
  const form = formOfTariff({ utility_id: 'AZ-803', utility_name: 'Arizona Public Service Co', tariff: flat }, 1)

  it('an unchanged one is saved as it was, with explicit full retail: left out it would mean the published rule', () => {
    expect(tariffOf(form)).toEqual({ ...flat, net_metering: { kind: 'full_retail', true_up_month: 1 } })
    const net_metering = { kind: 'net_billing' as const, export_usd_per_kwh: 0.06 }
    expect(
      tariffOf(formOfTariff({ utility_id: null, utility_name: null, tariff: { ...flat, net_metering } }, 1)),
    ).toEqual({
      ...flat,
      net_metering,
    })
  })

  it('keeps of net metering what its kind asks for', () => {
    const typed = { ...form, non_bypassable: 0.02, export_flat: 0.05, true_up_month: 4, leftover: 0.03 }
    expect(tariffOf({ ...typed, kind: 'net_billing' })?.net_metering).toEqual({
      kind: 'net_billing',
      non_bypassable_usd_per_kwh: 0.02,
      export_usd_per_kwh: 0.05,
    })
    expect(tariffOf({ ...typed, kind: 'full_retail', at_true_up: 'carry' })?.net_metering).toEqual({
      kind: 'full_retail',
      true_up_month: 4,
      credits_at_true_up: 'carry',
    })
    expect(tariffOf({ ...typed, kind: 'non_bypassable' })?.net_metering).toEqual({
      kind: 'non_bypassable',
      non_bypassable_usd_per_kwh: 0.02,
      true_up_month: 4,
      leftover_usd_per_kwh: 0.03,
    })
    for (const kind of ['net_billing', 'non_bypassable', 'buy_all_sell_all', 'none'] as const)
      expect(zTariff.safeParse(tariffOf({ ...typed, kind })).success).toBe(true)
  })

  it('says what is missing', () => {
    expect(Object.keys(faultsOfTariff({ ...form, kind: 'net_billing' }))).toEqual(['export_flat'])
    expect(Object.keys(faultsOfTariff({ ...form, kind: 'net_billing', hourly: true }))).toEqual(['rates'])
    expect(Object.keys(faultsOfTariff({ ...form, way: 'plan', rate_usd_per_kwh: null }))).toEqual(['plan'])
    expect(Object.keys(faultsOfTariff({ ...form, rate_usd_per_kwh: 3 }))).toEqual(['rate_usd_per_kwh'])
  })
})

describe('export rates by hour', () => {
  const rate = (month: number, hour: number) => (month + 1) / 100 + hour / 1000
  const matrix = Array.from({ length: 12 }, (_, month) => Array.from({ length: 24 }, (__, hour) => rate(month, hour)))
  const turned = Array.from({ length: 24 }, (_, hour) => Array.from({ length: 12 }, (__, month) => rate(month, hour)))
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const names = MONTHS.join(',')

  it.each([
    ['a row a month', matrix.map(row => row.join(','))],
    ['a row an hour', turned.map(row => row.join('\t'))],
    [
      'with headings in words',
      [`Month,${hours.map(hour => `h${hour}`).join(',')}`, ...matrix.map((row, at) => `M${at},${row.join(',')}`)],
    ],
    ['with hours counted up above', [hours.join(';'), ...matrix.map(row => row.join(';'))]],
    ['weekends below', [...matrix, ...matrix].map(row => row.join(','))],
    ['weekends beside', matrix.map(row => [...row, ...row].join(','))],
    [
      'hours down, weekends beside, months named',
      [`Hour,${names},${names}`, ...turned.map((row, hour) => [`${hour}:00`, ...row, ...row].join(','))],
    ],
    ['in one column', matrix.flat().map(String)],
  ])('are read %s', (_, lines) => {
    const found = ratesOf(lines.join('\r\n'))
    expect(found).toEqual({ rates: { weekday: matrix, weekend: matrix } })
    if ('rates' in found) expect(spanOf(found.rates)).toMatchObject({ least: 0.01, most: 0.143 })
  })

  it('that are too few or no rates are refused in a sentence', () => {
    expect(
      ratesOf(
        matrix
          .slice(1)
          .map(row => row.join(','))
          .join('\n'),
      ),
    ).toEqual({
      problem: 'Found 264 values. Provide 288 (12 months × 24 hours), or 576 with weekends after them.',
    })
    expect(ratesOf(matrix.map(row => row.map(value => value * 100).join(',')).join('\n'))).toHaveProperty('problem')
    expect(ratesOf('')).toHaveProperty('problem')
  })
})
