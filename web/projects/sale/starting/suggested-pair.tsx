// Shown when the company has no default equipment and the design starts with a suggested pair.
import { Link } from 'wouter'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

export function SuggestedPair({ project_id }: { project_id: string }) {
  const { data } = useRead('/v3/design.GetStart', { project_id })
  const may_choose = usePermissions().has('settings.edit')
  if (!data?.is_suggested) return null
  return (
    <Notice
      action={
        may_choose && (
          <Link href={href('/settings/company/preferences')} className="shrink-0 underline underline-offset-2">
            {words.choose_defaults}
          </Link>
        )
      }
    >
      {words.pair_suggested} {!may_choose && words.administrator_chooses_defaults}
    </Notice>
  )
}
