import { ago } from './ago.ts'
import { dateTime } from './format.ts'

/** How long ago, as one would say it; the full time on hover. */
export const TimeAgo = ({ at, className }: { at: string; className?: string }) => (
  <time dateTime={at} title={dateTime(at)} className={className}>
    {ago(at, Date.now())}
  </time>
)
