// The gateway: direct access to a lender's own API, behind our session, permission and contract, with the company's
// credentials. It can't bypass an application's state: writes go through the same outbox.
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { WireAnswer } from '#machines/applications/lenders/lender-dialect.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { type Database, inCompany } from '#server/db/database.ts'
import { requestFacts } from '#server/http/request-facts.ts'
import { paced } from '#server/lib/pace.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type Admitted, admit, checked, committed, noteExchange, requireNamed } from './admission.ts'
import { sendWire } from './call.ts'
import { inItsWords, type Passing } from './passing.ts'
import { readText } from './read-text.ts'
import { passSignIn } from './sign-in.ts'
import { passUpload } from './upload.ts'
import { words } from './words.ts'
import { passWrite } from './write.ts'

type Options = { database: Database; ports: Ports; log: Logger; ip_of?: (c: Context) => string }

const MOST_JSON = 1_048_576
const A_MINUTE = 240

export function serveLenderGateway(app: Hono, { database, ports, log, ip_of }: Options) {
  const hurried = paced(A_MINUTE)
  app.all('/api/lenders/:path/v1/:endpoint', async c => {
    const request = requestFacts(c, ip_of, ports)
    hurried(request.token ?? request.ip, ports.now())
    const { path, endpoint } = c.req.param()
    const asked = { path, endpoint, method: c.req.method, acts_as: c.req.header('x-user-id') }
    const admitted = await committed(database, db => admit(db, ports, request, asked))
    const passing: Passing = {
      database,
      ports,
      log,
      request,
      body: c.req.raw.body,
      key: c.req.header('idempotency-key') ?? '',
      type: c.req.header('content-type') ?? '',
      length: Number(c.req.header('content-length') ?? Number.NaN) || undefined,
    }
    const answer = await pass(passing, admitted, c.req.queries())
    c.header('Cache-Control', 'no-store')
    c.header('X-Request-Id', request.id)
    // Tells readers of a refusal who sent it.
    c.header('X-Answered-By', admitted.connection.dialect.code)
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'Content-Type': 'application/json', ...Object.fromEntries(c.res.headers) },
    })
  })
}

async function pass(passing: Passing, admitted: Admitted, query: Record<string, string[]>): Promise<WireAnswer> {
  const { endpoint, name } = admitted
  if (endpoint.method === 'get') return passRead(passing, admitted, query)
  if (passing.key.length < 8 || passing.key.length > 255)
    throw refuse(400, 'invalid_input', { 'Idempotency-Key': words.key_required })
  if (name === 'getAuthInfo') return passSignIn(passing, admitted)
  if (endpoint.multipart) return passUpload(passing, admitted)
  if (!passing.type.startsWith('application/json')) throw refuse(415, 'not_json', words.json_type)
  return passWrite(passing, admitted, parsed(await readText(passing, MOST_JSON)))
}

function parsed(text: string): object {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw refuse(400, 'not_json', words.invalid_json)
  }
  if (body === null || typeof body !== 'object') throw refuse(400, 'invalid_input', { input: words.object_required })
  return body
}

async function passRead(passing: Passing, admitted: Admitted, queries: Record<string, string[]>): Promise<WireAnswer> {
  const { database, ports } = passing
  const { connection, name } = admitted
  const query = Object.fromEntries(
    Object.entries(queries).map(([key, all]) => [key, all.length === 1 ? (all[0] ?? '') : all]),
  )
  const request = { query }
  const named = checked(admitted, request)
  await inCompany(database, admitted.caller.company_id, db => requireNamed(db, admitted, named))
  const outcome = await sendWire(ports, connection, { endpoint: name, request, key: ports.id() })
  await inCompany(database, admitted.caller.company_id, db => noteExchange(db, passing, admitted, outcome))
  return inItsWords(outcome)
}
