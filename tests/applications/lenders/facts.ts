// Random facts about an application, and calls for one: for tests of every dialect.
import fc from 'fast-check'
import {
  CHANGE_ORDER_STATUSES,
  CONTRACT_STATUSES,
  DECISIONS,
  DOCUMENTS,
  MILESTONE_STATUSES,
  MILESTONES,
  type Region,
  STIPULATION_STATUSES,
} from '#machines/applications/lenders/codes.ts'
import type { Facts, LenderActions, Person, Product } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,30}$/)
const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 })
const reason = fc.option(text)
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
const at = moment.map(date => date.toISOString())
const day = at.map(text => text.slice(0, 10))
const cents = fc.integer({ min: 0, max: 99_999_999 })

export const lenderDecisions = DECISIONS.filter(word => word !== 'draft' && word !== 'shared')

/** Any status in each region a lender has; missing regions are in their initial state. */
export const factsWithin = (regions: readonly Region[]): fc.Arbitrary<Facts> => {
  const within = <T>(region: Region, some: fc.Arbitrary<T>, none: T) =>
    regions.includes(region) ? some : fc.constant(none)
  const status = fc.constantFrom(...MILESTONE_STATUSES)
  const change = { id, status: fc.constantFrom(...CHANGE_ORDER_STATUSES), amount_cents: cents, reason }
  return fc.record({
    lender_reference: id,
    as_of: at,
    decision: fc.constantFrom(...lenderDecisions),
    reasons: fc.array(text, { maxLength: 3 }),
    approved_amount_cents: fc.option(cents),
    approval_expires_on: fc.option(day),
    monthly_payment_cents: fc.option(cents),
    documents: within('documents', fc.constantFrom(...DOCUMENTS), 'none'),
    stipulations: within(
      'stipulations',
      fc.array(
        fc.record({ id, name: text, description: text, status: fc.constantFrom(...STIPULATION_STATUSES), reason }),
        { maxLength: 3 },
      ),
      [],
    ),
    contract: within('contract', fc.record({ status: fc.constantFrom(...CONTRACT_STATUSES), reason }), {
      status: 'not_uploaded',
      reason: null,
    }),
    milestones: within(
      'milestones',
      fc
        .tuple(
          ...MILESTONES.map(milestone =>
            fc.record({ milestone: fc.constant(milestone), status, reason, at: fc.option(at) }),
          ),
        )
        .map(all => [...all]),
      [],
    ),
    change_order: within('change_order', fc.option(fc.record(change)), null),
    funded: fc.option(fc.record({ at, amount_cents: cents })),
  })
}

/** Each status of each region once, the rest as given. */
export function everyStanding(regions: readonly Region[], facts: Facts): Facts[] {
  const [first] = facts.milestones
  const statuses = {
    documents: DOCUMENTS.map(documents => ({ ...facts, documents })),
    stipulations: STIPULATION_STATUSES.map(status => ({
      ...facts,
      stipulations: [{ id: 'S-1', name: 'Income', description: 'A pay stub.', status, reason: null }],
    })),
    contract: CONTRACT_STATUSES.map(status => ({ ...facts, contract: { status, reason: null } })),
    milestones: MILESTONES.flatMap(milestone =>
      MILESTONE_STATUSES.map(status => ({ ...facts, milestones: first ? [{ ...first, milestone, status }] : [] })),
    ),
    change_order: CHANGE_ORDER_STATUSES.map(status => ({
      ...facts,
      change_order: { id: 'CO-1', status, amount_cents: 3_120_000, reason: null },
    })),
  }
  const decisions = lenderDecisions.map(decision => ({ ...facts, decision }))
  return [...decisions, ...regions.flatMap(region => statuses[region])]
}

const reference = { ours: '0198f7a2-0000-7000-8000-0000000000e1', lenders: 'L-2047-118' }
const system: LenderActions['submit']['input']['system'] = {
  size_w: 8_200,
  annual_kwh: 13_120,
  module: { manufacturer: 'Example Solar', model: 'ES-410', count: 20 },
  inverters: [{ manufacturer: 'Sample Power', model: 'SP-7600', count: 1 }],
  storage: [{ manufacturer: 'Sample Power', model: 'Store 10', count: 2, usable_kwh: 9.7 }],
}
const address = { line1: '1 Example Street', line2: null, city: 'Phoenix', state: 'AZ', postal_code: '85004' }
const file = { name: 'pay stub.pdf', media_type: 'application/pdf', size: 20_480 }

