// Requested PDFs: printed one at a time, deduplicated, cached for a while. In this process's memory only; after a
// restart, clients ask again.
import type { PageToPrint, Printer } from './printer.ts'

type PrintStatus = 'queued' | 'printing' | 'done' | 'failed'
export type PrintJob = {
  /** Grants access to the PDF. */
  id: string
  status: PrintStatus
  /** Jobs before it. */
  ahead: number
  /** Why it failed. */
  fault: 'too_slow' | 'broke_off' | 'too_large' | null
  file_name: string
  bytes: Uint8Array | null
}
export type PrintOrder = {
  page: PageToPrint
  /** Alike only for pages that look alike. */
  key: string
  file_name: string
}
export type PrintQueue = {
  printer: Pick<Printer, 'agent' | 'ready'>
  /** The job of what looks the same if there is one, else a new one; undefined where too many wait. */
  ask(order: PrintOrder): Promise<PrintJob | undefined> | PrintJob | undefined
  find(id: string): Promise<PrintJob | undefined> | PrintJob | undefined
  close(): Promise<void>
}
/** In this process, at once. */
type OwnQueue = Omit<PrintQueue, 'ask' | 'find'> & {
  ask(order: PrintOrder): PrintJob | undefined
  find(id: string): PrintJob | undefined
}

export const LIMITS = {
  at_once: 1,
  waiting: 20,
  patience_ms: 30_000,
  kept_ms: 15 * 60_000,
  kept_bytes: 40 * 1_048_576,
}
type Options = {
  printer: Printer
  now: () => Date
  token: () => string
  /** Called with errors. */
  onFault?: (error: unknown) => void
  limits?: Partial<typeof LIMITS>
}
type Kept = Omit<PrintJob, 'ahead'> & { key: string; page: PageToPrint; ended_at: number | null }

export function printQueue({ printer, now, token, onFault, ...options }: Options): OwnQueue {
  const limits = { ...LIMITS, ...options.limits }
  /** Oldest first. */
  const jobs = new Map<string, Kept>()
  const running = new Map<Kept, AbortController>()
  let closed = false

  const waiting = () => [...jobs.values()].filter(({ status }) => status === 'queued')

  function view(job: Kept): PrintJob {
    const { id, status, fault, file_name, bytes } = job
    const before = status === 'queued' ? running.size + waiting().indexOf(job) : 0
    return { id, status, ahead: before, fault, file_name, bytes }
  }

  /** Drops expired ones, then the oldest beyond the limit. */
  function forget() {
    const ended = [...jobs.values()].filter(job => job.ended_at !== null)
    for (const job of ended) if (now().getTime() - (job.ended_at ?? 0) >= limits.kept_ms) jobs.delete(job.id)
    let sum = ended.reduce((total, job) => total + (jobs.has(job.id) ? (job.bytes?.length ?? 0) : 0), 0)
    for (const job of ended) {
      if (sum <= limits.kept_bytes) return
      if (!jobs.delete(job.id)) continue
      sum -= job.bytes?.length ?? 0
    }
  }

  function end(job: Kept, status: 'done' | 'failed', bytes: Uint8Array | null, fault: PrintJob['fault']) {
    running.delete(job)
    // At the end of the line, so that what was printed first is forgotten first.
    jobs.delete(job.id)
    jobs.set(job.id, Object.assign(job, { status, bytes, fault, ended_at: now().getTime() }))
    forget()
    setTimeout(forget, limits.kept_ms + 1000).unref()
    goOn()
  }

  function goOn() {
    const [job] = waiting()
    if (!job || closed || running.size >= limits.at_once) return
    const controller = new AbortController()
    running.set(job, controller)
    job.status = 'printing'
    const { signal } = controller
    const patience = setTimeout(() => controller.abort(), limits.patience_ms)
    // A hanging printer must not block others.
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('The print was stopped')), { once: true }),
    )
    Promise.race([printer.print(job.page, signal), stopped])
      .then(
        bytes =>
          bytes.length > limits.kept_bytes ? end(job, 'failed', null, 'too_large') : end(job, 'done', bytes, null),
        (error: unknown) => {
          onFault?.(error)
          end(job, 'failed', null, signal.aborted ? 'too_slow' : 'broke_off')
        },
      )
      .finally(() => clearTimeout(patience))
    goOn()
  }

  return {
    printer,
    ask({ page, key, file_name }) {
      forget()
      const same = [...jobs.values()].find(job => job.key === key && job.status !== 'failed')
      if (same) return view(same)
      if (waiting().length >= limits.waiting) return undefined
      const job: Kept = {
        id: token(),
        status: 'queued',
        fault: null,
        file_name,
        bytes: null,
        key,
        page,
        ended_at: null,
      }
      jobs.set(job.id, job)
      goOn()
      return view(job)
    },
    find(id) {
      forget()
      const job = jobs.get(id)
      return job && view(job)
    },
    async close() {
      closed = true
      for (const controller of running.values()) controller.abort()
      await printer.close()
    },
  }
}
