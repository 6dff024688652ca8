// Statuses of lender applications, some in words of their own.

import type {
  ChangeOrderStatus,
  ContractStatus,
  Decision,
  DocumentsStatus,
  MilestoneStatus,
  StipulationStatus,
} from '#machines/applications/lenders/codes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusName } from '#web/ui/status-name.ts'
import { words as texts } from './words.ts'

type LenderStatus =
  | Decision
  | DocumentsStatus
  | StipulationStatus
  | ContractStatus
  | MilestoneStatus
  | ChangeOrderStatus
/** Where the word alone would mislead. */
const SAID: Partial<Record<LenderStatus, string>> = {
  approved_with_stipulations: texts.approved_stipulations,
  shared: texts.with_homeowner,
  none: texts.not_sent,
  open: texts.open,
}

export const LenderBadge = ({ status }: { status: LenderStatus }) => (
  <Badge status={status} label={SAID[status] ?? statusName(status)} />
)
