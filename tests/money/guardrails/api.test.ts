// A role's limits hold its members back until a user with permission approves.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import { NO_LIMITS } from '#machines/money/guardrails/limits.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { filledIn, submission } from '#tests/support/lenders/filled-in.ts'
import { connected } from '#tests/support/lenders/lenders.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { addLicense, answered, designInput, financed } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

let test: TestApp
let owner: Client
let manager: Client
let rep: Client
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner'))).call
  manager = (await test.signIn(emailOf('Sales Manager'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  stranger = (await test.signIn(emailOf('Owner', 3))).call
})

async function limit(limits: Partial<Schemas['RoleLimits']>, name = 'Sales Rep') {
  const { version, roles } = answered((await owner.GET('/v3/guardrails.Get', {})).data)
  const role_id = roles.find(one => one.name === name)?.role_id ?? ''
  return owner.POST('/v3/guardrails.Save', { body: { version, role_id, limits: { ...NO_LIMITS, ...limits } } })
}
beforeEach(async () => {
  answered((await limit({})).data)
})

const query = (project_id: string) => ({ params: { query: { project_id } } })
const standing = async (project_id: string, call = rep) =>
  answered((await call.GET('/v3/guardrails.GetProject', query(project_id))).data)
const stops = async (project_id: string, call = rep) =>
  answered((await call.GET('/v3/pricing.ListChecks', query(project_id))).data).checks.filter(
    ({ code }) => code === 'beyond_limit',
  )
async function discount(project_id: string, discount_cents: number) {
  const { version, price_usd_per_w } = answered((await rep.GET('/v3/pricing.Get', query(project_id))).data)
  answered(
    (await rep.POST('/v3/pricing.Save', { body: { project_id, version, price_usd_per_w, discount_cents } })).data,
  )
}
const publish = (project_id: string, option_ids: string[], call = rep) =>
  call.POST('/v3/proposal.Save', { body: { project_id, version: 0, language: 'en', option_ids, publish: true } })
const ask = (project_id: string, reason = 'The neighbor was given the same.') =>
  rep.POST('/v3/guardrails.RequestApproval', { body: { project_id, reason } })
const decide = (request_id: string, decision: 'approve' | 'decline', call = manager, note?: string) =>
  call.POST('/v3/guardrails.DecideApproval', { body: { request_id, decision, ...(note ? { note } : {}) } })
const asked = async (project_id: string) => answered((await ask(project_id)).data).request?.id ?? ''

describe('limits of a role', () => {
  it('hold back the proposal and the agreement of its members, no matter who sends them, and name who may approve', async () => {
    const { project_id, offer } = await financed(rep)
    await limit({ most_discount: 0.05 })
    await discount(project_id, 150_000)
    const [check] = await stops(project_id)
    expect(check).toMatchObject({
      severity: 'stop',
      sentence: 'Sales Rep can give up to 5% off. This discount is 7% of the price.',
      fix: 'Change it, or ask Admin, Owner, or Sales Manager for approval.',
      where: 'price',
    })
    expect(await stops(project_id, owner)).toHaveLength(1)
    for (const call of [rep, owner])
      expect(await refusal(publish(project_id, [offer.option_id], call))).toMatchObject({
        status: 409,
        code: 'pricing_check',
      })
    await rep.POST('/v3/projects.SetFinancing', { body: { project_id, option_id: offer.option_id } })
    const agreement_id = await demoAgreement(owner)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
    const body = { project_id, agreement_id, signers, deliver: 'none' as const }
    expect((await refusal(rep.POST('/v3/agreements.Send', { body }))).message).toContain('give up to 5% off')
  })

  it('ask nothing of a role without limits, or while none are set', async () => {
    await limit({ most_size_kw: 1 })
    const { project_id, offer } = await financed(manager)
    expect(await stops(project_id, manager)).toEqual([])
    answered((await publish(project_id, [offer.option_id], manager)).data)
    await limit({})
    const other = await financed(rep)
    expect(await standing(other.project_id)).toMatchObject({ beyond: [], request: null })
    answered((await publish(other.project_id, [other.offer.option_id])).data)
  })

  it('keep a lender from being applied to, and the homeowner from being asked to', async () => {
    await connected(owner, 'goodleap')
    const homeowner = { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com', phone: '(602) 555-0142' }
    const { project_id } = await financed(rep, 'Cash', { homeowner })
    const body = { project_id, lender: 'goodleap', product_id: 'goodleap-loan-25-399' }
    const { application } = answered((await rep.POST('/v3/lender_applications.Create', { body })).data)
    await limit({ most_size_kw: 1 })
    const input = { params: { query: { project_id, lender: 'goodleap' } } }
    const { checks } = answered((await rep.GET('/v3/lender_applications.Check', input)).data)
    expect(checks.find(({ check }) => check === 'limits')).toMatchObject({ verdict: 'block' })
    const share = { application_id: application.id, version: application.version, email: homeowner.email }
    const sharing = rep.POST('/v3/lender_applications.Share', { body: { ...share, language: 'en', by_mail: false } })
    expect(await refusal(sharing)).toMatchObject({ status: 409, code: 'checks_block' })
  })

  it('keep an application from being submitted that was filled in before', async () => {
    await connected(owner, 'goodleap')
    await addLicense(owner)
    const { project_id } = await financed(rep)
    const application = await filledIn(rep, project_id)
    await limit({ most_size_kw: 1 })
    const held = await refusal(rep.POST('/v3/lender_applications.Submit', { body: submission(application) }))
    expect(held).toMatchObject({ status: 409, code: 'checks_block' })
    expect(held.message).toContain('Sales Rep can sell up to 1 kW')
    await limit({})
    answered((await rep.POST('/v3/lender_applications.Submit', { body: submission(application) })).data)
  })

  it('keep a proposal from being sent that was published before', async () => {
    const { project_id, offer } = await financed(rep)
    answered((await publish(project_id, [offer.option_id])).data)
    const people = answered((await rep.GET('/v3/homeowners.ListByProject', query(project_id))).data).homeowners
    const body = { project_id, way: 'link' as const, homeowner_ids: people.map(({ id }) => id) }
    await limit({ most_size_kw: 1 })
    expect(await refusal(rep.POST('/v3/proposal.Send', { body }))).toMatchObject({ status: 409, code: 'pricing_check' })
    await limit({})
    answered((await rep.POST('/v3/proposal.Send', { body })).data)
  })

  it('look at every part of a sale', async () => {
    const { project_id } = await financed(rep)
    const tight = {
      least_price_usd_per_w: 2.6,
      most_size_kw: 8,
      most_offset: 0.5,
      ways_to_pay: ['loan' as const],
    }
    await limit(tight)
    expect((await standing(project_id)).beyond.map(one => one.limit)).toEqual(Object.keys(tight).sort(byOrder))
    await limit({ least_price_usd_per_w: 2.5, most_size_kw: 9, most_offset: 5, ways_to_pay: ['cash'] })
    expect((await standing(project_id)).beyond).toEqual([])
  })

  it('look at margin, equipment and the rules of design', async () => {
    const { project_id } = await financed(rep)
    const beyond = async () => (await standing(project_id)).beyond.map(one => one.limit)
    const general = answered((await owner.GET('/v3/settings.GetGeneral', {})).data)
    const { next_project_number: _, ...settings } = general
    const costing = (cost_usd_per_w: number) => ({ ...general.pricing_checks, cost_usd_per_w })
    answered((await owner.POST('/v3/settings.General', { body: { ...settings, pricing_checks: costing(2.4) } })).data)
    await limit({ least_margin: 0.1 })
    expect(await beyond()).toEqual(['least_margin'])
    await limit({ least_margin: 0.03 })
    expect(await beyond()).toEqual([])

    await limit({ default_equipment: true })
    expect(await beyond()).toEqual([])
    const { panels } = answered((await owner.GET('/v3/collections.ListPanels', {})).data)
    const other = panels.find(({ model }) => !model.startsWith('Q.TRON'))
    const preferences = answered((await owner.GET('/v3/settings.GetDesignPreferences', {})).data)
    const body = { ...preferences, default_panel_id: other?.id ?? null }
    answered((await owner.POST('/v3/settings.DesignPreferences', { body })).data)
    expect(await beyond()).toEqual(['default_equipment'])

    await limit({ no_design_errors: true })
    expect(await beyond()).toEqual([])
    const { inverters } = answered((await owner.GET('/v3/collections.ListInverters', {})).data)
    const micro = inverters.find(({ type }) => type === 'micro')
    const design = await designInput(rep, project_id, 1)
    const short = { ...design, inverters: [{ inverter_id: micro?.id ?? '', count: 1 }] }
    answered((await rep.POST('/v3/design.Save', { body: short })).data)
    expect(await beyond()).toEqual(['no_design_errors'])
  })

  it('hold for every payment option a proposal offers', async () => {
    const { project_id, offers, offer } = await financed(rep)
    await limit({ ways_to_pay: ['cash'] })
    const loan = offers.find(({ type, unavailable }) => type === 'loan' && unavailable === null)
    expect((await refusal(publish(project_id, [offer.option_id, loan?.option_id ?? '']))).code).toBe('pricing_check')
    answered((await publish(project_id, [offer.option_id])).data)
  })

  it('are set by those who may, with errors at their field', async () => {
    const wrong = await refusal(limit({ least_price_usd_per_w: 3, most_price_usd_per_w: 2 }))
    expect(wrong.fields).toHaveProperty(['limits.most_price_usd_per_w'])
    expect((await refusal(limit({ most_discount: 2 }))).status).toBe(400)
    const { version, roles } = answered((await manager.GET('/v3/guardrails.Get', {})).data)
    const body = { version, role_id: roles[0]?.role_id ?? '', limits: null }
    expect((await refusal(manager.POST('/v3/guardrails.Save', { body }))).status).toBe(403)
    expect((await refusal(rep.GET('/v3/guardrails.Get', {}))).status).toBe(403)
    const foreign = answered((await stranger.GET('/v3/guardrails.Get', {})).data)
    const theirs = { version: foreign.version, role_id: body.role_id, limits: null }
    expect((await refusal(stranger.POST('/v3/guardrails.Save', { body: theirs }))).code).toBe('no_such_role')
  })
})

const ORDER = ['least_price_usd_per_w', 'most_offset', 'most_size_kw', 'ways_to_pay']
const byOrder = (a: string, b: string) => ORDER.indexOf(a) - ORDER.indexOf(b)

async function disable(call: Client, email: string) {
  const { users } = answered((await call.GET('/v3/users.GetUsers', {})).data)
  const user = users.find(({ contacts }) => contacts[0]?.contact === email)
  answered(
    (
      await call.POST('/v3/users.DisableUser', {
        body: { user_id: user?.id ?? '', disabled: true, version: user?.version ?? 0 },
      })
    ).data,
  )
}

describe('an approval', () => {
  async function beyond() {
    const sale = await financed(rep)
    await limit({ most_discount: 0.05 })
    await discount(sale.project_id, 150_000)
    return sale
  }

  it('covers the approved amount or less, and asks again for more', async () => {
    const { project_id, offer } = await beyond()
    const request_id = await asked(project_id)
    expect((await stops(project_id))[0]?.fix).toContain('Approval requested')
    expect((await refusal(ask(project_id))).code).toBe('already_asked')
    const decided = answered((await decide(request_id, 'approve')).data)
    expect(decided).toMatchObject({ beyond: [], request: { status: 'approved' } })
    await discount(project_id, 140_000)
    expect(await stops(project_id)).toEqual([])
    await discount(project_id, 160_000)
    expect(await stops(project_id)).toHaveLength(1)
    await discount(project_id, 150_000)
    answered((await publish(project_id, [offer.option_id])).data)
    expect((await refusal(ask(project_id))).code).toBe('within_limits')
  })

  it('is announced to approvers, its answer to the requester, and both are in the history', async () => {
    const { project_id } = await beyond()
    const request_id = await asked(project_id)
    const told = async (call: Client) =>
      answered((await call.GET('/v3/notifications.List', {})).data).notifications.filter(
        ({ project }) => project?.id === project_id,
      )
    expect((await told(manager)).map(({ event }) => event)).toContain('approval_asked')
    const waiting = answered((await manager.GET('/v3/guardrails.ListRequests', {})).data).requests
    expect(waiting.map(({ id }) => id)).toContain(request_id)
    await decide(request_id, 'decline', manager, 'Too thin.')
    expect((await told(rep)).map(({ event }) => event)).toContain('approval_decided')
    expect((await standing(project_id)).request).toMatchObject({ status: 'declined', note: 'Too thin.' })
    expect(await stops(project_id)).toHaveLength(1)
    const { activity } = answered((await rep.GET('/v3/projects.ListActivity', query(project_id))).data)
    expect(JSON.stringify(activity)).toContain('Too thin.')
  })

  it('is given once, and never without permission', async () => {
    const { project_id } = await beyond()
    const request_id = await asked(project_id)
    expect((await refusal(decide(request_id, 'approve', rep))).status).toBe(403)
    expect(await refusal(decide(request_id, 'approve', stranger))).toMatchObject({
      status: 404,
      code: 'no_such_approval_request',
    })
    expect((await refusal(stranger.GET('/v3/guardrails.GetProject', query(project_id)))).status).toBe(404)
    const both = await Promise.allSettled([
      decide(request_id, 'approve', manager),
      decide(request_id, 'decline', owner),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { request } = await standing(project_id)
    expect(request?.status).toBe(both[0].status === 'fulfilled' ? 'approved' : 'declined')
  })

  it('is never one’s own while someone else may give it', async () => {
    const { project_id } = await beyond()
    const query_body = { project_id, reason: 'A neighbor asked for it.' }
    const by_manager = answered((await manager.POST('/v3/guardrails.RequestApproval', { body: query_body })).data)
    const request_id = by_manager.request?.id ?? ''
    expect(by_manager.request).toMatchObject({ is_own: true, may_approve: false, self_approved: false })
    expect(await refusal(decide(request_id, 'approve', manager))).toMatchObject({ status: 409, code: 'own_request' })
    const { requests } = answered((await owner.GET('/v3/guardrails.ListRequests', {})).data)
    expect(requests.find(({ id }) => id === request_id)).toMatchObject({ is_own: false, may_approve: true })
    const decided = answered((await decide(request_id, 'approve', owner)).data)
    expect(decided.request).toMatchObject({ status: 'approved', self_approved: false })
  })

  it('may be one’s own if there is no other approver, and is logged as such', async () => {
    const other = await test.signIn(emailOf('Owner', 3))
    for (const role of ['Admin', 'Sales Manager'] as const) await disable(other.call, emailOf(role, 3))
    const { project_id } = await financed(other.call)
    const { version, roles } = answered((await other.call.GET('/v3/guardrails.Get', {})).data)
    const role_id = roles.find(({ name }) => name === 'Owner')?.role_id ?? ''
    const limits = { ...NO_LIMITS, most_size_kw: 1 }
    answered((await other.call.POST('/v3/guardrails.Save', { body: { version, role_id, limits } })).data)
    const body = { project_id, reason: 'A barn with three meters.' }
    const { request } = answered((await other.call.POST('/v3/guardrails.RequestApproval', { body })).data)
    expect(request).toMatchObject({ is_own: true, may_approve: true })
    const decided = answered((await decide(request?.id ?? '', 'approve', other.call)).data)
    expect(decided.request).toMatchObject({ status: 'approved', self_approved: true })
    const { activity } = answered((await other.call.GET('/v3/projects.ListActivity', query(project_id))).data)
    expect(JSON.stringify(activity)).toContain('self-approved')
  })

  it('is given by the link in the mail once, by its recipient, and ends the others’ links', async () => {
    const { project_id } = await beyond()
    await asked(project_id)
    const to = async (role: string) => (await linkIn(test, 2, emailOf(role))).split('/').at(-1) ?? ''
    const [mine, theirs] = [await to('Sales Manager'), await to('Owner')]
    // By its kind it leaves only through the installation's mail server.
    expect((await mailsTo(test, 2, emailOf('Owner')))[0]?.kind).toBe('approval')
    const read = (approval_token: string) =>
      test.anyone.GET('/v3/guardrails.GetByLink', { params: { query: { approval_token } } })
    expect(answered((await read(mine)).data)).toMatchObject({ request: { status: 'waiting', project_id } })
    // Reading makes no decision.
    expect((await standing(project_id)).request?.status).toBe('waiting')
    const body = { approval_token: mine, decision: 'approve' as const }
    const { request } = answered((await test.anyone.POST('/v3/guardrails.DecideByLink', { body })).data)
    expect(request).toMatchObject({ status: 'approved' })
    // A used link shows the decision, and who made it.
    for (const approval_token of [mine, theirs]) {
      expect(answered((await read(approval_token)).data).request).toMatchObject({ status: 'approved' })
      const again = test.anyone.POST('/v3/guardrails.DecideByLink', { body: { ...body, approval_token } })
      expect((await refusal(again)).code).toBe('no_such_link')
    }
    const { activity } = answered((await rep.GET('/v3/projects.ListActivity', query(project_id))).data)
    const entry = JSON.stringify(activity.find(one => JSON.stringify(one).includes('By emailed link')))
    expect(entry).toContain(request.decided_by)
  })

  it('by a link ends with its days', async () => {
    const { project_id } = await beyond()
    await asked(project_id)
    const approval_token = (await linkIn(test, 2, emailOf('Sales Manager'))).split('/').at(-1) ?? ''
    test.clock.now = new Date(test.clock.now.getTime() + 8 * DAY_MS)
    const read = test.anyone.GET('/v3/guardrails.GetByLink', { params: { query: { approval_token } } })
    expect((await refusal(read)).code).toBe('no_such_link')
  })
})
