// The pure rules before an application is sent: missing data, matching names, lenders' requirements, milestones.
import { describe, expect, it } from 'vitest'
import type { CheckInputs } from '#machines/applications/lenders/draft/check-inputs.ts'
import { checksFor, mayApply } from '#machines/applications/lenders/draft/checks.ts'
import { consentText, consentTexts } from '#machines/applications/lenders/draft/consent-texts.ts'
import { sameName } from '#machines/applications/lenders/draft/names.ts'
import type { LenderPerson } from '#machines/applications/lenders/draft/people.ts'
import { ageOn, isIssuable, personFaults, shownPeople, withTyped } from '#machines/applications/lenders/draft/people.ts'
import type { Product } from '#machines/applications/lenders/lender-actions.ts'
import { blocksOf, type MilestoneInputs, milestoneChecks } from '#machines/applications/lenders/milestone-checks.ts'
import { factsOf } from '#machines/applications/lenders/wire.ts'
import { differencesBetween } from '#server/applications/lenders/draft/describe-move.ts'
import { routes } from '#web/frame/routes.ts'
import { TAB_IDS } from '#web/projects/sale/project/project-tabs.ts'

const TODAY = '2026-11-21'
const SAM: LenderPerson = {
  role: 'applicant',
  firstname: 'Sam',
  lastname: 'Sample',
  email: 'sam@example.com',
  phone: '(602) 555-0142',
  ssn_last4: null,
  birth_date_given: true,
  annual_income_cents: 9_600_000,
  employment: 'employed',
  monthly_housing_cents: 0,
}
const SECRET = { ssn: '457555462', birth_date: '1980-05-05' }

describe('a person who applies', () => {
  it('is eighteen on the birthday, not the day before', () => {
    expect([ageOn('2008-11-21', TODAY), ageOn('2008-11-22', TODAY), ageOn('2008-02-29', '2026-02-28')]).toEqual([
      18, 17, 17,
    ])
  })

  it.each([
    [{}, SECRET, []],
    [{}, { ...SECRET, birth_date: '2008-11-22' }, ['birth_date']],
    [{}, { ...SECRET, birth_date: '0202-05-05' }, ['birth_date']],
    [{}, { ...SECRET, birth_date: '2027-01-01' }, ['birth_date']],
    [{}, { ...SECRET, ssn: '5462' }, ['ssn']],
    [{}, { ...SECRET, ssn: '666555462' }, ['ssn']],
    [{}, {}, ['birth_date', 'ssn']],
    [{ annual_income_cents: 0 }, SECRET, ['annual_income_cents']],
    [{ email: 'sam@', phone: '555-0142' }, SECRET, ['email', 'phone']],
    [{ employment: null, monthly_housing_cents: null }, SECRET, ['employment', 'monthly_housing_cents']],
  ])('with %j and %j lacks %j', (person, secret, fields) => {
    expect(Object.keys(personFaults({ ...SAM, ...person }, secret, 'full', TODAY))).toEqual(fields)
  })

  it('gives a lender that asks for four digits four, and shows them to no one', () => {
    const { people, known } = withTyped({}, [{ ...typed(), ssn: '457-55-5462', birth_date: '1980-05-05' }], 'last_four')
    expect(known.applicant).toEqual({ ssn: '5462', birth_date: '1980-05-05' })
    expect(personFaults({ ...SAM }, known.applicant, 'last_four', TODAY)).toEqual({})
    expect(shownPeople(people, known, 'last_four')[0]?.ssn_last4).toBe('••••')
    const taken = withTyped(known, [{ ...typed(), ssn: '' }], 'last_four')
    expect(taken.known.applicant).toEqual({ birth_date: '1980-05-05' })
    expect(withTyped(known, [{ ...typed(), role: 'co_applicant' }], 'last_four').known).toEqual({ co_applicant: {} })
  })

  it('has a number that is given out', () => {
    const never = ['000123456', '666123456', '900123456', '123004567', '123450000']
    expect([isIssuable('457555462'), ...never.map(isIssuable)]).toEqual([true, false, false, false, false, false])
  })
})
const typed = () => ({
  role: 'applicant' as const,
  firstname: 'Sam',
  lastname: 'Sample',
  email: 'sam@example.com',
  phone: '(602) 555-0142',
})

