// The whole product in this process, on a temporary in-memory database, with one clock for product and lenders, set by
// POST /sandbox/clock. Used by `npm run replay -- --against local` and by tests.
import { pino } from 'pino'
import { control } from '#mocks/lenders/control.ts'
import { type Sandbox, sandboxOf, webhooksTo } from '#mocks/lenders/in-process.ts'
import type { Deliver } from '#mocks/lenders/webhook-trials.ts'
import { type Listening, listen } from '#mocks/listening.ts'
import { remindDue } from '#server/agreements/sending/reminders.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { createApp } from '#server/app.ts'
import { refreshDue } from '#server/applications/lenders/facts/refresh.ts'
import { lenderPort } from '#server/applications/lenders/gateway/lender-port.ts'
import { sendDue } from '#server/applications/lenders/outbox/outbox.ts'
import { ensureInternalCompany } from '#server/company/create-company.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
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
  const app = createApp({ database, ports, log, production: false, ip_of: addresses() })
  const webhooks = webhooksTo({ database, ports, send: async (path, init) => app.request(path, init) })

  const work = { database, ports, log, transport: undefined }
  async function settle() {
    sandbox.tick()
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let done = await deliverDue(work)
      done += await sealDue(work)
      done += await remindDue(database, ports)
      done += await sendDue(work)
      done += await refreshDue(work)
      await sandbox.idle()
      if (done === 0) return
    }
  }
  const answer = async (c: { req: { raw: Request } }) => {
    const { status, headers, body } = await control(sandbox, c.req.raw)
    await settle()
    return new Response(body, { status, headers: [...headers, SETTLED] })
  }
  app.all('/sandbox', answer)
  app.all('/sandbox/*', answer)

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

/** Says to a replay that flows which let time pass go here as they go in this process. */
const SETTLED: [string, string] = ['Sandbox-Moves', 'everything']

/** Work that is immediately due again, such as an email to an unreachable server, must not delay a response forever. */
const MOST_ROUNDS = 12

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

/** Each call from an address of its own (RFC 2544's), for a hundred sign-ups from one are slowed down. */
function addresses() {
  let calls = 0
  return () => {
    calls++
    return `198.18.${(calls >> 8) & 255}.${calls & 255}`
  }
}
