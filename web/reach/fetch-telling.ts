// fetch with upload progress, which fetch itself lacks.
import { isFromProxy, Unreachable } from './reach-rules.ts'
import { hearFromServer, withinReach } from './reachability.ts'

/** Reports shares from 0 to 1. Fails like fetch: a TypeError without a response. */
export const fetchTelling =
  (onSent: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return withinReach(signal => sendTelling(request, body, signal, onSent), request)
  }

const sendTelling = (request: Request, body: Blob, signal: AbortSignal, onSent: (share: number) => void) =>
  new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
    call.responseType = 'blob'
    call.upload.onprogress = ({ loaded, total }) => {
      // A line that a large file fills has no room for other questions.
      hearFromServer()
      if (total > 0) onSent(loaded / total)
    }
    call.onload = () => {
      const answer = new Response(call.response, { status: call.status, headers: headersOf(call) })
      if (isFromProxy(answer)) return reject(new Unreachable())
      hearFromServer()
      resolve(answer)
    }
    call.onerror = () => reject(new TypeError('Nothing was answered'))
    signal.addEventListener('abort', () => call.abort())
    call.send(body)
  })

function headersOf(call: XMLHttpRequest): Headers {
  const lines = call.getAllResponseHeaders().trim().split('\r\n')
  return new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
}