it.each([
  ['Sam Sample', 'SAM SAMPLE', 'same'],
  ['José Núñez', 'Jose Nunez', 'similar'],
  ['Sam Q. Sample', 'Sam Sample', 'similar'],
  ['Sam Q Sample', 'Sam Quincy Sample Jr.', 'similar'],
  ['Sam Robert Sample', 'Sam Quincy Sample', 'other'],
  ['Sam Sample', 'Samantha Sample', 'other'],
  ['', 'Sam Sample', 'other'],
])('%s and %s are %s', (a, b, is) => {
  expect([sameName(a, b), sameName(b, a)]).toEqual([is, is])
})

it('the words to agree to differ by lender, kind and language, and name both sides', () => {
  const facts = { lender: 'GoodLeap', company: 'Demo Solar', type: 'loan', ssn: 'full' } as const
  const all = [
    facts,
    { ...facts, lender: 'EnFin' },
    { ...facts, type: 'ppa' as const },
    { ...facts, ssn: 'last_four' as const },
  ]
  const texts = all.flatMap(one => [consentText(consentTexts('en', one)), consentText(consentTexts('es', one))])
  expect(new Set(texts).size).toBe(8)
  expect(texts[0]).toMatch(/GoodLeap[\s\S]*Demo Solar/)
})

const PRODUCT: Product = {
  id: 'p',
  name: '25 years',
  type: 'loan',
  term_months: 300,
  apr: 0.0749,
  dealer_fee: 0.2,
  escalator: null,
  rate_usd_per_kwh: null,
  min_amount_cents: null,
  max_amount_cents: 4_000_000,
  requires_storage: false,
}
const LIMITS: CheckInputs['limits'] = {
  min_amount_cents: 500_000,
  max_amount_cents: 13_500_000,
  max_usd_per_w: 6.5,
  max_usd_per_w_with_storage: 9,
  min_size_w: 3_000,
  max_size_w: 25_000,
  states: ['AZ', 'CA'],
  approval_days: 180,
  max_upload_bytes: 1,
}
const PIECE = { manufacturer: 'Qcells', model: 'Q.TRON 430', count: 20 }
const SALE: NonNullable<CheckInputs['sale']> = {
  state: 'AZ',
  type: 'loan',
  amount_cents: 2_500_000,
  price_cents: 2_000_000,
  size_w: 8_000,
  has_storage: false,
  system: { size_w: 8_000, annual_kwh: 13_000, module: PIECE, inverters: [], storage: [] },
  adders_cents: 300_000,
}
const DRAFT = { product: PRODUCT, price_cents: 2_000_000, is_current: true, changed: [] }
const INPUTS: CheckInputs = {
  lender_name: 'GoodLeap',
  why_not_connected: null,
  types: ['loan'],
  limits: LIMITS,
  project_status: 'active',
  chosen_type: 'loan',
  sale: SALE,
  draft: DRAFT,
  people: [SAM],
  license_problem: null,
  agreement: { name: 'Contract', signed: true, people: ['Sam Sample'], price_cents: 2_000_000 },
  approved: [{ kind: 'module', manufacturer: 'QCELLS', model: 'Q.Tron 430' }],
}
const sale = (more: Partial<typeof SALE>): Partial<CheckInputs> => ({ sale: { ...SALE, ...more } })
const draft = (more: Partial<NonNullable<CheckInputs['draft']>>): Partial<CheckInputs> => ({
  draft: { ...DRAFT, ...more },
})
const agreement = (more: object): Partial<CheckInputs> => ({
  agreement: { name: 'Contract', signed: true, people: ['Sam Sample'], price_cents: 2_000_000, ...more },
})

/** Tabs of a project and pages: anything else would lead to the overview. */
const placesThere: (string | null | undefined)[] = [...TAB_IDS, ...routes.map(({ path }) => path)]

