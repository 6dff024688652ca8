// Tells every member of a company that support is let in, and until when; and one who must set up a second step.

import { Link } from 'wouter'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { date, dateTime } from '#web/lib/format.ts'
import { Banner } from './banner.tsx'
import { words } from './words.ts'

/** Support access can change without any event in this browser. */
const EVERY_MS = 60_000

export function SupportBanner({ due }: { due: string | null | undefined }) {
  const { data } = useRead('/v3/support.GetCurrent', {}, { every_ms: EVERY_MS })
  const mayEnd = usePermissions().has('company.edit')
  const [last] = data?.accesses ?? []
  if (!last && !due) return null
  return (
    <Banner>
      {last && <span>{words.support_is_in({ name: last.support_name, until: dateTime(last.expires_at) })}</span>}
      {last && mayEnd && (
        <Link href="/settings/company/support" className="thumb underline underline-offset-2">
          {words.manage_access}
        </Link>
      )}
      {due && <span>{words.second_step_due({ on: date(due) })}</span>}
      {due && (
        <Link href="/set-up-second-step" className="thumb underline underline-offset-2">
          {words.set_it_up}
        </Link>
      )}
    </Banner>
  )
}
