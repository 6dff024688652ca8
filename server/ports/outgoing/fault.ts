/** Why a request to an address outside failed. Its message names no address: some carry keys. */
type OutgoingReason =
  | 'not_https'
  | 'inner_address'
  | 'no_such_host'
  | 'port_closed'
  | 'unreachable'
  | 'certificate'
  | 'silent'
  | 'aborted'
  | 'broke_off'
  | 'too_long'
  | 'too_many_redirects'
  /** The host failed several times in a row, or asked to wait; nothing was sent. */
  | 'resting'
  | 'queue_full'

export class OutgoingFault extends Error {
  readonly reason: OutgoingReason
  constructor(reason: OutgoingReason, cause?: unknown) {
    super(cause instanceof Error && cause.message ? cause.message : reason, { cause })
    this.reason = reason
    // The names fetch uses.
    if (reason === 'silent') this.name = 'TimeoutError'
    if (reason === 'aborted') this.name = 'AbortError'
  }
}
