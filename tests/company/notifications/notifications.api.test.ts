// Notifications: list, read state, preferences, the daily digest, and deletion.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { mailDay } from '#server/company/notifications/day-mail.ts'
import { removeOld } from '#server/company/notifications/retention.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, sent } from '#tests/support/sale.ts'
import { tell } from './support.ts'

type Way = Schemas['EventWay']
let test: TestApp
let rep: Awaited<ReturnType<TestApp['signIn']>>
beforeEach(async () => {
  test = await testApp()
  rep = await test.signIn(emailOf('Sales Rep'))
})
const pass = (hours: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + hours * 3_600_000)
}
const again = async () => {
  rep = await test.signIn(emailOf('Sales Rep'))
}
const list = async (query: { unread?: boolean; limit?: number; cursor?: string } = {}, call = rep.call) =>
  answered((await call.GET('/v3/notifications.List', { params: { query } })).data)
const unread = async (call = rep.call) => answered((await call.GET('/v3/notifications.UnreadCount', {})).data).unread
const read = (body: Schemas['ReadMark'], call = rep.call) => call.POST('/v3/notifications.MarkRead', { body })
const prefer = (ways: Way[], version = 0) => rep.call.POST('/v3/notifications.Preferences', { body: { ways, version } })
const mine = () => [rep.user.id]
const mails = async () => (await mailsTo(test, 2, emailOf('Sales Rep'))).filter(({ kind }) => kind === 'notification')
const work = () => ({ database: test.database, ports: test.ports })

describe('the list', () => {
  it('has what happened to a sale, with its project and its page, for its owner alone', async () => {
    const owner = await test.signIn(emailOf('Owner'))
    const { signer, project_id } = await sent(test, owner.call)
    await signer.decline('Too dear')
    const { notifications } = await list({}, owner.call)
    expect(notifications).toMatchObject([
      {
        event: 'agreement_declined',
        sentence: 'Declined: Solar installation agreement, Sam Sample',
        page: `/projects/${project_id}?tab=agreements`,
        by: null,
        read_at: null,
        project: { id: project_id, name: 'Sam Sample' },
        detail: expect.stringContaining('Too dear'),
      },
    ])
    expect(await unread(owner.call)).toBe(1)
    expect((await list()).notifications).toEqual([])
  })

  it('goes on page by page without leaving one out or showing one twice, the newest first', async () => {
    for (const hour of [1, 2, 3, 4, 5]) {
      await tell(test, { user_ids: mine(), sentence: () => `Hour ${hour}` })
      if (hour !== 2) pass(0.1)
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { notifications, next_cursor } = await list({ limit: 2, ...(cursor && { cursor }) })
      seen.push(...notifications.map(({ sentence }) => sentence))
      cursor = next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['Hour 5', 'Hour 4', 'Hour 3', 'Hour 2', 'Hour 1'])
    expect((await refusal(list({ cursor: 'Zm9v' }))).fields).toHaveProperty('cursor')
  })

  it('is read one by one or up to one, again without harm, and never by another', async () => {
    for (const n of [1, 2, 3]) {
      await tell(test, { user_ids: mine(), sentence: () => `${n}` })
      pass(0.1)
    }
    const [third, second] = (await list()).notifications.map(({ id }) => id)
    const stranger = await test.signIn(emailOf('Finance'))
    expect((await read({ ids: [third ?? ''] }, stranger.call)).data?.unread).toBe(0)
    expect((await read({ up_to: third ?? '' }, stranger.call)).data?.unread).toBe(0)
    expect(await unread()).toBe(3)
    expect((await read({ up_to: second ?? '' })).data?.unread).toBe(1)
    expect((await list({ unread: true })).notifications.map(({ sentence }) => sentence)).toEqual(['3'])
    expect((await read({ ids: [third ?? ''] })).data?.unread).toBe(0)
    expect((await read({ ids: [third ?? ''] })).data?.unread).toBe(0)
    for (const body of [{}, { ids: [third ?? ''], up_to: second ?? '' }])
      expect(await refusal(read(body))).toMatchObject({ status: 400 })
  })

  it('is read and left unread by a user acting as its owner', async () => {
    await tell(test, { user_ids: mine() })
    const acting = await test.acting('Sales Rep')
    const { notifications } = await list({}, acting)
    expect(notifications).toHaveLength(1)
    const ids = notifications.map(({ id }) => id)
    expect(await refusal(read({ ids }, acting))).toMatchObject({ status: 403, code: 'not_while_impersonating' })
    const ways: Way[] = [{ event: 'job_done', in_app: false, mail: 'never' }]
    const choosing = acting.POST('/v3/notifications.Preferences', { body: { ways, version: 0 } })
    expect(await refusal(choosing)).toMatchObject({ status: 403, code: 'not_while_impersonating' })
    expect(await unread()).toBe(1)
  })
})

