// A contract in OpenAPI 3.0 of seven operations, each with something rarely seen, and a backend that takes it to the letter alone.
import { type Contract, contractOf } from '#openapi/contract.ts'

const says = (schema: object) => ({ description: 'Fine.', content: { 'application/json': { schema } } })
const fine = { type: 'object', required: ['note'], properties: { note: { type: 'string', nullable: true } } }
const refused = { description: 'Refused.' }
const answers = { 200: says(fine), 400: refused, 401: refused, 415: refused }
const body = (kind: string, media: object) => ({ requestBody: { required: true, content: { [kind]: media } } })
const words = { type: 'array', minItems: 2, maxItems: 3, items: { type: 'string', pattern: '^[a-z]{3}$' } }
const range = {
  type: 'object',
  required: ['from', 'to'],
  properties: {
    from: { type: 'integer', minimum: 0, exclusiveMinimum: true, maximum: 9 },
    to: { type: 'integer', minimum: 10, maximum: 19 },
  },
}
const kind = { type: 'string', enum: ['red'] }

export const ODDITIES: Contract = contractOf({
  openapi: '3.0.3',
  info: { title: 'Oddities', version: '1.0.0' },
  paths: {
    '/both': { get: { security: [{ app: [], session: [] }], responses: answers } },
    '/cookie': {
      get: {
        security: [{ crumb: [] }],
        parameters: [{ name: 'tone', in: 'cookie', required: true, schema: kind }],
        responses: answers,
      },
    },
    '/basic': { get: { security: [{ basic: [] }], responses: answers } },
    '/form': {
      post: {
        security: [{ session: [] }],
        ...body('application/x-www-form-urlencoded', {
          schema: { type: 'object', required: ['words', 'joined'], properties: { words, joined: words } },
          encoding: { joined: { style: 'pipeDelimited', explode: false } },
        }),
        responses: answers,
      },
    },
    '/parts': {
      post: {
        security: [{ session: [] }],
        ...body('multipart/form-data', {
          schema: {
            type: 'object',
            required: ['file', 'range'],
            properties: { file: { type: 'string', format: 'binary' }, range },
          },
          encoding: { file: { contentType: 'image/png' } },
        }),
        responses: answers,
      },
    },
    '/bytes': {
      put: {
        security: [{ session: [] }],
        ...body('application/octet-stream', { schema: { type: 'string', format: 'binary' } }),
        responses: answers,
      },
    },
    '/styles/{matrix}/{label}': {
      get: {
        security: [{ session: [] }],
        parameters: [
          { name: 'matrix', in: 'path', required: true, style: 'matrix', explode: true, schema: words },
          { name: 'label', in: 'path', required: true, style: 'label', schema: kind },
          { name: 'deep', in: 'query', required: true, style: 'deepObject', explode: true, schema: range },
          { name: 'spaced', in: 'query', required: true, style: 'spaceDelimited', explode: false, schema: words },
          { name: 'apart', in: 'query', required: true, schema: words },
          { name: 'filter', in: 'query', required: true, content: { 'application/json': { schema: range } } },
          { name: 'X-Range', in: 'header', required: true, schema: range },
        ],
        responses: answers,
      },
    },
  },
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer' },
      app: { type: 'apiKey', in: 'header', name: 'X-App' },
      crumb: { type: 'apiKey', in: 'cookie', name: 'crumb' },
      basic: { type: 'http', scheme: 'basic' },
    },
  },
})

export const CREDENTIALS = { app: 'the-app', crumb: 'a crumb', basic: 'ann:quiet' }

const isWord = (text: string) => /^[a-z]{3}$/.test(text)
const areWords = (all: string[]) => all.length >= 2 && all.length <= 3 && all.every(isWord)
const isIn = (from: unknown, to: unknown) => {
  const [low, high] = [Number(from), Number(to)]
  return Number.isInteger(low) && low > 0 && low <= 9 && Number.isInteger(high) && high >= 10 && high <= 19
}
const isRange = (text: string) => {
  const value = Object(JSON.parse(text))
  return typeof value.from === 'number' && typeof value.to === 'number' && isIn(value.from, value.to)
}

/** Each operation's requirements, parsed by hand without a library. */
const WANTED: Record<string, (request: Request, url: URL) => Promise<boolean> | boolean> = {
  both: () => true,
  cookie: request => cookiesOf(request)['tone'] === 'red',
  basic: () => true,
  form: async request => {
    const form = new URLSearchParams(await request.text())
    return (
      areWords(form.getAll('words')) &&
      areWords((form.get('joined') ?? '').split('|')) &&
      form.getAll('joined').length === 1
    )
  },
  parts: async request => {
    const form = await request.formData()
    const [file, range] = [form.get('file'), form.get('range')]
    const text = range instanceof Blob && range.type === 'application/json' ? await range.text() : ''
    return file instanceof Blob && file.type === 'image/png' && isRange(text)
  },
  bytes: async request => (await request.arrayBuffer()).byteLength > 0,
  styles: (request, { pathname, searchParams }) => {
    const [, , matrix = '', label] = pathname.split('/').map(decodeURIComponent)
    const header = Object.fromEntries(chunked((request.headers.get('x-range') ?? '').split(',')))
    return (
      areWords(matrix.split(';matrix=').slice(1)) &&
      label === '.red' &&
      isIn(searchParams.get('deep[from]'), searchParams.get('deep[to]')) &&
      areWords((searchParams.get('spaced') ?? '').split(' ')) &&
      areWords(searchParams.getAll('apart')) &&
      isRange(searchParams.get('filter') ?? '{}') &&
      isIn(header['from'], header['to'])
    )
  },
}

const chunked = (parts: string[]): [string, string][] =>
  parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as [string, string]] : []))
const cookiesOf = (request: Request) =>
  Object.fromEntries(
    (request.headers.get('cookie') ?? '').split('; ').map(pair => pair.split('=').map(decodeURIComponent)),
  )

export async function odditiesBackend(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const name = url.pathname.split('/')[1] ?? ''
  const authorization = request.headers.get('authorization')
  const isKnown =
    name === 'cookie'
      ? cookiesOf(request)['crumb'] === CREDENTIALS.crumb
      : name === 'basic'
        ? authorization === `Basic ${Buffer.from(CREDENTIALS.basic).toString('base64')}`
        : authorization === 'Bearer first' && (name !== 'both' || request.headers.get('x-app') === CREDENTIALS.app)
  if (!isKnown) return new Response(null, { status: 401 })
  const wanted = ODDITIES.operations.find(({ path }) => path.startsWith(`/${name}`))
  const [kind = ''] = Object.keys(wanted?.body?.media ?? {})
  if (!(request.headers.get('content-type') ?? '').startsWith(kind)) return new Response(null, { status: 415 })
  const fits = await (async () => WANTED[name]?.(request, url))().catch(() => false)
  return fits ? Response.json({ note: null }) : new Response(null, { status: 400 })
}
