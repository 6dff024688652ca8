// Emails to the team about events: recipients, contents, and that they exist exactly if the event happened.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, published, sent } from '#tests/support/sale.ts'

type Rule = Schemas['NotificationRule']
let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const NOBODY = { responsible: false, role_ids: [], user_ids: [], addresses: [] }
const rule = (event: Rule['event'], more: Partial<Rule> = {}): Rule => ({ event, ...NOBODY, ...more })
const save = (rules: Rule[], version = 0) => owner.POST('/v3/settings.Notifications', { body: { rules, version } })
const read = async () => answered((await owner.GET('/v3/settings.GetNotifications')).data)
const told = async (email: string) =>
  (await mailsTo(test, 2, email)).filter(({ kind }) => kind === 'notification').map(({ subject }) => subject)
const accept = async () => {
  const { user } = await test.signIn(emailOf('Viewer'))
  const { data } = await owner.POST('/v3/users.GenerateInviteLink', { body: { role_id: user.role_id } })
  const invite = answered(data).url.split('/').at(-2) ?? ''
  const person = { email: 'nova@example.com', firstname: 'Nova', lastname: 'New', password: 'seven quiet sunflowers' }
  await test.anyone.POST('/v3/users.AcceptInvite', { body: { invite, ...person } })
}

describe('by default the owner is notified', () => {
  it('that it is opened, and that everyone has signed, each once, with a link to the project that is no secret', async () => {
    const { signer, project_id } = await sent(test, owner)
    await signer.prepare()
    const opened = await told(emailOf('Owner'))
    expect(opened).toEqual([expect.stringMatching(/^Opened: Solar installation agreement/)])
    const body = await signer.completed()
    await signer.save(body)
    await signer.save(body)
    const signed = 'Signed: Solar installation agreement, Sam Sample'
    expect((await told(emailOf('Owner'))).sort()).toEqual([...opened, signed])
    const mail = (await mailsTo(test, 2, emailOf('Owner'))).find(({ subject }) => subject === signed)
    expect(mail?.body).toMatch(/^Sam Sample \(P-\d+\)\n\nEveryone has signed “Solar installation agreement”/)
    const { data } = await owner.GET('/v3/messages.GetMail', { params: { query: { mail_id: mail?.id ?? '' } } })
    expect(data?.link).toBe(`http://localhost:4710/projects/${project_id}?tab=agreements`)
  })

  it('that a signer declined, with the reason as text', async () => {
    const { signer } = await sent(test, owner)
    await signer.decline('Too dear,\nsee {link}')
    await signer.decline('Again').catch(() => undefined)
    expect(await told(emailOf('Owner'))).toEqual(['Declined: Solar installation agreement, Sam Sample'])
    const [mail] = await mailsTo(test, 2, emailOf('Owner'))
    expect(mail?.body).toContain(
      'Sam Sample declined “Solar installation agreement” for this reason: Too dear, see link',
    )
  })

  it('that a proposal was opened, the first time after each publication', async () => {
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    const { project_id } = await financed(rep)
    const open = (public_id: string) =>
      test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 0, pages_seen: [] } })
    const { public_id } = await published(rep, project_id)
    await open(public_id)
    await open(public_id)
    expect(await told(emailOf('Sales Rep'))).toEqual(['Opened: proposal for Sam Sample'])
    await published(rep, project_id)
    await open(public_id)
    expect(await told(emailOf('Sales Rep'))).toHaveLength(2)
    expect(await told(emailOf('Owner'))).toEqual([])
  })

  it('that someone joined', async () => {
    await accept()
    expect(await told(emailOf('Owner'))).toEqual(['Nova New joined Test Solar'])
    expect(await told('nova@example.com')).toEqual([])
  })
})

describe('as the company chooses', () => {
  it('roles, members and shared mailboxes are notified, each once, and former members are not', async () => {
    const { choices } = await read()
    const role = choices.roles.find(({ name }) => name === 'Operations')?.id ?? ''
    const finance = await test.signIn(emailOf('Finance'))
    const gone = await test.signIn(emailOf('Designer'))
    const addresses = ['Office@example.com', emailOf('Operations')]
    const user_ids = [finance.user.id, gone.user.id]
    const saved = await save([rule('member_joined', { role_ids: [role], user_ids, addresses })])
    expect(saved.data?.rules.find(({ event }) => event === 'member_joined')?.addresses).toContain('office@example.com')
    await owner.POST('/v3/users.DisableUser', { body: { user_id: gone.user.id, disabled: true, version: 1 } })
    await accept()
    for (const email of [emailOf('Operations'), emailOf('Finance'), 'office@example.com'])
      expect(await told(email), email).toEqual(['Nova New joined Test Solar'])
    expect(await told(emailOf('Designer'))).toEqual([])
    expect(await told(emailOf('Owner'))).toEqual([])
    expect((await read()).rules.find(({ event }) => event === 'member_joined')?.user_ids).toEqual([finance.user.id])
  })

  it('no one is notified where no one is chosen', async () => {
    await save([rule('agreement_declined')])
    const { signer } = await sent(test, owner)
    await signer.decline('Not now')
    expect(await told(emailOf('Owner'))).toEqual([])
  })

  it('an event that is not named keeps its rule', async () => {
    await save([rule('agreement_signed')])
    const { data } = await save([rule('member_joined')], 1)
    const unheard = data?.rules.filter(({ responsible }) => !responsible)
    expect(unheard?.map(({ event }) => event)).toEqual(['agreement_signed', 'member_joined'])
    const audits = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(JSON.stringify(audits)).toContain('"after":"nobody"')
  })

  it('only from the company’s own roles and members, each event once, by who may', async () => {
    const stranger = '0198f7a2-0000-7000-8000-000000000999'
    const wrong = async (...rules: Rule[]) => Object.keys((await refusal(save(rules))).fields)
    expect(await wrong(rule('member_joined', { role_ids: [stranger] }))).toEqual(['rules.0.role_ids'])
    expect(await wrong(rule('member_joined', { user_ids: [stranger] }))).toEqual(['rules.0.user_ids'])
    expect(await wrong(rule('member_joined'), rule('member_joined'))).toEqual(['rules'])
    expect(await wrong(rule('member_joined', { addresses: ['office'] }))).toEqual(['rules.0.addresses.0'])
    expect(await wrong()).toEqual(['rules'])
    expect((await save([rule('member_joined')])).data?.version).toBe(1)
    expect(await refusal(save([rule('member_joined')]))).toMatchObject({ status: 409, code: 'stale_version' })
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(rep.GET('/v3/settings.GetNotifications'))).toMatchObject({ status: 403 })
  })
})
