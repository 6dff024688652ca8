// Tells every member of a company that support is let in, and until when.

import { Link } from 'wouter'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Banner } from './banner.tsx'
import { words } from './words.ts'

/** Support access can change without any event in this browser. */
const EVERY_MS = 60_000

export function SupportBanner() {
  const { data } = useRead('/v3/support.GetCurrent', {}, { every_ms: EVERY_MS })
  const mayEnd = usePermissions().has('company.edit')
  const [last] = data?.accesses ?? []
  if (!last) return null
  return (
    <Banner>
      <span>{words.support_is_in({ name: last.support_name, until: dateTime(last.expires_at) })}</span>
      {mayEnd && (
        <Link href="/settings/company/support" className="thumb underline underline-offset-2">
          {words.manage_access}
        </Link>
      )}
    </Banner>
  )
}
