// fetch that tells how much of the body is sent; fetch itself does not.

/** Told shares from 0 to 1. Fails as fetch does: a TypeError where nothing was answered. */
export const fetchTelling =
  (onSent: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.responseType = 'blob'
      call.upload.onprogress = ({ loaded, total }) => total > 0 && onSent(loaded / total)
      call.onload = () => resolve(new Response(call.response, { status: call.status, headers: headersOf(call) }))
      call.onerror = () => reject(new TypeError('Nothing was answered'))
      request.signal.addEventListener('abort', () => {
        call.abort()
        reject(new DOMException('Aborted', 'AbortError'))
      })
      call.send(body)
    })
  }

function headersOf(call: XMLHttpRequest): Headers {
  const lines = call.getAllResponseHeaders().trim().split('\r\n')
  return new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
}
