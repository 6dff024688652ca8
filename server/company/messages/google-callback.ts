// Google's redirect target. There is no bearer token: the state identifies the company, and a cookie the browser that
// started, so no one can be tricked into connecting an account to another company.

import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import { fullName } from '#machines/lib/text.ts'
import { writeAudit } from '#server/audit.ts'
import type { Anyone } from '#server/caller.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { roles, users } from '#server/db/schema/company.ts'
import type { RequestFacts } from '#server/handler.ts'
import { exchangeCode, GoogleFault } from '#server/ports/google.ts'
import { type Ports, sameText, sha256 } from '#server/ports/ports.ts'
import { readGoogle } from '../mail/google-connection.ts'
import { lockSetting, noteSetting, writeSetting } from '../settings/store.ts'
import { openState, redirectUri, type State } from './google-state.ts'
import { words } from './words.ts'

type Options = { database: Database; ports: Ports; log: Logger; ip_of?: (c: Context) => string }
type Failure = 'state' | 'browser' | 'expired' | 'used' | 'denied' | 'role' | 'changed' | GoogleFault['reason']

class Failed extends Error {
  readonly reason: Failure
  constructor(reason: Failure) {
    super(reason)
    this.reason = reason
  }
}

const SCREEN = '/settings/services/google-suite'
const ANYONE: Anyone = { kind: 'anyone' }

export function serveGoogleCallback(app: Hono, { database, ports, log, ip_of }: Options) {
  app.get('/api/google/callback', async c => {
    c.header('Cache-Control', 'no-store')
    const request = {
      id: crypto.randomUUID(),
      ip: ip_of?.(c) ?? '',
      user_agent: (c.req.header('user-agent') ?? '').slice(0, 300),
      token: undefined,
    }
    try {
      const state = requireState(ports, c)
      await connect(database, ports, request, state, c.req.query('code') ?? '', sha256(c.req.query('state') ?? ''))
      return c.redirect(`${SCREEN}?connected=1`)
    } catch (error) {
      if (!(error instanceof Failed || error instanceof GoogleFault)) throw error
      log.warn({ request_id: request.id, reason: error.reason }, 'google not connected')
      return c.redirect(`${SCREEN}?failed=${error.reason}`)
    }
  })
}

/** Throws Failed unless this server made it for this browser. */
function requireState(ports: Ports, c: Context): State {
  const state = openState(ports, c.req.query('state') ?? '')
  if (!state) throw new Failed('state')
  if (!sameText(sha256(getCookie(c, 'google_connect') ?? ''), state.browser)) throw new Failed('browser')
  if (state.until <= ports.now().getTime()) throw new Failed('expired')
  if (c.req.query('error') !== undefined) throw new Failed('denied')
  return state
}

async function connect(
  database: Database,
  ports: Ports,
  request: RequestFacts,
  { company_id, user_id, verifier }: State,
  code: string,
  digest: string,
) {
  const inTenant = <T>(work: (db: Db) => Promise<T>) =>
    inCompany(database, company_id, async db => {
      await requireStillMay(db, user_id)
      await lockSetting(db, 'google')
      return work(db)
    })
  // The state is spent before Google is asked: of two that come with it one continues.
  const client = await inTenant(async db => {
    const { value, secret } = await readGoogle(db, ports, company_id)
    if (value.client_id === null || !secret || secret.pending !== digest) throw new Failed('used')
    const { pending: _, ...rest } = secret
    await noteSetting(db, ports, company_id, 'google', value, JSON.stringify(rest))
    return { client_id: value.client_id, client_secret: secret.client_secret }
  })
  const grant = await exchangeCode(ports, { ...client, code, verifier, redirect_uri: redirectUri(ports) })
  await inTenant(async db => {
    const { value, secret, version } = await readGoogle(db, ports, company_id)
    if (value.client_id !== client.client_id || !secret) throw new Failed('changed')
    const { refresh_token, address } = grant
    const next = { ...value, address, connected_at: ports.now().toISOString(), ended: false }
    const sealed = JSON.stringify({ ...secret, refresh_token })
    await writeSetting(db, ports, { company_id, user_id }, 'google', version, next, sealed)
    const name = await requireStillMay(db, user_id)
    await writeAudit(db, ports, ANYONE, request, '/v3/settings.ConnectGoogle', 'done', {
      sentence: () => words.google_connected({ address }),
      actor: { company_id, user_id, name },
    })
  })
}

/** The user who started may have lost access meanwhile. Returns their name. */
async function requireStillMay(db: Db, user_id: string): Promise<string> {
  const [row] = await db
    .select({ firstname: users.firstname, lastname: users.lastname, permissions: roles.permissions })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.role_id))
    .where(and(eq(users.id, user_id), eq(users.status, 'active')))
  if (!row?.permissions.includes('settings.services')) throw new Failed('role')
  return fullName(row)
}
