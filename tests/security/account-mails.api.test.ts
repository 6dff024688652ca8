// Account emails contain access to an account, or warn of its use: only their recipient gets them, whatever a company's
// settings.
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { isMailKind, type MailKind } from '#machines/company/mail/account-mails.ts'
import { LINK_MARK } from '#machines/company/mail/rules.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { passwordLink } from '#server/company/session/password-link.ts'
import { writeSetting } from '#server/company/settings/store.ts'
import { inCompany } from '#server/db/database.ts'
import { audits } from '#server/db/schema/audits.ts'
import type { OutgoingMail } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { CLIENT, googleStandIn } from '#tests/support/google.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'
import { mailServer, mailThrough, silentServer } from '#tests/support/mail-server.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const COMPANY = 9
const OWNER = emailOf('Owner', COMPANY)
const SECRET = 'https://app.example.com/opens?secret=four-quiet-words'

let test: TestApp
/** May only manage the mail server and its texts. */
let office: TestApp['anyone']
let by_product: OutgoingMail[]
const open: { close(): unknown }[] = []
beforeEach(async () => {
  test = await testApp()
  const role = (name: string, permissions: Schemas['Role']['permissions']) => ({ name, description: '', permissions })
  await test.addCompany(COMPANY, 'Weak Solar', [
    role('Owner', ['settings.services', 'settings.edit', 'team.invite', 'team.reset_password']),
    role('Office', ['settings.services']),
  ])
  office = (await test.signIn(emailOf('Office', COMPANY))).call
  by_product = []
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function sink() {
  const server = await mailServer()
  open.push(server)
  await mailThrough(office, server.port)
  return server
}
const deliver = () =>
  deliverDue({
    database: test.database,
    ports: test.ports,
    log: pino({ level: 'silent' }),
    transport: { send: async mail => void by_product.push(mail) },
  })
const askReset = () => test.anyone.POST('/v3/users.RequestResetPassword', { body: { email: OWNER } })
const write = (kind: MailKind, to: string) =>
  inCompany(test.database, COMPANY, db =>
    writeMail(db, test.ports, {
      company_id: COMPANY,
      kind,
      to,
      language: 'en',
      subject: kind,
      body: `Open it.\n\n${LINK_MARK}`,
      link: { url: SECRET, role_id: null },
    }),
  )
const kinds = () => {
  const { document, follow } = contractAt(PRODUCT)
  const schemas = follow(follow(document['components'])['schemas'])
  const named = follow(follow(follow(schemas['Mail'])['properties'])['kind'])['enum']
  return z.array(z.string().refine(isMailKind)).parse(named)
}
const ACCOUNT: MailKind[] = [
  'approval',
  'invitation',
  'new_device',
  'password_changed',
  'password_reset',
  'sign_in_changed',
  'sign_in_link',
  'sign_up',
]

it('a user who sets the company’s mail server does not read an Owner’s password reset', async () => {
  const server = await sink()
  await askReset()
  await deliver()
  expect(server.taken).toEqual([])
  expect(by_product.map(({ to }) => to)).toEqual([OWNER])
})

describe('every mail of the contract', () => {
  it('about an account leaves by the installation’s server, and every other by the company’s own', async () => {
    const server = await sink()
    for (const kind of kinds()) await write(kind, `${kind}@example.com`)
    await deliver()
    expect(by_product.map(({ subject }) => subject).sort()).toEqual(ACCOUNT)
    const others = kinds().filter(kind => !ACCOUNT.includes(kind))
    expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(others.map(kind => `${kind}@example.com`).sort())
  })

  it('about an account leaves by the installation’s server despite a Google account', async () => {
    const google = await googleStandIn()
    open.push(google)
    test.ports.google = google.google
    await office.POST('/v3/settings.GoogleConfig', { body: { ...CLIENT, version: 0 } })
    const { authorization_url, browser_key } = answered((await office.POST('/v3/settings.ConnectGoogle')).data)
    const { pathname, search } = new URL(google.consent(authorization_url).allow)
    await test.app.request(`${pathname}${search}`, { headers: { cookie: `google_connect=${browser_key}` } })
    await askReset()
    await write('proposal', 'sam.sample@example.com')
    await deliver()
    expect(by_product.map(({ to }) => to)).toEqual([OWNER])
    expect(google.state.sent).toHaveLength(1)
  })

  it('about an account waits in the outbox where the installation has no server, whatever the company has', async () => {
    const server = await sink()
    await askReset()
    await deliverDue({
      database: test.database,
      ports: test.ports,
      log: pino({ level: 'silent' }),
      transport: undefined,
    })
    expect(server.taken).toEqual([])
    const [mail] = await mailsTo(test, COMPANY, OWNER)
    expect(mail?.status).toBe('kept')
    const again = office.POST('/v3/messages.SendAgain', { body: { mail_id: mail?.id ?? '' } })
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'no_mail_server' })
  })

  it('about an account is not held up by a mail server of the company that never answers', async () => {
    test.ports.mail_patience_ms = 150
    const silent = await silentServer()
    open.push(silent)
    await mailThrough(office, silent.port)
    await write('proposal', 'sam.sample@example.com')
    const busy = new Set<number>()
    const accepted = new Map<string, number>()
    const log = pino({ level: 'silent' })
    const transport = { send: async (mail: OutgoingMail) => void by_product.push(mail) }
    const round = () => deliverDue({ database: test.database, ports: test.ports, log, transport, busy, accepted })
    const hanging = round()
    await expect.poll(() => busy.has(COMPANY)).toBe(true)
    await expect.poll(() => busy.has(0)).toBe(false)
    await askReset()
    await round()
    expect(by_product.map(({ to }) => to)).toEqual([OWNER])
    await hanging
  })
})

