import { useState } from 'react'
import { JobProgress } from '#web/company/jobs/job-progress.tsx'
import { useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import type { Shown } from './use-project-list.ts'
import { words } from './words.ts'

/** The list as it is narrowed and ordered, as a file. It goes on when the dialog is closed, and says when it is done. */
export function ExportDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const [job_id, setJob] = useState<string | null>(null)
  const start = useWrite('/v3/projects.Export', { onDone: ({ job }) => setJob(job.id) })
  const { filters, sort, direction } = shown
  const isNarrow = Object.keys(filters).length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.export_title}
      description={isNarrow ? words.export_filtered : words.export_all}
      actions={
        <>
          <Button onClick={onClose}>{job_id === null ? common.not_now : common.close}</Button>
          {job_id === null && (
            <Button look="primary" busy={start.isPending} onClick={() => start.mutate({ filters, sort, direction })}>
              {words.export_csv}
            </Button>
          )}
        </>
      }
    >
      {job_id !== null && <JobProgress job_id={job_id} />}
    </Dialog>
  )
}
