// Who may do what: every operation of the contract, asked by every kind of caller, about their own object, a colleague's,
// another company's and one that does not exist. Made from the contract, so that a new operation is covered the day it is
// written. Each request runs in a transaction that is rolled back: no cell can help or spoil another.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#sdk/operations.gen.ts'
import { createApp } from '#server/app.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema.ts'
import { templateCsv } from '#server/equipment/rules.ts'
import { preview } from '#tests/equipment/upload.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { answered, sent } from '#tests/support/sale.ts'

type Path = keyof typeof operations
type Json = Record<string, unknown>
type Objects = Record<string, string>
type Caller = { token?: string; acts_as?: string }

const PATHS = Object.keys(operations).filter((path): path is Path => path in operations)
const OBJECTS = ['own', 'colleague', 'foreign', 'missing'] as const
type Which = (typeof OBJECTS)[number]
const CALLERS = [
  'nobody',
  'expired',
  'revoked',
  'disabled',
  'other company',
  'without permission',
  'own rows only',
  'with permission',
  'internal',
  'impersonating',
  'impersonating without right',
  'impersonating staff',
] as const
type Who = (typeof CALLERS)[number]
/**
 * About what each caller asks; whoever is not named is refused before anyone looks at what it is about, so that one object tells as
 * much as four. Whoever acts for an owner, or comes from elsewhere, differs from them in the two named.
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
  // One who is signed in and holds nothing is refused by the permission, where there is one.
  if (who === 'without permission' && kindOf(path) !== 'permission') return OBJECTS
  return ASKED[who] ?? ['own']
}

let app: ReturnType<typeof createApp>
let world: Record<Which, Objects>
let callers: Record<Who, Caller>

/** What only company 2 may read: its people's addresses, its name, its homeowner. */
const SECRETS = ['-2@example.com', 'Test Solar', 'Secretwo']

