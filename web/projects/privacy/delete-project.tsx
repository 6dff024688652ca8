// The last thing on a project's overview, for who may: deleting it, after seeing what goes and what keeps it.
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export default function DeleteProject({ project }: { project: Schemas['Project'] }) {
  const [asked, setAsked] = useState(false)
  const permissions = usePermissions()
  if (!permissions.has('privacy.manage') || !permissions.has('projects.view_all') || project.is_sample) return null
  return (
    <div className="flex justify-end">
      <Button look="ghost" icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsked(true)}>
        {words.delete_project}
      </Button>
      {asked && <DeleteDialog project_id={project.id} onClose={() => setAsked(false)} />}
    </div>
  )
}

function DeleteDialog({ project_id, onClose }: { project_id: string; onClose: () => void }) {
  const { data, error, refetch } = useRead('/v3/privacy.PreviewProject', { project_id })
  const [typed, setTyped] = useState('')
  const [, go] = useLocation()
  const client = useQueryClient()
  const remove = useWrite('/v3/privacy.DeleteProject', {
    onDone: () => {
      // What is still being read of it would fail.
      void client.cancelQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(project_id) })
      tellDone(words.project_deleted)
      go(href('/projects'), { replace: true })
    },
  })
  const number = data?.number ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.delete_project_title({ number })}
      description={data && !data.can_delete ? words.project_stays : words.erase_note}
      actions={
        <>
          <Button onClick={onClose}>{data && !data.can_delete ? common.close : common.cancel}</Button>
          {data?.can_delete && (
            <Button
              look="danger"
              busy={remove.isPending}
              disabledReason={typed.trim() === number ? undefined : words.type_name({ name: number })}
              onClick={() => remove.mutate({ project_id, number })}
            >
              {words.delete_project}
            </Button>
          )}
        </>
      }
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data && (
        <div className="flex flex-col gap-4">
          {data.can_delete && (
            <p className="text-base text-ink-2">
              {data.erased
                .filter(({ what }) => what !== 'audit_entries')
                .map(({ what, count }) => words.whats[what]({ count }))
                .join(', ')}
            </p>
          )}
          {data.kept.length > 0 && (
            <ul className="list-disc pl-5 text-base text-ink-2">
              {data.kept.map(({ what, project_number, until }) => (
                <li key={`${what} ${until}`}>{words.kept_line({ what, project_number, until: date(until) })}</li>
              ))}
            </ul>
          )}
          {data.can_delete && (
            <TextField
              label={words.type_name({ name: number })}
              value={typed}
              error={remove.error?.fields['number']}
              autoComplete="off"
              onChange={event => setTyped(event.target.value)}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
