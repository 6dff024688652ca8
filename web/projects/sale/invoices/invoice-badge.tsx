import type { Schemas } from '#sdk/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { words } from './words.ts'

/** Overdue is no status of its own, but what a reader needs to see first. */
export const InvoiceBadge = ({ status, overdue }: Pick<Schemas['InvoiceRow'], 'status' | 'overdue'>) =>
  overdue ? <Badge status="overdue" label={words.overdue} /> : <Badge status={status} />
