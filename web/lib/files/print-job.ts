// Requests one of the server's pages as a PDF and reports progress. Independent of the application, so a homeowner's
// page can use it.
import type { Input, Schemas } from '#sdk/types.ts'
import { sessionHeaders } from '#web/lib/storage.ts'

export type PrintedPage = Input<'/v1/browser'>
export type PrintState =
  | { step: 'idle' }
  /** `ahead`: how many are printed before. */
  | { step: 'waiting'; ahead: number }
  | { step: 'printing' }
  | { step: 'done'; href: string; file_name: string }
  /** no_browser: the server cannot print at all; busy: too many wait; gone: the link is not open any more. */
  | { step: 'failed'; why: 'no_browser' | 'busy' | 'gone' | 'broke_off' | 'unreachable' }
type Job = Schemas['PrintJob']

const LOOK_EVERY_MS = 600
/** The server gives up on a page after half a minute; this also covers a long queue. */
const PATIENCE_MS = 180_000

const WHY: Record<number, Extract<PrintState, { step: 'failed' }>['why']> = {
  400: 'gone',
  404: 'gone',
  429: 'busy',
  503: 'no_browser',
}

/** Ends with done or failed, or silently when aborted by the signal. */
export async function printPage(page: PrintedPage, tell: (state: PrintState) => void, signal: AbortSignal) {
  try {
    const ended = await followed(page, tell, signal)
    if (!signal.aborted) tell(ended)
  } catch {
    if (!signal.aborted) tell({ step: 'failed', why: 'unreachable' })
  }
}

async function followed(
  page: PrintedPage,
  tell: (state: PrintState) => void,
  signal: AbortSignal,
): Promise<PrintState> {
  const until = Date.now() + PATIENCE_MS
  let answer = await ask(page, signal)
  while (Date.now() < until) {
    if (!answer.ok) return { step: 'failed', why: WHY[answer.status] ?? 'broke_off' }
    const { job }: { job: Job } = await answer.json()
    if (job.status === 'failed') return { step: 'failed', why: 'broke_off' }
    if (job.status === 'done')
      return { step: 'done', href: `/v3/browser.Download?job_id=${job.id}`, file_name: job.file_name }
    tell(job.status === 'printing' ? { step: 'printing' } : { step: 'waiting', ahead: job.ahead })
    await pause(signal)
    answer = await fetch(`/v3/browser.Get?job_id=${job.id}`, { headers: sessionHeaders(), signal })
    // A server that was started again has forgotten the job, not the page.
    if (answer.status === 404) answer = await ask(page, signal)
  }
  return { step: 'failed', why: 'broke_off' }
}

const ask = (page: PrintedPage, signal: AbortSignal) =>
  fetch('/v1/browser', {
    method: 'POST',
    headers: { ...sessionHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify(page),
    signal,
  })

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, LOOK_EVERY_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
