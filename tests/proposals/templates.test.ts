// Variables in a proposal's text: refused with their place, filled in where they are known.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillText, fittingText, VARIABLES, type Values, variableRefusal } from '#server/proposals/rules.ts'

const SAMPLE: Values = Object.fromEntries(Object.entries(VARIABLES).map(([name, { sample }]) => [name, sample]))

describe('a variable', () => {
  it.each([
    ['Hello {homeowner_name}', 'Character 7: {homeowner_name} is not a variable. Choose one from the list.'],
    [
      'Hello {homeowner_firstname},\nyour {roof}',
      'Line 2, character 6: {roof} is not a variable. Choose one from the list.',
    ],
    ['Covers {offset of your use', 'Character 8: the brace is not closed.'],
    ['{}', 'Character 1: {} is not a variable. Choose one from the list.'],
    ['{constructor}', 'Character 1: {constructor} is not a variable. Choose one from the list.'],
  ])('%j is refused at its place', (text, sentence) => expect(variableRefusal(text)).toBe(sentence))

  it('that is known is filled in; any other text stays as it is', () => {
    expect(fillText('{size_kw} kW for {homeowner_firstname}, {size_kw}', SAMPLE).text).toBe('7.2 kW for Sam, 7.2')
    expect(fillText('{offset} and {roof}', {})).toEqual({ text: '{offset} and {roof}', missing: ['offset'] })
    fc.assert(
      fc.property(fc.string(), text => {
        const plain = text.replaceAll(/[{}]/g, '')
        expect(variableRefusal(plain)).toBeUndefined()
        expect(fillText(plain, SAMPLE)).toEqual({ text: plain, missing: [] })
      }),
    )
  })

  it('whose value looks like a pattern or a variable is written as it is', () => {
    expect(fillText('{company}, {city}', { company: '$& {city}', city: 'Mesa' }).text).toBe('$& {city}, Mesa')
  })
})

it('a state has its own text, or that of every state', () => {
  const texts = [
    { financing_type: 'cash', state: null },
    { financing_type: 'cash', state: 'AZ' },
    { financing_type: 'loan', state: 'AZ' },
  ]
  expect(fittingText(texts, 'cash', 'AZ')).toBe(texts[1])
  expect(fittingText(texts, 'cash', 'CA')).toBe(texts[0])
  expect(fittingText(texts, 'cash', undefined)).toBe(texts[0])
  expect(fittingText(texts, 'loan', 'CA')).toBeUndefined()
})
