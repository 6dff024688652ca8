// Statuses a person may move a project to, and why not to others. Checked by the server before a move, and by the
// status menu and the board before they offer it.
import type { Permission } from '#sdk/types.ts'
import { currentLanguage } from '../words/language.ts'
import { nextProjectStatuses, PROJECT_STATUSES, type ProjectStatus, projectStage } from './project-status.machine.ts'
import { words } from './words.ts'

type MoveByHand = { status: ProjectStatus; allowed: boolean; reason: string | null }

/** Statuses set by other events; never set by hand, except to reopen a closed project. */
const isCaused = (status: ProjectStatus): status is keyof typeof words.caused => status in words.caused

export const statusName = (status: ProjectStatus): string => words.status[status]

/** Undefined if allowed; otherwise the reason as a sentence. */
export function whyNotByHand(
  from: ProjectStatus,
  to: ProjectStatus,
  permissions: ReadonlySet<Permission>,
): string | undefined {
  if (from === to) return words.move.already_there({ status: statusName(from) })
  const legal = nextProjectStatuses(from)
  if (!legal.includes(to)) return illegal(from, legal)
  if (!permissions.has('projects.change_status')) return words.move.role_does_not_allow
  if (projectStage(from) === 'Rejected' && to === 'active')
    return permissions.has('projects.reopen') ? undefined : words.move.role_does_not_reopen
  return isCaused(to) ? words.caused[to] : undefined
}

function illegal(from: ProjectStatus, legal: readonly ProjectStatus[]): string {
  if (legal.length === 0) return words.move.is_final({ status: statusName(from) })
  const next = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(legal.map(statusName))
  return words.move.only_to({ from: statusName(from), next })
}

/** Every legal next status, in the chart's order. */
export const movesByHand = (from: ProjectStatus, permissions: ReadonlySet<Permission>): MoveByHand[] =>
  PROJECT_STATUSES.filter(status => nextProjectStatuses(from).includes(status)).map(status => {
    const reason = whyNotByHand(from, status, permissions) ?? null
    return { status, allowed: reason === null, reason }
  })