beforeAll(async () => {
  const test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  const sign = (role: string, company = 2) => test.signIn(emailOf(role, company))
  const objectsOf = async (company: number, seller: 'Owner' | 'Sales Rep'): Promise<Objects> => {
    const owner = await sign('Owner', company)
    const rep = await sign(seller, company)
    const target = await sign('Viewer', company)
    const { project_id, agreement_id, transaction } = await sent(test, rep.call === owner.call ? owner.call : rep.call)
      // A sales rep uploads no agreement; the owner's is sent.
      .catch(async () => sent(test, owner.call))
    const query = { params: { query: { project_id } } }
    const { homeowners } = answered((await owner.call.GET('/v3/homeowners.ListByProject', query)).data)
    const { adders } = answered((await owner.call.GET('/v3/adders.List', {})).data)
    const { panels } = answered((await owner.call.GET('/v3/collections.ListPanels', {})).data)
    const { inverters } = answered((await owner.call.GET('/v3/collections.ListInverters', {})).data)
    const { storage } = answered((await owner.call.GET('/v3/collections.ListStorage', {})).data)
    const { categories } = answered((await owner.call.GET('/v3/collections.ListOtherCategories', {})).data)
    const category_id = categories[0]?.id ?? ''
    const priced = { pricing_method: 'Fixed' as const, unit: 'piece', amount_usd: 1 }
    const { other } = answered(
      (await owner.call.POST('/v3/collections.AddOther', { body: { category_id, name: 'Guard', ...priced } })).data,
    )
    const imported = await preview(owner.call, 'panel', templateCsv('panel'))
    const { offers } = answered((await owner.call.GET('/v3/financing.Compare', query)).data)
    const { incentives } = answered((await owner.call.GET('/v3/collections.ListIncentives', {})).data)
    const { providers } = answered((await owner.call.GET('/v3/collections.ListFinancing', {})).data)
    const email = `invited-${randomUUID().slice(0, 8)}@example.com`
    const { invite } = answered(
      (await owner.call.POST('/v3/users.GenerateInviteLink', { body: { role_id: target.user.role_id, email } })).data,
    )
    const { templates } = answered((await owner.call.GET('/v3/templates.List')).data)
    const { shared } = answered((await owner.call.POST('/v3/solar.ShareReport', { body: { project_id } })).data)
    const name = `Own ${randomUUID().slice(0, 8)}`
    const { role } = answered((await owner.call.POST('/v3/roles.Create', { body: { name } })).data)
    const [mail] = await mailsTo(test, company, email)
    const form = new FormData()
    for (const [field, text] of Object.entries({ project_id, file_name: 'bill.pdf' })) form.set(field, text)
    form.set('file', new Blob(['%PDF-1.7']))
    const file = { project_id, file_name: 'bill.pdf', file: '' }
    const { file_id } = answered(
      (await owner.call.POST('/v3/files.Upload', { body: file, bodySerializer: () => form })).data,
    )
    return {
      file_id,
      project_id,
      agreement_id,
      transaction_id: transaction.id,
      signer_id: transaction.signers[0]?.id ?? '',
      homeowner_id: homeowners[0]?.id ?? '',
      adder_id: adders[0]?.id ?? '',
      panel_id: panels[0]?.id ?? '',
      inverter_id: inverters[0]?.id ?? '',
      storage_id: storage[0]?.id ?? '',
      category_id,
      other_id: other.id,
      import_id: imported.id,
      option_id: offers[0]?.option_id ?? '',
      incentive_id: incentives[0]?.id ?? '',
      provider_id: providers[0]?.id ?? '',
      invite_id: invite.id,
      role_id: role.id,
      mail_id: mail?.id ?? '',
      report_id: shared[0]?.id ?? '',
      template_id: templates.find(({ language }) => language === 'en')?.id ?? '',
      user_id: target.user.id,
      actor_id: target.user.id,
    }
  }
  const colleague = await objectsOf(2, 'Owner')
  const foreign = await objectsOf(3, 'Owner')
  const rep = await sign('Sales Rep')
  const homeowner = { firstname: 'Sam', lastname: 'Secretwo', email: 'sam@example.com' }
  const made = await rep.call.POST('/v1/lead/create', { body: { status: 'new', homeowner } })
  const project_id = answered(made.data).project.id
  const list = await rep.call.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })
  const own = {
    ...colleague,
    project_id,
    homeowner_id: answered(list.data).homeowners[0]?.id ?? '',
    user_id: rep.user.id,
  }
  const missing = Object.fromEntries(Object.keys(colleague).map(name => [name, randomUUID()]))
  world = { own, colleague, foreign, missing }

  const expired = await sign('Designer')
  const revoked = await sign('Finance')
  await revoked.call.POST('/api/session/clear')
  const disabled = await sign('Operations')
  await test.database.transaction(async db => {
    await enterTenant(db, 2)
    await db
      .update(sessions)
      .set({ last_seen_at: new Date(test.clock.now.getTime() - 66 * 60_000) })
      .where(eq(sessions.user_id, expired.user.id))
    await db.update(users).set({ status: 'disabled' }).where(eq(users.id, disabled.user.id))
  })
  const owner = await sign('Owner')
  const none = answered((await owner.call.POST('/v3/roles.Create', { body: { name: 'None', permissions: [] } })).data)
  const bare = await sign('Admin')
  await test.database.transaction(async db => {
    await enterTenant(db, 2)
    await db.update(users).set({ role_id: none.role.id }).where(eq(users.id, bare.user.id))
  })
  const support = await sign('Support', 1)
  callers = {
    nobody: {},
    expired: { token: expired.token },
    revoked: { token: revoked.token },
    disabled: { token: disabled.token },
    'other company': { token: (await sign('Owner', 3)).token },
    'without permission': { token: bare.token },
    'own rows only': { token: rep.token },
    'with permission': { token: owner.token },
    internal: { token: support.token },
    impersonating: { token: support.token, acts_as: owner.user.id },
    'impersonating without right': { token: owner.token, acts_as: rep.user.id },
    'impersonating staff': { token: support.token, acts_as: randomUUID() },
  }
  app = createApp({
    database: neverKept(test.database),
    ports: test.ports,
    log: pino({ level: 'silent' }),
    production: false,
    ip_of: () => '192.0.2.7',
  })
}, 120_000)

