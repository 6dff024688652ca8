// A request and what Prism answers it: its checks of the request, the example preferred or the first one, and what it found wrong.
import type { Operation } from '#openapi/contract.ts'
import type { Api } from './apis.ts'
import { completed } from './complete.ts'
import { fileOf } from './files.ts'
import { namingFields } from './invalid.ts'
import { loadPrism, type Preference, type Prepared, type Prism } from './load-prism.ts'
import { onePath } from './one-path.ts'
import { preferenceOf } from './prefer.ts'
import { problem } from './problem.ts'
import { normalizedType, type Read, readBody } from './read-body.ts'

type Answered = { response: Response; violations: Violation[] }
export type Violation = { location: string[]; severity: string; code: string; message: string }
/** An answer asked for in advance, whatever the request is like. */
export type Forced = { code: number; example: string | undefined }
export type Answerer = (
  api: Api,
  operation: Operation,
  path: string,
  request: Request,
  forced: Forced | undefined,
) => Promise<Answered>

/** An operation is read by Prism when it is first asked for. */
export async function makeAnswerer(): Promise<Answerer> {
  const prism = await loadPrism()
  const read = new Map<string, Promise<Prepared>>()
  const prepared = (api: Api, path: string) => {
    const key = `${api.name} ${path}`
    const made = read.get(key) ?? prism.prepare(onePath(api.contract.document, path))
    read.set(key, made)
    return made
  }
  return async (api, operation, path, request, forced) => {
    const body = await readBody(request, operation)
    if (body instanceof Response) return { response: body, violations: [] }
    const preference = forced
      ? { code: forced.code, dynamic: false, ...(forced.example && { exampleKey: forced.example }) }
      : preferenceOf(request.headers.get('prefer'), operation)
    if (typeof preference === 'string') return { response: problem(400, 'no_such_answer', preference), violations: [] }
    return ask(prism, await prepared(api, operation.path), { api, request, operation, path, body, preference, forced })
  }
}

type Question = {
  api: Api
  request: Request
  operation: Operation
  path: string
  body: Read
  preference: Preference
  forced: Forced | undefined
}

async function ask(prism: Prism, prepared: Prepared, question: Question): Promise<Answered> {
  const { api, request, operation, path, body, preference, forced } = question
  const { searchParams } = new URL(request.url)
  const query = Object.fromEntries([...new Set(searchParams.keys())].map(name => [name, said(searchParams, name)]))
  // A body that came in pieces has no length of its own, without which Prism does not look at its type.
  const headers = { ...Object.fromEntries(request.headers), 'content-length': String(body.bytes) }
  if ('content-type' in headers) headers['content-type'] = normalizedType(String(headers['content-type']))
  const asked = { method: operation.method, url: { path, query }, headers, body: body.value }
  const outcome = await prism.ask(asked, prepared, preference, forced !== undefined)
  if (outcome._tag === 'Left') return { response: refused(outcome.left), violations: [] }
  const { output, validations } = outcome.right
  const violations = validations.input.map(found => ({
    location: ['request', ...(found.path ?? []).map(String)],
    severity: SEVERITIES[found.severity] ?? 'Error',
    code: String(found.code ?? ''),
    message: found.message,
  }))
  const isChosen = preference.code !== undefined || preference.exampleKey !== undefined
  const told = isChosen ? output : namingFields(api.name, operation, violations, output)
  return { response: written(whole(api, operation, told), violations), violations }
}

/** Examples are answered as they are. */
function whole(api: Api, operation: Operation, output: Output): Output {
  const status = String(output.statusCode)
  const answer = operation.answers[status] ?? operation.answers[`${status[0]}XX`] ?? operation.answers['default']
  const type = mediaType(Object.entries(output.headers ?? {}).find(([name]) => /^content-type$/i.test(name))?.[1])
  const media = Object.entries(answer?.media ?? {}).find(([name]) => mediaType(name) === type)?.[1]
  if (!media?.schema || Object.keys(media.examples).length > 0 || typeof output.body !== 'object') return output
  return { ...output, body: completed(api.contract, media.schema, output.body) }
}

const mediaType = (name: unknown) => String(name).split(';')[0]?.trim().toLowerCase()

/** Prism's own order. */
const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint']

function said(query: URLSearchParams, name: string): string | string[] {
  const [first = '', ...others] = query.getAll(name)
  return others.length > 0 ? [first, ...others] : first
}

/** Longer than this, a header is refused on its way. */
const MOST_HEADER = 8_000

type Output = { statusCode: number; headers?: Record<string, unknown>; body?: unknown }

/** RFC 9110, section 6.4.1: these have no body, whatever a contract lists. */
const BODILESS = new Set([204, 205, 304])

function written({ statusCode, headers = {}, body: given }: Output, violations: Violation[]): Response {
  const body = BODILESS.has(statusCode) ? undefined : given
  const made = new Headers({ 'Cache-Control': 'no-store' })
  for (const [name, value] of Object.entries(headers))
    if (value !== null && value !== undefined) made.set(name, String(value))
  if (body === undefined) made.delete('Content-Type')
  if (violations.length > 0) made.set('sl-violations', headerOf(violations))
  made.set('X-Request-Id', crypto.randomUUID())
  const type = made.get('content-type') ?? ''
  const file = body === undefined ? undefined : fileOf(type)
  if (file) made.set('Content-Type', file.type)
  const text = typeof body === 'string' && !/json/.test(type) ? body : JSON.stringify(body)
  return new Response(file?.bytes ?? text, { status: statusCode, headers: made })
}

const headerOf = (violations: Violation[]) =>
  JSON.stringify(violations)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, MOST_HEADER)

/** Prism's response if the contract has none, such as for an unsupported form. */
function refused(error: Error & { status?: number; detail?: string }): Response {
  const { status = 500, detail = error.message } = error
  return problem(status, 'mocks_refused', detail)
}
