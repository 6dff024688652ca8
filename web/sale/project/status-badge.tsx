import type { Schemas } from '#sdk/types.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A project's status. Good ends that the badge rule of the specification does not name are shown as such. */
export function StatusBadge({ status }: { status: Schemas['ProjectStatus'] }) {
  const good = ['paid_by_cash', 'installation_completed', 'funded'].includes(status)
  return <Badge status={status} {...(good ? { look: 'success' as const } : {})} />
}
