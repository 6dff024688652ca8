// Support is let into a company by an owner, for a reason and a time, or by the company's setting; and everyone there sees it.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
let admin: Client
let rep: Client
let support: Client
let as_rep: Client
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  admin = (await test.signIn(emailOf('Admin'))).call
  const { call, user } = await test.signIn(emailOf('Sales Rep'))
  rep = call
  const staff = await test.signIn(emailOf('Support', 1))
  support = staff.call
  as_rep = test.clientOf(staff.token, user.id)
})

const reason = 'The usage file is read an hour late.'
const ask = async (company_id = 2) =>
  answered((await support.POST('/v3/support.RequestAccess', { body: { company_id, reason } })).data).access
const approve = (access_id: string, hours: 1 | 4 = 1, call = owner) =>
  call.POST('/v3/support.DecideAccess', { body: { access_id, decision: 'approve', hours } })
const decline = (access_id: string, call = owner) =>
  call.POST('/v3/support.DecideAccess', { body: { access_id, decision: 'decline' } })
const current = async (call = rep) => answered((await call.GET('/v3/support.GetCurrent', {})).data).accesses
const minutes = (n: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + n * 60_000)
}
const needed = { status: 403, code: 'support_access_needed' }
const whyNot = () => refusal(as_rep.GET('/v3/projects.List', {}))

describe('support', () => {
  it('cannot act as a user until an owner lets it in, and sees the state of its request', async () => {
    expect(await whyNot()).toMatchObject({ ...needed, message: expect.stringContaining('Ask for access first') })
    const { id } = await ask()
    expect(await whyNot()).toMatchObject({ ...needed, message: expect.stringContaining('hasn’t answered') })
    answered((await decline(id, admin)).data)
    expect(await whyNot()).toMatchObject({ ...needed, message: expect.stringContaining('declined') })
    const again = await ask()
    answered((await approve(again.id)).data)
    expect((await as_rep.GET('/v1/user')).data?.impersonator?.role).toBe('Support')
  })

  it('is out when the hour is over, when an owner ends it, and when it is done itself', async () => {
    const first = await ask()
    answered((await approve(first.id)).data)
    expect(await current()).toEqual([{ support_name: 'Test Support', expires_at: '2026-11-21T18:00:00.000Z' }])
    minutes(59)
    answered((await as_rep.GET('/v1/user')).data)
    minutes(1)
    expect(await whyNot()).toMatchObject({ ...needed, message: expect.stringContaining('expired') })
    expect(await current(owner)).toEqual([])

    for (const one of [owner, support]) await one.POST('/v3/users.ConfirmIdentity', { body: { password: PASSWORD } })
    const second = await ask()
    answered((await approve(second.id)).data)
    answered((await admin.POST('/v3/support.EndAccess', { body: { access_id: second.id } })).data)
    expect(await whyNot()).toMatchObject({ ...needed, message: expect.stringContaining('ended') })

    const third = await ask()
    answered((await approve(third.id)).data)
    const closed = await support.POST('/v3/support.CloseRequest', { body: { company_id: 2, access_id: third.id } })
    expect(closed.data?.access).toMatchObject({ status: 'ended', ended_by: 'Test Support' })
    expect(await whyNot()).toMatchObject(needed)
  })

  it('asks each company once at a time, and an unanswered request expires after a week', async () => {
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const { id } = await ask()
    const again = support.POST('/v3/support.RequestAccess', { body: { company_id: 2, reason } })
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'access_open' })
    await ask(3)
    const asked = async () => answered((await support.GET('/v3/support.ListRequests', {})).data).requests
    expect((await asked()).map(({ company, status }) => [company.name, status])).toEqual(
      expect.arrayContaining([
        ['Test Solar', 'waiting'],
        ['Other Solar', 'waiting'],
      ]),
    )
    const stranger = (await test.signIn(emailOf('Owner', 3))).call
    expect(await refusal(approve(id, 1, stranger))).toMatchObject({ status: 404, code: 'no_such_support_access' })
    for (const company_id of [1, 99])
      expect(await refusal(support.POST('/v3/support.RequestAccess', { body: { company_id, reason } }))).toMatchObject({
        status: 404,
        code: 'no_such_company',
      })
    const blank = { company_id: 2, reason: '              ' }
    expect(await refusal(support.POST('/v3/support.RequestAccess', { body: blank }))).toMatchObject({ status: 400 })
    test.clock.now = new Date(test.clock.now.getTime() + 7 * 24 * 60 * 60_000)
    owner = (await test.signIn(emailOf('Owner'))).call
    expect(await refusal(approve(id))).toMatchObject({ status: 409, code: 'access_over' })
  })
})

