// A TCP connection between a browser and a server that a test can break in realistic ways. Independent of HTTP and the
// browser: connections to `address` go through it.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * open: everything passes. refused: connections are refused, as with a stopped server. cut: existing and new
 * connections are reset. hanging: connections are accepted but never answered. no_backend: a proxy reports that there
 * is no server behind it.
 */
export const LINE_FAULTS = ['refused', 'cut', 'hanging', 'no_backend'] as const
type LineFault = (typeof LINE_FAULTS)[number]

const BAD_GATEWAY =
  'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: 20\r\nConnection: close\r\n\r\n<h1>Bad Gateway</h1>'

export async function openLine(server_address: string) {
  const { hostname, port: to } = new URL(server_address)
  let state: LineFault | 'open' = 'open'
  const standing = new Set<Socket>()

  const take = (socket: Socket) => {
    standing.add(socket)
    socket.on('close', () => standing.delete(socket))
    socket.on('error', () => socket.destroy())
    if (state === 'cut') return void socket.resetAndDestroy()
    if (state === 'hanging') return void socket.resume()
    if (state === 'no_backend') return void socket.once('data', () => socket.end(BAD_GATEWAY))
    const beyond = connect(Number(to), hostname)
    beyond.on('error', () => socket.destroy())
    beyond.on('close', () => socket.destroy())
    socket.on('close', () => beyond.destroy())
    // Not by pipe: a line that hangs swallows what comes, and does not hold it back until it is open again.
    socket.on('data', bytes => state === 'open' && beyond.write(bytes))
    beyond.on('data', bytes => state === 'open' && socket.write(bytes))
  }
  const listener = createServer(take)
  const listen = async (port: number) => {
    listener.listen(port, '127.0.0.1')
    await once(listener, 'listening')
    return (listener.address() as AddressInfo).port
  }
  const port = await listen(0)

  async function become(next: LineFault | 'open') {
    const was = state
    state = next
    // Hanging connections stay silent.
    if (next !== 'hanging') for (const socket of standing) next === 'cut' ? socket.resetAndDestroy() : socket.destroy()
    if (next === 'refused') {
      listener.close()
      await once(listener, 'close')
    } else if (was === 'refused') await listen(port)
  }

  return {
    /** `localhost`, where a page may have a service worker without a certificate. */
    address: `http://localhost:${port}`,
    fail: (fault: LineFault) => become(fault),
    mend: () => become('open'),
    close: async () => {
      for (const socket of standing) socket.destroy()
      if (listener.listening) await new Promise(done => listener.close(done))
    },
  }
}
