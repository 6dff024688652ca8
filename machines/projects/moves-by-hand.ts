// What a person may move a project to, and why not what they may not. Asked by the server before it moves one, and by the
// status menu and the board before they offer to.
import type { Permission } from '#sdk/types.ts'
import { nextProjectStatuses, PROJECT_STATUSES, type ProjectStatus, projectStage } from './project-status.machine.ts'

export type MoveByHand = { status: ProjectStatus; allowed: boolean; reason: string | null }

/** Statuses that follow from what happens elsewhere; nobody sets them by hand, except that a closed project is reopened. */
const CAUSES: Partial<Record<ProjectStatus, string>> = {
  active: 'A project becomes active when a design or its consumption is saved.',
  submitted:
    'A project becomes submitted when its application is sent to a lender, or a financed proposal is accepted.',
  approved: 'A project becomes approved when the lender approves it.',
  paid_by_cash: 'A project becomes paid by cash when its cash agreement is fully signed.',
  declined: 'A project becomes declined when the lender declines it.',
}

const said = (status: ProjectStatus) => status.replaceAll('_', ' ')

/** Undefined where the move may be made; else the sentence that says why not. */
export function whyNotByHand(
  from: ProjectStatus,
  to: ProjectStatus,
  permissions: ReadonlySet<Permission>,
): string | undefined {
  if (from === to) return `The project is ${said(from)} already.`
  const legal = nextProjectStatuses(from)
  if (!legal.includes(to)) return illegal(from, legal)
  if (!permissions.has('projects.change_status')) return 'Your role does not allow this.'
  if (projectStage(from) === 'Rejected' && to === 'active')
    return permissions.has('projects.reopen') ? undefined : 'Reopening a project takes a role that allows it.'
  return CAUSES[to]
}

function illegal(from: ProjectStatus, legal: readonly ProjectStatus[]): string {
  if (legal.length === 0) return `A project that is ${said(from)} stays so.`
  return `A project that is ${said(from)} can only become ${legal.map(said).join(' or ')}.`
}

/** Every legal next status, in the chart's order. */
export const movesByHand = (from: ProjectStatus, permissions: ReadonlySet<Permission>): MoveByHand[] =>
  PROJECT_STATUSES.filter(status => nextProjectStatuses(from).includes(status)).map(status => {
    const reason = whyNotByHand(from, status, permissions) ?? null
    return { status, allowed: reason === null, reason }
  })
