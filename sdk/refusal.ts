// The only error that crosses the wire: what the server says no to, and why, in words for the person.
export type RefusalBody = {
  message: string | Record<string, string>
  code: string
  request_id: string
  legal?: string[]
  current_version?: number
}

export class Refusal extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: string
  /** Field → sentence, when the refusal is about input. */
  readonly fields: Record<string, string>
  readonly request_id: string | undefined
  /** The legal next statuses of an illegal transition. */
  readonly legal: string[]
  /** After how many seconds it may be sent again, where the server says so. */
  readonly retry_after: number | undefined

  constructor(
    status: number,
    body: {
      message: RefusalBody['message']
      code: string
      request_id?: string | undefined
      legal?: string[] | undefined
      retry_after?: number | undefined
    },
  ) {
    super(refusalText(body.message))
    this.name = 'Refusal'
    this.status = status
    this.code = body.code
    this.fields = typeof body.message === 'string' ? {} : body.message
    this.request_id = body.request_id
    this.legal = body.legal ?? []
    this.retry_after = body.retry_after
  }
}

/** An object message becomes its values joined by commas with the first letter capitalised (specification, section 8). */
export function refusalText(message: unknown): string {
  if (typeof message === 'string' && message !== '') return message
  const text = message !== null && typeof message === 'object' ? Object.values(message).map(String).join(', ') : ''
  return text === '' ? 'Something went wrong' : text.charAt(0).toUpperCase() + text.slice(1)
}

/** Reads any failed answer, also one that is not ours (a proxy's HTML page, an empty body). */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null)
  const said = body !== null && typeof body === 'object' ? body : {}
  const legal = 'legal' in said && Array.isArray(said.legal) ? said.legal.map(String) : []
  return new Refusal(response.status, {
    message: 'message' in said && isMessage(said.message) ? said.message : '',
    code: 'code' in said ? String(said.code) : 'unknown',
    request_id: 'request_id' in said ? String(said.request_id) : undefined,
    legal,
    retry_after: secondsOf(response.headers.get('Retry-After')),
  })
}

/** Ours are seconds; a proxy may name a date. */
const secondsOf = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : undefined)

function isMessage(message: unknown): message is RefusalBody['message'] {
  return typeof message === 'string' || (message !== null && typeof message === 'object')
}
