// Requirements before a milestone is submitted to a lender: LightReach's packages (notice to proceed, install,
// activation) and Sunlight's final design and proof of permission to operate. Used by the screen and, before sending,
// by the server. Pure.

import type { Schemas } from '#sdk/types.ts'
import type { Milestone, MilestoneStatus, Region } from './codes.ts'
import type { Fix } from './draft/check-inputs.ts'
import type { Facts } from './lender-actions.ts'
import { words } from './words.ts'

type Check = Schemas['LenderCheck']
export type MilestoneInputs = {
  lender_name: string
  regions: readonly Region[]
  facts: Pick<Facts, 'documents' | 'stipulations' | 'contract' | 'milestones' | 'change_order'> | null
  /** Uploaded files, confirmed or not. */
  uploaded: readonly string[]
  /** True if the lender accepts files. */
  takes_documents: boolean
  /** Design, price and production are what was quoted. */
  quote_is_current: boolean
  /** Names of what has changed. */
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

function beforeNotice({ facts, regions, lender_name: lender }: MilestoneInputs): Check[] {
  const documents = facts?.documents ?? 'none'
  const open = (facts?.stipulations ?? []).filter(({ status }) => status !== 'cleared').map(({ name }) => name)
  const { status, reason } = facts?.contract ?? { status: 'not_uploaded', reason: null }
  return [
    ...(regions.includes('documents')
      ? [
          check(
            'documents',
            documents === 'signed',
            words.documents_check.signed({ lender }),
            words.documents_check[documents]({ lender }),
          ),
        ]
      : []),
    ...(regions.includes('stipulations')
      ? [
          check(
            'stipulations',
            open.length === 0,
            words.stipulations_cleared({ lender }),
            words.stipulations_open({ lender, names: open.join(', ') }),
          ),
        ]
      : []),
    ...(regions.includes('contract')
      ? [check('contract', status === 'accepted', words.agreement_check.accepted, agreementSentence(status, reason))]
      : []),
  ]
}

function agreementSentence(status: Facts['contract']['status'], reason: string | null): string {
  if (status !== 'rejected') return words.agreement_check[status]
  return words.agreement_check.rejected({ has_reason: reason ? 'yes' : 'no', reason: trimmed(reason ?? '') })
}

const trimmed = (reason: string) => reason.replace(/[.\s]+$/, '')

const PASSED: readonly MilestoneStatus[] = ['approved', 'conditionally_approved']
const of = (facts: MilestoneInputs['facts'], milestone: Milestone) =>
  facts?.milestones.find(one => one.milestone === milestone)

type CheckedFile = keyof typeof words.file_check

const files = ({ uploaded, takes_documents }: MilestoneInputs, kinds: readonly CheckedFile[]): Check[] =>
  takes_documents
    ? kinds.map(kind =>
        check(
          kind,
          uploaded.includes(kind),
          words.file_check[kind]({ is_uploaded: 'yes' }),
          words.file_check[kind]({ is_uploaded: 'no' }),
        ),
      )
    : []

function beforeInstallation(inputs: MilestoneInputs): Check[] {
  const { facts, lender_name: lender, quote_is_current, changed } = inputs
  const notice = of(facts, 'notice_to_proceed')?.status ?? 'not_started'
  const order = facts?.change_order
  return [
    check(
      'notice_to_proceed',
      PASSED.includes(notice),
      words.notice_given({ lender }),
      words.notice_not_given({ lender }),
    ),
    ...files(inputs, ['final_design', 'permit', 'installation_photos']),
    check(
      'change_order',
      !order || order.status === 'applied' || order.status === 'canceled',
      words.no_open_change_order,
      words.finish_change_order,
    ),
    check(
      'design',
      quote_is_current,
      words.design_current({ lender }),
      words.design_changed({
        lender,
        has_fields: changed.length > 0 ? 'yes' : 'no',
        fields: changed.slice(0, 3).join(', '),
      }),
    ),
  ]
}

function beforeOperation(inputs: MilestoneInputs): Check[] {
  const { facts, lender_name: lender } = inputs
  const installed = of(facts, 'installation_complete')
  const condition = installed?.status === 'conditionally_approved' ? installed.reason : null
  return [
    check(
      'installation_complete',
      PASSED.includes(installed?.status ?? 'not_started'),
      words.installation_approved({ lender }),
      words.installation_not_approved({ lender }),
    ),
    ...(condition
      ? [
          {
            check: 'installation_items',
            verdict: 'warn' as const,
            sentence: words.installation_conditional({ lender, condition: trimmed(condition) }),
            fix: 'lender',
          },
        ]
      : []),
    ...files(inputs, ['permission_to_operate', 'monitoring']),
  ]
}
