// Variables in a proposal's text: refused with their position, filled in if known, marked if not.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Facts, variableValues } from '#machines/proposals/variable-values.ts'
import {
  fillText,
  knownValues,
  listedVariables,
  SAMPLE_VALUES,
  toldValues,
  VARIABLE_NAMES,
  variableRefusal,
  variablesIn,
} from '#machines/proposals/variables.ts'

const NOBODY: Facts = {
  homeowner: null,
  address: null,
  utility_name: null,
  company: { name: '', phone: null, email: null, license_number: null },
  rep: null,
  figures: null,
  annual_use_kwh: null,
  option_id: null,
  today: '2026-11-20',
  valid_until: null,
}

describe('a variable', () => {
  it.each([
    ['Hello {homeowner}', 'Character 7: {homeowner} isn’t a variable. Choose one from the list.'],
    [
      'Hello {homeowner_firstname},\nyour {roof}',
      'Line 2, character 6: {roof} isn’t a variable. Choose one from the list.',
    ],
    ['Covers {offset of your use', 'Character 8: The brace isn’t closed.'],
    ['{}', 'Character 1: {} isn’t a variable. Choose one from the list.'],
    ['{constructor}', 'Character 1: {constructor} isn’t a variable. Choose one from the list.'],
  ])('%j is refused at its place', (text, sentence) => expect(variableRefusal(text)).toBe(sentence))

  it('that is known is filled in; any other text stays as it is', () => {
    expect(fillText('{size_kw} kW for {homeowner_firstname}, {size_kw}', SAMPLE_VALUES).text).toBe(
      '7.2 kW for Sam, 7.2',
    )
    expect(fillText('{offset} and {roof}', {})).toEqual({ text: '{offset} and {roof}', missing: ['offset'] })
    fc.assert(
      fc.property(fc.string(), text => {
        const plain = text.replaceAll(/[{}]/g, '')
        expect(variableRefusal(plain)).toBeUndefined()
        expect(fillText(plain, SAMPLE_VALUES)).toEqual({ text: plain, missing: [] })
      }),
    )
  })

  it('whose value looks like a pattern or a variable is written as it is', () => {
    expect(fillText('{company}, {city}', { company: '$& {city}', city: 'Mesa' }).text).toBe('$& {city}, Mesa')
  })

  it('is found in any position, however a paragraph is cut into pieces', () => {
    const pieces = fc.array(fc.stringMatching(/^[a-z\n]{0,5}$/), { maxLength: 8 })
    fc.assert(
      fc.property(pieces, fc.string({ maxLength: 3 }), (before, after) => {
        const ahead = before.join('')
        const [found] = [...variablesIn([...before, `{city}${after}`])]
        const lines = ahead.split('\n')
        expect(found).toMatchObject({
          name: 'city',
          line: lines.length,
          character: (lines.at(-1)?.length ?? 0) + 1,
        })
      }),
    )
  })
})

describe('the list', () => {
  it('says of each what it is, how it is written and of a made-up household', () => {
    for (const { name, label, format, sample } of listedVariables()) {
      expect(name).toMatch(/^[a-z][a-z0-9_]+$/)
      for (const said of [label, format, sample]) expect(said).not.toBe('')
      // Every one can be filled into a text by its name.
      expect(fillText(`{${name}}`, SAMPLE_VALUES)).toEqual({ text: sample, missing: [] })
    }
  })

  it('says of a household of which nothing is known what to enter where', () => {
    const told = toldValues(variableValues(NOBODY, 'en'))
    expect(told.map(({ name }) => name)).toEqual(VARIABLE_NAMES)
    for (const { name, value, missing } of told) {
      if (name === 'today') expect([value, missing]).toEqual(['11/20/2026', null])
      else expect([value, missing]).toEqual([null, expect.stringMatching(/^[A-Z].{10,}\.$/)])
    }
    expect(knownValues(told)).toEqual({ today: '11/20/2026' })
  })

  it('writes days so that a month is never taken for a day', () => {
    const days = { ...NOBODY, valid_until: '2026-12-05' }
    expect(variableValues(days, 'en').valid_until).toBe('12/05/2026')
    expect(variableValues(days, 'es').valid_until).toBe('5 de diciembre de 2026')
  })
})
