// Graceful shutdown: readiness turns false, requests in progress are answered, and the process ends by a deadline even if clients
// don't disconnect.
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type Stopping = {
  server: Server
  /**
   * How long to accept connections after `/readyz` turned 503, so that a proxy looks away before the listener closes. Keep-alive
   * clients learn it with their next response.
   */
  drain_ms: number
  /** Ends the streams; their readers reconnect to another server. */
  endStreams: () => void
  /** Background work, and what is closed once nothing uses it. Each may take as long as it needs. */
  rounds: () => Promise<unknown>
  close: () => Promise<unknown>
}

/** A request that arrived before this turn of the loop has been read by then. */
const READ_MS = 250
const ANSWERED_MS = 10_000
const HANDED_OVER_MS = 8_000
const CLOSED_MS = 3_000

export function stoppable({ server, drain_ms, endStreams, rounds, close }: Stopping) {
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

  /** Without a deadline, half a request would keep the server running forever. */
  async function answerAll(signal: string | undefined) {
    // Ctrl+C comes from a person, who has no proxy and doesn't want to wait.
    await pause(signal === 'SIGTERM' ? drain_ms : 0)
    const until = Date.now() + ANSWERED_MS
    // Not `server.close()`: it resets connections whose request has arrived but wasn't read yet, since they look idle.
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
    async stop(signal?: string) {
      if (stopping) return
      stopping = true
      for (const response of answering) sayLast(response)
      endStreams()
      const handing = rounds().catch(() => undefined)
      await answerAll(signal)
      await Promise.race([handing, pause(HANDED_OVER_MS)])
      await Promise.race([close().catch(() => undefined), pause(CLOSED_MS)])
      process.exit(0)
    },
  }
}
