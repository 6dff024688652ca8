// The only error on the wire: what the server refused and why, worded for the user.
export type RefusalBody = {
  message: string | Record<string, string>
  code: string
  request_id?: string | undefined
  legal?: readonly string[] | undefined
  current_version?: number | undefined
  utc_offset_h?: number | undefined
  needs_any_of?: readonly string[] | undefined
  pending?: string | undefined
}

/** Seconds from `Retry-After`; the error behind a call without an answer. */
type Origin = { retry_after_s?: number | undefined; cause?: unknown }

export class Refusal extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: string
  /** Field → sentence, when the refusal is about input. */
  readonly fields: Record<string, string>
  readonly request_id: string | undefined
  /** The legal next statuses of an illegal transition. */
  readonly legal: readonly string[]
  /** The version to start from, when the one that was sent is out of date. */
  readonly current_version: number | undefined
  /** The UTC offset at which a weather file fits the sun. */
  readonly utc_offset_h: number | undefined
  /** The permissions of which the caller lacks every one, and needs one. */
  readonly needs_any_of: readonly string[]
  /** The token that finishes a sign-in, if a second step is needed. */
  readonly pending: string | undefined
  /** Seconds until it may be sent again, if the server states them. */
  readonly retry_after_s: number | undefined

  constructor(status: number, body: RefusalBody, { retry_after_s, cause }: Origin = {}) {
    super(refusalText(body.message), cause === undefined ? {} : { cause })
    this.name = 'Refusal'
    this.status = status
    this.code = body.code
    this.fields = typeof body.message === 'string' ? {} : body.message
    this.request_id = body.request_id
    this.legal = body.legal ?? []
    this.current_version = body.current_version
    this.utc_offset_h = body.utc_offset_h
    this.needs_any_of = body.needs_any_of ?? []
    this.pending = body.pending
    this.retry_after_s = retry_after_s
  }
}

/**
 * An object message becomes its values joined by commas with the first letter capitalised (specification, section 8). Of their
 * periods the last stays, so that they read as one sentence.
 */
export function refusalText(message: unknown): string {
  if (typeof message === 'string' && message !== '') return message
  const values = message !== null && typeof message === 'object' ? Object.values(message).map(String) : []
  const text = values.map((value, index) => (index < values.length - 1 ? value.replace(/\.$/, '') : value)).join(', ')
  return text === '' ? 'Something went wrong' : text.charAt(0).toUpperCase() + text.slice(1)
}

/** Reads any failed answer, also one that is not ours (a proxy's HTML page, an empty body). */
export async function readRefusal(response: Response): Promise<Refusal> {
  const said: { [key in keyof RefusalBody]?: unknown } = Object(await response.json().catch(() => null))
  return new Refusal(
    response.status,
    {
      message: isMessage(said.message) ? said.message : '',
      code: said.code === undefined ? 'unknown' : String(said.code),
      request_id: said.request_id === undefined ? undefined : String(said.request_id),
      legal: textsOf(said.legal),
      current_version: typeof said.current_version === 'number' ? said.current_version : undefined,
      utc_offset_h: typeof said.utc_offset_h === 'number' ? said.utc_offset_h : undefined,
      needs_any_of: textsOf(said.needs_any_of),
      pending: said.pending === undefined ? undefined : String(said.pending),
    },
    { retry_after_s: secondsOf(response.headers.get('Retry-After')) },
  )
}

const textsOf = (list: unknown) => (Array.isArray(list) ? list.map(String) : [])

/** Ours are seconds; a proxy may name a date. */
const secondsOf = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : undefined)

function isMessage(message: unknown): message is RefusalBody['message'] {
  return typeof message === 'string' || (message !== null && typeof message === 'object')
}
