// Webhooks from lenders. Trusted by signature alone, processed once, and applied like any other answer: older news has
// no effect.
import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import { Refusal } from '#sdk/refusal.ts'
import { type Database, type Db, enterTenant } from '#server/db/database.ts'
import { lender_applications, lender_connections, lender_webhooks } from '#server/db/schema/lenders.ts'
import { paced } from '#server/lib/pace.ts'
import type { Ports } from '#server/ports/ports.ts'
import { connectionRow, hookSecret } from '../connections.ts'
import { applyFacts } from '../facts/apply-facts.ts'
import { contractOf } from './lender-contract.ts'
import { webhookFault } from './webhook-signature.ts'
import { words } from './words.ts'

type Options = { database: Database; ports: Ports; log: Logger; ip_of?: (c: Context) => string }

const MOST_BYTES = 262_144
const A_MINUTE = { address: 3_000, hook: 600 }

export function serveLenderWebhooks(app: Hono, { database, ports, log, ip_of }: Options) {
  const fromAddress = paced(A_MINUTE.address)
  const toHook = paced(A_MINUTE.hook)
  const tooLong = bodyLimit({
    maxSize: MOST_BYTES,
    onError: () => {
      throw refuse(413, 'too_large', words.webhook_too_large)
    },
  })
  const unhurried = async (c: Context, next: () => Promise<void>) => {
    const from = ip_of?.(c) ?? ''
    fromAddress(from, ports.now())
    toHook(`${from} ${(c.req.param('hook_id') ?? '').slice(0, 64)}`, ports.now())
    await next()
  }
  app.post('/api/lenders/:path/webhooks/:hook_id', unhurried, tooLong, async c => {
    const dialect = ports.lenders.dialects.find(({ path }) => path === c.req.param('path'))
    const hook_id = c.req.param('hook_id')
    if (!dialect || !/^[A-Za-z0-9_-]{20,64}$/.test(hook_id)) throw noSuchHook()
    const arrived = {
      id: c.req.header('webhook-id') ?? '',
      timestamp: c.req.header('webhook-timestamp') ?? '',
      signature: c.req.header('webhook-signature') ?? '',
      body: await c.req.text(),
    }
    c.header('Cache-Control', 'no-store')
    try {
      const news = await database.transaction(db => process(db, ports, dialect, hook_id, arrived))
      log.info({ lender: dialect.code, webhook: arrived.id.slice(0, 80), news }, 'webhook')
      return c.json({ received: true })
    } catch (error) {
      if (error instanceof Refusal)
        log.warn(
          { lender: dialect.code, code: error.code, ...(error instanceof Broken && { where: error.where }) },
          'webhook refused',
        )
      throw error
    }
  })
}

const noSuchHook = () => refuse(404, 'no_such_webhook', words.no_webhook)

class Broken extends Refusal {
  readonly where: string
  constructor(where: string) {
    super(400, { message: { body: words.webhook_invalid }, code: 'invalid_input' })
    this.where = where
  }
}

type Arrived = { id: string; timestamp: string; signature: string; body: string }

/** In one transaction with its effects, so a processed webhook has taken effect. Returns true if it was new. */
async function process(db: Db, ports: Ports, dialect: Dialect, hook_id: string, arrived: Arrived): Promise<boolean> {
  const { code: lender } = dialect
  const { company_id: of, lender: at, hook_id: by } = lender_connections
  const [place] = await db
    .select({ company_id: of })
    .from(lender_connections)
    .where(and(eq(by, hook_id), eq(at, lender)))
  if (!place) throw noSuchHook()
  const { company_id } = place
  await enterTenant(db, company_id)
  const row = await connectionRow(db, company_id, lender)
  requireSigned(ports, row && hookSecret(ports, row), arrived)
  const { reference, facts } = read(dialect, arrived.body)
  const application = await applicationNamed(db, lender, reference)
  if (!application) throw refuse(404, 'no_such_application', words.no_application)
  const inserted = await db
    .insert(lender_webhooks)
    .values({ company_id, lender, webhook_id: arrived.id, received_at: ports.now(), application_id: application.id })
    .onConflictDoNothing()
    .returning({ webhook_id: lender_webhooks.webhook_id })
  if (inserted.length === 0) return false
  if (facts) await applyFacts(db, ports, application, facts, 'webhook')
  else
    await db
      .update(lender_applications)
      .set({ next_refresh_at: ports.now() })
      .where(eq(lender_applications.id, application.id))
  await db
    .update(lender_connections)
    .set({ last_webhook_at: ports.now() })
    .where(and(eq(of, company_id), eq(at, lender)))
  return true
}

function requireSigned(ports: Ports, secret: string | undefined, arrived: Arrived) {
  const fault = secret === undefined ? 'signature' : webhookFault(secret, arrived, ports.now())
  if (fault === 'signature') throw refuse(401, 'wrong_signature', words.wrong_signature)
  if (fault === 'time') throw refuse(401, 'too_old', words.signature_too_old)
}

function read(dialect: Dialect, text: string): ReturnType<Dialect['webhook']> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Broken('/: is not JSON')
  }
  const where = contractOf(dialect.contract).webhook(body)
  if (where !== undefined) throw new Broken(where)
  const message = readBy(dialect, body)
  if (message.facts && Number.isNaN(Date.parse(message.facts.as_of))) throw new Broken('/: says no time')
  return message
}

function readBy(dialect: Dialect, body: unknown) {
  try {
    return dialect.webhook(body)
  } catch {
    throw new Broken('/: cannot be read')
  }
}

async function applicationNamed(
  db: Db,
  lender: string,
  { ours, lenders }: { ours: string | null; lenders: string | null },
) {
  const { id, project_id, lender: at, lender_reference } = lender_applications
  const findRow = async (named: ReturnType<typeof eq>) => {
    const [row] = await db
      .select({ id, project_id })
      .from(lender_applications)
      .where(and(eq(at, lender), named))
    return row
  }
  const by_ours = ours !== null && isUuid(ours) ? await findRow(eq(id, ours)) : undefined
  return by_ours ?? (lenders === null ? undefined : findRow(eq(lender_reference, lenders)))
}
