// Targets of a replay: the mocks, the product in this process, or a server at an address. Each lists the flows it can't
// run, and how many may run in parallel.
import { contractAt } from '#openapi/contract.ts'
import { BUNDLED } from './contracts.ts'
import { type Flow, sourcesAsked } from './documents.ts'
import { allSteps } from './operations.ts'

export type Target = {
  name: string
  url: string
  /** Its own address, if requests go through another. */
  shown_url?: string
  /** Runners side by side. One clock serves one flow at a time. */
  lanes: number
  /** Returns with the contract's examples, whatever was sent. */
  by_example: boolean
  /** Flows that move its clock would move it for each other. */
  one_clock: boolean
  /** Not in this process: it may throttle frequent sign-ups. */
  elsewhere: boolean
  /** Why a flow can't be replayed here, or undefined. */
  refuses(flow: Flow): string | undefined
  close(): Promise<void>
}

/** A request that can't be fulfilled; reported as a message, without a stack. */
export class Unusable extends Error {}

/** Mocks answer from the contracts that the flows name. */
export async function targetAt(against: string, agreed: boolean, flows: readonly Flow[] = []): Promise<Target> {
  if (against === 'local') {
    const { startLocal } = await import('./local.ts')
    const here = {
      name: 'local',
      lanes: 1,
      one_clock: true,
      by_example: false,
      elsewhere: false,
      refuses: () => undefined,
    }
    return { ...here, ...(await startLocal()) }
  }
  if (against === 'mocks') {
    const { startMocks } = await import('#mocks/prism/start.ts')
    const { apiOf } = await import('#mocks/prism/apis.ts')
    const named = flows.flatMap(({ sources }) => [...sources]).filter(([, path]) => !BUNDLED.has(path))
    const apis = [...new Map(named)].map(([name, path]) => apiOf(name, 0, contractAt(path), ['']))
    const mocks = {
      name: 'mocks',
      lanes: 2,
      one_clock: false,
      by_example: true,
      elsewhere: false,
      refuses: () => undefined,
    }
    return { ...mocks, ...(await startMocks({ port: 0, ...(apis.length > 0 && { apis }) })) }
  }
  return await serverAt(against, agreed)
}

/** Long enough for a server that wakes up, and no wait without an end at an address that swallows what it gets. */
const PATIENCE_MS = 20_000

async function serverAt(address: string, agreed: boolean): Promise<Target> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Unusable(
      `${address} is nothing to replay against. Say mocks, local, or an address such as https://staging.example.com.`,
    )
  if (!agreed && !isForTrying(url.hostname))
    throw new Unusable(
      `Flows make companies, people and projects at ${url.origin}, which may be a place where real ones are. If it is meant, say so with --yes.`,
    )
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`
  const sandbox = await looked(`${base}/sandbox`)
  if (!sandbox) throw new Unusable(`Nobody answers at ${base}. Start the server, or see whether the address is right.`)
  const mocks = await looked(`${base}/mocks`)
  const state: unknown = mocks?.ok ? await mocks.json().catch(() => undefined) : undefined
  const by_example = Array.isArray(Object(state).next) && Array.isArray(Object(state).calls)
  const moves = sandbox.headers.get('sandbox-moves')
  const one_clock = moves === 'everything'
  await sandbox.body?.cancel()
  const refuses = (flow: Flow) => {
    if (by_example || one_clock || !sourcesAsked(flow).has('sandbox')) return undefined
    if (asksClock(flow)) return 'It lets time pass, which mocks, local and a server with TEST_SERVER=1 can.'
    return moves === 'lenders' ? undefined : 'It speaks as a lender, which mocks, local and our own test servers can.'
  }
  const close = async () => undefined
  const lanes = by_example ? 2 : 1
  return { name: base, url: base, lanes, one_clock, by_example, elsewhere: !by_example, refuses, close }
}

const looked = (url: string) =>
  fetch(url, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  )

const asksClock = (flow: Flow) =>
  allSteps(flow).some(({ operationPath = '' }) => operationPath.includes('~1sandbox~1clock/'))

/** This machine, a name no public server can have, or a name that indicates testing. */
export const isForTrying = (hostname: string) =>
  /^(localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(hostname) ||
  /\.(localhost|local|test|internal|invalid)$/.test(hostname) ||
  hostname.split('.').some(label => /(^|-)(staging|stage|dev|test|qa|preview|sandbox|demo)\d*(-|$)/.test(label))
