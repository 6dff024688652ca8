import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { usePermissions } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** Nothing for whoever may not create one. `short` leaves a phone the sign alone. */
export function NewProjectLink({ short }: { short?: boolean }) {
  if (!usePermissions().has('projects.create')) return null
  return (
    <Link href={href('/projects/new-project')} className={buttonLook('primary')}>
      <Plus size={16} aria-hidden />
      <span className={short ? 'max-sm:sr-only' : undefined}>{words.new_project}</span>
    </Link>
  )
}
