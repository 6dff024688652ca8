import type { Schemas } from '#sdk/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusName } from '#web/ui/status-name.ts'
import { words as texts } from './words.ts'

const LOOKS = { queued: 'info', kept: 'warning', sent: 'success', failed: 'danger' } as const

/** Whether a mail arrived. */
export const MailStatus = ({ status }: Pick<Schemas['Mail'], 'status'>) => (
  <Badge status={status} look={LOOKS[status]} label={status === 'kept' ? texts.not_mailed : statusName(status)} />
)
