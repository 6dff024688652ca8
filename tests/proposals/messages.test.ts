// Rules of a proposal's messages: values, names, the disclaimer, and its state for the seller.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayWords } from '#machines/lib/format.ts'
import { mailFaults, mailTo, messageValues, namesTogether } from '#machines/proposals/message-rules.ts'
import { smsHref } from '#web/lib/sms.ts'
import { sampleDocument } from '#web/proposals/document/sample/sample.ts'
import { duration } from '#web/proposals/duration.ts'
import { addressesIn } from '#web/proposals/sending/send-draft.ts'
import { type Standing, standingOf } from '#web/proposals/standing.ts'

const DISCLAIMER = 'Ask a tax advisor.'
const body = (text: string) => mailTo({ subject: 'Hi', body: text }, 'Sam', DISCLAIMER).body

describe('a proposal’s mail', () => {
  it('brings the figures of the document, written as everywhere', () => {
    const document = { ...sampleDocument('en'), valid_until: '2026-12-20' }
    const { figures, rep } = document
    const values = messageValues(document)
    expect(values).toMatchObject({ company: document.company.name, rep_name: rep.name, valid_until: '12/20/2026' })
    expect(values.production).toBe(`${Math.round(figures.production.annual_kwh).toLocaleString('en-US')} kWh`)
    expect(Number(values.price.replaceAll(/[$,]/g, '')) * 100).toBeCloseTo(figures.price.price_cents, 6)
    expect(messageValues({ ...document, valid_until: null }).valid_until).toBeUndefined()
    expect(dayWords('2026-01-02')).toBe('01/02/2026')
  })

  it('mentions a tax credit in either language only with the disclaimer below', () => {
    for (const words of [
      'Your tax credit',
      'the 30% TAX CREDITS',
      'tax-credit',
      'el crédito fiscal',
      'créditos tributarios',
    ])
      expect(body(`${words}: {link}`)).toBe(`${words}: {link}\n\n${DISCLAIMER}`)
    expect(body(`tax credit {link} ${DISCLAIMER}`)).not.toContain(`${DISCLAIMER}\n\n`)
    expect(body('Your syntax creditable {link}')).not.toContain(DISCLAIMER)
    expect(mailTo({ subject: 'Tax credit', body: '{link}' }, 'Sam', DISCLAIMER).body).toContain(DISCLAIMER)
  })

  it('lets no name bring a link, a line or a variable of its own, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), name => {
        const written = mailTo({ subject: 'Hi {firstname}', body: 'Hi {firstname}!\n\n{link}' }, name, DISCLAIMER)
        expect(written.subject).not.toMatch(/[\r\n{}]/)
        expect(written.body.split('\n\n')).toHaveLength(2)
        expect(written.body.match(/[{}]/g)).toEqual(['{', '}'])
        expect(mailFaults(written)).toEqual({})
      }),
    )
  })

  it('greets several together', () => {
    expect(namesTogether(['Sam'], 'en')).toBe('Sam')
    expect(namesTogether(['Sam', 'Alex'], 'es')).toBe('Sam y Alex')
    expect(namesTogether(['Sam', 'Alex', 'Kim'], 'en')).toBe('Sam, Alex and Kim')
  })

  it('goes to the addresses that were typed', () => {
    expect(addressesIn(' a@example.com, b@example.com;c@example.com\n')).toEqual([
      'a@example.com',
      'b@example.com',
      'c@example.com',
    ])
    expect(addressesIn(' , ')).toEqual([])
  })
})

it('a text message opens on the phone with its words', () => {
  expect(smsHref('(602) 555-0142', 'Hi & see https://x.example/?a=1#b')).toBe(
    'sms:+16025550142?&body=Hi%20%26%20see%20https%3A%2F%2Fx.example%2F%3Fa%3D1%23b',
  )
  expect(smsHref('602-555-0142 x12', '')).toBe('sms:+16025550142?&body=')
})

it('a visit’s time reads as one says it', () => {
  expect([8, 60, 214, 3_660].map(duration)).toEqual(['8 s', '1 min', '3 min 34 s', '1 h 1 min'])
})

describe('the state of a proposal', () => {
  const at = '2026-11-21T17:00:00.000Z'
  const accepted = { name: 'Sam', option_id: 'o', option_name: 'Cash', with_battery: false, at }
  const finding = { page_id: null, block_id: null, place: '', sentence: '', blocks_sending: true }
  const draft = { status: 'draft' as const, published_at: null, is_current: false, accepted: null, findings: [] }
  const sent = { ...draft, status: 'sent' as const, published_at: at, is_current: true }
  const cases: [Standing, Parameters<typeof standingOf>[0], number][] = [
    ['unwritten', { ...draft, findings: [finding] }, 0],
    ['ready', { ...draft, findings: [{ ...finding, blocks_sending: false }] }, 0],
    ['unsent', sent, 0],
    ['sent', sent, 1],
    ['opened', { ...sent, status: 'viewed' }, 0],
    ['out_of_date', { ...sent, status: 'viewed', is_current: false }, 1],
    ['expired', { ...sent, status: 'expired', is_current: false }, 1],
    ['accepted', { ...sent, status: 'accepted', is_current: false, accepted }, 1],
  ]
  it.each(cases)('%s', (standing, proposal, sends) => {
    expect(
      standingOf(
        proposal,
        Array.from({ length: sends }, () => ({ at, status: 'sent' as const })),
      ),
    ).toBe(standing)
  })
})
