import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findingsOf, LEAST_SIDE } from '#machines/agreements/templates/findings.ts'
import { moneyInWords } from '#machines/lib/money-in-words.ts'
import type { Schemas } from '#sdk/types.ts'
import { draftFaults } from '#server/agreements/templates/template-rules.ts'

type Field = Schemas['Field']
type Draft = Pick<Schemas['AgreementDraft'], 'fields' | 'signers' | 'rescission_notice'>

const PAGES = [
  { width: 612, height: 792 },
  { width: 612, height: 792 },
]
const field = (more: Partial<Field>): Field => ({
  id: 'sign',
  type: 'signature',
  page: 1,
  x: 0.1,
  y: 0.1,
  w: 0.4,
  h: 0.08,
  signer_role: 'homeowner',
  required: true,
  label: '',
  ...more,
})
const SOUND: Draft = { fields: [field({})], signers: [{ role: 'homeowner', step: 1 }], rescission_notice: false }
const below = (more: Partial<Field>) => field({ id: 'more', y: 0.5, ...more })
const withField = (more: Partial<Field>): Draft => ({ ...SOUND, fields: [field({}), below(more)] })

describe('a template', () => {
  it('with a signer who has a place to sign is fit, whatever the steps are', () => {
    expect(findingsOf(SOUND, PAGES)).toEqual([])
    const rep = { role: 'sales_rep' as const, step: 5 }
    const both = {
      ...withField({ signer_role: 'sales_rep' }),
      signers: [...SOUND.signers, rep, { role: 'cc' as const, step: 1 }],
    }
    expect(findingsOf(both, PAGES)).toEqual([])
  })

  it.each<[string, Draft, RegExp, field_id: string | null, blocks: boolean]>([
    ['no field at all', { ...SOUND, fields: [] }, /no signature field/, null, true],
    ['nobody who signs', { ...SOUND, signers: [{ role: 'cc', step: 1 }] }, /No one signs/, null, true],
    [
      'a field of who is no signer',
      withField({ signer_role: 'co_homeowner' }),
      /for the co-homeowner, who isn’t/,
      'more',
      true,
    ],
    [
      'a signer without a field',
      { ...SOUND, signers: [...SOUND.signers, { role: 'countersigner', step: 2 }] },
      /The countersigner has no fields/,
      null,
      true,
    ],
    [
      'a signer with a date only',
      {
        ...withField({ signer_role: 'sales_rep', type: 'date' }),
        signers: [...SOUND.signers, { role: 'sales_rep', step: 2 }],
      },
      /no signature/,
      null,
      false,
    ],
    [
      'a notice of cancellation and no homeowner',
      {
        fields: [field({ signer_role: 'sales_rep' })],
        signers: [{ role: 'sales_rep', step: 1 }],
        rescission_notice: true,
      },
      /right to cancel/,
      null,
      true,
    ],
    ['a variable field without one', withField({ type: 'variable' }), /has no variable/, 'more', true],
    [
      'a variable that is none',
      withField({ type: 'variable', variable: 'constructor' }),
      /variable “constructor” doesn’t exist/,
      'more',
      true,
    ],
    ['a field under another', withField({ y: 0.12 }), /overlaps another/, 'more', false],
    ['a field too small to hit', withField({ w: (LEAST_SIDE - 1) / 612 }), /too small to tap/, 'more', false],
    ['a text without a label', withField({ type: 'text' }), /what to fill in/, 'more', false],
    ['a checkbox without a label', withField({ type: 'checkbox' }), /what it confirms/, 'more', false],
  ])('with %s has a finding', (_, draft, sentence, field_id, blocks) => {
    const found = findingsOf(draft, PAGES).find(one => sentence.test(one.sentence))
    expect(found).toMatchObject({ field_id, blocks })
  })

  it('may have the smallest field, fields that touch, and the same place on another page', () => {
    const side = LEAST_SIDE / 612
    expect(findingsOf(withField({ type: 'initials', w: side, h: LEAST_SIDE / 792 }), PAGES)).toEqual([])
    expect(findingsOf(withField({ y: 0.18 }), PAGES)).toEqual([])
    expect(findingsOf(withField({ y: 0.1, page: 2 }), PAGES)).toEqual([])
  })
})

describe('a draft', () => {
  it.each<[string, Partial<Schemas['AgreementDraft']>, string, RegExp]>([
    [
      'a field beyond the last page',
      { fields: [field({ page: 3 })] },
      'sign',
      /Page 3 doesn’t exist: the document has 2 pages/,
    ],
    ['a field over the edge', { fields: [field({ x: 0.7 })] }, 'sign', /past the edge/],
    ['two fields of one id', { fields: [field({}), field({ y: 0.5 })] }, 'sign', /same ID/],
    ['a field of a cc', { fields: [field({ signer_role: 'cc' })] }, 'sign', /Copy recipients/],
    [
      'a role twice',
      {
        signers: [
          { role: 'homeowner', step: 1 },
          { role: 'homeowner', step: 2 },
        ],
      },
      'signers',
      /once/,
    ],
    ['no name', { name: '  ' }, 'name', /name/],
  ])('with %s is refused at its field', (_, more, key, sentence) => {
    expect(draftFaults({ name: 'Contract', ...SOUND, ...more }, 2)[key]).toMatch(sentence)
  })

  it('whose fields lie on the page is kept, wherever they lie', () => {
    const share = fc.double({ min: 0.001, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, share, share, (w, h, right, down) => {
        const placed = field({ w, h, x: right * (1 - w), y: down * (1 - h) })
        expect(draftFaults({ name: 'Contract', ...SOUND, fields: [placed] }, 2)).toEqual({})
      }),
    )
  })
})

describe('a price in words', () => {
  it.each([
    [0, 'zero and 00/100 dollars', 'cero dólares con 00/100'],
    [1_05, 'one and 05/100 dollars', 'un dólar con 05/100'],
    [21_000_00, 'twenty-one thousand and 00/100 dollars', 'veintiún mil dólares con 00/100'],
    [
      24_616_50,
      'twenty-four thousand six hundred sixteen and 50/100 dollars',
      'veinticuatro mil seiscientos dieciséis dólares con 50/100',
    ],
    [
      131_100_00,
      'one hundred thirty-one thousand one hundred and 00/100 dollars',
      'ciento treinta y un mil cien dólares con 00/100',
    ],
    [1_001_00, 'one thousand one and 00/100 dollars', 'mil un dólares con 00/100'],
    [1_000_000_00, 'one million and 00/100 dollars', 'un millón de dólares con 00/100'],
    [
      2_500_000_00,
      'two million five hundred thousand and 00/100 dollars',
      'dos millones quinientos mil dólares con 00/100',
    ],
  ])('%i cents', (cents, en, es) => {
    expect([moneyInWords(cents, 'en'), moneyInWords(cents, 'es')]).toEqual([en, es])
  })

  it('is another for every other sum', () => {
    const sum = fc.nat(99_999_999_999)
    fc.assert(
      fc.property(sum, sum, (one, other) => {
        for (const language of ['en', 'es'] as const)
          expect(moneyInWords(one, language) === moneyInWords(other, language)).toBe(one === other)
      }),
    )
    expect(() => moneyInWords(-1, 'en')).toThrow(RangeError)
  })
})
