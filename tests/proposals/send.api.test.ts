// Sending a published proposal: prepared text, recipients, refusals, and records.

import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input } from '#sdk/types.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import type { MailTransport, OutgoingMail } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed } from '#tests/support/sale.ts'

const SAM = 'sam.sample@example.com'
const ALEX = 'alex.sample@example.com'

type Mail = Extract<Input<'/v3/proposal.Send'>, { way: 'mail' }>
type Published = { project_id: string; option_id: string; version: number; url: string }

let test: TestApp
let rep: Client
/** Published; Sam has a mail address, Alex a phone and later an address. */
let home: Published & { sam: string; alex: string }
let later: Published

beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  const { project_id, offer } = await financed(rep)
  const homeowner = { firstname: 'Alex', lastname: 'Sample', phone: '(602) 555-0142' }
  await rep.POST('/v3/homeowners.Add', { body: { project_id, homeowner } })
  const made = await publish({ project_id, option_id: offer.option_id, version: 0 }, { valid_until: '2026-12-20' })
  const [sam = '', alex = ''] = (await prepare(project_id)).recipients.map(({ homeowner_id }) => homeowner_id)
  home = { ...made, sam, alex }
  const second = await financed(rep)
  later = { project_id: second.project_id, option_id: second.offer.option_id, version: 0, url: '' }
})

async function publish({ project_id, option_id, version }: Omit<Published, 'url'>, more: object = {}) {
  const body = { project_id, version, language: 'en' as const, option_ids: [option_id], publish: true, ...more }
  const { proposal } = answered((await rep.POST('/v3/proposal.Save', { body })).data)
  return { project_id, option_id, version: proposal.version, url: proposal.public_url ?? '' }
}
const asked = (project_id: string, by = rep) =>
  by.GET('/v3/proposal.PrepareMessage', { params: { query: { project_id } } })
const prepare = async (project_id: string) => answered((await asked(project_id)).data)
const send = (body: Input<'/v3/proposal.Send'>, by = rep) => by.POST('/v3/proposal.Send', { body })
const mail = (words: Partial<Mail> = {}): Mail => ({
  project_id: home.project_id,
  way: 'mail',
  homeowner_ids: [home.sam],
  cc: [],
  subject: 'Your proposal',
  body: 'Hello {firstname},\n\n{link}',
  ...words,
})
const sends = async (project_id = home.project_id) =>
  answered((await rep.GET('/v3/proposal.ListSends', { params: { query: { project_id } } })).data).sends
const activity = async () => {
  const query = { project_id: home.project_id }
  return answered((await rep.GET('/v3/projects.ListActivity', { params: { query } })).data).activity.map(
    ({ sentence }) => sentence,
  )
}
const deliver = (transport: MailTransport | undefined) =>
  deliverDue({ database: test.database, ports: test.ports, log: pino({ level: 'silent' }), transport })
/** Sessions don't last that long. */
async function pass(ms: number) {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
  rep = (await test.signIn(emailOf('Sales Rep'))).call
}

describe('what a proposal is sent with', () => {
  it('says the figures that were published, and leaves each reader’s name and the link open', async () => {
    const prepared = await prepare(home.project_id)
    expect(prepared).toMatchObject({
      subject: 'Your solar proposal from Test Solar',
      url: home.url,
      frame: { head: 'Test Solar', button: 'View your proposal' },
      recipients: [
        { name: 'Sam Sample', email: SAM, is_primary: true, phone: null },
        { name: 'Alex Sample', email: null, phone: '(602) 555-0142' },
      ],
    })
    expect(prepared.body).toMatch(
      /^Hello \{firstname\},\n\n.*12 Example Street, Phoenix.* \d(\.\d+)? kW, about [\d,]+ kWh/,
    )
    expect(prepared.body).toContain('\n\n{link}\n\nYou can accept it on that page until 12/20/2026.')
    // The rep has no phone: the line that would name it is left out.
    expect(prepared.body).not.toContain('call me')
    expect(prepared.recipients[1]?.text).toBe(
      `Hi Alex, this is Test Sales Rep from Test Solar. Your solar proposal is ready: ${home.url}`,
    )
  })

  it('is nothing before it is published; then it follows the language and the company’s own words', async () => {
    const { project_id } = later
    expect(await refusal(asked(project_id))).toMatchObject({ status: 409, code: 'not_published' })
    const begun = await publish(later, { publish: false })
    expect(await refusal(asked(project_id))).toMatchObject({ status: 409, code: 'not_published' })
    const owner = (await test.signIn(emailOf('Owner'))).call
    const es = {
      kind: 'proposal_es' as const,
      subject: 'De {company}',
      body: '{firstname}: {price}, {offset}\n\n{link}',
    }
    await owner.POST('/v3/settings.MailTexts', { body: { ...es, version: 0 } })
    later = await publish(begun, { language: 'es', valid_until: test.clock.now.toISOString().slice(0, 10) })
    const prepared = await prepare(project_id)
    expect(prepared).toMatchObject({ subject: 'De Test Solar', frame: { button: 'Ver su propuesta', language: 'es' } })
    expect(prepared.body).toMatch(/^\{firstname\}: \$[\d,]+\.\d\d, \d+%\n\n\{link\}$/)
    expect(prepared.recipients[0]?.text).toMatch(/^Hola, Sam: soy Test Sales Rep/)
  })
})

