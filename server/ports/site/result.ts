// What a site service answered. Empty, failed and partial are three results: a failure is never kept as "nothing there".
import type { SiteFaultReason, SiteService } from '#machines/design/site/site-facts.ts'

/** Kept with every answer. `url` is without keys. */
type Origin = { service: SiteService; url: string; source: string; license: string; data_on: string | null }
export type Result<T> = Origin &
  (
    | { result: 'found'; value: T }
    /** A part of it is missing: more was there than was sent. */
    | { result: 'partial'; value: T }
    | { result: 'empty' }
    | { result: 'failed'; fault: SiteFaultReason; detail: string }
  )

/** Inside an adapter, for an answer that is none. `detail` is the service's own words, for the operator. */
export class SiteFault extends Error {
  readonly fault: SiteFaultReason
  constructor(fault: SiteFaultReason, detail: string) {
    super(detail)
    this.fault = fault
  }
}
