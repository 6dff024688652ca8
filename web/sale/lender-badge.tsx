// Statuses of lender applications in their colours: those the specification's rule knows by that rule, the rest by their own.

import type {
  ChangeOrderStatus,
  ContractStatus,
  Decision,
  DocumentsStatus,
  MilestoneStatus,
  StipulationStatus,
} from '#machines/lenders/codes.ts'
import { Badge, type BadgeLook, badgeLook } from '#web/ui/badge.tsx'
import { statusName } from '#web/ui/status-name.ts'
import { words as texts } from './words.ts'

export type LenderStatus =
  | Decision
  | DocumentsStatus
  | StipulationStatus
  | ContractStatus
  | MilestoneStatus
  | ChangeOrderStatus
/** A colour of our own for one of these would be at odds with the specification. */
type OfTheRule = 'submitted' | 'sent' | 'open' | 'accepted' | 'approved' | 'rejected' | 'canceled' | 'voided'

const OWN: Record<Exclude<LenderStatus, OfTheRule>, BadgeLook> = {
  draft: 'neutral',
  shared: 'info',
  in_review: 'info',
  approved_with_stipulations: 'warning',
  counter_offered: 'warning',
  credit_frozen: 'warning',
  no_match: 'warning',
  on_hold: 'warning',
  declined: 'danger',
  expired: 'neutral',
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

export function lenderLook(status: LenderStatus): BadgeLook {
  const ruled = badgeLook(status)
  return ruled === 'default' ? (ownLook(status) ?? 'default') : ruled
}

const ownLook = (status: LenderStatus) => new Map<string, BadgeLook>(Object.entries(OWN)).get(status)

/** Where the word alone would mislead. */
const SAID: Partial<Record<LenderStatus, string>> = {
  approved_with_stipulations: texts.approved_stipulations,
  shared: texts.with_homeowner,
  none: texts.not_sent,
  open: texts.open,
}

export const LenderBadge = ({ status }: { status: LenderStatus }) => (
  <Badge status={status} look={lenderLook(status)} label={SAID[status] ?? statusName(status)} />
)
