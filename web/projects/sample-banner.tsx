// On the sample project: what it is, and the one click that deletes it.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

export function SampleBanner({ project }: { project: Schemas['Project'] }) {
  return project.is_sample ? <Banner project_id={project.id} /> : null
}

function Banner({ project_id }: { project_id: string }) {
  const [, go] = useLocation()
  const client = useQueryClient()
  const whyNot = useWhyNot('projects.create')
  const isOfSample = ({ queryKey }: { queryKey: readonly unknown[] }) => JSON.stringify(queryKey).includes(project_id)
  const remove = useWrite('/v3/projects.DeleteSample', {
    onDone: () => tellDone(words.sample_project_deleted),
  })
  const onDelete = async () => {
    // A read on its way, or begun by a part of the page that is still loading, would be overtaken and find nothing.
    go(href('/projects'), { replace: true })
    await client.cancelQueries({ predicate: isOfSample })
    remove.mutate({})
  }
  return (
    <Notice
      action={
        <Button look="ghost" disabledReason={whyNot} busy={remove.isPending} onClick={onDelete}>
          {words.delete_sample}
        </Button>
      }
    >
      {words.sample_project_not_counted}
    </Notice>
  )
}
