// Things to do today: the kinds shown to a role, and their order. Pure.
import type { Permission, Schemas } from '#sdk/types.ts'
import { MAY_WORK } from './task-rules.ts'

export type TodayKind = Schemas['TodayKind']

/** In display order: others waiting first, untouched projects last. */
const TODAY_KINDS: readonly TodayKind[] = [
  'approval',
  'countersign',
  'task',
  'milestone',
  'agreement',
  'proposal',
  'stuck',
]

/** Any of these can do something about it. */
const SHOWN_TO: Record<TodayKind, readonly Permission[]> = {
  approval: ['guardrails.approve'],
  countersign: ['agreements.send'],
  task: MAY_WORK,
  milestone: ['lenders.manage'],
  agreement: ['agreements.send'],
  proposal: ['proposals.send'],
  stuck: ['projects.edit'],
}

export const todayKindsFor = (permissions: ReadonlySet<Permission>): TodayKind[] =>
  TODAY_KINDS.filter(kind => SHOWN_TO[kind].some(permission => permissions.has(permission)))

/** Days before following up on an unsigned agreement. */
export const UNSIGNED_DAYS = 3

/**
 * At most `most` rows, kind by kind. Each kind gives its first, then its second and so on, so that twenty overdue tasks hide no
 * agreement. A project that is listed for something else is not listed as stuck, and an agreement to countersign not as unsigned.
 */
export function chooseToday<Row extends { kind: TodayKind; id: string; project_id: string | null }>(
  rows: readonly Row[],
  most: number,
): { chosen: Row[]; total: number } {
  const busy = new Set(rows.filter(({ kind }) => kind !== 'stuck').map(({ project_id }) => project_id))
  const own = new Set(rows.filter(({ kind }) => kind === 'countersign').map(({ id }) => id))
  const listed = rows.filter(
    ({ kind, id, project_id }) => (kind !== 'stuck' || !busy.has(project_id)) && (kind !== 'agreement' || !own.has(id)),
  )
  const places = TODAY_KINDS.flatMap((kind, order) =>
    listed.filter(row => row.kind === kind).map((row, place) => ({ row, order, place })),
  )
  const chosen = places
    .toSorted((a, b) => a.place - b.place || a.order - b.order)
    .slice(0, most)
    .toSorted((a, b) => a.order - b.order || a.place - b.place)
  return { chosen: chosen.map(({ row }) => row), total: listed.length }
}
