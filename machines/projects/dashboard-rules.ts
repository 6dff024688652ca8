// The days the figures of the first screen are of, and which blocks a role is shown. Pure; the browser asks for the blocks.

import type { Permission } from '#sdk/types.ts'
import { DAY_MS } from '../lib/time.ts'
import { MAY_WORK } from './task-rules.ts'

export type DaySpan = { from: string; to: string }

const MONTHS = 12
/** Recent enough for a rep to remember; about a quarter. */
const RECENT_DAYS = 90

/** No activity for this long: time to call. */
export const STUCK_DAYS = 14

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The first of the month of a day, or of one so many months away from it. */
function firstOf(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Twelve months, the running one last and only until `today`. */
export const lastMonths = (today: string): DaySpan[] =>
  Array.from({ length: MONTHS }, (_, index) => {
    const from = firstOf(today, index - MONTHS + 1)
    return { from, to: index === MONTHS - 1 ? today : dayAfter(firstOf(from, 1), -1) }
  })

/** This month until today, the same days of the month before, and all of that. A shorter month ends with its last day. */
export function monthBeside(today: string): { so_far: DaySpan; same_days: DaySpan; last_month: DaySpan } {
  const from = firstOf(today)
  const before = firstOf(today, -1)
  const end = dayAfter(from, -1)
  const same = `${before.slice(0, 8)}${today.slice(8)}`
  return {
    so_far: { from, to: today },
    same_days: { from: before, to: same < end ? same : end },
    last_month: { from: before, to: end },
  }
}

export const recentDays = (today: string): DaySpan => ({ from: dayAfter(today, 1 - RECENT_DAYS), to: today })

export type Block =
  | 'onboarding'
  | 'today'
  | 'pipeline'
  | 'sales'
  | 'month'
  | 'installs'
  | 'milestones'
  | 'receivables'
  | 'funnel'
  | 'tasks'
  | 'leaders'
  | 'activity'

/** Any of these shows the block. The server refuses what a role may not read; this only spares it the asking. */
const SHOWN_TO: Record<Block, readonly Permission[]> = {
  onboarding: ['company.edit'],
  today: ['dashboard.view'],
  pipeline: ['dashboard.view'],
  sales: ['dashboard.view'],
  month: ['dashboard.view'],
  funnel: ['proposals.send'],
  leaders: ['team.view'],
  installs: ['lenders.manage'],
  milestones: ['lenders.manage'],
  receivables: ['receivables.view'],
  tasks: MAY_WORK,
  activity: ['dashboard.view'],
}

/** The deals board shows a seller's milestones; those of ours are in Today. */
const SELLING: readonly Block[] = ['sales', 'month', 'tasks', 'funnel', 'leaders', 'installs', 'receivables']
const INSTALLING: readonly Block[] = ['installs', 'milestones', 'tasks', 'month', 'sales', 'funnel', 'leaders']

const COLLECTING: readonly Block[] = ['receivables', ...INSTALLING]

/** In display order. Sellers see sales first; users who only view sold projects, installations; bookkeepers, money. */
export function blocksFor(permissions: ReadonlySet<Permission>): Block[] {
  const middle = middleFor(permissions)
  return (['onboarding', 'today', 'pipeline', ...middle, 'activity'] as const).filter(block =>
    SHOWN_TO[block].some(permission => permissions.has(permission)),
  )
}

function middleFor(permissions: ReadonlySet<Permission>): readonly Block[] {
  if (!permissions.has('lenders.manage') || permissions.has('proposals.send')) return SELLING
  return permissions.has('receivables.edit') ? COLLECTING : INSTALLING
}
