// Notices that a homeowner's page broke: an uncaught error, a rejected promise, or what a page reports by itself. It only notices;
// web/company/problems, loaded at the first fault, asks the reader for consent, and nothing leaves the device before they agree.

/** Which page a link leads to, as the contract's `ProblemPage`. */
type FaultPage = 'proposal' | 'summary' | 'signing' | 'signed' | 'sign_report' | 'application' | 'simulation_report'

/** `token` is the link's secret: it authorizes the report and identifies the page. */
export type WatchedPage = { page: FaultPage; token: string }

export type Fault = {
  /** not_drawn: something the reader should see is missing. uncaught: an unhandled error. */
  kind: 'not_drawn' | 'uncaught'
  error: unknown
  /** The page of the document it happened on, counted from 1. */
  page_number?: number
}

export type PageDescription = {
  /** Who gets the report, as the question names them. */
  company?: string | undefined
  language?: 'en' | 'es' | undefined
}

let watched: WatchedPage | undefined
let description: PageDescription = {}

/** For pages that catch a fault themselves. Does nothing on a page that is not watched, such as one of a signed-in user. */
export function reportFault(fault: Fault): void {
  const page = watched
  if (!page) return
  // A page whose other parts cannot load is too broken to ask.
  import('./ask-to-report.ts').then(
    ({ considerFault }) => considerFault(fault, page, () => description),
    () => undefined,
  )
}

/** True if this is a watched homeowner page: a crash is then asked about here and not emailed. */
export const isWatched = (): boolean => watched !== undefined

/** Names the page in the question, once known. */
export const describePage = (facts: PageDescription): void => {
  description = { ...description, ...facts }
}

/** Listens until the returned function is called. */
export function watchPage(page: WatchedPage): () => void {
  watched = page
  const failed = ({ error, message }: ErrorEvent) =>
    // Older browsers report a message without its error.
    reportFault({ kind: 'uncaught', error: error ?? new Error(message) })
  const rejected = ({ reason }: PromiseRejectionEvent) => reportFault({ kind: 'uncaught', error: reason })
  window.addEventListener('error', failed)
  window.addEventListener('unhandledrejection', rejected)
  return () => {
    window.removeEventListener('error', failed)
    window.removeEventListener('unhandledrejection', rejected)
    if (watched !== page) return
    watched = undefined
    description = {}
  }
}
