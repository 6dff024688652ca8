// A TCP proxy to a database (or any other server) with faults: the eight of toxiproxy and a peer that vanished
// silently. A fault applies to open and new connections, until `heal`.
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Fault =
  | { kind: 'latency'; ms: number }
  | { kind: 'bandwidth'; bytes_per_s: number }
  | { kind: 'slicer'; bytes: number }
  /** After so many bytes of the target the line is closed. */
  | { kind: 'limit_data'; bytes: number }
  | { kind: 'slow_close'; ms: number }
  /** Nothing passes, and nothing is lost: like a partition, or a frozen target. */
  | { kind: 'timeout' }
  | { kind: 'reset_peer' }
  /** Closed and refused. */
  | { kind: 'down' }
  /** The target's end is gone without the other one noticing. */
  | { kind: 'half_open' }

type Line = { client: Socket; target: Socket; passed: number }

type Place = { host: string; port: number }

export async function tcpProxy(first: Place) {
  let place = first
  let fault: Fault | undefined
  const lines = new Set<Line>()
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, client => void open(client))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)

  async function open(client: Socket) {
    client.on('error', () => undefined)
    if (fault?.kind === 'reset_peer') return void client.resetAndDestroy()
    const line: Line = { client, target: connect({ ...place, allowHalfOpen: true }), passed: 0 }
    line.target.on('error', () => client.destroy())
    lines.add(line)
    client.on('close', () => lines.delete(line))
    if (fault?.kind === 'half_open') line.target.destroy()
    await Promise.all([pass(line, client, line.target), pass(line, line.target, client)])
  }

  async function pass(line: Line, from: Socket, to: Socket) {
    try {
      for await (const bytes of from) await carry(line, bytes, from, to)
      if (fault?.kind === 'slow_close') await pause(fault.ms)
      if (fault?.kind !== 'half_open') to.end()
    } catch {
      if (fault?.kind !== 'half_open') to.destroy()
    }
  }

  async function carry(line: Line, bytes: Buffer, from: Socket, to: Socket) {
    while (fault?.kind === 'timeout') await pause(20)
    if (fault?.kind === 'half_open') return
    if (fault?.kind === 'latency') await pause(fault.ms)
    if (fault?.kind === 'bandwidth') await pause((bytes.length / fault.bytes_per_s) * 1000)
    if (fault?.kind === 'slicer') {
      for (let at = 0; at < bytes.length; at += fault.bytes) {
        to.write(bytes.subarray(at, at + fault.bytes))
        await pause(1)
      }
      return
    }
    if (from === line.target) line.passed += bytes.length
    if (fault?.kind === 'limit_data' && line.passed > fault.bytes) return sever(line)
    if (!to.destroyed) to.write(bytes)
  }

  const sever = ({ client, target }: Line) => {
    client.destroy()
    target.destroy()
  }

  return {
    port,
    /** Where new lines lead from now on. */
    lead(to: Place) {
      place = to
    },
    async spoil(chosen: Fault) {
      fault = chosen
      if (chosen.kind === 'down') server.close()
      for (const line of lines) {
        if (chosen.kind === 'down') sever(line)
        if (chosen.kind === 'limit_data') line.passed = 0
        if (chosen.kind === 'half_open') line.target.destroy()
        if (chosen.kind === 'reset_peer') {
          line.client.resetAndDestroy()
          line.target.destroy()
        }
      }
    },
    async heal() {
      fault = undefined
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async close() {
      for (const line of lines) sever(line)
      if (server.listening) server.close()
    },
  }
}

const portOf = (server: Server) => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return address.port
}