describe('it is not sent', () => {
  const refused = async (words: Partial<Mail>) => (await refusal(send(mail(words)))).fields

  it('without a recipient, to one without an address, or to another household', async () => {
    expect((await refused({ homeowner_ids: [home.alex] }))['homeowner_ids']).toContain(
      'Alex Sample has no email address',
    )
    const text = send({ project_id: home.project_id, way: 'text', homeowner_ids: [home.sam] })
    expect((await refusal(text)).fields['homeowner_ids']).toContain('Sam Sample has no phone number')
    const stranger = (await prepare(later.project_id)).recipients[0]?.homeowner_id ?? ''
    expect((await refused({ homeowner_ids: [home.sam, stranger] }))['homeowner_ids']).toContain(
      'no longer part of this project',
    )
    expect((await refusal(send(mail({ homeowner_ids: [] })))).status).toBe(400)
  })

  it('without its link, with unknown variables, or under more than one line of subject', async () => {
    expect((await refused({ body: 'Here it is.' }))['body']).toContain('Put {link} where it goes')
    expect((await refused({ body: '{link} {price}' }))['body']).toContain('can’t use {price}')
    expect((await refused({ subject: 'Hi\r\nBcc: all@example.com' }))['subject']).toBe('Keep the subject on one line.')
    expect((await refused({ subject: 'See {link}' }))['subject']).toContain('not in the subject')
    expect((await refused({ subject: ' ' }))['subject']).toBe('Enter a subject.')
    expect((await refusal(send(mail({ cc: ['not an address'] })))).status).toBe(400)
    expect(await mailsTo(test, 2, SAM)).toHaveLength(0)
  })

  it('without permission, nor by another company', async () => {
    const designer = (await test.signIn(emailOf('Designer'))).call
    expect((await refusal(send(mail(), designer))).status).toBe(403)
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const other = (await test.signIn(emailOf('Owner', 3))).call
    const query = { params: { query: { project_id: home.project_id } } }
    expect((await refusal(send(mail(), other))).status).toBe(404)
    expect((await refusal(other.GET('/v3/proposal.ListSends', query))).status).toBe(404)
    expect((await refusal(asked(home.project_id, other))).status).toBe(404)
  })
})

