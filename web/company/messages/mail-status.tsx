import type { Schemas } from '#sdk/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusName } from '#web/ui/status-name.ts'
import { words as texts } from './words.ts'

/** Delivery status of an email. Nearly all arrive, so only failures are emphasized. */
export function MailStatus({ status }: Pick<Schemas['Mail'], 'status'>) {
  if (status === 'sent') return <span className="text-sm text-ink-2">{statusName(status)}</span>
  return status === 'kept' ? <Badge status="not_mailed" label={texts.not_mailed} /> : <Badge status={status} />
}
