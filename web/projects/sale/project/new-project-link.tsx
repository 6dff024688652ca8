import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { usePermissions } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** Hidden without permission to create one. `short` shows only the icon on a phone. */
export function NewProjectLink({ short }: { short?: boolean }) {
  if (!usePermissions().has('projects.create')) return null
  return (
    <Link href={href('/projects/new-project')} className={buttonLook('primary')}>
      <Plus size={16} aria-hidden />
      <span className={short ? 'max-sm:sr-only' : undefined}>{words.new_project}</span>
    </Link>
  )
}
