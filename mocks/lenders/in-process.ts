// The sandbox inside the product's own process: where a demo, a test or a developer's server has no address for a lender.
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { remindDue } from '#server/agreements/sending/reminders.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { connectionRow, hookSecret } from '#server/applications/lenders/connections.ts'
import { refreshDue } from '#server/applications/lenders/facts/refresh.ts'
import { sendDue } from '#server/applications/lenders/outbox/outbox.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'
import { inTurn, takingTurns } from '../demo/turns.ts'
import { control } from './control.ts'
import { lenderSandbox, type Sandbox } from './sandbox.ts'
import { fileStore, memoryStore } from './state.ts'
import { VOICES } from './voices.gen.ts'
import { type Deliver, hookOf, signedRequest } from './webhook-trials.ts'

export type { Sandbox } from './sandbox.ts'

type Product = {
  app: Hono
  database: Database
  ports: Ports
  /** Over the network, as any lender reaches it. */
  send: (path: string, init: RequestInit) => Promise<Response>
}
type Told = { deliver?: Deliver; slow_ms?: number }

/** Keeps its applications in `path`, so that a demo that is started again still knows them; without one, in memory. */
export const sandboxOf = (now: () => Date, path?: string, told: Told = {}): Sandbox =>
  lenderSandbox({ dialects: DIALECTS, voices: VOICES, now, store: path ? fileStore(path) : memoryStore(), ...told })

/** The one of the server that has its data there. */
export const sandboxIn = (data_dir: string, told: Told = {}): Sandbox =>
  sandboxOf(() => new Date(), join(data_dir, 'lender-sandbox.json'), told)

const EVERY_MS = 2_000

type Playing = Told & {
  /** The product's clock is the sandbox's, so that a flow lets time pass for both. */
  one_clock?: boolean
}

/** For the entry point: the sandbox, and its own addresses and webhooks once the product is there. */
export function playInProcess(data_dir: string, { one_clock = false, ...told }: Playing = {}) {
  let product: Product | undefined
  const deliver: Deliver = async webhook => product && webhooksTo(product)(webhook)
  const sandbox = sandboxIn(data_dir, { ...told, deliver })
  const timer = setInterval(() => sandbox.tick(), EVERY_MS)
  const takeTurn = takingTurns()
  return {
    sandbox,
    takeTurn,
    /** For those who are served, while the demo company is made too. */
    fetch: inTurn(takeTurn, sandbox.fetch),
    /** Called before whatever answers every other address. */
    serve(served: Product, work: Work) {
      product = served
      serveSandbox(served.app, sandbox, work, one_clock ? 'everything' : 'lenders')
    },
    stop: () => clearInterval(timer),
  }
}

type Work = Parameters<typeof deliverDue>[0]

/** Work that is immediately due again, such as an email to an unreachable server, must not delay a response forever. */
const MOST_ROUNDS = 12

/** What a change makes due is done before it is answered, so that a flow never waits. `moves` says whose time passes. */
export function serveSandbox(app: Hono, sandbox: Sandbox, work: Work, moves: 'everything' | 'lenders') {
  const { database, ports } = work
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
    if (c.req.raw.method === 'POST') await settle()
    return new Response(body, { status, headers: [...headers, ['Sandbox-Moves', moves]] })
  }
  app.all('/sandbox', answer)
  app.all('/sandbox/*', answer)
}

/** Sends webhooks to the product's own route, signed with the secret its company made; without one, none is sent. */
export function webhooksTo({ send, database, ports }: Omit<Product, 'app'>): Deliver {
  return async webhook => {
    const { lender, ours } = webhook
    const hook = await database.asOwner(async db => {
      const { company_id } = lender_applications
      const [named] = await db.select({ company_id }).from(lender_applications).where(eq(lender_applications.id, ours))
      if (!named) return undefined
      await enterTenant(db, named.company_id)
      const row = await connectionRow(db, named.company_id, lender)
      const secret = row && hookSecret(ports, row)
      return secret && { secret, hook_id: row.hook_id }
    })
    const path = DIALECTS.find(({ code }) => code === lender)?.path
    if (!hook || path === undefined) return undefined
    const address = `/api/lenders/${path}/webhooks/${hookOf(webhook, hook.hook_id)}`
    return await send(address, signedRequest(webhook, hook.secret, ports.now()))
  }
}
