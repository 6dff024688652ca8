// fetch that reports how much of an upload is sent. For one call: `{ body, fetch: withProgress(share => …) }`.
import type { Fetch } from './resilient.ts'

/** Shares from 0 to 1. Browsers report through XMLHttpRequest, since their fetch can't; elsewhere the body is counted as it leaves. */
export const withProgress =
  (on_sent: (share: number) => void): Fetch =>
  async request => {
    const body = await request.blob()
    return typeof XMLHttpRequest === 'undefined'
      ? countedSend(request, body, on_sent)
      : browserSend(request, body, on_sent)
  }

function countedSend(request: Request, body: Blob, on_sent: (share: number) => void): Promise<Response> {
  let sent = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      sent += chunk.byteLength
      on_sent(sent / body.size)
    },
  })
  const { method, headers, signal } = request
  const streamed = { method, headers, signal, body: body.stream().pipeThrough(counting), duplex: 'half' }
  return fetch(request.url, streamed)
}

const browserSend = (request: Request, body: Blob, on_sent: (share: number) => void) =>
  new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
    call.responseType = 'blob'
    call.upload.onprogress = ({ loaded, total }) => total > 0 && on_sent(loaded / total)
    call.onload = () => {
      const lines = call.getAllResponseHeaders().trim().split('\r\n')
      const headers = lines.map((line): [string, string] => [
        line.split(':', 1)[0] ?? '',
        line.replace(/^[^:]*:\s*/, ''),
      ])
      // These statuses have no body, and a Response with an empty one is an error.
      const bodiless = call.status === 204 || call.status === 304
      resolve(new Response(bodiless ? null : call.response, { status: call.status, headers }))
    }
    call.onerror = () => reject(new TypeError('The server did not answer'))
    request.signal.addEventListener('abort', () => {
      call.abort()
      reject(request.signal.reason)
    })
    call.send(body)
  })
