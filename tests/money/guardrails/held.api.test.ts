// A limit holds for the people who act, not only for the owner's name on the project.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '#machines/money/guardrails/limits.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { filledIn, submission } from '#tests/support/lenders/filled-in.ts'
import { connected } from '#tests/support/lenders/lenders.ts'
import { linkIn } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { addLicense, answered, financed } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

let test: TestApp
let owner: Client
let admin: Client
let manager: Client
let rep: Client
const id_of: Record<string, string> = {}
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  admin = (await test.signIn(emailOf('Admin'))).call
  manager = (await test.signIn(emailOf('Sales Manager'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  for (const { id, role } of answered((await owner.GET('/v3/users.GetUsers', {})).data).users) id_of[role] = id
})

async function limit(name: string, limits: Partial<Schemas['RoleLimits']> | null, call = owner) {
  const { version, roles } = answered((await call.GET('/v3/guardrails.Get', {})).data)
  const role_id = roles.find(one => one.name === name)?.role_id ?? ''
  return call.POST('/v3/guardrails.Save', { body: { version, role_id, limits: limits && { ...NO_LIMITS, ...limits } } })
}
beforeEach(async () => {
  for (const name of ['Sales Rep', 'Sales Manager', 'Admin']) answered((await limit(name, null)).data)
})

const query = (project_id: string) => ({ params: { query: { project_id } } })
async function discount(project_id: string, discount_cents: number, call: Client) {
  const { version, price_usd_per_w } = answered((await call.GET('/v3/pricing.Get', query(project_id))).data)
  answered(
    (await call.POST('/v3/pricing.Save', { body: { project_id, version, price_usd_per_w, discount_cents } })).data,
  )
}
async function give(project_id: string, to: string, call: Client) {
  const { version } = answered((await call.GET('/v3/projects.Get', query(project_id))).data).project
  answered((await call.POST('/v3/projects.Update', { body: { project_id, version, owner_id: id_of[to] ?? '' } })).data)
}
async function giveMany(project_id: string, to: string, call: Client) {
  const change = { kind: 'owner' as const, owner_id: id_of[to] ?? '' }
  answered((await call.POST('/v3/projects.BulkUpdate', { body: { change, project_ids: [project_id] } })).data)
}
const publish = (project_id: string, option_id: string, call: Client) =>
  call.POST('/v3/proposal.Save', {
    body: { project_id, version: 0, language: 'en', option_ids: [option_id], publish: true },
  })
const beyond = async (project_id: string, call: Client) =>
  answered((await call.GET('/v3/guardrails.GetProject', query(project_id))).data).beyond.map(({ sentence }) => sentence)
const HELD = 'Sales Manager can give up to 1% off. This discount is 7% of the price.'

describe('a limit', () => {
  it.each([
    ['one', give],
    ['many', giveMany],
  ])('holds the user who priced and publishes, when they made the Owner the owner of %s', async (_, handOver) => {
    const { project_id, offer } = await financed(manager)
    await limit('Sales Manager', { most_discount: 0.01 })
    await discount(project_id, 150_000, manager)
    await handOver(project_id, 'Owner', manager)
    const held = await refusal(publish(project_id, offer.option_id, manager))
    expect(held).toMatchObject({ status: 409, code: 'pricing_check' })
    expect(held.message).toContain(HELD)
  })

  it('holds the user who publishes at a price that someone without limits made', async () => {
    const { project_id, offer } = await financed(owner)
    await limit('Sales Manager', { most_discount: 0.01 })
    await discount(project_id, 150_000, owner)
    expect(await beyond(project_id, owner)).toEqual([])
    expect(await beyond(project_id, manager)).toEqual([HELD])
    expect((await refusal(publish(project_id, offer.option_id, manager))).code).toBe('pricing_check')
    answered((await publish(project_id, offer.option_id, owner)).data)
  })

  it('holds what someone priced when another publishes or sends it, until the other prices it', async () => {
    const { project_id, offer } = await financed(owner)
    await limit('Sales Manager', { most_discount: 0.01 })
    await discount(project_id, 150_000, manager)
    expect((await refusal(publish(project_id, offer.option_id, owner))).message).toContain(HELD)
    // Saving it unchanged is no pricing.
    await discount(project_id, 150_000, owner)
    expect((await refusal(publish(project_id, offer.option_id, owner))).message).toContain(HELD)
    await discount(project_id, 149_000, owner)
    answered((await publish(project_id, offer.option_id, owner)).data)
  })

  it('holds the user who sends the agreement or a proposal that was published by someone else', async () => {
    const { project_id, offer } = await financed(owner)
    await discount(project_id, 150_000, owner)
    answered((await publish(project_id, offer.option_id, owner)).data)
    await owner.POST('/v3/projects.SetFinancing', { body: { project_id, option_id: offer.option_id } })
    await limit('Sales Manager', { most_discount: 0.01 })
    const people = answered((await owner.GET('/v3/homeowners.ListByProject', query(project_id))).data).homeowners
    const body = { project_id, way: 'link' as const, homeowner_ids: people.map(({ id }) => id) }
    expect((await refusal(manager.POST('/v3/proposal.Send', { body }))).message).toContain(HELD)
    const agreement_id = await demoAgreement(owner)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
    const agreement = { project_id, agreement_id, signers, deliver: 'none' as const }
    expect((await refusal(manager.POST('/v3/agreements.Send', { body: agreement }))).message).toContain(HELD)
    answered((await owner.POST('/v3/proposal.Send', { body })).data)
  })

  it('holds the user who added an adder or set its price', async () => {
    const { project_id } = await financed(owner)
    const { adders } = answered((await owner.GET('/v3/adders.List', {})).data)
    const flat = adders.find(({ pricing_method, automatic }) => pricing_method === 'Flat Price' && !automatic)
    const line = { project_id, adder_id: flat?.id ?? '' }
    const add = async (call: Client) =>
      answered((await call.POST('/v3/adders.AddProjectAdder', { body: { ...line, amount_cents: 50_000 } })).data)
    const price = async (cents: number | null, call: Client) => {
      const body = { ...line, price_override_cents: cents, reason: 'A long driveway.' }
      answered((await call.POST('/v3/adders.UpdatePriceOverride', { body })).data)
    }
    await add(owner)
    await limit('Sales Manager', { most_size_kw: 1 })
    expect(await beyond(project_id, owner)).toEqual([])
    await price(10_000, manager)
    expect(await beyond(project_id, owner)).toHaveLength(1)
    await price(null, owner)
    expect(await beyond(project_id, owner)).toEqual([])
    answered((await owner.POST('/v3/adders.RemoveProjectAdder', { body: line })).data)
    await add(manager)
    expect(await beyond(project_id, owner)).toHaveLength(1)
  })

  it('of discounts counts what is typed off by an adder, unless another user approved it', async () => {
    const { project_id } = await financed(rep)
    await limit('Sales Rep', { most_discount: 0.01 })
    await limit('Sales Manager', { most_discount: 0.01 })
    const { adders } = answered((await owner.GET('/v3/adders.List', {})).data)
    const flat = adders.find(({ pricing_method }) => pricing_method === 'Flat Price')
    const create = async (name: string, more: Partial<Schemas['AdderFields']>) => {
      const {
        id: _id,
        version: _version,
        active: _active,
        words: _words,
        problems: _problems,
        ...fields
      } = answered(flat)
      const body = { ...fields, name, automatic: false, min_cents: null, max_cents: null, conditions: null, ...more }
      return answered((await owner.POST('/v3/adders.Create', { body })).data).adder.id
    }
    const off = await create('Loyalty', { effect: 'discount' })
    const pump = await create('Pump', { pricing_method: 'Fixed', amount_usd: 2_000 })
    const typed = { project_id, adder_id: off, amount_cents: 150_000 }
    answered((await rep.POST('/v3/adders.AddProjectAdder', { body: typed })).data)
    expect(await beyond(project_id, rep)).toEqual([
      'Sales Rep can give up to 1% off. This discount is 7% of the price.',
    ])
    answered((await rep.POST('/v3/adders.RemoveProjectAdder', { body: { project_id, adder_id: off } })).data)
    answered((await rep.POST('/v3/adders.AddProjectAdder', { body: { project_id, adder_id: pump } })).data)
    expect(await beyond(project_id, rep)).toEqual([])
    const body = { project_id, adder_id: pump, price_override_cents: 0, reason: 'The neighbor was given the same.' }
    answered((await manager.POST('/v3/adders.UpdatePriceOverride', { body })).data)
    expect(await beyond(project_id, rep)).toHaveLength(2)
    answered(
      (await manager.POST('/v3/adders.UpdatePriceOverride', { body: { ...body, price_override_cents: null } })).data,
    )
    answered((await rep.POST('/v3/adders.UpdatePriceOverride', { body })).data)
    const { requests } = answered((await owner.GET('/v3/adders.ListOverrideRequests', {})).data)
    const version = requests.find(one => one.adder_id === pump)?.version ?? 0
    const decision = { project_id, adder_id: pump, version, decision: 'approve' as const }
    answered((await owner.POST('/v3/adders.DecideOverride', { body: decision })).data)
    expect(await beyond(project_id, rep)).toEqual([])
  })

  it('holds the new owner too', async () => {
    const { project_id } = await financed(owner)
    await limit('Sales Rep', { most_size_kw: 1 })
    expect(await beyond(project_id, owner)).toEqual([])
    await give(project_id, 'Sales Rep', owner)
    expect(await beyond(project_id, owner)).toEqual(['Sales Rep can sell up to 1 kW. This system is 8.6 kW.'])
  })

  it('holds the user who hands an application to a lender', async () => {
    await connected(owner, 'goodleap')
    await addLicense(owner)
    const { project_id } = await financed(owner)
    const application = await filledIn(owner, project_id)
    await limit('Sales Manager', { most_size_kw: 1 })
    const submit = (call: Client) => call.POST('/v3/lender_applications.Submit', { body: submission(application) })
    expect((await refusal(submit(manager))).message).toContain('Sales Manager can sell up to 1 kW')
    answered((await submit(owner)).data)
  })

  it('of ways to pay holds the way an application is for', async () => {
    await connected(owner, 'goodleap')
    const homeowner = { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com', phone: '(602) 555-0142' }
    const { project_id } = await financed(rep, 'Cash', { homeowner })
    const body = { project_id, lender: 'goodleap', product_id: 'goodleap-loan-25-399' }
    const { application } = answered((await rep.POST('/v3/lender_applications.Create', { body })).data)
    await limit('Sales Rep', { ways_to_pay: ['cash'] })
    const share = { application_id: application.id, version: application.version, email: homeowner.email }
    const sharing = rep.POST('/v3/lender_applications.Share', { body: { ...share, language: 'en', by_mail: false } })
    expect(await refusal(sharing)).toMatchObject({ status: 409, code: 'checks_block' })
  })

  it('is not lifted by those it holds, alone or through a role of their own making', async () => {
    await limit('Admin', { most_discount: 0.01 })
    expect(await refusal(limit('Admin', null, admin))).toMatchObject({ status: 403, code: 'beyond_own' })
    const { role } = answered(
      (await admin.POST('/v3/roles.Create', { body: { name: 'Deputy', permissions: ['projects.edit'] } })).data,
    )
    expect(await refusal(limit('Deputy', null, admin))).toMatchObject({ status: 403, code: 'beyond_own' })
    const { roles } = answered((await owner.GET('/v3/guardrails.Get', {})).data)
    expect(roles.find(({ role_id }) => role_id === role.id)?.limits).toMatchObject({ most_discount: 0.01 })
    const version = role.version
    expect(
      answered((await admin.POST('/v3/roles.Delete', { body: { role_id: role.id, version } })).data).reassigned,
    ).toBe(0)
    // Those of others are theirs to set.
    answered((await limit('Sales Rep', { most_discount: 0.02 }, admin)).data)
    answered((await limit('Admin', null)).data)
  })
})

describe('a role with limits', () => {
  it('is not deleted by its own member, who would move to one without', async () => {
    const { roles } = answered((await owner.GET('/v3/roles.ListPermissions', {})).data)
    const admins = roles.find(({ name }) => name === 'Admin')
    const created = await owner.POST('/v3/roles.Create', {
      body: { name: 'Region head', permissions: admins?.permissions ?? [] },
    })
    const { role } = answered(created.data)
    const { user } = answered(
      (await owner.GET('/v3/users.Get', { params: { query: { user_id: id_of.Admin ?? '' } } })).data,
    )
    const moving = { user_id: user.id, role_id: role.id, version: user.version }
    answered((await owner.POST('/v3/users.UpdateRole', { body: moving })).data)
    await limit('Region head', { most_discount: 0.01 })
    const body = { role_id: role.id, version: role.version, reassign_to: admins?.id ?? '' }
    expect(await refusal(admin.POST('/v3/roles.Delete', { body }))).toMatchObject({ status: 403, code: 'beyond_own' })
    answered((await owner.POST('/v3/roles.Delete', { body })).data)
  })
})

describe('an approval', () => {
  async function waiting() {
    const { project_id } = await financed(manager)
    await limit('Sales Manager', { most_discount: 0.01 })
    await discount(project_id, 150_000, manager)
    await give(project_id, 'Sales Rep', manager)
    const body = { project_id, reason: 'The neighbor was given the same.' }
    const { request } = answered((await rep.POST('/v3/guardrails.RequestApproval', { body })).data)
    return { project_id, request_id: request?.id ?? '' }
  }
  const approve = (request_id: string, call: Client) =>
    call.POST('/v3/guardrails.DecideApproval', { body: { request_id, decision: 'approve' } })

  it('is not given by the user it would hold, even when a colleague asks for it', async () => {
    const { project_id, request_id } = await waiting()
    const { request } = answered((await manager.GET('/v3/guardrails.GetProject', query(project_id))).data)
    expect(request).toMatchObject({ is_own: false, may_approve: false })
    expect(await refusal(approve(request_id, manager))).toMatchObject({ status: 409, code: 'own_request' })
    const approval_token = (await linkIn(test, 2, emailOf('Sales Manager'))).split('/').at(-1) ?? ''
    const by_link = { approval_token, decision: 'approve' as const }
    expect((await refusal(test.anyone.POST('/v3/guardrails.DecideByLink', { body: by_link }))).code).toBe('own_request')
    answered((await approve(request_id, owner)).data)
    expect(await beyond(project_id, manager)).toEqual([])
  })
})
