// Company settings and usage: the effect of each setting elsewhere, and what is counted.
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, newProject, published, sent } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const as = async (role: string) => (await test.signIn(emailOf(role))).call
const general = async () => answered((await owner.GET('/v3/settings.GetGeneral')).data)
const save = async (part: Partial<Schemas['GeneralInput']>, call = owner) => {
  const { next_project_number, ...now } = await general()
  return call.POST('/v3/settings.General', { body: { ...now, ...part } })
}

describe('general settings', () => {
  it('are the product’s own until the company sets others', async () => {
    expect(await general()).toEqual({
      timezone: 'America/Phoenix',
      project_prefix: 'P-',
      next_project_number: 1001,
      signing_link_days: 30,
      invite_days: 7,
      pricing_checks: { minimum_margin: null, cost_usd_per_w: null, most_discount: null },
      cancel_reasons: DEFAULTS.general.cancel_reasons,
      version: 0,
    })
    const other = { timezone: 'America/New_York' as const, project_prefix: 'SUN-', invite_days: 3 }
    expect((await save(other)).data).toMatchObject({ ...other, next_project_number: 1001, version: 1 })
    expect(await general()).toMatchObject({ ...other, version: 1 })
  })

  it('new projects take the beginning and the number; those there keep theirs, and both are found by it', async () => {
    const before = await newProject(owner)
    await save({ project_prefix: 'SUN-', next_project_number: 5_000 })
    const after = await newProject(owner)
    expect([before.number, after.number]).toEqual(['P-1001', 'SUN-5000'])
    expect((await general()).next_project_number).toBe(5_001)
    const found = async (search: string) => {
      const { data } = await owner.GET('/v3/projects.List', { params: { query: { search } } })
      return answered(data).projects.map(({ number }) => number)
    }
    expect(await found('SUN-5000')).toEqual(['SUN-5000'])
    expect(await found('P-1001')).toEqual(['P-1001'])
    const { data } = await owner.GET('/v3/projects.Get', { params: { query: { project_id: before.id } } })
    expect(data?.project.number).toBe('P-1001')
  })

  it('a number that is given is not given again; left out, it goes on', async () => {
    await newProject(owner)
    const refused = await refusal(save({ next_project_number: 1_001 }))
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.fields['next_project_number']).toContain('1002 or more')
    expect((await general()).version).toBe(0)
    expect((await save({ signing_link_days: 10 })).data?.next_project_number).toBe(1_002)
  })

  it('signing links and invitations live as long as it says', async () => {
    const { transaction } = await sent(test, owner)
    await save({ signing_link_days: 3, invite_days: 1 })
    const body = { transaction_id: transaction.id, signer_id: transaction.signers[0]?.id ?? '' }
    const link = answered((await owner.POST('/v3/agreements.GenerateURL', { body })).data)
    expect(link.expires_at).toBe('2026-11-24T17:00:00.000Z')
    const { user } = await test.signIn(emailOf('Sales Rep'))
    const invited = { role_id: user.role_id, email: 'nova@example.com' }
    const { data } = await owner.POST('/v3/users.GenerateInviteLink', { body: invited })
    expect(data?.invite.expires_at).toBe('2026-11-22T17:00:00.000Z')
    const [mail] = await mailsTo(test, 2, 'nova@example.com')
    expect(mail?.body).toContain('expires in 1 day.')
  })

  it('an agreement has the date of the company’s clock', async () => {
    // Seven in the evening in Phoenix is tomorrow in Guam.
    test.clock.now = new Date('2026-11-22T02:00:00.000Z')
    owner = (await test.signIn(emailOf('Owner'))).call
    const { project_id } = await financed(owner)
    const today = async () => {
      const asked = await owner.GET('/v3/variables.AgreementEvaluate', { params: { query: { project_id } } })
      return answered(asked.data).values.find(({ name }) => name === 'today')?.value
    }
    expect(await today()).toBe('11/21/2026')
    await save({ timezone: 'Pacific/Guam' })
    expect(await today()).toBe('11/22/2026')
  })

  it.each([
    ['a beginning with a blank', { project_prefix: 'A B' }, 'project_prefix'],
    ['a long beginning', { project_prefix: 'SUNSHINE-' }, 'project_prefix'],
    ['no number', { next_project_number: 0 }, 'next_project_number'],
    ['links of a year', { signing_link_days: 365 }, 'signing_link_days'],
    ['invitations without end', { invite_days: 0 }, 'invite_days'],
  ])('refuse %s at its field', async (_, part, field) => {
    const refused = await refusal(save(part))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toContain(field)
  })

  it('refuse a time zone outside the list', async () => {
    const body = { ...(await general()), timezone: 'Europe/Paris' as 'Pacific/Guam' }
    expect((await refusal(owner.POST('/v3/settings.General', { body }))).fields).toHaveProperty('timezone')
  })

  it('are for those who set up the company, from what they saw, and remembered', async () => {
    for (const role of ['Sales Manager', 'Viewer']) {
      const call = await as(role)
      expect(await refusal(call.GET('/v3/settings.GetGeneral'))).toMatchObject({ status: 403 })
      expect(await refusal(save({}, call))).toMatchObject({ status: 403 })
    }
    await save({ timezone: 'America/Denver' })
    expect(await refusal(save({ version: 0 }))).toMatchObject({ status: 409, code: 'stale_version' })
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    const [last] = audits.filter(({ outcome }) => outcome === 'done')
    expect(last?.changes).toEqual([{ field: 'timezone', before: 'America/Phoenix', after: 'America/Denver' }])
  })
})

