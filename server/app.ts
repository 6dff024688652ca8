// The application built from the contract: each operation is authenticated, permitted, checked, run in one tenant transaction and answered.
import { setImmediate } from 'node:timers/promises'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { operations } from '#sdk/operations.gen.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Path } from '#sdk/types.ts'
import { serveLenderGateway } from '#server/applications/lenders/gateway/route.ts'
import { serveLenderWebhooks } from '#server/applications/lenders/gateway/webhooks.ts'
import { serveGoogleCallback } from '#server/company/messages/google-callback.ts'
import { serveSingleSignOn } from '#server/company/single-sign-on/callback.ts'
import { serveScim } from '#server/company/single-sign-on/scim/route.ts'
import type { Database } from './db/database.ts'
import { DatabaseUnavailable } from './db/unavailable.ts'
import { FileAnswer, StreamAnswer } from './handler.ts'
import { fileHeaders } from './http/file-headers.ts'
import { keepOriginsApart } from './http/files-origin.ts'
import { jsonAnswer } from './http/json-answer.ts'
import { requestFacts, requestId } from './http/request-facts.ts'
import { securityHeaders } from './http/security-headers.ts'
import { broken, type Form, readWholeForm } from './lib/form-parts.ts'
import { parseBody } from './lib/json-body.ts'
import { FileDamaged, FilesUnavailable } from './ports/bucket/faults.ts'
import type { Ports } from './ports/ports.ts'
import { runOperation } from './run-operation.ts'
import { observeRequests, type Telemetry } from './telemetry/observe.ts'
import { noteRequest } from './telemetry/request.ts'
import { words } from './words.ts'
import { workContext } from './work-context.ts'

export type AppOptions = {
  database: Database
  ports: Ports
  log: Logger
  production: boolean
  /** Reads the connection's address, which only the real listener knows. */
  ip_of?: (c: HonoContext) => string
  telemetry?: Telemetry
}

const DEFAULT_BODY_LIMIT = 1_048_576

export function createApp(options: AppOptions) {
  const app = new Hono()
  app.use(observeRequests(options.log, options.telemetry))
  app.use(securityHeaders(options.ports))
  if (options.ports.files_origin) app.use(keepOriginsApart(options.ports.files_origin))
  app.use(compress())
  for (const path of Object.keys(operations).filter(isPath)) {
    const row = operations[path]
    const limit = 'body_limit_bytes' in row ? row.body_limit_bytes : DEFAULT_BODY_LIMIT
    const honoPath = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const answering = (c: HonoContext) => answer(c, path, options)
    // The body of a GET is ignored.
    if (row.method === 'get') app.get(honoPath, answering)
    else app.on(row.method.toUpperCase(), honoPath, limitBody(limit), answering)
    app.all(honoPath, c =>
      jsonAnswer(
        c,
        errorBody(refuse(405, 'wrong_method', words.use_method({ method: row.method.toUpperCase() })), requestId(c)),
        405,
        {
          Allow: row.method.toUpperCase(),
        },
      ),
    )
  }
  // The browser calls this while requests go unanswered (web/reach/reachability.ts) to find out whether the server is up. It does no
  // work.
  app.get('/api/reach', c => c.body(null, 204, { 'Cache-Control': 'no-store', 'X-Request-Id': requestId(c) }))
  serveGoogleCallback(app, options)
  serveSingleSignOn(app, options)
  serveScim(app, options)
  serveLenderWebhooks(app, options)
  serveLenderGateway(app, options)
  for (const prefix of ['/v1/*', '/v3/*', '/api/*', '/files/*']) {
    app.all(prefix, c =>
      jsonAnswer(c, errorBody(refuse(404, 'no_such_operation', words.no_such_operation), requestId(c)), 404),
    )
  }
  app.onError((error, c) => failed(c, error, options.log))
  return app
}

const isPath = (path: string): path is Path => Object.hasOwn(operations, path)