describe('the checks before applying', () => {
  it('all pass where all is well', () => {
    const checks = checksFor(INPUTS)
    expect(checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([])
    expect([mayApply(checks), checks.every(({ fix }) => fix === null)]).toEqual([true, true])
  })

  it.each<[string, string, Partial<CheckInputs>, RegExp]>([
    ['connected', 'block', { why_not_connected: 'GoodLeap is not connected.' }, /not connected/],
    ['type', 'warn', { chosen_type: 'ppa' }, /offers loans, but this project is paid with a PPA/],
    ['type', 'warn', { chosen_type: null }, /No financing is chosen/],
    ['project', 'block', { project_status: 'canceled' }, /Reopen/],
    ['simulation', 'block', { sale: null }, /design the system/],
    ['state', 'block', sale({ state: 'TX' }), /doesn’t serve TX. It serves AZ and CA/],
    ['amount', 'block', sale({ amount_cents: 400_000 }), /\$5,000\.00 or more. This project needs \$4,000\.00/],
    ['amount', 'block', sale({ amount_cents: 4_500_000 }), /25 years finances up to \$40,000\.00/],
    [
      'price_per_watt',
      'block',
      sale({ amount_cents: 4_000_000, size_w: 6_000 }),
      /\$6\.67\/W exceeds GoodLeap’s limit of \$6\.50\/W/,
    ],
    ['size', 'block', sale({ size_w: 26_000 }), /from 3 kW to 25 kW. This one is 26 kW/],
    ['storage', 'block', draft({ product: { ...PRODUCT, requires_storage: true } }), /requires a battery/],
    ['equipment', 'block', { approved: [] }, /Not on GoodLeap’s list: Qcells Q\.TRON 430/],
    ['equipment', 'unknown', { approved: undefined }, /didn’t return its approved equipment/],
    ['adders', 'warn', sale({ adders_cents: 800_000 }), /40% of the price/],
    ['quote', 'block', draft({ is_current: false, changed: ['Size'] }), /changed after this quote: Size/],
    ['limits', 'block', { beyond_limits: ['Sales Rep sells up to 10 kW.'] }, /up to 10 kW/],
    ['contact', 'block', { people: [{ ...SAM, phone: '' }] }, /no phone number/],
    ['names', 'warn', agreement({ people: ['Sam Q. Sample'] }), /spelled differently/],
    ['names', 'block', agreement({ people: ['Pat Other'] }), /names Pat Other/],
    [
      'agreement_price',
      'block',
      agreement({ price_cents: 1_900_000 }),
      /says \$19,000\.00, but the application says \$20,000\.00/,
    ],
    [
      'license',
      'block',
      { license_problem: { sentence: 'Your company’s contractor license number is missing.' } },
      /license number/,
    ],
  ])('%s is %s', (check, verdict, more, sentence) => {
    const checks = checksFor({ ...INPUTS, ...more })
    const found = checks.find(one => one.check === check)
    expect(found).toMatchObject({ verdict, sentence: expect.stringMatching(sentence) })
    expect(mayApply(checks)).toBe(verdict !== 'block')
    expect(placesThere).toContain(found?.fix)
  })

  it('know a battery’s own cap', () => {
    const stored = checksFor({ ...INPUTS, ...sale({ amount_cents: 3_900_000, size_w: 5_000, has_storage: true }) })
    expect(stored.find(({ check }) => check === 'price_per_watt')).toMatchObject({
      verdict: 'pass',
      sentence: '$7.80/W is within GoodLeap’s limit of $9.00/W with storage.',
    })
  })
})

describe('a milestone', () => {
  const facts = factsOf({
    lender_reference: 'L1',
    as_of: '2026-11-21T17:00:00.000Z',
    decision: 'approved',
    documents: 'signed',
    contract: { status: 'accepted', reason: null },
    milestones: [{ milestone: 'notice_to_proceed', status: 'approved', reason: null, at: null }],
  })
  const inputs: MilestoneInputs = {
    lender_name: 'GoodLeap',
    facts,
    takes_documents: true,
    quote_is_current: true,
    changed: [],
    regions: ['documents', 'stipulations', 'contract', 'milestones', 'change_order'],
    uploaded: ['final_design', 'permit', 'installation_photos'],
  }
  const blocks = (milestone: Parameters<typeof milestoneChecks>[0], more: Partial<MilestoneInputs> = {}) =>
    blocksOf(milestoneChecks(milestone, { ...inputs, ...more }))

  it('is put before the lender with nothing in the way', () => {
    expect([blocks('notice_to_proceed'), blocks('installation_complete')]).toEqual([[], []])
  })

  it('waits for documents, stipulations and contract, as far as the lender has them', () => {
    const stipulation = { id: 's', name: 'Proof of income', description: '', status: 'rejected', reason: null } as const
    const behind = {
      ...facts,
      documents: 'viewed',
      stipulations: [stipulation],
      contract: { status: 'rejected', reason: 'No date.' },
    } as const
    expect(blocks('notice_to_proceed', { facts: { ...behind, stipulations: [stipulation] } })).toEqual([
      'GoodLeap’s documents were opened and are waiting for signatures.',
      'GoodLeap is still waiting for: Proof of income.',
      'The lender rejected the installation agreement: No date.',
    ])
    expect(blocks('notice_to_proceed', { facts: null, regions: ['milestones'] })).toEqual([])
  })

  it('waits for the files, the change order and a design the lender knows', () => {
    const change_order = { id: 'c', status: 'documents_sent', amount_cents: 1, reason: null } as const
    const found = blocks('installation_complete', {
      facts: { ...facts, change_order, milestones: [] },
      uploaded: ['permit'],
      quote_is_current: false,
      changed: ['Size', 'Contract price'],
    })
    expect(found).toHaveLength(5)
    expect(found.at(-1)).toMatch(/changed after the quote: Size, Contract price/)
    expect(blocks('installation_complete', { uploaded: [], takes_documents: false })).toEqual([])
  })

  it('carries the items of a conditional approval on', () => {
    const installed = {
      milestone: 'installation_complete',
      status: 'conditionally_approved',
      reason: 'Photo of the meter',
      at: null,
    } as const
    const checks = milestoneChecks('permission_to_operate', { ...inputs, facts: { ...facts, milestones: [installed] } })
    expect(checks.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
      ...['installation_complete pass', 'installation_items warn', 'permission_to_operate block', 'monitoring block'],
    ])
  })
})

