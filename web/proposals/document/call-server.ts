// The few calls a homeowner's page makes. A link is enough for them, so it needs no more of a client than this.
import { Refusal, readRefusal } from '#sdk/refusal.ts'
import type { Answer, Input } from '#sdk/types.ts'
import { sessionHeaders } from '#web/lib/storage.ts'

type Read = '/v3/proposal.View' | '/v3/proposal.Explore'
type Write = '/v3/proposal.Accept' | '/v3/proposal.Track'

export async function ask<P extends Read>(path: P, input: Input<P> & object, signal?: AbortSignal): Promise<Answer<P>> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return answered(
    fetch(`${path}?${query}`, { ...(signal ? { signal } : {}), headers: sessionHeaders(), credentials: 'omit' }),
  )
}

/** `keepalive` lets the last word of a page that is being closed go out. */
export async function send<P extends Write>(path: P, input: Input<P>, keepalive = false): Promise<Answer<P>> {
  const headers = { ...sessionHeaders(), 'Content-Type': 'application/json' }
  return answered(fetch(path, { method: 'POST', headers, body: JSON.stringify(input), keepalive, credentials: 'omit' }))
}

async function answered<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer.catch((failure: unknown) => {
    if (failure instanceof Error && failure.name === 'AbortError') throw failure
    throw new Refusal(0, { message: '', code: 'unreachable' })
  })
  if (!response.ok) throw await readRefusal(response)
  return response.json()
}
