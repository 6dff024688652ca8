// The task tracker itself, honest to its contract in whichever spelling. Two tenants, whose tokens are `first` and `second`.
import { addressPattern, type Contract, type Operation } from '#openapi/contract.ts'
import { trackerContract } from './contract.ts'
import type { Spelling } from './spelling.ts'

type Row = { id: string | number; of?: string | number; fields: Record<string, unknown> }
type Tenant = Record<string, Row[]>
export type Answering = (request: Request) => Promise<Response>
export type Tracker = {
  contract: Contract
  spelling: Spelling
  fetch: Answering
  isFor: (id: string, request: Request) => boolean
}

const PARENT: Record<string, string> = { task: 'project', comment: 'task' }

export function tracker(spelling: Spelling): Tracker {
  const contract = trackerContract(spelling)
  const { field, key, hints } = spelling
  const tenants: Record<string, Tenant> = { first: {}, second: {} }
  const answers = new Map<string, { body: string; answer: Row }>()
  let last = 0
  const rowsOf = (tenant: Tenant, thing: string) => (tenant[thing] ??= [])

  function refuse(status: number, title: string, fields: string[] = [], headers = {}) {
    const errors = fields.map(name => ({ field: name, detail: 'Not allowed.' }))
    return Response.json({ title, ...(errors.length > 0 ? { errors } : {}) }, { status, headers })
  }

  function shown(thing: string, { id, of, fields }: Row) {
    const parent = PARENT[thing]
    const link = parent && { [field(hints ? `of ${parent}` : `${parent} id`)]: of }
    return { [key(thing)]: id, ...fields, ...link }
  }

  const matching = (request: Request) => {
    const { pathname } = new URL(request.url)
    return contract.operations.flatMap(operation => {
      const found = addressPattern(operation.path).exec(pathname)
      return found ? [{ operation, holes: { ...found.groups } }] : []
    })
  }

  async function fetch(request: Request): Promise<Response> {
    const there = matching(request)
    if (there.length === 0) return refuse(404, 'No such address.')
    const asked = there.find(({ operation }) => operation.method.toUpperCase() === request.method)
    if (!asked)
      return refuse(405, 'Not here.', [], {
        Allow: there.map(({ operation }) => operation.method.toUpperCase()).join(', '),
      })
    const tenant = tenants[request.headers.get('authorization')?.replace('Bearer ', '') ?? '']
    if (!tenant) return refuse(401, 'Sign in.')
    const { operation, holes } = asked
    const { searchParams } = new URL(request.url)
    const wrong = operation.parameters.flatMap(({ name, in: place, required, schema }) => {
      const places: Record<typeof place, string | undefined> = {
        path: holes[name],
        query: searchParams.get(name) ?? undefined,
        header: request.headers.get(name) ?? undefined,
        cookie: undefined,
      }
      const given = places[place]
      if (given === undefined) return required ? [name] : []
      const fits = contract.validator(schema)
      const number = given.trim() === '' ? Number.NaN : Number(given)
      return [given, number].some(one => fits(one)) ? [] : [name]
    })
    if (wrong.length > 0) return refuse(422, 'Not valid.', wrong)
    const [verb = '', thing = ''] = operation.id.split('-')
    const body = await bodyOf(operation, request)
    return body instanceof Response
      ? body
      : answer(tenant, { operation, verb, thing, holes, searchParams, body, request })
  }

  async function bodyOf({ body }: Operation, request: Request): Promise<Record<string, unknown> | Response> {
    const schema = body?.media['application/json']?.schema
    if (!schema) return {}
    if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(415, 'Send JSON.')
    const sent = await request.json().catch(() => undefined)
    if (sent === undefined) return refuse(400, 'This is no JSON.')
    const check = contract.validator(schema)
    if (check(sent)) return Object(sent)
    return refuse(
      422,
      'Not valid.',
      (check.errors ?? []).map(
        ({ instancePath, params }) =>
          instancePath.slice(1) || String(params['missingProperty'] ?? params['additionalProperty'] ?? ''),
      ),
    )
  }

  type Asked = {
    operation: Operation
    verb: string
    thing: string
    holes: Record<string, string>
    searchParams: URLSearchParams
    body: Record<string, unknown>
    request: Request
  }

  function answer(tenant: Tenant, asked: Asked): Response {
    const { verb, holes, body, request, operation } = asked
    const thing = verb === 'list' ? asked.thing.slice(0, -1) : asked.thing
    const of = Object.values(holes)[0]
    const about = verb === 'list' || verb === 'create' ? PARENT[thing] : thing
    const row = about && rowsOf(tenant, about).find(({ id }) => String(id) === of)
    if (about && !row) return refuse(404, 'No such thing.')
    const one = (made: Row, status = 200) => Response.json(spelling.one(thing, shown(thing, made)), { status })
    if (verb === 'list')
      return list(
        rowsOf(tenant, thing).filter(item => !row || item.of === row.id),
        thing,
        asked,
      )
    if (verb === 'create') {
      const idempotency = request.headers.get('idempotency-key')
      const before = idempotency ? answers.get(`${idempotency} ${operation.path}`) : undefined
      if (before)
        return before.body === JSON.stringify(body)
          ? one(before.answer, 201)
          : refuse(409, 'This key was used for something else.')
      last += 1
      const id = spelling.ids === 'uuid' ? `0198f7a2-0000-7000-8000-${String(last).padStart(12, '0')}` : last
      const made: Row = { id, ...(row ? { of: row.id } : {}), fields: { ...blank(thing), ...body } }
      rowsOf(tenant, thing).push(made)
      if (idempotency)
        answers.set(`${idempotency} ${operation.path}`, { body: JSON.stringify(body), answer: structuredClone(made) })
      return one(made, 201)
    }
    if (!row) return refuse(404, 'No such thing.')
    if (verb === 'update') {
      const { version } = row.fields
      if (body['version'] !== version) return refuse(409, 'Somebody was quicker.')
      row.fields = { ...row.fields, ...body, ...(typeof version === 'number' ? { version: version + 1 } : {}) }
    }
    if (verb === 'delete') {
      tenant[thing] = rowsOf(tenant, thing).filter(item => item !== row)
      return new Response(null, { status: 204 })
    }
    return one(row)
  }

  const blank = (thing: string): Record<string, unknown> =>
    thing === 'project' ? { [field('due day')]: null, version: 1 } : thing === 'task' ? { status: 'open' } : {}

  function list(all: Row[], thing: string, { searchParams, operation, request }: Asked): Response {
    const status = searchParams.get('status')
    const rows = status === null ? all : all.filter(({ fields }) => fields['status'] === status)
    const limit = Number(searchParams.get(spelling.limit) ?? 10)
    const page = Number(searchParams.get('page') ?? 1)
    const start = {
      cursor: Number(searchParams.get('cursor') ?? 0),
      offset: Number(searchParams.get('offset') ?? 0),
      page: (page - 1) * limit,
      header: (page - 1) * limit,
    }[spelling.paging]
    if (!Number.isInteger(start)) return refuse(422, 'Not valid.', ['cursor'])
    const more = start + limit < rows.length
    const next = { name: field('next cursor'), value: more ? String(start + limit) : null }
    const headers = new Headers({ 'X-Total': String(rows.length) })
    const address = new URL(request.url)
    address.searchParams.set('page', String(page + 1))
    if (spelling.paging === 'header' && more) headers.set('Link', `<${address}>; rel="next"`)
    const listed = rows.slice(start, start + limit).map(row => shown(thing, row))
    const wrapped = spelling.many(field(`${thing}s`), listed, spelling.paging === 'cursor' ? next : undefined)
    return Response.json(wrapped, { status: operation.method === 'get' ? 200 : 500, headers })
  }

  return {
    contract,
    spelling,
    fetch,
    isFor: (id, request) =>
      matching(request).some(
        ({ operation }) => operation.id === id && operation.method.toUpperCase() === request.method,
      ),
  }
}
