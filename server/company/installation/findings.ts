// What the installation's staff should look at, each with its remedy.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Facts = Pick<Schemas['Installation'], 'mail_server' | 'free_bytes' | 'failed_mails' | 'queues' | 'backup'>
type Finding = Schemas['Installation']['findings'][number]

const DAY_MS = 86_400_000
const GB = 1e9
/** The limits of server/deploy/alerts.yaml. */
const LATE_S = 300
const LOW_BYTES = 2 * GB
const BACKUP_DAYS = 2
const PROOF_DAYS = 14

/** `mailless` names the companies whose emails failed. */
export function findingsOf(facts: Facts, failing: readonly string[], now: Date): Finding[] {
  const { mail_server, free_bytes, failed_mails, queues, backup } = facts
  const daysSince = (at: string) => Math.floor((now.getTime() - Date.parse(at)) / DAY_MS)
  const findings: Finding[] = []
  const add = (about: Finding['about'], is: Finding['is'], sentence: string) => findings.push({ about, is, sentence })
  if (free_bytes !== null && free_bytes < LOW_BYTES)
    add('disk', 'wrong', words.disk_low({ gb: (free_bytes / GB).toFixed(1) }))
  for (const { queue, age_s } of queues)
    if (age_s > LATE_S) add('queues', 'wrong', words.queue_late({ queue, minutes: Math.floor(age_s / 60) }))
  if (!mail_server) add('mail_server', 'note', words.no_mail_server)
  if (failed_mails > 0) add('mails', 'note', words.mails_failed({ count: failed_mails, companies: failing.join(', ') }))
  if (!backup) add('backup', 'note', words.no_backup)
  else {
    const days = daysSince(backup.made_at)
    if (days >= BACKUP_DAYS) add('backup', 'wrong', words.backup_old({ days }))
    if (backup.proven_at === null) add('backup', 'note', words.never_proven)
    else if (daysSince(backup.proven_at) >= PROOF_DAYS)
      add('backup', 'note', words.proof_old({ days: daysSince(backup.proven_at) }))
  }
  return findings
}
