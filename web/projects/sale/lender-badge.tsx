// Statuses of lender applications: their own colors where the specification gives none, and some in words of their own.

import type {
  ChangeOrderStatus,
  ContractStatus,
  Decision,
  DocumentsStatus,
  MilestoneStatus,
  StipulationStatus,
} from '#machines/applications/lenders/codes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type BadgeLook, badgeLook } from '#web/ui/status-look.ts'
import { statusName } from '#web/ui/status-name.ts'
import { words as texts } from './words.ts'

export type LenderStatus =
  | Decision
  | DocumentsStatus
  | StipulationStatus
  | ContractStatus
  | MilestoneStatus
  | ChangeOrderStatus
/** For statuses whose name alone would mislead. */
const LABELS: Partial<Record<LenderStatus, string>> = {
  approved_with_stipulations: texts.approved_stipulations,
  shared: texts.with_homeowner,
  none: texts.not_sent,
  open: texts.open,
}

/** Blue: waiting for others; green: done; orange: waiting for us; red: lost; gray: nothing to do. */
const LOOKS: Partial<Record<LenderStatus, BadgeLook>> = {
  shared: 'info',
  in_review: 'info',
  approved_with_stipulations: 'warning',
  counter_offered: 'warning',
  credit_frozen: 'warning',
  no_match: 'warning',
  on_hold: 'warning',
  declined: 'danger',
  expired: 'warning',
  funded: 'success',
  none: 'neutral',
  viewed: 'info',
  signed: 'success',
  cleared: 'success',
  not_uploaded: 'neutral',
  uploaded: 'info',
  not_started: 'neutral',
  conditionally_approved: 'warning',
  resubmitted: 'info',
  requested: 'info',
  documents_sent: 'info',
  applied: 'success',
}

export function LenderBadge({ status }: { status: LenderStatus }) {
  const specified = badgeLook(status)
  const look = specified === 'default' ? (LOOKS[status] ?? specified) : specified
  return <Badge status={status} look={look} label={LABELS[status] ?? statusName(status)} />
}
