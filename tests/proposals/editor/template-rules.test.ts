// Which template a proposal begins with: always one, in its language where there is one, the most particular rule first.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittingTemplate, type Rule, ruleRefusals, winningRule } from '#machines/proposals/template-rules.ts'

const LANGUAGES = ['en', 'es'] as const
const TYPES = ['cash', 'loan', 'lease', 'ppa'] as const
const STATES = ['AZ', 'CA', 'NV'] as const
const language = fc.constantFrom(...LANGUAGES)
const templates = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), language }), { selector: one => one.id })
  .map(all => all.map(one => ({ ...one, name: one.id.toUpperCase() })))
const rule: fc.Arbitrary<Rule> = fc.record({
  financing_type: fc.constantFrom(null, ...TYPES),
  state: fc.constantFrom(null, ...STATES),
  language,
  // One that is gone among them.
  template_id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone'),
})
const rules = fc.array(rule, { maxLength: 12 })
const asked = fc.record({
  financing_type: fc.constantFrom(null, ...TYPES),
  state: fc.constantFrom(null, ...STATES, 'TX'),
  language,
})

it('finds a template whenever there is one, and never in another language while there is one in the own', () => {
  fc.assert(
    fc.property(rules, templates, asked, (all, known, of) => {
      const found = fittingTemplate(all, known, of)
      expect(found === undefined).toBe(known.length === 0)
      if (known.some(one => one.language === of.language)) expect(found?.language).toBe(of.language)
    }),
  )
})

it('lets the most particular rule win, whatever their order', () => {
  const [id, x] = ['any', 'x']
  const of = (financing_type: Rule['financing_type'], state: Rule['state'], template_id: string): Rule => ({
    financing_type,
    state,
    language: 'en',
    template_id,
  })
  const ladder = [of('loan', 'AZ', 'both'), of(null, 'AZ', 'state'), of('loan', null, 'type'), of(null, null, id)]
  const others = [of('cash', 'AZ', x), of('loan', 'CA', x), of(null, 'CA', x), of('ppa', null, x)]
  const known = [...ladder, ...others].map(({ template_id }) => ({ id: template_id, language: 'en' as const }))
  const asking = { financing_type: 'loan', state: 'AZ', language: 'en' } as const
  fc.assert(
    fc.property(fc.shuffledSubarray([...ladder, ...others]), subset => {
      const expected = ladder.find(one => subset.includes(one))
      expect(winningRule(subset, known, asking)).toEqual(expected)
    }),
  )
})

it('keeps no two rules for one case, none without a template and none in another language', () => {
  const known = [
    { id: 'a', name: 'Standard', language: 'en' as const },
    { id: 'b', name: 'Estándar', language: 'es' as const },
  ]
  const one: Rule = { financing_type: 'ppa', state: 'CA', language: 'en', template_id: 'a' }
  expect(ruleRefusals([one, { ...one, language: 'es', template_id: 'b' }], known)).toEqual({})
  expect(ruleRefusals([one, one], known)).toEqual({
    'rules.1.state': 'Another rule covers this payment type, state and language.',
  })
  expect(ruleRefusals([{ ...one, template_id: 'b' }], known)).toEqual({
    'rules.0.template_id': 'Estándar is in Spanish. Choose an English template.',
  })
  expect(ruleRefusals([{ ...one, template_id: 'gone' }], known)).toEqual({
    'rules.0.template_id': 'This template was deleted. Choose another.',
  })
})
