// An upload as a network brings it: made before it is measured, and taken in pieces.

/** The form as bytes, so that making it is not measured. */
export function formOf(fields: Record<string, string>, bytes: Uint8Array): Buffer {
  const part = (head: string, body: Uint8Array | string) => [
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`,
    body,
    '\r\n',
  ]
  const parts = [
    ...Object.entries({ file_name: 'file', ...fields }).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...part('name="file"; filename="file"', bytes),
    '--b--\r\n',
  ]
  return Buffer.concat(parts.map(one => Buffer.from(one)))
}

type Shop = { token: string; app: { request: (path: string, init: RequestInit) => Response | Promise<Response> } }

/** Sends it when it is called. */
export function inPieces(
  { token, app }: Shop,
  path: string,
  body: Uint8Array,
  type = 'multipart/form-data; boundary=b',
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': String(body.length) }
  return async (): Promise<Response> => {
    let at = 0
    const stream = new ReadableStream({
      async pull(controller) {
        await new Promise(resolve => setImmediate(resolve))
        if (at < body.length) controller.enqueue(body.subarray(at, at + 65_536))
        else controller.close()
        at += 65_536
      },
    })
    return app.request(path, { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit)
  }
}