/** One call of each kind, using all supported values. */
export function asked({ types: [type = 'loan'], ssn }: Dialect): {
  [A in keyof LenderActions]: LenderActions[A]['input']
} {
  const person: Omit<Person, 'role'> = {
    firstname: 'Sam',
    lastname: 'O’Sample-Núñez',
    email: 'sam.sample@example.com',
    phone: '6025550142',
    birth_date: '1980-04-12',
    ssn: ssn === 'full' ? '900120042' : '0042',
    annual_income_cents: 9_600_050,
    employment: 'self_employed',
    monthly_housing_cents: 145_099,
  }
  const people = [
    { role: 'applicant' as const, ...person },
    { role: 'co_applicant' as const, ...person, firstname: 'Alex', employment: 'retired' as const },
  ]
  const quote = { product_id: 'P-25-749', amount_cents: 2_885_049 }
  return {
    products: { state: 'AZ', type, amount_cents: 2_885_049, system },
    estimates: {
      state: 'AZ',
      product_ids: ['P-1', 'P-2'],
      amount_cents: 2_885_049,
      paydown_cents: type === 'loan' ? 865_501 : 0,
      system,
    },
    submit: {
      reference: { ...reference, lenders: null },
      type,
      ...quote,
      people,
      address,
      mailing_address: { ...address, line1: 'PO Box 12', line2: 'Unit 3' },
      occupancy: 'secondary',
      property: 'townhouse',
      autopay: true,
      system,
      consents: people.map(({ role }) => ({
        role,
        at: '2026-11-20T16:58:00.000Z',
        words_hash: 'ab'.repeat(32),
        ip: '203.0.113.20',
      })),
      sales_rep: { name: 'Riley Rep', email: 'rep@example.com' },
    },
    details: { reference },
    resubmit: { reference, ...quote, people },
    required_documents: { reference },
    documents: { reference },
    send_documents: { reference },
    upload_stipulation: { reference, stipulation_id: 'S-1', file },
    upload_contract: { reference, file, amount_cents: 2_885_049, signed_on: '2026-11-19' },
    upload_document: { reference, kind: 'installation_photos', file },
    milestone: { reference, milestone: 'installation_complete', completed_on: '2026-11-18', note: 'Both roofs.' },
    withdraw: { reference, reason: 'The house is sold.' },
    change_order: { reference, kind: 'amount', ...quote, reason: 'Two more panels.' },
    cancel_change_order: { reference, change_order_id: 'CO-1' },
    equipment: {},
    update_design: { reference, system },
    update_quote: { reference, ...quote },
    users: {},
  }
}

const bounds = { min_amount_cents: 500_000, max_amount_cents: null, requires_storage: true }
const PRODUCTS: Record<Product['type'], Product> = {
  loan: {
    id: 'P-25-749',
    name: '25 years, 7.49%',
    type: 'loan',
    term_months: 300,
    apr: 0.0749,
    dealer_fee: 0.185,
    escalator: null,
    rate_usd_per_kwh: null,
    ...bounds,
  },
  lease: {
    id: 'LS-25',
    name: 'Lease, 2.9% a year',
    type: 'lease',
    term_months: 300,
    apr: null,
    dealer_fee: null,
    escalator: 0.029,
    rate_usd_per_kwh: null,
    ...bounds,
  },
  ppa: {
    id: 'PPA-25',
    name: 'PPA, 0.99% a year',
    type: 'ppa',
    term_months: 300,
    apr: null,
    dealer_fee: null,
    escalator: 0.0099,
    rate_usd_per_kwh: 0.1425,
    ...bounds,
  },
}

/** Answers to calls that return no facts. */
export const answered = ({ types }: Dialect) => ({
  products: types.map(type => PRODUCTS[type]),
  estimates: [
    { product_id: 'P-1', monthly_payment_cents: 21_302, after_paydown_cents: types.includes('loan') ? 14_911 : null },
    { product_id: 'P-2', monthly_payment_cents: 15_220, after_paydown_cents: null },
  ],
  required_documents: (['decision', ...MILESTONES] as const).map((needed_for, n) => ({
    id: `R-${n}`,
    name: 'Final design',
    description: 'With layout.',
    needed_for,
    received: n % 2 === 0,
  })),
  documents: DOCUMENTS.map((status, n) => ({
    id: `D-${n}`,
    name: 'Agreement',
    status,
    address: n % 2 === 0 ? null : 'https://lender.example.com/d/1',
  })),
  equipment: (['module', 'inverter', 'storage'] as const).map(kind => ({
    kind,
    manufacturer: 'Example Solar',
    model: `Any ${kind}`,
  })),
  users: [true, false].map(active => ({ id: `U-${active}`, name: 'Riley Rep', email: 'rep@example.com', active })),
})
