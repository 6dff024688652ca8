// Database failures with several servers, and how each ends.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../../support/postgres.mjs'
import type { Fault, tcpProxy } from '../../support/tcp-proxy.ts'

export type Site = {
  proxy: Awaited<ReturnType<typeof tcpProxy>>
  primary: Cluster
  standby: Cluster
  start: () => boolean
}
/** Returns how to end it; what it does by itself it has done then. */
export type Trouble = { name: string; begin: (site: Site) => Promise<() => Promise<unknown>> }

const onTheLine = (fault: Fault): Trouble => ({
  name: `line: ${fault.kind}`,
  async begin({ proxy }) {
    await proxy.spoil(fault)
    return () => proxy.heal()
  },
})

const stopped = (mode: 'fast' | 'immediate'): Trouble => ({
  name: `stopped: ${mode}`,
  async begin({ primary, start }) {
    primary.stop(mode)
    return async () => {
      // Many who come at once must not keep it from beginning.
      if (!start()) throw new Error('PostgreSQL did not start again')
    }
  },
})

/** Every process of it, or of its sessions one in two. */
const frozen = (which: 'all' | 'sessions'): Trouble => ({
  name: `frozen: ${which}`,
  async begin({ primary }) {
    const pids = processesOf(primary).filter((_, nth) => which === 'all' || nth % 2 === 1)
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    return async () => {
      for (const pid of pids)
        try {
          process.kill(pid, 'SIGCONT')
        } catch {
          // It was ended meanwhile.
        }
    }
  },
})

export const TROUBLES: readonly Trouble[] = [
  onTheLine({ kind: 'latency', ms: 100 }),
  onTheLine({ kind: 'bandwidth', bytes_per_s: 50_000 }),
  onTheLine({ kind: 'slicer', bytes: 11 }),
  onTheLine({ kind: 'slow_close', ms: 2_000 }),
  onTheLine({ kind: 'timeout' }),
  onTheLine({ kind: 'reset_peer' }),
  onTheLine({ kind: 'limit_data', bytes: 5_000 }),
  onTheLine({ kind: 'down' }),
  onTheLine({ kind: 'half_open' }),
  stopped('fast'),
  stopped('immediate'),
  frozen('all'),
  frozen('sessions'),
]

/** The connection leads to a standby, read-only until promoted. Stopped like this the primary has sent all. */
export const FAILOVER: Trouble = {
  name: 'failover',
  async begin({ proxy, primary, standby }) {
    primary.stop('fast')
    proxy.lead({ host: '127.0.0.1', port: standby.port })
    return async () => {
      if (!standby.promote()) throw new Error('The standby was not promoted')
    }
  },
}

/** Linux lists them; the postmaster comes first. */
function processesOf({ data }: Cluster): number[] {
  const postmaster = Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0])
  const children = readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && parentOf(pid) === postmaster)
  return [postmaster, ...children]
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** Waits until only requested events occur. */
export const forSeconds = (seconds: number) => pause(seconds * 1_000)