/** The same database, in which nothing that is written stays. */
function neverKept(database: Database): Database {
  class Done extends Error {
    result: unknown
  }
  return {
    ...database,
    async transaction<T>(work: Parameters<typeof database.transaction<T>>[0]): Promise<T> {
      const done = new Done()
      try {
        return await database.transaction<T>(async db => {
          done.result = await work(db)
          throw done
        })
      } catch (error) {
        if (error !== done) throw error
        // What `work` answered, by way of the error that undid it.
        return done.result as T
      }
    },
  }
}

type Parameter = { name?: string; in?: string; required?: boolean; $ref?: string; schema?: Json }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }>; schema?: Json }> }
}
const contract: {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
} = JSON.parse(readFileSync(new URL('../../sdk/contract.gen.json', import.meta.url), 'utf8'))
const operationOf = (path: Path): Operation => contract.paths[path]?.[operations[path].method] ?? {}
const parameterOf = (one: Parameter): Parameter =>
  one.$ref ? (contract.components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one

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
  const example = JSON.stringify(Object.values(body?.examples ?? {})[0]?.value ?? body?.schema ?? {})
  const parameters = (operation.parameters ?? []).map(parameterOf).map(({ name }) => name ?? '')
  return Object.keys(world.own).filter(
    id => example.includes(`"${id}"`) || example.includes(`"${id}s"`) || parameters.includes(id),
  )
}

async function ask(path: Path, who: Who, which: Which) {
  const { method } = operations[path]
  const operation = operationOf(path)
  const objects = world[which]
  const headers = new Headers()
  const { token, acts_as } = callers[who]
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
    init.body = JSON.stringify(withObject(Object.values(json.examples ?? {})[0]?.value, objects))
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
  const answer = await app.request(`${address}?${query}`, init)
  const stream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  // It would go on for as long as somebody reads it.
  const text = stream ? String(await answer.body?.cancel()) : await answer.text()
  const said: Json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  return { status: answer.status, text, code: said['code'], message: JSON.stringify(said['message']) }
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
/** Refused while acting as someone else: decisions, section 5. */
const NOT_WHILE_ACTING =
  /password|role|invite|smtp|google|certificate|GenerateURL|LenderConfig|TestLender|LenderWebhook|applications.Share|notifications\.(MarkRead|Preferences)/i

/** What is wrong with the answer of a cell, or nothing. */
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
  const foreign = which === 'foreign' || which === 'missing'
  if (kind === 'permission' && who === 'without permission' && status !== 403)
    return `answers ${status} without permission`
  if (foreign && named(path).length > 0 && status < 300 && who !== 'other company') {
    // A filter by somebody unknown finds nothing, which is an answer.
    if (operations[path].method === 'get' && !answer.text.includes(world.foreign['project_id'] ?? '-')) return undefined
    return `does it to an object that is not there (${status})`
  }
  if (who === 'other company' && which !== 'foreign' && named(path).length > 0 && status < 300)
    return operations[path].method === 'get' ? undefined : `does it to another company's object (${status})`
  if ((who === 'with permission' || who === 'impersonating') && which === 'own' && status === 403) {
    if (isForStaff(path)) return undefined
    if (who === 'impersonating' && answer.code === 'not_while_impersonating' && NOT_WHILE_ACTING.test(path))
      return undefined
    return `refuses whoever may (${answer.code})`
  }
  return undefined
}

/** What must look, in every word, as if it were not there at all: another company's, and to a rep a colleague's project. */
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
  const message = Object.values(world[which]).reduce((text, id) => text.replaceAll(id, 'ID'), answer?.message ?? '')
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
