// The right to cancel: which days count, each state's period, and the notice's pages.
import { PDF } from '@libpdf/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstReminder, isTooOld, nextReminder } from '#machines/agreements/reminder-days.ts'
import {
  boughtAt,
  cancelBy,
  isNoticeField,
  noticeTexts,
  rescissionOf,
  rescissionView,
} from '#machines/agreements/rescission.ts'
import { businessDayAfter, daysAfter, federalHolidays, isBusinessDay } from '#machines/lib/federal-holidays.ts'
import { appendNotice } from '#server/agreements/sending/notice-pages.ts'
import { pdfText } from '#tests/support/signing/pdf-tools.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map(n => daysAfter('2020-01-01', n))

describe('federal holidays', () => {
  it('are those the Office of Personnel Management lists, on their own days', () => {
    // 5 U.S.C. 6103(a); 2026-07-04 is a Saturday and stays where it is.
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
    expect(federalHolidays(2027).slice(1, 4)).toEqual(['2027-01-18', '2027-02-15', '2027-05-31'])
    expect(isBusinessDay('2029-01-20')).toBe(true)
    const week = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16']
    expect(week.map(isBusinessDay)).toEqual([true, true, false, true])
  })
})

describe('the last day to cancel', () => {
  it.each([
    // Saturday counts, Sunday does not.
    ['2026-11-16', 'AZ', '2026-11-19'],
    ['2026-11-19', 'AZ', '2026-11-23'],
    ['2026-11-20', 'AZ', '2026-11-24'],
    ['2026-11-21', 'AZ', '2026-11-25'],
    // Thanksgiving is left out, the Friday after it is not.
    ['2026-11-24', 'AZ', '2026-11-28'],
    ['2026-12-24', 'AZ', '2026-12-29'],
    // Five days, over a Sunday and Thanksgiving.
    ['2026-11-21', 'TX', '2026-11-28'],
    ['2026-11-21', 'MD', '2026-11-28'],
    ['2026-11-21', 'AK', '2026-11-28'],
    ['2026-11-21', 'CA', '2026-11-25'],
    ['2026-11-21', 'ND', '2026-11-25'],
  ])('of what is signed on %s in %s is %s', (signed, state, last) => {
    expect(cancelBy(new Date(`${signed}T18:00:00Z`), rescissionOf(state), 'America/Phoenix')).toBe(last)
  })

  it('is counted from the day it is where the company is', () => {
    const late = new Date('2026-11-17T05:30:00Z')
    expect(cancelBy(late, rescissionOf('AZ'), 'America/Phoenix')).toBe('2026-11-19')
    expect(cancelBy(late, rescissionOf('AZ'), 'America/New_York')).toBe('2026-11-20')
  })

  it('is a business day with exactly so many business days since the signature', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 20 }), (signed, n) => {
        const last = businessDayAfter(signed, n)
        let counted = 0
        for (let at = daysAfter(signed, 1); at <= last; at = daysAfter(at, 1)) counted += isBusinessDay(at) ? 1 : 0
        expect(isBusinessDay(last)).toBe(true)
        expect(counted).toBe(n)
        expect(last >= daysAfter(signed, n)).toBe(true)
      }),
    )
  })

  it('never comes earlier in a state than the federal rule has it, and later for older buyers', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('AK', 'AZ', 'CA', 'MD', 'ND', 'NY', 'TX'), (signed, state) => {
        const at = new Date(`${signed}T18:00:00Z`)
        const rule = rescissionOf(state)
        const last = cancelBy(at, rule, 'UTC')
        expect(last >= cancelBy(at, rescissionOf('AZ'), 'UTC')).toBe(true)
        if (rule.older) expect(cancelBy(at, rule.older, 'UTC') > last).toBe(true)
      }),
    )
  })

  it('runs from the last homeowner’s signature, regardless of the company’s later ones', () => {
    const [first, second] = [new Date('2026-11-16T18:00:00Z'), new Date('2026-11-18T18:00:00Z')]
    const sam = { role: 'homeowner', signed_at: first }
    expect(boughtAt([sam, { role: 'co_homeowner', signed_at: null }])).toBeNull()
    expect(boughtAt([{ role: 'sales_rep', signed_at: first }])).toBeNull()
    expect(
      boughtAt([sam, { role: 'co_homeowner', signed_at: second }, { role: 'countersigner', signed_at: null }]),
    ).toEqual(second)
    expect(rescissionView(rescissionOf('MD'), [sam], second, 'America/New_York')).toEqual({
      state: 'MD',
      business_days: 5,
      statute: 'Md. Code, Com. Law § 14-302.1',
      cancel_by: '2026-11-21',
      older: { age: 65, business_days: 7, cancel_by: '2026-11-24' },
    })
  })
})

describe('the notice of cancellation', () => {
  it('follows the document twice in each language, with its blanks as fields', async () => {
    const pdf = PDF.create()
    pdf.addPage({ size: 'letter' })
    const rule = rescissionOf('CA')
    const seller = { name: 'Łódź Solar LLC', address: '1 Example Street, Phoenix, AZ 85004' }
    const { bytes, pages, fields } = await appendNotice(await pdf.save(), { rule, seller, languages: ['en', 'es'] })
    expect(pages).toHaveLength(4)
    expect(fields.map(({ page }) => page)).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5])
    expect(fields.every(isNoticeField)).toBe(true)
    for (const { x, y, w, h } of fields) expect(x > 0 && y > 0 && x + w < 1 && y + h < 1).toBe(true)
    const text = pdfText(bytes).replaceAll(/\s+/g, ' ')
    expect(text.match(/NOTICE OF CANCELLATION/g)).toHaveLength(2)
    expect(text.match(/AVISO DE CANCELACIÓN/g)).toHaveLength(2)
    expect(text).toContain(
      'within THREE BUSINESS DAYS from the above date. If you are 65 or older, within FIVE BUSINESS DAYS',
    )
    expect(text).toContain('to Łódź Solar LLC, at 1 Example Street, Phoenix, AZ 85004,')
    expect(text).toContain('Copia 2 de 2')
    const signed = [{ role: 'homeowner', signed_at: new Date('2026-11-21T18:00:00Z') }]
    const said = noticeTexts(fields, rule, signed, 'America/Phoenix')
    expect(Object.keys(said)).toEqual(fields.map(({ id }) => id))
    expect(said).toMatchObject({
      'rescission-signed-2': '11/21/2026',
      'rescission-until-2': '11/25/2026',
      'rescission-older-5': '11/28/2026',
    })
    expect(noticeTexts(fields, rule, [{ role: 'homeowner', signed_at: null }], 'UTC')).toEqual({})
  })
})

describe('reminders', () => {
  it('go out so many days after the invitation, and stop', () => {
    const asked = new Date('2026-11-01T12:00:00Z')
    expect(firstReminder([], asked)).toBeNull()
    expect(firstReminder([7, 3], asked)?.toISOString()).toBe('2026-11-04T12:00:00.000Z')
    expect(nextReminder([7, 3], 1, new Date('2026-11-04T13:00:00Z'))?.toISOString()).toBe('2026-11-08T13:00:00.000Z')
    expect(nextReminder([7, 3], 2, asked)).toBeNull()
    expect(isTooOld(asked, new Date('2026-12-30T12:00:00Z'))).toBe(false)
    expect(isTooOld(asked, new Date('2026-12-31T12:00:00Z'))).toBe(true)
  })
})
