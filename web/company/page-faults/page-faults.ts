// Notices that a homeowner's page broke: an uncaught error, a rejected promise, or what a page reports by itself. It only notices;
// web/company/problems, loaded at the first fault, asks the reader for consent, and nothing leaves the device before they agree.

/** Which page a link leads to, as the contract's `ProblemPage`. */
type FaultPage = 'proposal' | 'summary' | 'signing' | 'signed' | 'sign_report' | 'application' | 'simulation_report'

/** `token` is the secret of the link: it authorizes the report and says whose page it is. */
export type WatchedPage = { page: FaultPage; token: string }

export type Fault = {
  /** not_drawn: something the reader should see is missing. uncaught: an error nobody handled. */
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

/** Whether a homeowner's page is watched: then a crash is asked about here and not mailed. */
export const isWatched = (): boolean => watched !== undefined

/** What the question names, as soon as the page knows it. */
export const describePage = (facts: PageDescription): void => {
  description = { ...description, ...facts }
}

/** Listens until the returned function is called. */
export function watchPage(page: WatchedPage): () => void {
  watched = page
  const failed = ({ error, message }: ErrorEvent) =>
    // Older browsers tell a message without its error.
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
