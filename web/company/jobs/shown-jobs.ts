// Jobs shown by the current page itself. Others are announced in a toast.
const shown = new Map<string, number>()

/** Returns what ends it. */
export function showJob(job_id: string): () => void {
  shown.set(job_id, (shown.get(job_id) ?? 0) + 1)
  return () => {
    const left = (shown.get(job_id) ?? 1) - 1
    if (left > 0) shown.set(job_id, left)
    else shown.delete(job_id)
  }
}

export const isShown = (job_id: string) => shown.has(job_id)