it('another lender asks what this one did not', () => {
  const quote = (amount_cents: number) => ({
    product: PRODUCT,
    price_cents: 2_000_000,
    amount_cents,
    monthly_payment_cents: null,
    system: SALE.system,
    basis_hash: 'b',
  })
  const stipulation = { id: 's', name: 'Income', description: '', status: 'cleared', reason: null } as const
  const before = factsOf({
    lender_reference: 'L1',
    as_of: '2026-11-21T17:00:00.000Z',
    decision: 'approved',
    stipulations: [stipulation],
  })
  const found = differencesBetween({
    from: { name: 'LightReach', ssn: 'last_four', regions: ['documents'] },
    to: { name: 'GoodLeap', ssn: 'full', regions: ['documents', 'change_order'] },
    before: { quote: quote(2_000_000), type: 'ppa', facts: before },
    after: { quote: quote(2_500_000), type: 'loan', facts: null },
    has_private: false,
    approved: [],
  })
  expect(found.map(say => say())).toEqual([
    expect.stringMatching(/GoodLeap offers a loan instead of the PPA at LightReach/),
    'The financed amount is $25,000.00 instead of $20,000.00.',
    expect.stringMatching(/were erased here after LightReach received them/),
    'GoodLeap requires all nine digits of the Social Security number.',
    'Not on GoodLeap’s equipment list: Qcells Q.TRON 430.',
    expect.stringMatching(/agrees to GoodLeap’s terms/),
    expect.stringMatching(/may ask for them again/),
    'GoodLeap requires signed change orders for later changes.',
  ])
})
