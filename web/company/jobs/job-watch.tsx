// Announces a finished job that the current page doesn't show. Mounted once in the shell; polls only while there are jobs.
import { useEffect, useRef } from 'react'
import { toast } from 'react-toastify/unstyled'
import type { Schemas } from '#sdk/types.ts'
import { read, useRead } from '#web/data/queries.ts'
import { JobFile } from './job-progress.tsx'
import { isShown } from './shown-jobs.ts'
import { hasEnded } from './use-job.ts'

type Job = Schemas['Job']
const EVERY_MS = 3_000

export default function JobWatch() {
  const { data, refetch } = useRead('/v3/jobs.List', { unfinished: true })
  const going = useRef<ReadonlySet<string>>(new Set())
  const jobs = data?.jobs
  const busy = jobs !== undefined && jobs.length > 0
  // Jobs in progress at the last poll but not now have ended.
  useEffect(() => {
    if (!jobs) return
    const now = new Set(jobs.map(({ id }) => id))
    for (const job_id of going.current) if (!now.has(job_id) && !isShown(job_id)) void tellEnd(job_id)
    going.current = now
  }, [jobs])
  useEffect(() => {
    if (!busy) return
    const timer = setInterval(() => void refetch(), EVERY_MS)
    return () => clearInterval(timer)
  }, [busy, refetch])
  return null
}

async function tellEnd(job_id: string) {
  const answer = await read('/v3/jobs.Get', { job_id }).catch(() => undefined)
  if (answer && hasEnded(answer.job)) say(answer.job)
}

function say(job: Job) {
  const toastId = `job ${job.id}`
  if (job.status === 'failed') toast.error(`${job.name}: ${job.sentence}`, { toastId })
  // A file is ready: the message stays until dismissed.
  if (job.status === 'done' && job.file)
    toast.success(<Ready job={job} file={job.file} />, { toastId, autoClose: false, closeOnClick: false })
  else if (job.status === 'done') toast.success(`${job.name}: ${job.sentence}`, { toastId })
}

const Ready = ({ job, file }: { job: Job; file: Schemas['JobFile'] }) => (
  <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
    {job.name}: {job.sentence}
    <JobFile file={file} />
  </span>
)