async function answer(c: HonoContext, path: Path, { database, ports, log, production, ip_of }: AppOptions) {
  noteRequest({ operation: operations[path].id })
  const request = requestFacts(c, ip_of, ports)
  const input = await readInput(c, path)
  const result = await runOperation({
    path,
    ...input,
    request,
    signing_token: c.req.header('x-signing-token'),
    acts_as: c.req.header('x-user-id'),
    idempotency_key: c.req.header('idempotency-key'),
    database,
    ports,
    log,
    check_answers: !production,
  })
  c.header('Cache-Control', 'no-store')
  c.header('X-Request-Id', request.id)
  const { id, revision } = workContext()?.project ?? {}
  if (id !== undefined) c.header('Project-Revision', `${id} ${revision}`)
  if (result instanceof FileAnswer) {
    const bytes = result.bytes instanceof ReadableStream ? result.bytes : new Uint8Array(result.bytes)
    return c.body(bytes, 200, fileHeaders(result, path === '/files/{file_id}' && ports.files_origin ? ports : null))
  }
  if (result instanceof StreamAnswer) {
    // Proxies must not buffer the stream until it ends.
    return c.body(result.open(), 200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
  }
  return jsonAnswer(c, result)
}

async function readInput(
  c: HonoContext,
  path: Path,
): Promise<{ query: Record<string, unknown>; body: unknown; upload?: Form }> {
  const query = { ...queryOf(c), ...c.req.param() }
  const row = operations[path]
  if (row.method === 'get' || 'bodiless' in row) return { query, body: undefined }
  const type = c.req.header('content-type') ?? ''
  if ('multipart' in row) {
    if (!type.startsWith('multipart/form-data'))
      throw refuse(415, 'not_multipart', words.send_as({ type: 'multipart/form-data' }))
    const upload = await readWholeForm(type, arriving(c)).catch((error: unknown) => {
      throw error instanceof HTTPException || error instanceof Refusal ? error : broken()
    })
    return { query, body: undefined, upload }
  }
  if (!type.startsWith('application/json')) throw refuse(415, 'not_json', words.send_as({ type: 'application/json' }))
  const text = await c.req.text().catch((error: unknown) => {
    throw error instanceof HTTPException ? error : refuse(400, 'broken_upload', words.request_broken)
  })
  return { query, body: parseBody(text) }
}

/** Ends early if the connection breaks. Reads one chunk per turn of the event loop, so that other requests get theirs. */
async function* arriving(c: HonoContext): AsyncGenerator<Uint8Array> {
  for await (const piece of c.req.raw.body ?? []) {
    turn = turn.then(() => setImmediate())
    await turn
    yield piece
  }
}
let turn: Promise<unknown> = Promise.resolve()

/** A query parameter given several times becomes a list. */
const queryOf = (c: HonoContext) =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw refuse(413, 'too_large', words.body_too_large({ size: Math.round(maxSize / 1_048_576) }))
    },
  })

const errorBody = (refusal: Refusal, request_id: string) => ({
  message: Object.keys(refusal.fields).length > 0 ? refusal.fields : refusal.message,
  code: refusal.code,
  request_id,
  ...(refusal.legal.length > 0 ? { legal: refusal.legal } : {}),
  ...(refusal.current_version === undefined ? {} : { current_version: refusal.current_version }),
  ...(refusal.utc_offset_h === undefined ? {} : { utc_offset_h: refusal.utc_offset_h }),
  ...(refusal.needs_any_of.length > 0 ? { needs_any_of: refusal.needs_any_of } : {}),
  ...(refusal.pending === undefined ? {} : { pending: refusal.pending }),
  ...('review' in refusal ? { review: refusal.review } : {}),
  ...('questions' in refusal ? { questions: refusal.questions } : {}),
})

function failed(c: HonoContext, error: unknown, log: Logger) {
  const request_id = requestId(c)
  c.header('Cache-Control', 'no-store')
  c.header('X-Request-Id', request_id)
  const own_words = saidOf(error, log, request_id)
  if (own_words instanceof KeptRefusal && own_words.retry_after_s !== undefined)
    c.header('Retry-After', String(own_words.retry_after_s))
  const refusal = own_words instanceof KeptRefusal ? own_words.refusal : own_words
  if (refusal instanceof Refusal) return jsonAnswer(c, errorBody(refusal, request_id), statusOf(refusal.status))
  // A client that disconnects halfway reads no answer, and may do so as often as it likes.
  if (c.req.raw.signal.aborted || isBrokenOff(error)) {
    log.debug({ request_id }, 'broken off')
    return jsonAnswer(c, errorBody(refuse(400, 'broken_upload', words.request_broken), request_id), 400)
  }
  log.error({ request_id, error: describe(error) }, 'failed')
  return jsonAnswer(
    c,
    {
      message: words.internal,
      code: 'internal',
      request_id,
    },
    500,
  )
}

function saidOf(error: unknown, log: Logger, request_id: string): unknown {
  if (error instanceof DatabaseUnavailable) return refuseAway(error, log, request_id)
  if (error instanceof FileDamaged) {
    log.error({ request_id, error: error.message }, 'a file is damaged')
    return refuse(502, 'file_damaged', words.file_damaged)
  }
  if (!(error instanceof FilesUnavailable)) return error
  log.warn({ request_id, why: error.message }, 'not answered for now')
  return new KeptRefusal(refuse(503, 'files_unavailable', words.files_unavailable), 5)
}

/** The outcome is unknown, so the same request may be retried under the same key. */
function refuseAway({ why, message }: DatabaseUnavailable, log: Logger, request_id: string): KeptRefusal {
  log.warn({ request_id, why: message }, 'not answered for now')
  if (why === 'busy') return new KeptRefusal(refuse(503, 'too_busy', words.too_busy), 2)
  if (why === 'full') return new KeptRefusal(refuse(503, 'database_full', words.database_full), 60)
  return new KeptRefusal(refuse(503, 'database_unavailable', words.database_unavailable), 2)
}

/** Errors of the connection's stream when the client has disconnected. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return error.name === 'AbortError' || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
}

const STATUSES = [400, 401, 403, 404, 405, 409, 413, 415, 429, 502, 503, 504] as const
const statusOf = (status: number) => STATUSES.find(known => known === status) ?? 500

/** Logged about an error: where it was thrown, without the values of the failed query. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const message = error.message.split('\nparams:')[0]?.slice(0, 500)
  return {
    name: error.name,
    message,
    stack: error.stack
      ?.split('\n')
      .filter(line => line.trimStart().startsWith('at '))
      .slice(0, 8),
    cause: error.cause instanceof Error ? error.cause.message : undefined,
  }
}