describe('usage', () => {
  const usage = async (call = owner) => answered((await call.GET('/v3/settings.GetUsage')).data)

  it('counts what was done, in its month and in total', async () => {
    test.clock.now = new Date('2026-09-10T17:00:00.000Z')
    owner = (await test.signIn(emailOf('Owner'))).call
    await newProject(owner)
    test.clock.now = new Date('2026-11-21T17:00:00.000Z')
    owner = (await test.signIn(emailOf('Owner'))).call
    const { signer } = await sent(test, owner)
    await signer.prepare()
    await signer.sign()
    const { project_id } = await financed(owner)
    await published(owner, project_id)
    const { total, months, members } = await usage()
    expect(months.map(({ month }) => month)).toEqual(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])
    expect(months.map(({ projects }) => projects)).toEqual([0, 0, 0, 1, 0, 2])
    expect(months.at(-1)).toMatchObject({ proposals: 1, agreements_sent: 1, agreements_signed: 1 })
    expect(total).toMatchObject({ projects: 3, proposals: 1, agreements_sent: 1, agreements_signed: 1 })
    // The template and the sealed PDF.
    expect(total.stored_bytes).toBeGreaterThan(2_000)
    expect(members.active).toBe(SYSTEM_ROLES.length)
  })

  it('draws the months by the company’s clock, and keeps what is older in the total', async () => {
    test.clock.now = new Date('2026-12-01T03:00:00.000Z')
    owner = (await test.signIn(emailOf('Owner'))).call
    await newProject(owner)
    expect((await usage()).months.at(-1)).toMatchObject({ month: '2026-11', projects: 1 })
    await save({ timezone: 'Pacific/Guam' })
    expect((await usage()).months.at(-1)).toMatchObject({ month: '2026-12', projects: 1 })
    test.clock.now = new Date('2027-08-01T20:00:00.000Z')
    owner = (await test.signIn(emailOf('Owner'))).call
    const { total, months } = await usage()
    expect(months.map(({ projects }) => projects)).toEqual([0, 0, 0, 0, 0, 0])
    expect(total.projects).toBe(1)
  })

  it('counts invitations that can still be taken up', async () => {
    const { user } = await test.signIn(emailOf('Sales Rep'))
    const invite = () => owner.POST('/v3/users.GenerateInviteLink', { body: { role_id: user.role_id } })
    const { data } = await invite()
    await invite()
    expect((await usage()).members.invited).toBe(2)
    await owner.POST('/v3/users.RevokeInvite', { body: { invite_id: answered(data).invite.id } })
    expect((await usage()).members.invited).toBe(1)
    test.clock.now = new Date('2026-12-21T17:00:00.000Z')
    owner = (await test.signIn(emailOf('Owner'))).call
    expect((await usage()).members.invited).toBe(0)
  })

  it('is the company’s alone, and for those who see its billing', async () => {
    await newProject(owner)
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const other = (await test.signIn(emailOf('Owner', 3))).call
    expect((await usage(other)).total).toMatchObject({ projects: 0, mails: 0 })
    expect((await usage(await as('Finance'))).total.projects).toBe(1)
    for (const role of ['Admin', 'Sales Rep'])
      expect(await refusal((await as(role)).GET('/v3/settings.GetUsage'))).toMatchObject({ status: 403 })
  })
})
