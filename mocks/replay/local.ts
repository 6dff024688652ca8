// The whole product in this process, on a temporary in-memory database, with one clock for product and lenders, set by
// POST /sandbox/clock. Used by `npm run replay -- --against local` and by tests.
import { pino } from 'pino'
import { type Sandbox, sandboxOf, serveSandbox, webhooksTo } from '#mocks/lenders/in-process.ts'
import type { Deliver } from '#mocks/lenders/webhook-trials.ts'
import { type Listening, listen } from '#mocks/listening.ts'
import { createApp } from '#server/app.ts'
import { lenderPort } from '#server/applications/lenders/gateway/lender-port.ts'
import { ensureInternalCompany } from '#server/company/create-company.ts'
import { type Database, embeddedDatabase } from '#server/db/database.ts'
import { openInMemory } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { systemPorts } from '#server/ports/ports.ts'
import { vaultUnder } from '#server/ports/vault.ts'

type Options = {
  /** 0 lets the machine choose. */
  port?: number
  /** Migrated; without one a new one is made. Closed with the server. */
  database?: Database
}

/** No timers run by themselves: their work is done before any response below /sandbox, so that a flow never waits. */
export async function startLocal({ port = 0, database: given }: Options = {}): Promise<Listening> {
  const database = given ?? (await emptyDatabase())
  const deliver: Deliver = webhook => webhooks(webhook)
  const sandbox = sandboxOf(() => new Date(), undefined, { slow_ms: 20, deliver })
  const ports = portsOn(sandbox)
  const faults = new Map<string, string>()
  const log = pino({ level: 'error' }, { write: line => noteFault(line, faults) })
  await ensureInternalCompany(database, ports, ports.brand)
  const app = createApp({ database, ports, log, production: false, ip_of: () => '' })
  const webhooks = webhooksTo({ database, ports, send: async (path, init) => app.request(path, init) })

  serveSandbox(app, sandbox, { database, ports, log, transport: undefined }, 'everything')

  const { url, close } = await listen(async request => told(await app.fetch(request), faults), { port })
  return { url, close: () => close().then(() => database.close()) }
}

/** Of a line of the log: what failed, by the request. */
function noteFault(line: string, faults: Map<string, string>) {
  const { request_id, error } = JSON.parse(line)
  if (typeof request_id === 'string') faults.set(request_id, messageOf(error))
}

const messageOf = (error: unknown): string => {
  const { message } = Object(error)
  return typeof message === 'string' ? message : String(error)
}

/** Failures are opaque to clients; here the details are added. The body may be compressed. */
function told(response: Response, faults: ReadonlyMap<string, string>): Response {
  const request_id = response.headers.get('X-Request-Id') ?? ''
  const message = faults.get(request_id)
  if (response.status !== 500 || message === undefined) return response
  return Response.json(
    { message, code: 'internal', request_id },
    { status: 500, headers: { 'X-Request-Id': request_id } },
  )
}

async function emptyDatabase() {
  const database = embeddedDatabase(await openInMemory())
  await migrate(database)
  return database
}

function portsOn(sandbox: Sandbox) {
  const secret = Buffer.alloc(48, 7)
  const lenders = {
    ...lenderPort({ addresses: {}, sandbox: sandbox.fetch }),
    patience_ms: 1_000,
    pause: async () => {},
  }
  const ports = systemPorts({ secret, public_origin: 'http://localhost:4710', vault: vaultUnder(secret), lenders })
  return { ...ports, now: sandbox.book.clock }
}
