// What counts as sent and emailed: only what a mail server accepted, or what a user confirms having sent.
import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import type { MailTransport } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailServer, mailThrough } from '#tests/support/mail-server.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, published } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'
import { hasLeft, signerLines, standingOf } from '#web/agreements/transaction-words.ts'
import { standingOf as standingOfProposal } from '#web/proposals/standing.ts'

const SAM = 'sam.sample@example.com'
let test: TestApp
let owner: Client
let agreement_id: string
let close: (() => Promise<void>) | undefined
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  agreement_id = await demoAgreement(owner)
})
beforeEach(() => test.clock.now.setMinutes(test.clock.now.getMinutes() + 1))
afterEach(async () => {
  await close?.()
  close = undefined
  const { smtp, version } = answered((await owner.GET('/v3/settings.GetSMTPConfig')).data)
  await owner.POST('/v3/settings.SMTPConfig', { body: { ...smtp, enabled: false, version } })
})

async function withMailServer() {
  const server = await mailServer()
  close = server.close
  await mailThrough(owner, server.port)
  return server
}
const deliver = (transport?: MailTransport) =>
  deliverDue({ database: test.database, ports: test.ports, log: pino({ level: 'silent' }), transport })
const sayings = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.ListActivity', { params: { query: { project_id } } })).data).activity.map(
    ({ sentence }) => sentence,
  )

describe('a proposal', () => {
  async function ready() {
    const { project_id } = await financed(owner)
    await published(owner, project_id)
    const query = { project_id }
    const prepared = answered((await owner.GET('/v3/proposal.PrepareMessage', { params: { query } })).data)
    const homeowner_ids = prepared.recipients.map(({ homeowner_id }) => homeowner_id)
    const { subject, body, mail_server } = prepared
    const mail = () =>
      owner.POST('/v3/proposal.Send', {
        body: { project_id, way: 'mail', homeowner_ids, cc: [], subject, body },
      })
    const standing = async () => {
      const { proposal } = answered((await owner.GET('/v3/proposal.Get', { params: { query } })).data)
      const { sends } = answered((await owner.GET('/v3/proposal.ListSends', { params: { query } })).data)
      const { next_step } = answered((await owner.GET('/v3/projects.GetNextStep', { params: { query } })).data)
      return proposal && [standingOfProposal(proposal, sends), next_step?.action]
    }
    return { project_id, homeowner_ids, mail_server, mail, standing }
  }

  it('that no mail server took is not sent, whatever was asked for', async () => {
    const { project_id, mail_server, mail, standing } = await ready()
    expect(mail_server).toBe(false)
    answered((await mail()).data)
    expect(await standing()).toEqual(['going', 'View visits'])
    await deliver()
    expect(await standing()).toEqual(['unsent', 'Send'])
    expect((await sayings(project_id)).join()).not.toContain('sent the proposal')
    expect((await sayings(project_id)).join()).toContain('no email server sent it')
  })

  it('is sent once the mail server took it', async () => {
    const server = await withMailServer()
    const { project_id, mail_server, mail, standing } = await ready()
    expect(mail_server).toBe(true)
    answered((await mail()).data)
    await deliver()
    expect(server.taken.map(({ to }) => to)).toEqual([[SAM]])
    expect(await standing()).toEqual(['sent', 'View visits'])
    expect(await sayings(project_id)).toContain('emailed the proposal to Sam Sample')
  })

  it('is sent when a user confirms having sent its link, and says who', async () => {
    const { project_id, homeowner_ids, standing } = await ready()
    expect(await standing()).toEqual(['unsent', 'Send'])
    const { sends } = answered(
      (await owner.POST('/v3/proposal.Send', { body: { project_id, way: 'link', homeowner_ids } })).data,
    )
    expect(sends).toMatchObject([{ way: 'link', status: 'handed_over', to: SAM, sent_by_name: 'Test Owner' }])
    expect(await standing()).toEqual(['sent', 'View visits'])
    expect(await sayings(project_id)).toContain('recorded that they sent Sam Sample the proposal’s link')
  })
})

