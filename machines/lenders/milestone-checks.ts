// What must be true before a milestone is put before a lender, as lenders ask it: LightReach's packages (notice to proceed,
// install, activation) and Sunlight's final design and proof of permission to operate. Asked by the screen and, before anything is
// sent, by the server. Pure.

import type { Schemas } from '#sdk/types.ts'
import type { Fix } from './draft/check-inputs.ts'
import type { DocumentKind, Facts } from './lender-actions.ts'
import type { DocumentsStatus, Milestone, MilestoneStatus, Region } from './words.ts'

type Check = Schemas['LenderCheck']
export type MilestoneInputs = {
  lender_name: string
  regions: readonly Region[]
  facts: Pick<Facts, 'documents' | 'stipulations' | 'contract' | 'milestones' | 'change_order'> | null
  /** What was uploaded, whether confirmed yet or not. */
  uploaded: readonly string[]
  /** Whether the lender takes files at all. */
  takes_documents: boolean
  /** Design, price and production are what was quoted. */
  quote_is_current: boolean
  /** What has changed, by name. */
  changed: readonly string[]
}

const check = (name: string, holds: boolean, pass: string, block: string, fix: Fix = 'lender'): Check => ({
  check: name,
  verdict: holds ? 'pass' : 'block',
  sentence: holds ? pass : block,
  fix: holds ? null : fix,
})

export const milestoneChecks = (milestone: Milestone, inputs: MilestoneInputs): Check[] => {
  switch (milestone) {
    case 'notice_to_proceed':
      return beforeNotice(inputs)
    case 'installation_complete':
      return beforeInstallation(inputs)
    case 'permission_to_operate':
      return beforeOperation(inputs)
  }
}

/** The sentences of what blocks. */
export const blocksOf = (checks: readonly Check[]) =>
  checks.filter(({ verdict }) => verdict === 'block').map(({ sentence }) => sentence)

const DOCUMENTS: Record<DocumentsStatus, string> = {
  none: 'have not been sent',
  sent: 'were sent and wait for signatures',
  viewed: 'were opened and wait for signatures',
  signed: 'are signed',
  voided: 'were voided and have to be sent anew',
}
const CONTRACTS: Record<Facts['contract']['status'], string> = {
  not_uploaded: 'has not been sent to the lender',
  uploaded: 'waits to be reviewed by the lender',
  in_review: 'is being reviewed by the lender',
  accepted: 'is accepted',
  rejected: 'was rejected by the lender',
}

function beforeNotice({ facts, regions, lender_name }: MilestoneInputs): Check[] {
  const documents = facts?.documents ?? 'none'
  const open = (facts?.stipulations ?? []).filter(({ status }) => status !== 'cleared').map(({ name }) => name)
  const { status, reason } = facts?.contract ?? { status: 'not_uploaded', reason: null }
  return [
    ...(regions.includes('documents')
      ? [
          check(
            'documents',
            documents === 'signed',
            `The documents of ${lender_name} are signed.`,
            `The documents of ${lender_name} ${DOCUMENTS[documents]}.`,
          ),
        ]
      : []),
    ...(regions.includes('stipulations')
      ? [
          check(
            'stipulations',
            open.length === 0,
            `${lender_name} has nothing open to be cleared.`,
            `${lender_name} still waits for: ${open.join(', ')}.`,
          ),
        ]
      : []),
    ...(regions.includes('contract')
      ? [
          check(
            'contract',
            status === 'accepted',
            'The installation agreement is accepted.',
            `The installation agreement ${CONTRACTS[status]}${reason ? `: ${reason.replace(/[.\s]+$/, '')}` : ''}.`,
          ),
        ]
      : []),
  ]
}

const PASSED: readonly MilestoneStatus[] = ['approved', 'conditionally_approved']
const of = (facts: MilestoneInputs['facts'], milestone: Milestone) =>
  facts?.milestones.find(one => one.milestone === milestone)

const FILES: Partial<Record<DocumentKind, [is: string, is_not: string]>> = {
  final_design: ['The final design is uploaded.', 'The final design is not uploaded.'],
  permit: ['The permit is uploaded.', 'The permit is not uploaded.'],
  installation_photos: ['Photos of the installation are uploaded.', 'Photos of the installation are not uploaded.'],
  permission_to_operate: [
    'The utility’s permission to operate is uploaded.',
    'The utility’s permission to operate is not uploaded: its letter, its e-mail, or a bill with a credit.',
  ],
  monitoring: ['Access to the monitoring is uploaded.', 'Access to the monitoring is not uploaded.'],
}

const files = ({ uploaded, takes_documents }: MilestoneInputs, kinds: readonly DocumentKind[]): Check[] =>
  takes_documents
    ? kinds.flatMap(kind => {
        const [is, is_not] = FILES[kind] ?? []
        return is && is_not ? [check(kind, uploaded.includes(kind), is, is_not)] : []
      })
    : []

function beforeInstallation(inputs: MilestoneInputs): Check[] {
  const { facts, lender_name, quote_is_current, changed } = inputs
  const notice = of(facts, 'notice_to_proceed')?.status ?? 'not_started'
  const order = facts?.change_order
  const what = changed.length > 0 ? `: ${changed.slice(0, 3).join(', ')}` : ''
  return [
    check(
      'notice_to_proceed',
      PASSED.includes(notice),
      `${lender_name} gave notice to proceed.`,
      `${lender_name} has not given notice to proceed.`,
    ),
    ...files(inputs, ['final_design', 'permit', 'installation_photos']),
    check(
      'change_order',
      !order || order.status === 'applied' || order.status === 'canceled',
      'No change order is open.',
      'A change order is open. Have it signed or cancel it first.',
    ),
    check(
      'design',
      quote_is_current,
      `Design and price are what ${lender_name} knows.`,
      `Design or price has changed since it was quoted${what}. Tell ${lender_name} with a change order or the new design first.`,
    ),
  ]
}

function beforeOperation(inputs: MilestoneInputs): Check[] {
  const { facts, lender_name } = inputs
  const installed = of(facts, 'installation_complete')
  const condition = installed?.status === 'conditionally_approved' ? installed.reason : null
  return [
    check(
      'installation_complete',
      PASSED.includes(installed?.status ?? 'not_started'),
      `${lender_name} approved the installation.`,
      `${lender_name} has not approved the installation.`,
    ),
    ...(condition
      ? [
          {
            check: 'installation_items',
            verdict: 'warn' as const,
            sentence: `${lender_name} approved the installation on a condition: ${condition.replace(/[.\s]+$/, '')}.`,
            fix: 'lender',
          },
        ]
      : []),
    ...files(inputs, ['permission_to_operate', 'monitoring']),
  ]
}
