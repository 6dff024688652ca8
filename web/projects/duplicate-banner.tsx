// On a project's page: possible duplicates until someone decides, and its merges.
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { sameWords } from './duplicate-words.ts'
import { words } from './words.ts'

const MergeDialog = part(() => import('./merge-dialog.tsx'))

export function DuplicateBanner({ project }: { project: Schemas['Project'] }) {
  const [merging, setMerging] = useState<string | null>(null)
  const { data } = useRead('/v3/leads.ListDuplicates', { project_id: project.id })
  const whyNot = useWhyNot('projects.edit')
  const dismiss = useWrite('/v3/leads.DismissDuplicate')
  if (!data) return null
  const { duplicates, merged_into, merged_from } = data
  return (
    <>
      {merged_into && (
        <Notice kind="warning">
          {words.project_was_merged_into} <LeadLink lead={merged_into} />
          {words.merged_project_read_only}
        </Notice>
      )}
      {duplicates.map(({ id, reasons, owner_name, project: other }) => (
        <Notice
          key={id}
          kind="warning"
          action={
            <div className="flex flex-wrap gap-2">
              <Button
                look="ghost"
                disabledReason={whyNot}
                busy={dismiss.isPending}
                onClick={() => dismiss.mutate({ duplicate_id: id })}
              >
                {words.not_duplicate}
              </Button>
              {other && (
                <Button disabledReason={whyNot} onClick={() => setMerging(other.id)}>
                  {words.merge}
                </Button>
              )}
            </div>
          }
        >
          {other ? (
            <>
              {words.possible_duplicate_of} <LeadLink lead={other} />
              {words.same_reasons({ reasons: sameWords(reasons) })}
            </>
          ) : (
            words.colleague_has_project({ reasons: sameWords(reasons), owner_name })
          )}
        </Notice>
      ))}
      {merged_from.length > 0 && (
        <p className="text-sm text-ink-3">
          {words.merged_into_project}{' '}
          {merged_from.map((lead, n) => (
            <span key={lead.id}>
              {n > 0 && ', '}
              <LeadLink lead={lead} />
            </span>
          ))}
        </p>
      )}
      {merging && <MergeDialog project_id={project.id} other_id={merging} onClose={() => setMerging(null)} />}
    </>
  )
}

const LeadLink = ({ lead }: { lead: Schemas['LeadRef'] }) => (
  <Link href={href('/projects/[id]', { id: lead.id })} className="font-medium underline underline-offset-2">
    {lead.number} {lead.name}
  </Link>
)