describe('a company', () => {
  it('lets support in by an owner alone, once, and anyone who may edit the company turns it away', async () => {
    const { id } = await ask()
    expect(await refusal(approve(id, 1, admin))).toMatchObject({ status: 403, code: 'owners_only' })
    expect(await refusal(approve(id, 1, rep))).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await approve(id)).data?.access).toMatchObject({ status: 'approved', decided_by: 'Test Owner' })
    expect(await refusal(decline(id))).toMatchObject({ status: 409, code: 'access_over' })
  })

  it('is asked in the product and by email, with the reason, and logs who asked and who decided', async () => {
    const { id } = await ask()
    const { notifications } = answered((await owner.GET('/v3/notifications.List', {})).data)
    expect(notifications).toMatchObject([
      { event: 'support_access', sentence: 'Test Support from Sunquill support asks for access', page: PAGE },
    ])
    const [mail] = await mailsTo(test, 2, emailOf('Owner'))
    expect(mail?.body).toContain(`Reason: ${reason}`)
    expect(await mailsTo(test, 2, emailOf('Admin'))).toEqual([])
    answered((await approve(id, 4)).data)
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(audits.filter(({ entity_id }) => entity_id === id).map(({ actor, sentence }) => [actor, sentence])).toEqual(
      expect.arrayContaining([
        ['Test Owner', 'let Test Support from support in for 4 hours'],
        ['Test Support (Sunquill support)', `asked for access: ${reason}`],
      ]),
    )
  })

  it('may let support in without asking, by an owner, and then access ends after four hours', async () => {
    const set = (call: Client, version: number) =>
      call.POST('/v3/support.SetPolicy', { body: { without_asking: true, version } })
    expect(await refusal(set(admin, 0))).toMatchObject({ status: 403, code: 'owners_only' })
    answered((await set(owner, 0)).data)
    expect(await ask()).toMatchObject({ status: 'approved', expires_at: '2026-11-21T21:00:00.000Z' })
    answered((await as_rep.GET('/v1/user')).data)
    const { notifications } = answered((await owner.GET('/v3/notifications.List', {})).data)
    expect(notifications[0]?.sentence).toBe('Test Support from Sunquill support has access for four hours')
    const { accesses, without_asking, version } = answered((await admin.GET('/v3/support.ListAccess', {})).data)
    expect({ without_asking, version }).toEqual({ without_asking: true, version: 1 })
    expect(accesses).toMatchObject([{ support_name: 'Test Support', reason, status: 'approved' }])
  })

  it('cannot be let in by support itself', async () => {
    const { id } = await ask()
    answered((await approve(id)).data)
    const as_owner = await test.acting('Owner')
    for (const one of [
      as_owner.POST('/v3/support.SetPolicy', { body: { without_asking: true, version: 0 } }),
      as_owner.POST('/v3/support.DecideAccess', { body: { access_id: id, decision: 'approve', hours: 168 } }),
    ])
      expect(await refusal(one)).toMatchObject({ status: 403, code: 'not_while_impersonating' })
  })
})

const PAGE = '/settings/company/support'
