// Each limit at both sides of its bound, and how far an approval reaches.
import { describe, expect, it } from 'vitest'
import {
  type Beyond,
  beyondLimits,
  covers,
  type LimitFacts,
  type Limits,
  NO_LIMITS,
} from '#machines/money/guardrails/limits.ts'

const FACTS: LimitFacts = {
  price_usd_per_w: 2.5,
  discount: 0.05,
  margin: 0.25,
  offset: 1.1,
  size_kw: 8.4,
  ways_to_pay: ['cash'],
  other_equipment: [],
  design_errors: [],
}
const beyond = (limits: Partial<Limits>, facts: Partial<LimitFacts> = {}) =>
  beyondLimits('Sales Rep', { ...NO_LIMITS, ...limits }, { ...FACTS, ...facts })

describe('a limit', () => {
  it.each<[Partial<Limits>, Partial<LimitFacts>, Partial<LimitFacts>, string]>([
    [
      { least_price_usd_per_w: 2.4 },
      { price_usd_per_w: 2.4 },
      { price_usd_per_w: 2.39 },
      'Sales Rep can sell at $2.40 per watt or more. This system is at $2.39 after the discount.',
    ],
    [
      { most_price_usd_per_w: 3 },
      { price_usd_per_w: 3 },
      { price_usd_per_w: 3.01 },
      'Sales Rep can sell at up to $3.00 per watt. This system is at $3.01.',
    ],
    [
      { most_discount: 0.05 },
      { discount: 0.05 },
      { discount: 0.07 },
      'Sales Rep can give up to 5% off. This discount is 7% of the price.',
    ],
    [
      { least_margin: 0.2 },
      { margin: 0.2 },
      { margin: 0.19 },
      'Sales Rep must keep a margin of 20% or more. This price leaves less.',
    ],
    [
      { most_offset: 1.2 },
      { offset: 1.2 },
      { offset: 1.3 },
      'Sales Rep can offset up to 120% of usage. This system offsets 130%.',
    ],
    [
      { most_size_kw: 10 },
      { size_kw: 10 },
      { size_kw: 10.42 },
      'Sales Rep can sell up to 10 kW. This system is 10.42 kW.',
    ],
    [
      { ways_to_pay: ['cash', 'loan'] },
      { ways_to_pay: ['cash', 'loan'] },
      { ways_to_pay: ['loan', 'ppa'] },
      'Sales Rep can sell for cash and a loan. This project is paid by a PPA.',
    ],
    [
      { default_equipment: true },
      {},
      { other_equipment: ['Example Panel 400'] },
      'Sales Rep can sell only default equipment. This system has Example Panel 400.',
    ],
    [
      { no_design_errors: true },
      {},
      { design_errors: ['String voltage'] },
      'Sales Rep can sell only designs without errors. This one has String voltage.',
    ],
  ])('%o is kept at its bound and says what is beyond', (limits, kept, broken, sentence) => {
    expect(beyond(limits, kept)).toEqual([])
    expect(beyond(limits, broken).map(one => one.sentence)).toEqual([sentence])
    expect(beyond({}, broken)).toEqual([])
  })

  it('asks nothing of what is not known', () => {
    const unknown = { price_usd_per_w: null, discount: null, margin: null, offset: null, size_kw: null }
    const strict = {
      least_price_usd_per_w: 9,
      most_discount: 0,
      least_margin: 0.9,
      most_offset: 0.1,
      most_size_kw: 0.1,
    }
    expect(beyond(strict, unknown)).toEqual([])
  })

  it('forgives what only comes of rounding to cents', () => {
    expect(beyond({ least_price_usd_per_w: 2.4 }, { price_usd_per_w: 2.399998 })).toEqual([])
  })
})

describe('an approval', () => {
  const one = (limit: Beyond['limit'], value: Beyond['value']): Beyond => ({ limit, value, sentence: '' })
  it.each<[Beyond['limit'], Beyond['value'], Beyond['value'], Beyond['value']]>([
    ['most_discount', 0.08, 0.07, 0.09],
    ['least_price_usd_per_w', 2.2, 2.3, 2.1],
    ['least_margin', 0.15, 0.16, 0.14],
    ['ways_to_pay', ['loan', 'ppa'], ['ppa'], ['ppa', 'lease']],
  ])('of %s covers as much or less, and nothing further', (limit, approved, less, further) => {
    expect(covers(one(limit, approved), one(limit, approved))).toBe(true)
    expect(covers(one(limit, approved), one(limit, less))).toBe(true)
    expect(covers(one(limit, approved), one(limit, further))).toBe(false)
  })

  it('of one limit says nothing about another', () => {
    expect(covers(one('most_discount', 0.9), one('most_offset', 0.5))).toBe(false)
  })
})
