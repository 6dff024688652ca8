// Answers as a bad day has them, asked for with /mocks/next: late, cut off, a failure of the server's own, or a page in place of JSON.
import { setTimeout } from 'node:timers/promises'

export const FAULTS = ['slow', 'cut', 'error', 'wrong_type'] as const
export type Fault = (typeof FAULTS)[number]
export const isFault = (value: unknown): value is Fault => FAULTS.some(one => one === value)

export const USUAL_MS = 10_000
export const MOST_MS = 600_000

export async function misbehave(fault: Fault, ms: number, response: Response): Promise<Response> {
  switch (fault) {
    case 'slow':
      await setTimeout(ms)
      return response
    case 'cut':
      return cutOff(response)
    case 'error':
      return Response.json(
        { message: 'Something went wrong.', code: 'internal', request_id: crypto.randomUUID() },
        { status: 500 },
      )
    case 'wrong_type':
      return new Response('<!doctype html><title>Not what was asked for</title>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
  }
}

/** Promises all of the body, and closes the connection in the middle. */
async function cutOff(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(Math.max(whole.length, 2)))
  const half = whole.slice(0, Math.max(1, Math.floor(whole.length / 2)))
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(half.length > 0 ? half : new Uint8Array(1)),
    // Asked for once the first half was taken.
    pull: controller => controller.error(new Error('cut off, as asked for')),
  })
  return new Response(body, { status: response.status, headers })
}