describe('an agreement', () => {
  async function out(deliver_by: 'mail' | 'none') {
    const { project_id } = await financed(owner)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: SAM }]
    const body = { project_id, agreement_id, signers, deliver: deliver_by }
    const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body })).data)
    const signer_id = transaction.signers[0]?.id ?? ''
    const said = async () => {
      const query = { project_id }
      const { data } = await owner.GET('/v3/agreements.ListTransactionsByProject', { params: { query } })
      const [now] = answered(data).transactions
      const signer = now?.signers[0]
      if (!now || !signer) throw new Error('The agreement is gone')
      const at = test.clock.now.getTime()
      return { label: standingOf(now, at).label, left: hasLeft(now), lines: signerLines(now, signer, at).join(' · ') }
    }
    return { project_id, ids: { transaction_id: transaction.id, signer_id }, said }
  }

  it('that no mail server took is a link, and nothing says mailed or sent', async () => {
    const { project_id, said } = await out('mail')
    await deliver()
    const { lines, ...standing } = await said()
    expect(standing).toEqual({ label: 'Link created', left: false })
    expect(lines).toContain('Link created, not emailed')
    expect((await sayings(project_id)).filter(one => one.includes('Sam Sample'))).toEqual([
      expect.stringMatching(/^prepared “.+” for Sam Sample to sign$/),
    ])
  })

  it('is mailed once the mail server took it', async () => {
    await withMailServer()
    const { project_id, said } = await out('mail')
    expect((await said()).lines).toContain('Email on its way')
    await deliver()
    const { lines, ...standing } = await said()
    expect(standing).toEqual({ label: 'Out for signature', left: true })
    expect(lines).toContain('Emailed')
    expect((await sayings(project_id)).join()).toContain('for signature')
  })

  it('is sent when a user confirms having sent its link, which has to be out', async () => {
    const { project_id, ids, said } = await out('none')
    expect(await said()).toMatchObject({ label: 'Ready to sign', left: false })
    const record = () => owner.POST('/v3/agreements.MarkLinkSent', { body: ids })
    expect(await refusal(record())).toMatchObject({ status: 409, code: 'no_link' })
    answered((await owner.POST('/v3/agreements.GenerateURL', { body: ids })).data)
    expect(await said()).toMatchObject({ label: 'Link created', left: false })
    answered((await record()).data)
    const { lines, ...standing } = await said()
    expect(standing).toEqual({ label: 'Out for signature', left: true })
    expect(lines).toContain('Link sent by Test Owner')
    expect((await sayings(project_id)).join()).toContain('recorded that they sent Sam Sample the link')
  })
})

describe('an invitation', () => {
  const invite = async (email: string) => {
    const { user } = await test.signIn(emailOf('Sales Rep'))
    const body = { rows: [{ email, role_id: user.role_id }] }
    return answered((await owner.POST('/v3/users.InviteMembers', { body })).data)
  }

  it('is a link for the inviter unless the installation has a mail server, whatever the company has', async () => {
    const by_hand = await invite('by-hand@example.com')
    expect(by_hand).toMatchObject({ mailed: false, results: [{ invited: true }] })
    expect(by_hand.results[0]?.url).toContain('/join/')
    const server = await withMailServer()
    expect(await invite('by-hand-too@example.com')).toMatchObject({ mailed: false, results: [{ invited: true }] })
    await deliver()
    test.ports.mail_server = true
    expect(await invite('by-mail@example.com')).toMatchObject({ mailed: true, results: [{ invited: true }] })
    test.ports.mail_server = false
    const to: string[] = []
    await deliver({ send: async mail => void to.push(mail.to) })
    expect(to).toEqual(['by-mail@example.com'])
    expect(server.taken).toEqual([])
  })
})
