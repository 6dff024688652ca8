import { usePermissions, useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { href } from '#web/frame/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** Creates the sample project, or opens the existing one. Hidden without permission to start projects. */
export function OpenSample() {
  const leadOn = useLeadOn()
  const open = useWrite('/v3/projects.CreateSample', {
    onDone: ({ project }) => leadOn(href('/projects/[id]', { id: project.id })),
  })
  if (!usePermissions().has('projects.create')) return null
  return (
    <Button look="secondary" busy={open.isPending} onClick={() => open.mutate({})}>
      {words.open_sample_project}
    </Button>
  )
}
