// Which request the code at work serves, for log lines, metrics and traces: ids and an operation, nothing of a person.
import { type ServedRequest, workContext } from '../work-context.ts'

export const currentRequest = (): ServedRequest | undefined => workContext()?.request

/** Adds what becomes known while a request is answered. */
export function noteRequest(facts: Omit<ServedRequest, 'request_id'>): void {
  const request = currentRequest()
  if (request) Object.assign(request, facts)
}
