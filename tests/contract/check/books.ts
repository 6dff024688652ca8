// A small backend of two tenants that keeps what no schema states: conditions, encodings, cursors, a search, exact texts and numbers.
// Each fault changes one thing of it.

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Contract, contractOf } from '#openapi/contract.ts'

const id = { type: 'string', format: 'uuid' }
const fields = {
  title: { type: 'string', minLength: 1, maxLength: 80 },
  note: { type: 'string', maxLength: 200 },
  pages: { type: 'integer', minimum: 1 },
  weight: { type: 'number', minimum: 0 },
  due_at: { type: 'string', format: 'date-time' },
  due_on: { type: 'string', format: 'date' },
}
const book = {
  type: 'object',
  required: ['id', 'title', 'created_at'],
  properties: { id, ...fields, created_at: { type: 'string', format: 'date-time' } },
  additionalProperties: false,
}
const input = { type: 'object', required: ['title', 'pages'], properties: fields, additionalProperties: false }
const refusal = {
  type: 'object',
  required: ['message'],
  properties: { message: { type: ['string', 'object'] } },
  additionalProperties: false,
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const says = (schema: object) => ({ description: 'An answer.', ...json(schema) })
const refusals = (...statuses: number[]) => Object.fromEntries(statuses.map(status => [status, says(refusal)]))
const example = {
  title: 'Atlas of Zoë',
  note: 'A present from Ángela',
  pages: 12,
  weight: 1.5,
  due_at: '2031-05-06T10:00:00Z',
  due_on: '2031-05-06',
}
const body = {
  required: true,
  content: { 'application/json': { schema: input, examples: { one: { value: example } } } },
}
const byId = { name: 'id', in: 'path', required: true, schema: id }

export const BOOKS: Contract = contractOf({
  openapi: '3.1.0',
  info: { title: 'Books', version: '1.0.0' },
  security: [{ bearer: [] }],
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
          { name: 'cursor', in: 'query', schema: { type: 'string' } },
          { name: 'q', in: 'query', schema: { type: 'string' } },
        ],
        responses: {
          200: says({
            type: 'object',
            required: ['books'],
            properties: { books: { type: 'array', items: book }, next: { type: ['string', 'null'] } },
            additionalProperties: false,
          }),
          ...refusals(400, 401),
        },
      },
      post: {
        operationId: 'addBook',
        requestBody: body,
        responses: { 200: says(book), ...refusals(400, 401, 415) },
      },
    },
    '/books/{id}': {
      parameters: [byId],
      get: { operationId: 'getBook', responses: { 200: says(book), ...refusals(400, 401, 404) } },
      put: {
        operationId: 'setBook',
        requestBody: body,
        responses: { 200: says(book), ...refusals(400, 401, 404, 415) },
      },
      delete: {
        operationId: 'deleteBook',
        responses: { 200: says({ type: 'object' }), ...refusals(400, 401, 404) },
      },
    },
  },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
})

