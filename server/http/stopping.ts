// How a server stops: no new work is sent to it, what is under way is answered, and it ends whether or not everyone lets go of it.
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type Stopping = {
  server: Server
  /** Ends the streams: whoever reads one comes back to another server. */
  endStreams: () => void
  /** What goes on by itself, and what is closed when nothing uses it any more. Each may take as long as it takes. */
  rounds: () => Promise<unknown>
  close: () => Promise<unknown>
}

/** Until who sends requests has seen that they are to go elsewhere; callers that keep a connection are told with an answer. */
const SEEN_MS = 1_000
/** A request that arrived before the last turn of the loop has been read since. */
const READ_MS = 250
const ANSWERED_MS = 10_000
const HANDED_OVER_MS = 8_000
const CLOSED_MS = 3_000

export function stoppable({ server, endStreams, rounds, close }: Stopping) {
  const answering = new Set<ServerResponse>()
  let stopping = false
  const sayLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_, response) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
    if (stopping) sayLast(response)
  })

  /** Without a deadline half a request would hold the server for ever. */
  async function answerAll() {
    const until = Date.now() + ANSWERED_MS
    await pause(SEEN_MS)
    // Not as an HTTP server closes: that resets connections whose request has arrived and was not read yet, which look idle.
    NetServer.prototype.close.call(server)
    do {
      await pause(READ_MS)
      server.closeIdleConnections()
    } while (Date.now() < until && (await countConnections()) > 0)
    server.closeAllConnections()
  }
  const countConnections = () =>
    new Promise<number>(resolve => server.getConnections((_, count) => resolve(count ?? 0)))

  return {
    isStopping: () => stopping,
    async stop() {
      if (stopping) return
      stopping = true
      for (const response of answering) sayLast(response)
      endStreams()
      const handing = rounds().catch(() => undefined)
      await answerAll()
      await Promise.race([handing, pause(HANDED_OVER_MS)])
      await Promise.race([close().catch(() => undefined), pause(CLOSED_MS)])
      process.exit(0)
    },
  }
}
