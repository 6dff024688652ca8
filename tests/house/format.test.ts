import { describe, expect, it } from 'vitest'
import { usdPerKwh } from '#machines/design/utilities/tariff-lines.ts'
import * as sentence from '#machines/lib/format.ts'
import { dollars } from '#machines/lib/format.ts'
import { kwhPrice } from '#machines/money/quote/value-words.ts'
import { US_PHONE } from '#sdk/patterns.gen.ts'
import { date, dateTime, kw, MONTHS, money, moneyExact, number, percent, phoneHref } from '#web/lib/format.ts'

describe('dates and times', () => {
  it('are written month/day/year hour:minute AM/PM', () => {
    // In whatever zone the reader is.
    const local = (hours: number, minutes: number) => new Date(2026, 10, 5, hours, minutes).toISOString()
    expect(dateTime(local(15, 40))).toBe('11/05/2026 3:40 PM')
    expect(dateTime(local(0, 5))).toBe('11/05/2026 12:05 AM')
    expect(date('2026-11-05')).toBe('11/05/2026')
    expect(MONTHS).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'])
  })
})

describe('figures', () => {
  it('below nothing carry the true minus sign, in sentences as on screens', () => {
    expect([
      money(-351_500),
      moneyExact(-37_647),
      dollars(-37_647),
      number(-8420),
      percent(-0.021, 1),
      kw(-7.2),
    ]).toEqual(['−$3,515', '−$376.47', '−$376.47', '−8,420', '−2.1%', '−7.2 kW'])
    expect([sentence.number(-12_166), sentence.percent(-0.1408), kwhPrice(-0.05), usdPerKwh(-0.0686)]).toEqual([
      '−12,166',
      '−14.08%',
      '−$0.05',
      '−$0.0686',
    ])
  })

  it('that round to nothing carry none', () => {
    expect([money(-40), number(-0.3), percent(-0.001), dollars(-0.2)]).toEqual(['$0', '0', '0%', '$0.00'])
  })

  it('are written as Americans write them', () => {
    expect([money(3_248_049), moneyExact(22_150), number(8420), percent(0.943)]).toEqual([
      '$32,480',
      '$221.50',
      '8,420',
      '94%',
    ])
  })
})

it('a US phone number is called by its digits, whichever way it is written', () => {
  expect(['(602) 555-0142', '1 602.555.0142', '+1 6025550142', '602-555-0142 ext. 12'].map(phoneHref)).toEqual([
    'tel:+16025550142',
    'tel:+16025550142',
    'tel:+16025550142',
    'tel:+16025550142,12',
  ])
})

it('a US phone number is taken with its extension, however that is written', () => {
  for (const extension of ['x12', 'X12', 'ext 12', 'Ext 12', 'Ext. 12', 'extension 12', 'EXTENSION 12'])
    expect(US_PHONE.test(`602-555-0142 ${extension}`), extension).toBe(true)
  expect(US_PHONE.test('602-555-0142 extra 12')).toBe(false)
})
