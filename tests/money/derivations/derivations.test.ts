import { describe, expect, it } from 'vitest'
import { dollars } from '#machines/lib/format.ts'
import { isOfferFigure, offerDerivation } from '#machines/money/derivations/offer.ts'
import { priceLineDerivation } from '#machines/money/derivations/price.ts'
import { proposalDerivation } from '#machines/money/derivations/proposal.ts'
import { sampleDocument } from '#web/proposals/document/sample/sample.ts'

const { figures } = sampleDocument('en')
const centsOf = (words: string) => Math.round(Number(words.replaceAll(/[$,]/g, '').replace('−', '-')) * 100)

describe('the derivation of a figure', () => {
  it('of 25-year savings adds up to the figure, for every payment option', () => {
    for (const offer of figures.offers) {
      const told = offerDerivation(offer, 'savings_25y_cents')
      const total = (told?.inputs ?? []).reduce((sum, { value }) => sum + centsOf(value), 0)
      expect(total).toBe(offer.savings_25y_cents)
      expect(told?.notes).toEqual(offer.assumptions)
    }
  })

  it('of the finance charge is what is paid less what is financed, by Regulation Z', () => {
    const loan = figures.offers.find(({ type }) => type === 'loan')
    if (!loan) throw new Error('The sample has no loan')
    const told = offerDerivation(loan, 'reg_z.finance_charge_cents')
    const [total, financed] = told?.inputs ?? []
    expect(centsOf(total?.value ?? '') - centsOf(financed?.value ?? '')).toBe(loan.reg_z?.finance_charge_cents)
    expect(told?.sources.join()).toContain('12 CFR 1026')
    expect(told?.notes.join()).toContain('counsel')
    expect(offerDerivation({ ...loan, reg_z: undefined }, 'reg_z.apr')).toBeNull()
  })

  it('lists a dealer fee only where the offer carries it', () => {
    const loan = figures.offers.find(({ type }) => type === 'loan')
    if (!loan) throw new Error('The sample has no loan')
    const hidden = (['amount_financed_cents', 'reg_z.finance_charge_cents', 'dealer_fee_cents'] as const).map(name =>
      JSON.stringify(offerDerivation(loan, name)?.inputs ?? []),
    )
    expect(hidden.join()).not.toContain('Dealer fee')
    const seen = offerDerivation({ ...loan, dealer_fee_cents: 309_444 }, 'amount_financed_cents')
    expect(seen?.inputs).toContainEqual({ label: 'Dealer fee', value: dollars(309_444) })
  })

  it('says who set the price of a line, when and why', () => {
    const line = { kind: 'adder', id: 'a', name: 'Main panel upgrade', why: 'Fixed', total_cents: 250_000 } as const
    const override = {
      price_cents: 250_000,
      reason: 'Older panel.',
      set_by: 'Riley Rep',
      set_at: '2026-11-20T10:00:00Z',
    }
    const told = priceLineDerivation(line, { because: ['The panel has 100 A.'], override })
    expect(told.notes.join(' ')).toBe(
      'Applied because: The panel has 100 A. Price set by Riley Rep on 11/20/2026: Older panel.',
    )
  })

  it('exists for money and energy by their place in a proposal, and for nothing else', () => {
    const places = ['production.annual_kwh', 'production.offset', 'bill.year_before_cents', 'price.price_cents']
    for (const place of places)
      expect(proposalDerivation(figures, `figures.${place}`)?.inputs.length).toBeGreaterThan(0)
    expect(proposalDerivation(figures, 'figures.offers.1.reg_z.apr')?.title).toBe('APR')
    for (const place of ['figures.system.module_count', 'figures.offers.1.term_months', 'figures.offers.9.irr'])
      expect(proposalDerivation(figures, place)).toBeNull()
    expect(isOfferFigure('toString')).toBe(false)
  })
})
