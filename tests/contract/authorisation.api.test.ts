// Who may do what: every operation of the contract, asked by every kind of caller, about their own object, a colleague's,
// another company's and one that does not exist. Made from the contract, so that a new operation is covered the day it is
// written. Each request runs in a transaction that is rolled back: no cell can help or spoil another.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { PRODUCT } from '#openapi/contract.ts'
import { operations } from '#sdk/operations.gen.ts'
import {
  authorisationWorld,
  CALLERS,
  OBJECTS,
  type Objects,
  SECRETS,
  type Which,
  type Who,
  type World,
} from './authorisation-world.ts'

type Path = keyof typeof operations
type Json = Record<string, unknown>

const PATHS = Object.keys(operations).filter((path): path is Path => path in operations)
/**
 * Objects each caller requests; others are refused before the object matters, so one object is as good as four. A
 * caller acting for an owner, or from elsewhere, differs only in the two named.
 */
const ASKED: Partial<Record<Who, readonly Which[]>> = {
  'other company': ['own', 'missing'],
  'own rows only': OBJECTS,
  'with permission': OBJECTS,
  internal: ['foreign', 'missing'],
  impersonating: ['own', 'foreign'],
}
const askedBy = (path: Path, who: Who): readonly Which[] => {
  if (named(path).length === 0) return ['own']
  // A signed-in caller without permissions is refused by permission, if one is required.
  if (who === 'without permission' && kindOf(path) !== 'permission') return OBJECTS
  return ASKED[who] ?? ['own']
}

let world: World

beforeAll(async () => {
  world = await authorisationWorld()
})

type Parameter = { name?: string; in?: string; required?: boolean; $ref?: string; schema?: Json }
type Body = { examples?: Record<string, Example>; schema?: Json }
type Example = { value?: unknown; $ref?: string }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Body> }
}
const contract: {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter>; examples: Record<string, Example> }
} = JSON.parse(readFileSync(PRODUCT, 'utf8'))
const operationOf = (path: Path): Operation => contract.paths[path]?.[operations[path].method] ?? {}
const parameterOf = (one: Parameter): Parameter =>
  one.$ref ? (contract.components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one

/** The first example of a body, as a file of its own or in place. */
function exampleOf(body: Body | undefined): unknown {
  const [first] = Object.values(body?.examples ?? {})
  return first?.$ref ? contract.components.examples[first.$ref.split('/').at(-1) ?? '']?.value : first?.value
}

/** The example of the contract with its ids replaced by those of the object asked about. */
function withObject(value: unknown, objects: Objects, name = ''): unknown {
  if (Array.isArray(value)) return value.map(one => withObject(one, objects, name.replace(/s$/, '')))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withObject(one, objects, key)]))
  return typeof value === 'string' && name in objects ? objects[name] : value
}

const named = (path: Path): string[] => {
  const operation = operationOf(path)
  const body = Object.values(operation.requestBody?.content ?? {})[0]
  const example = JSON.stringify(exampleOf(body) ?? body?.schema ?? {})
  const parameters = (operation.parameters ?? []).map(parameterOf).map(({ name }) => name ?? '')
  return Object.keys(world.objects.own).filter(
    id => example.includes(`"${id}"`) || example.includes(`"${id}s"`) || parameters.includes(id),
  )
}

async function ask(path: Path, who: Who, which: Which) {
  const { method } = operations[path]
  const operation = operationOf(path)
  const objects = world.objects[which]
  const headers = new Headers()
  const { token, acts_as } = world.callers[who]
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (acts_as) headers.set('x-user-id', acts_as)
  const query = new URLSearchParams()
  for (const { name = '', in: place, required, schema } of (operation.parameters ?? []).map(parameterOf)) {
    if (place !== 'query') continue
    if (name in objects) query.set(name, objects[name] ?? '')
    else if (required) query.set(name, Array.isArray(schema?.['enum']) ? String(schema['enum'][0]) : '85004')
  }
  const content = operation.requestBody?.content ?? {}
  const init: RequestInit = { method: method.toUpperCase(), headers }
  const json = content['application/json']
  if (json) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(withObject(exampleOf(json), objects))
  } else if (content['multipart/form-data']) {
    const form = new FormData()
    form.set('file', new Blob(['nothing of a kind we take']), 'file.txt')
    const parts = content['multipart/form-data'].schema?.['properties']
    const names = parts !== null && typeof parts === 'object' ? Object.keys(parts) : []
    for (const name of names) if (name !== 'file') form.set(name, name === 'version' ? '1' : 'file.txt')
    for (const id of named(path)) form.set(id, objects[id] ?? '')
    init.body = form
  }
  const address = path.replaceAll(/\{(\w+)\}/g, () => randomUUID())
  const answer = await world.app.request(`${address}?${query}`, init)
  const stream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  // A stream would continue while it is read.
  const text = stream ? String(await answer.body?.cancel()) : await answer.text()
  const said: Json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  const { code, needs_any_of } = said
  return { status: answer.status, text, code, needs: String(needs_any_of), message: JSON.stringify(said['message']) }
}
type Answer = Awaited<ReturnType<typeof ask>>

