// What a site service answered. Empty, failed and partial are three results: a failure is never kept as "nothing there".

/** Kept with every answer. `url` is without keys. */
export type Origin = { service: SiteService; url: string; source: string; license: string; data_on: string | null }
export type SiteService = 'geocoder' | 'picture' | 'outlines'
export type FaultReason =
  /** No connection, no answer in time, or the host rests after failures. */
  | 'away'
  /** It refused, or answered with an error, whatever its status. */
  | 'refused'
  /** The body isn't what the service answers. */
  | 'unreadable'
  /** It cut its answer short. */
  | 'cut'
export type Result<T> = Origin &
  (
    | { result: 'found'; value: T }
    /** A part of it is missing: more was there than was sent. */
    | { result: 'partial'; value: T }
    | { result: 'empty' }
    | { result: 'failed'; fault: FaultReason; detail: string }
  )

/** Inside an adapter, for an answer that is none. `detail` is the service's own words, for the operator. */
export class SiteFault extends Error {
  readonly fault: FaultReason
  constructor(fault: FaultReason, detail: string) {
    super(detail)
    this.fault = fault
  }
}
