// The request that the running code serves, for logs, metrics and traces: IDs and an operation, no personal data.
import { type ServedRequest, workContext } from '../work-context.ts'

export const currentRequest = (): ServedRequest | undefined => workContext()?.request

/** Adds facts that become known while a request is answered. */
export function noteRequest(facts: Omit<ServedRequest, 'request_id'>): void {
  const request = currentRequest()
  if (request) Object.assign(request, facts)
}