describe('without the installation’s mail server', () => {
  it('a new password comes by a link the server’s operator makes, and the audit log says so', async () => {
    const link = await passwordLink(test.database, test.ports, OWNER.toUpperCase())
    const reset = new URL(link).searchParams.get('reset') ?? ''
    const password = 'seven quiet sunflowers'
    expect((await test.anyone.POST('/v3/users.ResetPassword', { body: { reset, password } })).data?.email).toBe(OWNER)
    const rows = await inCompany(test.database, COMPANY, db => db.select().from(audits))
    expect(rows.map(row => `${row.actor_name} ${row.sentence}`)).toContain(
      'Server operator made a password link for Test Owner on the server',
    )
    expect(JSON.stringify(rows)).not.toContain(reset)
    await expect(passwordLink(test.database, test.ports, 'nobody@example.com')).rejects.toThrow('no active account')
  })

  it('a server with the demo company prints the link to its terminal, and no other log has it', async () => {
    await askReset()
    await write('proposal', 'sam.sample@example.com')
    const lines: string[] = []
    const shown: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    const show = ({ to, link }: { to: string; link: string }) => shown.push(`${to} ${link}`)
    await deliverDue({ database: test.database, ports: test.ports, log, transport: undefined, show })
    expect(shown).toEqual([expect.stringMatching(/^owner-9@example\.com .*\/reset-password\?reset=/)])
    expect(lines.join('')).not.toContain('reset=')
  })
})

describe('the outbox', () => {
  it('hides the link of an account mail from everyone, an Owner included', async () => {
    const owner = (await test.signIn(OWNER)).call
    for (const kind of ACCOUNT) await write(kind, 'nova@example.com')
    for (const { id, kind } of await mailsTo(test, COMPANY, 'nova@example.com'))
      for (const call of [office, owner]) {
        const query = { mail_id: id }
        const read = answered((await call.GET('/v3/messages.GetMail', { params: { query } })).data)
        expect(JSON.stringify(read), kind).not.toContain('four-quiet-words')
        expect(read.link_withheld, kind).toContain('Only the recipient')
      }
  })

  it('shows it on no other way: the list, a resend, an archive’s rows and the audit log name no link', async () => {
    const owner = (await test.signIn(OWNER)).call
    test.ports.mail_server = true
    await askReset()
    const secret = new URL(await linkIn(test, COMPANY, OWNER)).searchParams.get('reset') ?? '-'
    await deliverDue({
      database: test.database,
      ports: { ...test.ports, mail_server: false },
      log: pino({ level: 'silent' }),
      transport: undefined,
    })
    const [mail] = await mailsTo(test, COMPANY, OWNER)
    const seen = [
      await owner.GET('/v3/messages.ListMails', {}),
      await owner.POST('/v3/messages.SendAgain', { body: { mail_id: mail?.id ?? '' } }),
      await mailsTo(test, COMPANY, OWNER),
    ]
    expect(secret.length).toBeGreaterThan(20)
    expect(JSON.stringify(seen.map(one => ('data' in one ? one.data : one)))).not.toContain(secret)
  })
})

describe('the company’s own words', () => {
  const save = (body: Input<'/v3/settings.MailTexts'>) => office.POST('/v3/settings.MailTexts', { body })

  it('of an account mail can take its link nowhere else', async () => {
    for (const kind of ['password_reset', 'invitation'] as const)
      for (const body of [
        'Go on:\n\nhttps://sink.example/?to={link}',
        'Go on: sink.example/{link}',
        'https://sink.example@{link}',
        'Go on: {link}.sink.example',
        'New here? https://sink.example/reset\n\n{link}',
        'New here? www.sink.example\n\n{link}',
        'New here? sink.example/reset\n\n{link}',
      ]) {
        const fields = (await refusal(save({ kind, subject: 'Hello', body, version: 0 }))).fields
        expect(fields['body'], body).toMatch(/web address|space/)
      }
    const fields = (
      await refusal(save({ kind: 'password_reset', subject: 'See sink.example/reset', body: '{link}', version: 0 }))
    ).fields
    expect(fields['subject']).toContain('web address')
  })

  it('may still say what they like around it', async () => {
    const body = 'Hi {firstname}!\n\nQuestions? Ask office@weak.example.com. Use this: {link}.\nIt works once.'
    expect((await save({ kind: 'password_reset', subject: 'Hello', body, version: 0 })).data?.version).toBe(1)
  })

  it('saved before this rule give way to the product’s own', async () => {
    const { user } = await test.signIn(OWNER)
    const text = { subject: 'Hello', body: 'https://sink.example/?to={link}' }
    await inCompany(test.database, COMPANY, db =>
      writeSetting(db, test.ports, { company_id: COMPANY, user_id: user.id }, 'mail_texts', 0, {
        texts: { password_reset: text },
      }),
    )
    await askReset()
    expect((await mailsTo(test, COMPANY, OWNER))[0]?.body).not.toContain('sink.example')
    const { texts } = answered((await office.GET('/v3/settings.GetMailTexts')).data)
    expect(texts.find(({ kind }) => kind === 'password_reset')).toMatchObject({ is_own: false })
  })
})
