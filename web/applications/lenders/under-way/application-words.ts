// Texts about an application in progress: its stage, and available actions. Pure.
import type { Permission, Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type Application = Schemas['LenderApplication']
type Action = Schemas['LenderAction']
type Milestone = Schemas['LenderMilestoneName']

/** Final statuses. */
const OVER: readonly Application['status'][] = ['declined', 'expired', 'canceled', 'funded']
export const isOver = ({ status }: Pick<Application, 'status'>) => OVER.includes(status)

const APPROVED: readonly Application['status'][] = ['approved', 'approved_with_stipulations', 'funded']
/** Papers and work follow. An approval stays one while a change order has it back in review. */
export const isApproved = ({ status, documents, change_order }: Application) =>
  APPROVED.includes(status) || (status === 'in_review' && (documents !== 'none' || change_order !== null))

/** True if it may change on its own, so it is refetched. */
export const isMoving = (application: Application) => !isOver(application) || application.calls.length > 0

export const MILESTONE_NAMES: Record<Milestone, string> = {
  notice_to_proceed: words.notice_proceed,
  installation_complete: words.installation_complete,
  permission_to_operate: words.permission_operate,
}
export const MILESTONE_ACTIONS = {
  notice_to_proceed: 'submit_notice_to_proceed',
  installation_complete: 'submit_installation_complete',
  permission_to_operate: 'submit_permission_to_operate',
} as const satisfies Record<Milestone, Action>

const MANAGED: readonly Action[] = Object.values(MILESTONE_ACTIONS)
export const permissionFor = (action: Action): Permission =>
  MANAGED.includes(action) ? 'lenders.manage' : 'lenders.apply'

/** A milestone waiting for a condition doesn't hold up the next. */
const PASSED: readonly Schemas['LenderMilestone']['status'][] = ['approved', 'conditionally_approved']
export const isPassed = ({ status }: Schemas['LenderMilestone']) => PASSED.includes(status)

/** The stages and the current one; past the last when funded. */
export function journeyOf(application: Application): { stages: string[]; at: number } {
  const { regions, notice_to_proceed, milestones, status } = application
  const papers = regions.some(region => region === 'documents' || region === 'stipulations' || region === 'contract')
  const done = (milestone: Milestone) => milestones.some(one => one.milestone === milestone && isPassed(one))
  const stages = [
    { name: words.decision, passed: isApproved(application) },
    ...(papers ? [{ name: words.documents_stage, passed: notice_to_proceed }] : []),
    ...(regions.includes('milestones')
      ? [
          { name: words.notice_proceed, passed: done('notice_to_proceed') },
          { name: words.installation, passed: done('installation_complete') },
          { name: words.power_on, passed: done('permission_to_operate') },
        ]
      : []),
    { name: words.funded, passed: status === 'funded' },
  ]
  const at = status === 'funded' ? stages.length : stages.findIndex(({ passed }) => !passed)
  return { stages: stages.map(({ name }) => name), at }
}

export const UPLOAD_KINDS: Record<Schemas['LenderDocumentKind'], string> = {
  final_design: words.final_design,
  permit: words.permit,
  installation_photos: words.photos_installation,
  shade_report: words.shade_report,
  plan_set: words.plan_set,
  monitoring: words.monitoring,
  permission_to_operate: words.permission_operate,
  utility_bill: words.electricity_bill,
  other: words.something_else,
}
/** Of a LenderUpload, whose kind is wider. */
export const uploadKind = (kind: string) =>
  new Map<string, string>(Object.entries(UPLOAD_KINDS)).get(kind) ??
  (kind === 'contract' ? words.installation_agreement : kind === 'stipulation' ? words.stipulation : kind)
