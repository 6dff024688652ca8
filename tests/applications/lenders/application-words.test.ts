// The screens' texts about an application, for every state.
import { expect, it } from 'vitest'
import { DECISIONS } from '#machines/applications/lenders/codes.ts'
import { lenderStep } from '#machines/projects/lender-step.ts'
import {
  type Application,
  isMoving,
  journeyOf,
  permissionFor,
} from '#web/applications/lenders/under-way/application-words.ts'
import { consequence, differenceWords } from '#web/applications/lenders/under-way/change-order/change-order-words.ts'
import { decisionWords } from '#web/applications/lenders/under-way/decision/decision-words.ts'

const MILESTONES = ['notice_to_proceed', 'installation_complete', 'permission_to_operate'] as const
const application = (over: Partial<Application> = {}): Application => ({
  id: '1',
  project_id: '1',
  lender: 'goodleap',
  lender_name: 'GoodLeap',
  type: 'loan',
  status: 'approved',
  product: {
    id: 'a',
    name: '25 years',
    type: 'loan',
    term_months: 300,
    apr: 0.07,
    escalator: null,
    rate_usd_per_kwh: null,
    min_amount_cents: null,
    max_amount_cents: null,
    requires_storage: false,
  },
  amount_cents: 2_885_000,
  monthly_payment_cents: 21_302,
  quote_is_current: true,
  quote_changes: [],
  people: [],
  occupancy: 'primary',
  property: 'single_family',
  autopay: true,
  ssn: 'full',
  share: null,
  reasons: [],
  lender_reference: 'GL-1',
  approved_amount_cents: 2_885_000,
  approval_expires_on: '2027-05-20',
  documents: 'none',
  stipulations: [],
  contract: { status: 'not_uploaded', reason: null },
  milestones: MILESTONES.map(milestone => ({ milestone, status: 'not_started', reason: null, at: null, checks: [] })),
  change_order: null,
  notice_to_proceed: false,
  funded: null,
  calls: [],
  uploads: [],
  confirmed_at: null,
  regions: ['documents', 'stipulations', 'contract', 'milestones', 'change_order'],
  available_actions: [],
  attention: [],
  events: [],
  mode: 'api',
  records: [],
  lacks: {},
  moved_from: null,
  submitted_at: null,
  version: 1,
  created_at: '2026-11-21T17:00:00.000Z',
  updated_at: '2026-11-21T17:00:00.000Z',
  ...over,
})
const reached = (count: number, over: Partial<Application> = {}) =>
  application({
    documents: 'signed',
    contract: { status: 'accepted', reason: null },
    notice_to_proceed: true,
    milestones: MILESTONES.map((milestone, at) => ({
      milestone,
      status: at < count ? 'approved' : 'not_started',
      reason: null,
      at: null,
      checks: [],
    })),
    ...over,
  })

it('the way has a stage for each region the lender has, and never goes back', () => {
  const ways = [
    application({ status: 'submitted', approved_amount_cents: null }),
    application(),
    reached(0),
    reached(1),
    reached(2),
    reached(3),
    reached(3, { status: 'funded' }),
  ].map(journeyOf)
  expect(ways[0]?.stages).toEqual(['Decision', 'Documents', 'Notice to proceed', 'Installation', 'Power on', 'Funded'])
  expect(ways.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(journeyOf(application({ regions: ['documents'] })).stages).toEqual(['Decision', 'Documents', 'Funded'])
  expect(journeyOf(application({ regions: [] })).stages).toEqual(['Decision', 'Funded'])
})

it('a change order back in review does not take the approval off the way', () => {
  expect(journeyOf(reached(1, { status: 'in_review' })).at).toBe(3)
})

it('every decision has its own sentence that names the lender', () => {
  const said = DECISIONS.map(status => decisionWords(application({ status, approved_amount_cents: 2_000_000 })))
  for (const { title, sentence } of said) {
    expect(title).not.toBe('')
    expect(sentence).toMatch(/\.$/)
    expect(sentence).not.toMatch(/undefined|null/)
  }
  const sent = said.filter(({ title }) => title !== 'Not sent yet')
  expect(new Set(sent.map(({ sentence }) => sentence)).size).toBe(sent.length)
  for (const { sentence } of sent) expect(sentence).toContain('GoodLeap')
  const offer = decisionWords(application({ status: 'counter_offered', approved_amount_cents: 2_000_000 }))
  expect(offer.sentence).toBe('GoodLeap offers $20,000 instead of $28,850.')
})

it('what is over is not read again, unless something is still on its way', () => {
  const over = DECISIONS.filter(status => !isMoving(application({ status })))
  expect(over).toEqual(['declined', 'expired', 'canceled', 'funded'])
  const call: Application['calls'][number] = {
    id: '1',
    action: 'withdraw',
    state: 'retrying' as const,
    sentence: '',
    attempts: 1,
    next_attempt_at: null,
    created_at: '2026-11-21T17:00:00.000Z',
    deadline_at: '2026-11-21T17:00:00.000Z',
  }
  expect(isMoving(application({ status: 'canceled', calls: [call] }))).toBe(true)
})

it('milestones are for users who manage them', () => {
  expect(permissionFor('submit_installation_complete')).toBe('lenders.manage')
  expect(permissionFor('cancel')).toBe('lenders.apply')
})

it('a change order says what it costs and what it leads to', () => {
  expect([120_000, -120_000, 0].map(differenceWords)).toEqual(['$1,200.00 more', '$1,200.00 less', 'None'])
  expect(consequence(2, 1, 'GoodLeap')).toContain('back into review')
  expect(consequence(1, 1, 'GoodLeap')).toContain('the approval stays')
})

it('the next step of the sale names what is waited for, and ends with the money', () => {
  for (const status of DECISIONS) {
    const step = lenderStep(application({ status }))
    if (status === 'funded' || status === 'canceled') expect(step).toBeNull()
    else expect(step?.sentence).toMatch(/GoodLeap.*\.$/)
  }
  const asked = { id: 's', name: 'Income', description: '', status: 'open', reason: null } as const
  expect(lenderStep(application({ stipulations: [asked] }))?.sentence).toBe('upload the document GoodLeap asks for.')
  expect(lenderStep(application())?.sentence).toContain('signature')
  expect(lenderStep(application({ documents: 'signed' }))?.sentence).toContain('installation agreement')
  expect(lenderStep(reached(1))?.sentence).toBe('submit the completed installation to GoodLeap.')
  const own = { mode: 'in_house' as const, regions: [], notice_to_proceed: false }
  expect(lenderStep({ ...application({ status: 'submitted' }), ...own })?.sentence).toContain('decide')
  expect(lenderStep({ ...reached(1), ...own })?.sentence).toBe('record “Installation complete” once it has happened.')
  expect(lenderStep({ ...reached(3), ...own })?.sentence).toBe('record the funding.')
})
