// Which request the code at work serves, for log lines, metrics and traces: ids and an operation, nothing of a person.
import { AsyncLocalStorage } from 'node:async_hooks'

export type ServedRequest = {
  request_id: string
  /** Its name in the contract; none for pages and files. */
  operation?: string
  company_id?: number
}

const store = new AsyncLocalStorage<ServedRequest>()

export const currentRequest = (): ServedRequest | undefined => store.getStore()

export const inRequest = <T>(request: ServedRequest, work: () => T): T => store.run(request, work)

/** For background work that a request sets off: it serves whoever comes next too. */
export const outsideRequest = <T>(work: () => T): T => store.exit(work)

/** Adds what becomes known while a request is answered. */
export function noteRequest(facts: Omit<ServedRequest, 'request_id'>): void {
  const request = store.getStore()
  if (request) Object.assign(request, facts)
}
