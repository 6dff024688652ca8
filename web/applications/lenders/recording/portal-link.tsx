import { ExternalLink } from 'lucide-react'
import { Link } from 'wouter'
import { usePermissions } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import type { Application } from '../under-way/application-words.ts'
import { words } from './words.ts'

/** To the application in the lender's portal, or to where the company enters its address. */
export function PortalLink({ application: { lender_name, portal_url } }: { application: Application }) {
  const may = usePermissions().has('settings.lenders')
  if (portal_url !== undefined)
    return (
      <a href={portal_url} target="_blank" rel="noreferrer" className={buttonLook()}>
        {words.open_portal}
        <ExternalLink size={14} aria-hidden />
        <span className="sr-only">{words.portal_new_tab({ lender_name })}</span>
      </a>
    )
  return may ? (
    <Link href={href('/settings/services/lenders')} className={buttonLook('ghost')}>
      {words.add_portal_address}
    </Link>
  ) : null
}
