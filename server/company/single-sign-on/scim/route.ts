// SCIM 2.0 (RFC 7643 and 7644): a company's directory adds, changes and deactivates its members and says who belongs to which group.
// Several methods share an address, which the product's contract doesn't have.
import { and, eq, isNull } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { isUuid } from '#machines/lib/uuid.ts'
import { writeAudit } from '#server/audit.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { requestFacts } from '#server/http/request-facts.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { paced } from '#server/lib/pace.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { directoryAddress } from '../../session/provider-settings.ts'
import { words } from '../../session/words.ts'
import { faultBody, listBody, providerConfig, resourceTypes, ScimFault, userBody } from './answers.ts'
import { changeGroup, createGroup, deleteGroup, groupOf, listGroups } from './groups.ts'
import { changeUser, createUser, type Directory, deactivate, listUsers, requireUser } from './users.ts'
import { filterIn, groupChanges, userChanges, wholeGroup, wholeUser } from './wishes.ts'

type Options = { database: Database; ports: Ports; log: Logger; ip_of?: (c: Context) => string }
type Answer = { status: 200 | 201; body: object } | { status: 204 }

const SCIM = '/scim/v2'
const ACTION = '/v3/settings.SingleSignOn'
const MOST_BYTES = 1_048_576
const A_MINUTE = 600
const MOST_LISTED = 200

export function serveScim(app: Hono, { database, ports, ip_of }: Options) {
  const hurried = paced(A_MINUTE)
  const tooLarge = () => {
    throw new ScimFault(413, 'The body is too large')
  }
  app.all(`${SCIM}/*`, bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }), async c => {
    c.header('Cache-Control', 'no-store')
    c.header('Content-Type', 'application/scim+json')
    const base = directoryAddress(ports)
    const request = requestFacts(c, ip_of, ports)
    try {
      hurried(request.token ?? request.ip, ports.now())
      const body = await bodyOf(c)
      const answer = await database.transaction(async db => {
        const company_id = await companyOfToken(db, request.token)
        const note: Directory['note'] = (sentence, entity_id) =>
          writeAudit(db, ports, { kind: 'anyone' }, request, ACTION, 'done', {
            sentence,
            entity_id,
            actor: { company_id, user_id: null, name: words.directory },
          })
        return serve({ db, ports, company_id, base, note }, c, body)
      })
      return answer.status === 204 ? c.body(null, 204) : c.body(JSON.stringify(answer.body), answer.status)
    } catch (error) {
      if (!(error instanceof ScimFault)) throw error
      return c.body(JSON.stringify(faultBody(error)), error.status)
    }
  })
}

/** Leaves the transaction in the company of the token. */
async function companyOfToken(db: Directory['db'], token: string | undefined): Promise<number> {
  const refused = new ScimFault(401, 'The token is missing or was replaced')
  if (!token) throw refused
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.token_hash, sha256(token)), eq(links.kind, 'directory'), isNull(links.ended_at)))
  if (!link) throw refused
  await enterTenant(db, link.company_id)
  if ((await companyOf(db)).status !== 'active') throw new ScimFault(403, 'The company is suspended')
  return link.company_id
}

async function bodyOf(c: Context): Promise<unknown> {
  if (!['POST', 'PUT', 'PATCH'].includes(c.req.method)) return undefined
  try {
    return JSON.parse(await c.req.text())
  } catch (error) {
    if (error instanceof ScimFault) throw error
    throw new ScimFault(400, 'The body is no JSON', 'invalidSyntax')
  }
}

async function serve(directory: Directory, c: Context, body: unknown): Promise<Answer> {
  const [kind = '', id, ...rest] = c.req.path.slice(SCIM.length + 1).split('/')
  const { method } = c.req
  if (rest.length > 0) throw new ScimFault(404, 'Not found')
  if (method === 'GET' && kind === 'ServiceProviderConfig') return { status: 200, body: providerConfig(directory.base) }
  if (method === 'GET' && kind === 'ResourceTypes') return { status: 200, body: resourceTypes() }
  if (kind !== 'Users' && kind !== 'Groups') throw new ScimFault(404, 'Not found')
  if (id !== undefined && !isUuid(id)) throw new ScimFault(404, 'Not found')
  return kind === 'Users' ? serveUsers(directory, c, id, body) : serveGroups(directory, c, id, body)
}

function pageIn(c: Context) {
  const whole = (name: string, usual: number) => {
    const text = c.req.query(name)
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : usual
  }
  return { start: Math.max(1, whole('startIndex', 1)), limit: Math.min(MOST_LISTED, whole('count', MOST_LISTED)) }
}

async function serveUsers(directory: Directory, c: Context, id: string | undefined, body: unknown): Promise<Answer> {
  const { method } = c.req
  const shown = async (one: string) => userBody(await requireUser(directory, one), directory.base)
  if (id === undefined) {
    if (method === 'POST') return { status: 201, body: await shown(await createUser(directory, wholeUser(body))) }
    if (method !== 'GET') throw new ScimFault(405, `${method} is not allowed here`)
    const { start, limit } = pageIn(c)
    const filter = filterIn(c.req.query('filter'), ['userName', 'externalId'])
    const { total, resources } = await listUsers(directory, filter, start, limit)
    return { status: 200, body: listBody(total, start, resources) }
  }
  if (method === 'DELETE') {
    const { user } = await requireUser(directory, id)
    if (user.status !== 'disabled') await deactivate(directory, id)
    return { status: 204 }
  }
  if (method === 'PUT') await changeUser(directory, id, wholeUser(body))
  else if (method === 'PATCH') await changeUser(directory, id, userChanges(body))
  else if (method !== 'GET') throw new ScimFault(405, `${method} is not allowed here`)
  return { status: 200, body: await shown(id) }
}

async function serveGroups(directory: Directory, c: Context, id: string | undefined, body: unknown): Promise<Answer> {
  const { method } = c.req
  if (id === undefined) {
    if (method === 'POST')
      return { status: 201, body: await groupOf(directory, await createGroup(directory, wholeGroup(body))) }
    if (method !== 'GET') throw new ScimFault(405, `${method} is not allowed here`)
    const { start, limit } = pageIn(c)
    const filter = filterIn(c.req.query('filter'), ['displayName', 'externalId'])
    const { total, resources } = await listGroups(directory, filter, start, limit)
    return { status: 200, body: listBody(total, start, resources) }
  }
  if (method === 'DELETE') {
    await deleteGroup(directory, id)
    return { status: 204 }
  }
  if (method === 'PUT') await changeGroup(directory, id, { members: [], ...wholeGroup(body) })
  else if (method === 'PATCH') await changeGroup(directory, id, groupChanges(body))
  else if (method !== 'GET') throw new ScimFault(405, `${method} is not allowed here`)
  return { status: 200, body: await groupOf(directory, id) }
}