describe('sending', () => {
  it('happens once, however often the button is pressed, and is delivered in the company’s name', async () => {
    const headers = { 'Idempotency-Key': 'one-press-of-a-button' }
    const press = () => rep.POST('/v3/proposal.Send', { body: mail(), headers })
    const [first, second] = await Promise.all([press(), press()])
    expect(second.data).toEqual(first.data)
    expect(await sends()).toMatchObject([{ to: SAM, to_name: 'Sam Sample', cc: false, status: 'queued', reason: null }])
    expect(await linkIn(test, 2, SAM)).toBe(home.url)
    await deliver({ send: async () => Promise.reject(new Error('Mailbox full')) })
    expect(await sends()).toMatchObject([{ status: 'queued', reason: 'Mailbox full' }])
    await pass(60_000)
    const taken: OutgoingMail[] = []
    await deliver({ send: async one => void taken.push(one) })
    const delivered = taken.filter(({ to }) => to === SAM)
    expect(delivered).toHaveLength(1)
    // Replies go to the seller; nothing in it mentions the product.
    expect(delivered[0]?.reply_to).toEqual({ name: 'Test Sales Rep', address: emailOf('Sales Rep') })
    expect(delivered[0]?.html).toMatch(/>Test Solar<\/p>[\s\S]*>View your proposal<\/a>/)
    expect(delivered[0]?.html).toContain('Test Solar LLC')
    expect(delivered[0]?.html).not.toContain('Sunquill')
    expect(delivered[0]?.text).toMatch(/^Hello Sam,\n\nhttp\S+\n\n-- \nTest Solar LLC/)
    expect(delivered[0]?.text).toContain(home.url)
    expect(await sends()).toMatchObject([{ status: 'sent', reason: null }])
  })

  it('writes one mail to each, under each one’s own name, and copies to others', async () => {
    const homeowner = { firstname: 'Alex', lastname: 'Sample', phone: '(602) 555-0142', email: ALEX }
    const query = { project_id: home.project_id }
    const { homeowners } = answered((await rep.GET('/v3/homeowners.ListByProject', { params: { query } })).data)
    const version = homeowners.find(({ id }) => id === home.alex)?.version ?? 0
    await rep.POST('/v3/homeowners.Update', { body: { homeowner_id: home.alex, version, homeowner } })
    // A copy to a recipient is dropped, however it is spelled.
    const cc = ['partner@example.com', SAM.toUpperCase()]
    const both = mail({ homeowner_ids: [home.sam, home.alex], cc })
    const answer = answered((await send(both)).data)
    expect(answer.sends.slice(0, -1).map(one => [one.to, one.to_name, one.cc, one.status])).toEqual([
      ['partner@example.com', null, true, 'queued'],
      [ALEX, 'Alex Sample', false, 'queued'],
      [SAM, 'Sam Sample', false, 'queued'],
    ])
    const written = await Promise.all([SAM, ALEX, 'partner@example.com'].map(async to => mailsTo(test, 2, to)))
    expect(written.map(([newest]) => newest?.body)).toEqual([
      'Hello Sam,\n\n{link}',
      'Hello Alex,\n\n{link}',
      'Hello Sam and Alex,\n\n{link}',
    ])
    // The link grants nothing a role must protect: it may be read in the outbox.
    expect(written.flat().every(one => one.kind === 'proposal' && one.link_role_id === null)).toBe(true)
    expect(await activity()).toContain(
      'wrote an email with the proposal to Sam Sample and Alex Sample, with 1 copy; no email server sent it',
    )
    await deliver(undefined)
    expect((await sends()).map(({ status }) => status)).toEqual(['kept', 'kept', 'kept', 'sent'])
  })

  it('adds the disclaimer where a tax credit is mentioned, once', async () => {
    const { disclaimer } = await prepare(home.project_id)
    await send(mail({ body: 'About your tax credit: {link}' }))
    await send(mail({ body: `The tax credit\n\n{link}\n\n${disclaimer}` }))
    const [typed, added] = await mailsTo(test, 2, SAM)
    expect(added?.body).toBe(`About your tax credit: {link}\n\n${disclaimer}`)
    expect(typed?.body.split(disclaimer)).toHaveLength(2)
  })

  it('notes that the link was handed over as a text message', async () => {
    const text = { project_id: home.project_id, way: 'text' as const, homeowner_ids: [home.alex] }
    expect(answered((await send(text)).data).sends[0]).toMatchObject({
      way: 'text',
      to: '(602) 555-0142',
      status: 'handed_over',
      subject: null,
      sent_by_name: 'Test Sales Rep',
    })
    expect(await activity()).toContain('prepared a text message with the proposal’s link for Alex Sample')
  })

  it('stops at twenty within an hour', async () => {
    const before = (await sends()).length
    await pass(3_600_000)
    const cc = [1, 2, 3, 4].map(n => `copy${n}@example.com`)
    for (let round = 0; round < 4; round++) await send(mail({ cc }))
    const late = await refusal(send(mail()))
    expect(late).toMatchObject({ status: 429, code: 'too_many_sends' })
    expect(late.message).toContain('20 times an hour. Wait 60 minutes')
    await pass(3_600_000)
    await send(mail({ cc }))
    expect(await sends()).toHaveLength(before + 25)
  })

  it('ends with its last day, and with a change of the design, until it is published again', async () => {
    await pass(2 * DAY_MS)
    const { project_id } = later
    const homeowner_ids = [(await prepare(project_id)).recipients[0]?.homeowner_id ?? '']
    const again = () => refusal(send(mail({ project_id, homeowner_ids })))
    const over = await again()
    expect(over).toMatchObject({ status: 409, code: 'expired' })
    expect(over.message).toMatch(/until \d\d\/\d\d\/\d{4}\. Set a later date/)
    await publish(later)
    const input = await designInput(rep, project_id, 1)
    await rep.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
    const stale = await again()
    expect(stale).toMatchObject({ status: 409, code: 'out_of_date' })
    expect(stale.message).toContain('Publish the proposal again, then send it')
    expect(await sends(project_id)).toEqual([])
  })
})
