// How far a job is, with a way to stop it, and what came of it. For any page that begins one.
import { Download } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { hasEnded, useJob } from './use-job.ts'
import { words } from './words.ts'

type Job = Schemas['Job']
type Props = { job_id: string; onEnd?: (job: Job) => void; was_going?: boolean }

export function JobProgress({ job_id, onEnd, was_going }: Props) {
  const { job, error, refetch } = useJob(job_id, onEnd, was_going)
  const cancel = useWrite('/v3/jobs.Cancel')
  if (error && !job) return <ErrorState sentence={error.message} onRetry={() => void refetch()} />
  if (!job) return <Skeleton className="h-10" />
  if (hasEnded(job)) return <JobEnd job={job} />
  return (
    <div className="flex items-end gap-4">
      <div className="min-w-0 flex-1">
        <ProgressBar label={job.sentence || waitingFor(job)} {...howFar(job)} />
      </div>
      <Button busy={cancel.isPending} onClick={() => cancel.mutate({ job_id })}>
        {words.stop}
      </Button>
    </div>
  )
}

const waitingFor = ({ status, name }: Job) => (status === 'waiting' ? words.starting_soon({ name }) : name)

function howFar({ done, total }: Job) {
  if (total === null || total === 0) return {}
  return { value: done, max: total, note: words.done_total({ done: number(done), total: number(total) }) }
}

function JobEnd({ job }: { job: Job }) {
  const { status, sentence, file, name } = job
  if (status === 'failed') return <Notice kind="danger">{sentence}</Notice>
  if (status === 'canceled') return <Notice kind="info">{words.stopped_notice({ name })}</Notice>
  return (
    <Notice kind="success" action={file && <JobFile file={file} />}>
      {sentence}
    </Notice>
  )
}

/** Its address is signed, so that a plain link downloads it however large it is. */
export const JobFile = ({ file, label = common.download }: { file: Schemas['JobFile']; label?: string }) => (
  <a href={file.src} download={file.name} className={buttonLook('secondary')}>
    <Download size={16} aria-hidden />
    {label}
  </a>
)
