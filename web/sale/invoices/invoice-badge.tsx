import type { Schemas } from '#sdk/types.ts'
import { Badge, type BadgeLook } from '#web/ui/badge.tsx'
import { words } from './words.ts'

const LOOKS: Record<Schemas['InvoiceStatus'], BadgeLook> = {
  draft: 'default',
  issued: 'info',
  partly_paid: 'warning',
  paid: 'success',
  written_off: 'neutral',
  void: 'neutral',
}

/** Overdue is no status of its own, but what a reader needs to see first. */
export const InvoiceBadge = ({ status, overdue }: Pick<Schemas['InvoiceRow'], 'status' | 'overdue'>) =>
  overdue ? (
    <Badge status={status} look="danger" label={words.overdue} />
  ) : (
    <Badge status={status} look={LOOKS[status]} />
  )
