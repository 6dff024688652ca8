import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { showJob } from './shown-jobs.ts'

type Job = Schemas['Job']

export const hasEnded = ({ status }: Pick<Job, 'status'>) => status !== 'waiting' && status !== 'running'

const EVERY_MS = 1_000

/**
 * The job, read every second until it has ended; `onEnd` is called once when it does while it is looked at. `was_going`: what is on
 * screen says that it goes on, so that a job that has ended by the first read counts too.
 */
export function useJob(job_id: string, onEnd?: (job: Job) => void, was_going = false) {
  const client = useQueryClient()
  // The last result decides if polling continues.
  const before = client.getQueryData<{ job: Job }>(['/v3/jobs.Get', { job_id }])
  const over = before !== undefined && hasEnded(before.job)
  const { data, error, refetch } = useRead('/v3/jobs.Get', { job_id }, { every_ms: over ? undefined : EVERY_MS })
  const job = data?.job
  useEffect(() => showJob(job_id), [job_id])
  const going = useRef(was_going)
  // The end of a job comes from the server; the viewer then refetches its result.
  useEffect(() => {
    if (!job) return
    if (going.current && hasEnded(job)) onEnd?.(job)
    going.current = !hasEnded(job)
  }, [job, onEnd])
  return { job, error, refetch }
}