export type Book = Record<string, unknown> & { id: string; title: string; created_at: string; seen_at?: number }
export type Parts = {
  /** As it is stored. */
  stored: (book: Book) => Book
  /** As it is read. */
  shown: (book: Book, tenant: string, all: Map<string, Book[]>) => Book
  listed: (books: Book[]) => Book[]
  matches: (text: string, word: string) => boolean
  /** The position after a cursor. */
  from: (books: Book[], cursor: string) => number
  cursor: (books: Book[], next: number) => string
  isReadable: (book: Book) => boolean
  etag: (text: string) => string | undefined
  unchanged: (asked: string, etag: string | undefined) => boolean
  error: (status: number) => unknown
  encodes: (accepted: string) => boolean
  head: (answer: Response) => Response
  options: () => Response
  headers: (request: Request, nth: number) => Record<string, string>
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
export const HONEST: Parts = {
  stored: one => one,
  shown: one => one,
  listed: books => books,
  matches: (text, word) => plain(text).includes(plain(word)),
  from: (books, cursor) => books.findIndex(one => one.id === cursor) + 1,
  cursor: (books, next) => books[next - 1]?.id ?? '',
  isReadable: () => true,
  etag: text => `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`,
  unchanged: (asked, etag) => asked === etag,
  error: () => 'No.',
  encodes: accepted => /\bgzip\b(?!;q=0)/.test(accepted),
  head: answer => new Response(null, answer),
  options: () => new Response(null, { status: 204, headers: { allow: 'GET, HEAD, OPTIONS, POST, PUT, DELETE' } }),
  headers: (_, nth) => ({
    'cache-control': 'private, no-cache',
    'x-ratelimit-limit': '100000',
    'x-ratelimit-remaining': String(100_000 - nth),
  }),
}

/** Fresh on every call, with three books of each tenant; their tokens are `first` and `second`. */
export function booksBackend(fault: Partial<Parts> = {}) {
  const parts: Parts = { ...HONEST, ...fault }
  let last = 0
  let asked = 0
  const numbered = () => `0198f7a2-0000-7000-8000-${String(++last).padStart(12, '0')}`
  const all = new Map<string, Book[]>(
    ['first', 'second'].map(tenant => [
      tenant,
      ['Voyages', 'Müller', 'Gardens'].map(title => ({
        id: numbered(),
        title: `${title} of ${tenant}`,
        pages: 7,
        created_at: '2026-01-02T03:04:05Z',
      })),
    ]),
  )
  const fits = (schema: object, value: unknown) => {
    const check = BOOKS.validator({ ...schema })
    return check(value)
      ? undefined
      : Object.fromEntries((check.errors ?? []).map(one => [one.instancePath.slice(1) || 'input', one.message ?? '']))
  }
  async function answer(request: Request): Promise<Response> {
    const refuse = (status: number, message: unknown = parts.error(status)) => Response.json({ message }, { status })
    const url = new URL(request.url)
    const tenant = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    const books = all.get(tenant)
    if (!books) return refuse(401)
    const one = (book: Book) => Response.json(parts.shown(book, tenant, all))
    const [, , key] = url.pathname.split('/')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (key === undefined && method === 'GET') {
      const limit = Number(url.searchParams.get('limit') ?? 100)
      if (!Number.isInteger(limit) || limit < 1 || limit > 100) return refuse(400, { limit: 'From 1 to 100.' })
      const word = url.searchParams.get('q')
      const text = (book: Book) => `${book.title} ${String(book['note'] ?? '')}`
      const found = books.filter(book => parts.isReadable(book) && (word === null || parts.matches(text(book), word)))
      const cursor = url.searchParams.get('cursor')
      const from = cursor === null ? 0 : parts.from(found, cursor)
      const next = from + limit
      return Response.json({
        books: parts.listed(found.slice(from, next)).map(book => parts.shown(book, tenant, all)),
        next: next < found.length ? parts.cursor(found, next) : null,
      })
    }
    const named = key === undefined ? undefined : books.find(book => book.id === key)
    if (key !== undefined && fits(id, key)) return refuse(400, { id: 'An ID.' })
    if (key !== undefined && (!named || (method === 'GET' && !parts.isReadable(named)))) return refuse(404)
    if (method === 'GET' && named) return one(named)
    if (method === 'DELETE' && named) {
      books.splice(books.indexOf(named), 1)
      return Response.json({})
    }
    if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(415)
    const sent = await request.json().catch(() => undefined)
    const wrong = fits(input, sent)
    if (wrong) return refuse(400, wrong)
    const made = { ...sent, id: named?.id ?? numbered(), created_at: named?.created_at ?? new Date().toISOString() }
    const stored = { ...parts.stored(made), seen_at: Date.now() }
    Object.defineProperty(stored, 'seen_at', { enumerable: false })
    if (named) books.splice(books.indexOf(named), 1, stored)
    else books.unshift(stored)
    return one(stored)
  }
  return async (request: Request): Promise<Response> => {
    asked += 1
    if (request.method === 'OPTIONS') return parts.options()
    const got = await answer(request)
    const text = await got.text()
    const etag = got.ok && /GET|HEAD/.test(request.method) ? parts.etag(text) : undefined
    const headers = new Headers({ ...parts.headers(request, asked), 'content-type': 'application/json' })
    if (etag !== undefined) headers.set('etag', etag)
    const condition = request.headers.get('if-none-match')
    if (condition !== null && parts.unchanged(condition, etag)) return new Response(null, { status: 304, headers })
    const whole = new Response(text, { status: got.status, headers })
    if (request.method === 'HEAD') return parts.head(whole)
    if (!parts.encodes(request.headers.get('accept-encoding') ?? '')) return whole
    headers.set('content-encoding', 'gzip')
    headers.set('vary', 'accept-encoding')
    return new Response(new Uint8Array(gzipSync(text)), { status: got.status, headers })
  }
}
