// A server of this process on a port of this machine: started, found and ended one way by the mocks, replays and tests.
import { createAdaptorServer } from '@hono/node-server'
import { ownOrigin } from '#server/ports/print/own-origin.ts'

export type Listening = {
  /** Without a slash at its end. */
  url: string
  /** Ends connections that are kept open, too. */
  close(): Promise<void>
}
type Answering = (request: Request) => Response | Promise<Response>

/** On port 0 the machine chooses. */
export function listen(fetch: Answering, { host = '127.0.0.1', port = 0 } = {}): Promise<Listening> {
  const server = createAdaptorServer({ fetch })
  // A runner that reads a contract between two requests takes longer than Node's five seconds, and would find the
  // connection closed.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 60_000
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ url: ownOrigin(server.address()) ?? '', close }))
  })
}
