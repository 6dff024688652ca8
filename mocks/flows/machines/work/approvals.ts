// Flows of a project that exceeds its owner's sales limits: approval is requested, granted, declined, and no longer needed.
import type { Flows } from '../../arazzo.ts'
import { designedProject } from '../../beginnings.ts'
import { asked, signedIn } from '../../sale-steps.ts'
import { scene } from '../../steps.ts'
import { type Act, conflicts, type Of, type Table, tableFlows } from '../../table.ts'

const post = (name: string) => `POST /v3/guardrails.${name}`

/** The contract's status of the latest request in each state; null without one. */
const STATES: Record<string, string | null> = {
  within: null,
  beyond: null,
  waiting: 'waiting',
  approved: 'approved',
  declined: 'declined',
}

const limits = (most_size_kw: number) => ({
  least_price_usd_per_w: null,
  most_price_usd_per_w: null,
  most_discount: null,
  least_margin: null,
  most_offset: null,
  most_size_kw,
  ways_to_pay: null,
  default_equipment: false,
  no_design_errors: false,
})
const saves = (value: object | null, description: string, words: string): Act => ({
  description,
  words,
  before: [
    () =>
      asked(
        'limits',
        'The limits as they are now.',
        { operation: 'GET /v3/guardrails.Get', status: 200 },
        { limits_version: '$response.body#/version' },
      ),
  ],
  call: of => ({
    operation: post('Save'),
    body: { version: of('limits_version'), role_id: of('role_id'), limits: value },
  }),
})
const decides = (decision: 'approve' | 'decline', description: string, words: string): Act => ({
  description,
  words,
  call: (of: Of) => ({ operation: post('DecideApproval'), body: { request_id: of('request_id'), decision } }),
})

const ACTS: Record<string, Act> = {
  limit: saves(limits(1), 'Owners may sell 1 kW at most; the roof has more.', 'limits set'),
  lift: saves(null, 'The limits are removed.', 'limits removed'),
  request: {
    description: 'Approval is requested.',
    words: 'approval requested',
    call: of => ({
      operation: post('RequestApproval'),
      body: { project_id: of('project_id'), reason: 'The roof is large.' },
    }),
    outputs: { request_id: '$response.body#/request/id' },
    example: 'asked',
  },
  approve: decides('approve', 'The only approver approves their own request.', 'approved'),
  decline: decides('decline', 'It is declined.', 'declined'),
}

export const APPROVALS: Table = {
  id: 'approval',
  subject: 'A project with limits',
  statuses: { schema: 'ApprovalRequest/properties/status', of: STATES },
  start: 'within',
  begin: [scene('roof-to-sell', 'A project whose roof has more than 1 kW.', [designedProject, signedIn])],
  moves: [
    'within | limit | beyond',
    'beyond | lift | within',
    'beyond | request | waiting',
    'waiting | approve | approved',
    'waiting | decline | declined',
    'declined | request | waiting',
  ],
  acts: ACTS,
  refused: [
    'within | request | within_limits',
    'waiting | request | already_asked',
    'approved | request | within_limits',
    ...['approved', 'declined'].flatMap(state =>
      ['approve', 'decline'].map(event => `${state} | ${event} | already_decided`),
    ),
  ],
  refusals: conflicts('within_limits', 'already_asked', 'already_decided'),
  look: {
    call: of => ({ operation: 'GET /v3/guardrails.GetProject', query: { project_id: of('project_id') } }),
  },
  shows: state => {
    const status = STATES[state]
    if (!status) return { example: state, checks: ['$response.body#/request == null'] }
    return {
      example: status === 'waiting' ? 'asked' : status,
      checks: [`$response.body#/request/status == '${status}'`],
    }
  },
}

export const approvalFlows = (): Flows => ({
  title: 'Approval to exceed limits',
  summary: 'Requested, approved, declined and requested again, and what each state refuses.',
  chart: 'approval',
  made_by: 'mocks/flows/machines/work/approvals.ts',
  workflows: tableFlows(APPROVALS),
})