/** Operations that anyone may call, with or without a session, and those a signer's link opens. */
const kindOf = (path: Path): 'public' | 'optional' | 'signer' | 'signed_in' | 'permission' => {
  const [first] = operations[path].permission
  return first === 'public' || first === 'optional' || first === 'signer' || first === 'signed_in'
    ? first
    : 'permission'
}
/** The product's own staff finds users and companies of all tenants by these. */
const isForStaff = (path: Path) => operations[path].permission.some(one => one === 'users.impersonate')
/** Refused row by row: the status is 200, with a refusal per row. */
const BY_ROW: ReadonlySet<string> = new Set(['/v3/users.InviteMembers'])
/** Support acting as a member reads, and writes what the contract names. */
const isForSupport = (path: Path): boolean => {
  const row = operations[path]
  return 'impersonation' in row ? row.impersonation === 'allowed' : row.method === 'get'
}

/** The fault in a cell's answer, or undefined. */
function faultOf(path: Path, who: Who, which: Which, answer: Answer): string | undefined {
  const { status } = answer
  const kind = kindOf(path)
  if (status >= 500) return `answers ${status}`
  const outsider = who === 'other company' || who === 'internal' || who === 'nobody'
  if (outsider && !(who === 'internal' && isForStaff(path))) {
    const seen = SECRETS.find(secret => answer.text.includes(secret))
    if (seen) return `shows ${seen}`
  }
  if (kind === 'public') return undefined
  if (kind === 'signer') return status === 401 ? undefined : `lets in without a signing link (${status})`
  if (who === 'nobody') return kind === 'optional' || status === 401 ? undefined : `answers ${status} without a token`
  if (who === 'expired' || who === 'revoked')
    return status === 401 ? undefined : `answers ${status} to an ended session`
  if (who === 'disabled') return status === 403 ? undefined : `answers ${status} to a disabled user`
  if (who === 'impersonating without right' || who === 'impersonating staff')
    return status === 403 ? undefined : `answers ${status} to forbidden impersonation`
  if (who === 'impersonating' && !isForSupport(path))
    return answer.code === 'not_while_impersonating' || isForStaff(path) ? undefined : `lets support do it (${status})`
  const foreign = which === 'foreign' || which === 'missing'
  if (BY_ROW.has(path) && status === 200 && !answer.text.includes('"invited":true')) return undefined
  if (kind === 'permission' && who === 'without permission' && status !== 403)
    return `answers ${status} without permission`
  if (kind === 'permission' && who === 'without permission' && answer.needs !== String(operations[path].permission))
    return `says that ${answer.needs} is missing`
  if (foreign && named(path).length > 0 && status < 300 && who !== 'other company') {
    // Filtering by an unknown id finds nothing, which is a valid answer.
    if (operations[path].method === 'get' && !answer.text.includes(world.objects.foreign['project_id'] ?? '-'))
      return undefined
    return `does it to an object that is not there (${status})`
  }
  if (who === 'other company' && which !== 'foreign' && named(path).length > 0 && status < 300)
    return operations[path].method === 'get' ? undefined : `does it to another company's object (${status})`
  if ((who === 'with permission' || who === 'impersonating') && which === 'own' && status === 403) {
    if (isForStaff(path)) return undefined
    return `refuses whoever may (${answer.code})`
  }
  return undefined
}

/** Objects that must be invisible in every response: another company's, and to a rep a colleague's project. */
function unseenBy(path: Path, who: Who): Which[] {
  if (who === 'own rows only' && kindOf(path) === 'permission' && named(path).includes('project_id'))
    return ['foreign', 'colleague']
  const all = askedBy(path, who)
  if (all.includes('foreign') && all.includes('missing')) return ['foreign']
  return who === 'other company' && all.includes('missing') && operations[path].method !== 'get' ? ['own'] : []
}

/** The answer about an object, without its ids. */
function told(answers: Map<Which, Answer>, which: Which): string {
  const answer = answers.get(which)
  const message = Object.values(world.objects[which]).reduce(
    (text, id) => text.replaceAll(id, 'ID'),
    answer?.message ?? '',
  )
  return [answer?.status, answer?.code, message].join(' ')
}

describe.each(PATHS)('%s', path => {
  it(`answers all ${CALLERS.length} callers as it must`, async () => {
    const faults: string[] = []
    for (const who of CALLERS) {
      const answers = new Map<Which, Answer>()
      for (const one of askedBy(path, who)) {
        const answer = await ask(path, who, one)
        answers.set(one, answer)
        const fault = faultOf(path, who, one, answer)
        if (fault) faults.push(`${who}, ${one}: ${fault}`)
      }
      for (const unseen of unseenBy(path, who)) {
        const [theirs, missing] = [told(answers, unseen), told(answers, 'missing')]
        if (theirs !== missing)
          faults.push(`${who}: tells a ${unseen} object from a missing one: ${theirs} / ${missing}`)
      }
    }
    expect(faults).toEqual([])
  })
})