describe('the recipients', () => {
  it('is every active member named, once, but not who did it', async () => {
    const finance = await test.signIn(emailOf('Finance'))
    const gone = await test.signIn(emailOf('Designer'))
    const owner = await test.signIn(emailOf('Owner'))
    await owner.call.POST('/v3/users.DisableUser', { body: { user_id: gone.user.id, disabled: true, version: 1 } })
    const ids = [rep.user.id, finance.user.id, finance.user.id, gone.user.id]
    await tell(test, { user_ids: ids, by: rep.user.id, details: ['Look at the roof,\n{link} please.'] })
    expect(await unread()).toBe(0)
    const { notifications } = await list({}, finance.call)
    expect(notifications).toMatchObject([
      { by: { id: rep.user.id, name: 'Test Sales Rep' }, detail: 'Look at the roof, {link} please.' },
    ])
    const [mail] = await mailsTo(test, 2, emailOf('Finance'))
    expect(mail?.body).toMatch(/^Look at the roof, link please\.\n\n\{link\}/)
    expect(mail?.body).toContain('http://localhost:4710/settings/me/notifications')
  })

  it('is also Finance where money is concerned, until the company chooses', async () => {
    const owner = await test.signIn(emailOf('Owner'))
    const { rules, choices } = answered((await owner.call.GET('/v3/settings.GetNotifications', {})).data)
    const finance = choices.roles.find(({ name }) => name === 'Finance')?.id
    const told = rules.filter(({ role_ids }) => finance !== undefined && role_ids.includes(finance))
    expect(told.map(({ event }) => event)).toEqual(['invoice_paid', 'invoice_overdue'])
    const money = answered(
      (await test.signIn(emailOf('Finance')).then(({ call }) => call.GET('/v3/notifications.GetPreferences', {}))).data,
    )
    expect(money.ways.find(({ event }) => event === 'invoice_paid')?.reach).toBe('always')
    expect(money.ways.find(({ event }) => event === 'agreement_signed')?.reach).toBe('when_yours')
  })

  it('does not reach another company, whatever id is named', async () => {
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const other = await test.signIn(emailOf('Owner', 3))
    await tell(test, { user_ids: [other.user.id] })
    expect(await unread(other.call)).toBe(0)
    expect(await mailsTo(test, 3, emailOf('Owner', 3))).toEqual([])
  })
})

describe('the channels', () => {
  it('is as they chose: in the product, by mail, both or neither', async () => {
    const tellJob = () => tell(test, { user_ids: mine(), event: 'job_done', sentence: () => 'Your export is ready' })
    await tellJob()
    expect([await unread(), (await mails()).length]).toEqual([1, 0])
    await prefer([{ event: 'job_done', in_app: false, mail: 'at_once' }])
    await tellJob()
    expect([await unread(), (await mails()).length]).toEqual([1, 1])
    await prefer([{ event: 'job_done', in_app: false, mail: 'never' }], 1)
    await tellJob()
    expect([await unread(), (await mails()).length]).toEqual([1, 1])
  })

  it('stays in the product where a colleague counts on it, and says so', async () => {
    const refused = await refusal(prefer([{ event: 'mentioned', in_app: false, mail: 'never' }]))
    expect(refused.fields['ways.0.in_app']).toMatch(/can’t be turned off/)
    const twice: Way = { event: 'job_done', in_app: true, mail: 'never' }
    expect((await refusal(prefer([twice, twice]))).fields).toHaveProperty('ways')
    const saved = answered((await prefer([{ event: 'mentioned', in_app: true, mail: 'never' }])).data)
    expect(saved.ways[0]).toMatchObject({ event: 'mentioned', mail: 'never', fixed: expect.any(String) })
    expect(await refusal(prefer([twice]))).toMatchObject({ status: 409, code: 'stale_version' })
    await tell(test, { user_ids: mine() })
    expect([await unread(), (await mails()).length]).toEqual([1, 0])
  })
})

describe('the day’s mail', () => {
  // It is 10 in the morning in Phoenix, where this company is.
  const tellPaid = (sentence: string) =>
    tell(test, { user_ids: mine(), event: 'invoice_paid', sentence: () => sentence })

  it('is one, at seven in the company’s morning, with what is not read by then', async () => {
    await tellPaid('Invoice 1 is paid')
    pass(1)
    await tellPaid('Invoice 2 is paid')
    await tellPaid('Invoice 3 is paid')
    const first = (await list()).notifications.at(-1)?.id ?? ''
    await read({ ids: [first] })
    pass(19.9)
    expect(await mailDay(work())).toBe(0)
    pass(0.2)
    expect(await Promise.all([mailDay(work()), mailDay(work())])).toContain(1)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 updates since yesterday')
    expect(mail?.body).toMatch(/^Invoice 2 is paid\n\nInvoice 3 is paid\n\n\{link\}/)
    expect(await mailDay(work())).toBe(0)
    await again()
    expect(await unread()).toBe(2)
  })

  it('leaves out events that are no longer wanted, and users who have left', async () => {
    await tellPaid('Invoice 1 is paid')
    await prefer([{ event: 'invoice_paid', in_app: true, mail: 'never' }])
    pass(24)
    expect(await mailDay(work())).toBe(0)
    await again()
    await prefer([{ event: 'invoice_paid', in_app: false, mail: 'daily' }], 1)
    await tellPaid('Invoice 2 is paid')
    const owner = await test.signIn(emailOf('Owner'))
    await owner.call.POST('/v3/users.DisableUser', { body: { user_id: rep.user.id, disabled: true, version: 1 } })
    pass(24)
    expect(await mailDay(work())).toBe(0)
    expect(await mails()).toEqual([])
  })
})

it('read ones are deleted after 90 days, unread ones after a year', async () => {
  await tell(test, { user_ids: mine(), sentence: () => 'Read' })
  await read({ ids: (await list()).notifications.map(({ id }) => id) })
  await tell(test, { user_ids: mine(), sentence: () => 'Never read' })
  pass(24 * 89)
  expect(await removeOld(work())).toBe(0)
  pass(24 * 2)
  expect(await removeOld(work())).toBe(1)
  await again()
  expect((await list()).notifications.map(({ sentence }) => sentence)).toEqual(['Never read'])
  pass(24 * 275)
  expect(await removeOld(work())).toBe(1)
})
