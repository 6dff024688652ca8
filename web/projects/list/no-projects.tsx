// A list or a board without projects: no matches, or none yet.
import { FolderKanban } from 'lucide-react'
import { Link } from 'wouter'
import { usePermissions } from '#web/data/queries.ts'
import { NewProjectLink } from '#web/projects/sale/project/new-project-link.tsx'
import { OpenSample } from '#web/projects/sale/project/open-sample.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { words } from './words.ts'

type Props = {
  /** True without filters. */
  isBare: boolean
  onClear: () => void
}

export function NoProjects({ isBare, onClear }: Props) {
  const mayImport = usePermissions().has('leads.import')
  if (!isBare)
    return (
      <EmptyState
        title={words.no_project_matches}
        action={<Button onClick={onClear}>{words.show_all_projects}</Button>}
      />
    )
  return (
    <EmptyState
      icon={FolderKanban}
      title={words.no_project_yet}
      action={<NewProjectLink />}
      second={
        <>
          {mayImport && (
            <Link href="?import=new" className={buttonLook('secondary')}>
              {words.import_file}
            </Link>
          )}
          <OpenSample />
        </>
      }
    >
      {words.no_projects_hint}
    </EmptyState>
  )
}
