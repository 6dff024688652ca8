// What a signer sees, reports and enters by link, step by step, and what is refused.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { CONSENT_VERSION, consentParagraphs, consentText } from '#machines/agreements/evidence/consent.ts'
import { eventWords } from '#machines/agreements/evidence/events.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { enterTenant } from '#server/db/database.ts'
import { audits } from '#server/db/schema/audits.ts'
import { companies } from '#server/db/schema/company.ts'
import { sha256 } from '#server/ports/ports.ts'
import { emailOf, type TestApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import {
  CORA,
  emailOfSigner,
  field,
  fieldsOf,
  KIM,
  SAM,
  type SigningPage,
  template,
} from '#tests/support/signing/signing.ts'
import { refused, type SigningDesk, signingDesk } from '#tests/support/signing/signing-desk.ts'

let desk: SigningDesk
let test: TestApp
let owner: Client
beforeAll(async () => {
  desk = await signingDesk()
  test = desk.test
  owner = desk.owner
})

describe('what a signer sees', () => {
  it('is their own fields, what the company is, and what those before have left', async () => {
    const people = [SAM, CORA]
    const fields = [
      ...fieldsOf(people),
      field('variable', 'homeowner', 6, { id: 'price', variable: 'contract_price' }),
      field('text', 'homeowner', 7, { id: 'gate', label: 'Gate code', required: false }),
    ]
    const agreement_id = await template(owner, people, fields)
    const { page, second, transaction } = await desk.one(people, { agreement_id })
    const seen = await page.read()
    expect(seen).toMatchObject({
      company: { name: 'Test Solar' },
      project_name: 'Sam Sample',
      language: 'en',
      rep: { name: 'Test Owner', email: emailOf('Owner') },
      signer: { name: 'Sam Sample', role: 'homeowner', status: 'pending', my_turn: true },
      others: [{ name: 'Cora Counter', role: 'countersigner', step: 2, status: 'pending' }],
      status: 'sent',
      shown: [],
      in_person_by: null,
      signed_src: null,
    })
    expect(seen.fields.map(({ id }) => id).sort()).toEqual(
      ['gate', 'homeowner-date', 'homeowner-initials', 'homeowner-signature', 'price'].sort(),
    )
    expect(seen.variables['price']).toMatch(/^\$/)
    expect(JSON.stringify(seen)).not.toContain(emailOfSigner(CORA))
    expect(await refused(second.track('consented'))).toBe('409 not_your_turn')
    expect((await refusal(second.adopt('signature'))).message).toContain('Sam Sample must sign before you')

    await page.sign({ gate: 'ring twice' })
    const after = await second.read()
    expect(after.signer.my_turn).toBe(true)
    expect(after.shown.map(({ field: { id }, text, png_base64 }) => [id, text ?? png_base64?.slice(0, 8)])).toEqual([
      ['homeowner-signature', 'iVBORw0K'],
      ['homeowner-initials', 'iVBORw0K'],
      ['homeowner-date', '11/21/2026'],
      ['gate', 'ring twice'],
    ])
    const ended = await second.sign()
    expect(ended).toMatchObject({ status: 'signed', signer: { status: 'signed' } })
    expect(ended.signed_src).toMatch(/^\/files\//)
    expect((await page.read()).completed_at).not.toBeNull()
    expect((await desk.report(transaction.id)).trail.whole).toBe(true)
  })

  it('is in Spanish where they read Spanish, and what they agree to may be taken back: the team hears of it', async () => {
    const { page, transaction } = await desk.one([{ ...SAM, language: 'es' }])
    const { consent, language } = await page.read()
    expect(language).toBe('es')
    expect(consent.paragraphs[1]).toContain('no está obligado')
    expect((await page.read('en')).consent.paragraphs[1]).toContain('You do not have to agree')
    expect((await refusal(page.save(await page.ready()))).message).toBe('Acepte primero firmar electrónicamente.')
    await page.track('viewed')
    // A reader of the other language consents to that text.
    await page.track('consented', { language: 'en' })
    const { events: trail } = await desk.report(transaction.id)
    expect(trail.find(({ event }) => event === 'consented')?.detail).toMatchObject({
      consent_version: CONSENT_VERSION,
      consent_hash: (await page.read('en')).consent.hash,
      language: 'en',
      company: 'Test Solar',
      ip: '192.0.2.1',
      device: 'Unknown device',
    })

    // Taken back, or to other words than today's, it is asked for again.
    for (const number of [1, 2]) await page.track('page_read', { page: number })
    const signed = await page.ready()
    expect(await page.track('consent_withdrawn')).toBe(true)
    expect(await page.track('consent_withdrawn')).toBe(false)
    expect((await page.read()).consent.given_at).toBeNull()
    expect(await refused(page.save(signed))).toBe('409 consent_missing')
    await page.track('consented')
    const phone = (number: string | null) =>
      test.database.asOwner(db => db.update(companies).set({ phone: number }).where(eq(companies.company_id, 2)))
    await phone('(602) 555-0199')
    expect(await refused(page.save(signed))).toBe('409 consent_missing')
    await page.track('consented')
    expect(await page.track('paper_requested')).toBe(true)
    expect(await page.track('paper_requested')).toBe(false)
    const told = await desk.teamMails()
    expect(told).toContain('Consent withdrawn: Solar agreement, Sam Sample')
    expect(told.filter(subject => subject.startsWith('Paper copy requested: '))).toHaveLength(1)
    expect((await page.save(signed)).status).toBe('signed')
    expect(await page.track('consented')).toBe(false)
    expect(await page.track('downloaded')).toBe(true)
    expect((await desk.events(transaction.id)).at(-1)).toBe('downloaded')
    await phone(null)
  })
})

describe('what a page tells', () => {
  it('is noted once where once is enough, with where it came from', async () => {
    const { page, transaction } = await desk.one()
    expect(await refused(page.track('consented'))).toBe('409 not_viewed')
    expect(await page.track('viewed', { time_zone: 'America/Phoenix' })).toBe(true)
    expect(await page.track('viewed')).toBe(false)
    expect(await page.track('resumed', { time_zone: 'Not/AZone' })).toBe(true)
    expect(await page.track('resumed')).toBe(false)
    expect(await page.track('device_received')).toBe(false)
    expect(await page.track('consented')).toBe(true)
    expect(await page.track('consented')).toBe(false)
    expect((await refusal(page.track('page_read'))).status).toBe(400)
    expect((await refusal(page.track('page_read', { page: 3 }))).fields).toEqual({ page: 'The document has 2 pages.' })
    const text_hash = 'ab'.repeat(32)
    expect(await page.track('page_read', { page: 2, shown_as: 'text', text_hash })).toBe(true)
    expect(await page.track('page_read', { page: 2 })).toBe(false)
    expect(await refused(page.track('downloaded'))).toBe('409 not_sealed')
    const { events: trail } = await desk.report(transaction.id)
    expect(trail.map(({ event }) => event).filter(event => event !== 'link_made')).toEqual([
      'sent',
      'viewed',
      'resumed',
      'consented',
      'page_read',
    ])
    const read = trail.find(({ event }) => event === 'page_read') ?? { event: '', detail: {} }
    expect(read.detail).toMatchObject({ page: '2', shown_as: 'text', text_hash })
    expect(eventWords(read, 'en')).toBe('Read a page (page 2, as text, SHA-256 abababababab)')
    expect(trail.find(({ event }) => event === 'viewed')).toMatchObject({
      actor: 'Sam Sample',
      signer_id: transaction.signers[0]?.id,
      detail: { ip: '192.0.2.1', device: 'Unknown device', time_zone: 'America/Phoenix' },
    })
    expect(await desk.teamMails()).toContain('Opened: Solar agreement, Sam Sample')

    // And it stops where no person would continue.
    const adopting = async () => {
      for (let count = 0; count < 31; count++) {
        const answer = await refusal(page.adopt('initials', 'AAAAAAAA'))
        if (answer.status !== 400) throw answer
      }
    }
    expect(await refused(adopting())).toBe('429 too_many_tries')
    desk.wait(2)
    expect((await page.adopt('initials')).kind).toBe('initials')
    await test.database.asOwner(db =>
      db.execute(sql`insert into transaction_events (company_id, transaction_id, seq, at, event, actor, detail, previous_hash, hash)
        values (2, ${transaction.id}, 3000, now(), 'viewed', 'x', '{}', '', '')`),
    )
    expect(await refused(page.track('resumed'))).toBe('429 too_many_events')
  })
})

describe('what is filled in', () => {
  let page: SigningPage
  let second: SigningPage
  let transaction_id = ''
  beforeAll(async () => {
    const people = [SAM, KIM]
    const fields = [
      ...fieldsOf(people),
      field('text', 'homeowner', 6, { id: 'gate', label: 'Gate code' }),
      field('checkbox', 'homeowner', 7, { id: 'hoa', label: 'HOA agrees' }),
      field('text', 'homeowner', 8, { id: 'note', required: false }),
      field('text', 'co_homeowner', 9, { id: 'hers', required: false }),
      field('variable', 'homeowner', 10, { id: 'price', variable: 'contract_price' }),
    ]
    const sent = await desk.one(people, { agreement_id: await template(owner, people, fields) })
    page = sent.page
    second = sent.second
    transaction_id = sent.transaction.id
  })

  it('stays on the server, for a reload or another device', async () => {
    await page.prepare()
    const { id } = await page.adopt('signature')
    const { id: replacement } = await page.adopt('signature')
    expect(replacement).not.toBe(id)
    expect(await page.keep({ gate: '4\u00077', hoa: 'true' }, ['homeowner-initials'])).toBe(true)
    expect(await page.read()).toMatchObject({
      values: { gate: '4 7', hoa: 'true' },
      signed_fields: ['homeowner-initials'],
      pages_read: [1, 2],
    })
    expect((await page.adopted()).map(one => one.id)).toEqual([replacement])
    // The holder of the other link sees nothing of it.
    expect(await second.adopted()).toEqual([])
    expect((await second.read()).values).toEqual({})
  })

  it('is refused in a field of another signer: 403, in the trail and in the audit log', async () => {
    expect(await refused(page.keep({ hers: 'x' }))).toBe('403 not_your_field')
    expect(await refused(page.save({ ...(await page.ready()), signed_fields: ['co_homeowner-signature'] }))).toBe(
      '403 not_your_field',
    )
    const { events: trail } = await desk.report(transaction_id)
    expect(trail.filter(({ event }) => event === 'refused').map(({ detail }) => detail['fields'])).toEqual([
      'hers',
      'co_homeowner-signature',
    ])
    const lines = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      return db.select().from(audits).where(eq(audits.entity_id, transaction_id))
    })
    expect(lines.filter(({ sentence }) => sentence === 'tried to fill in another signer’s field')).toMatchObject([
      { actor_name: 'Sam Sample', actor_id: null },
      { actor_name: 'Sam Sample' },
    ])
  })

  it('is refused with a sentence for each field that cannot be', async () => {
    const wrong = await refusal(
      page.keep({ nowhere: 'x', price: '1', 'homeowner-date': '01/01/2027', 'homeowner-signature': 'x', hoa: 'yes' }, [
        'gate',
        'void',
      ]),
    )
    expect(wrong.status).toBe(400)
    expect(wrong.fields).toEqual({
      nowhere: 'The agreement has no such field.',
      void: 'The agreement has no such field.',
      price: 'This is filled in for you.',
      'homeowner-date': 'This is filled in for you.',
      'homeowner-signature': 'Your signature or initials go here.',
      hoa: 'Check the box or leave it empty.',
      gate: 'No signature goes here.',
    })
    const body = await page.ready({ gate: ' ', hoa: '' })
    const missing = await refusal(page.save({ ...body, signed_fields: ['homeowner-initials'] }))
    expect(missing.fields).toEqual({
      gate: 'Fill in “Gate code” on page 1.',
      hoa: 'Check “HOA agrees” on page 2.',
      'homeowner-signature': 'Sign on page 1.',
    })
  })

  it('is signed only with a signature of one’s own, of the document as shown', async () => {
    const values = { gate: '47', hoa: 'true' }
    const body = await page.ready(values)
    const hers = await second.prepare().then(() => second.ready())
    const foreign = { ...body, signature_id: hers.signature_id }
    expect((await refusal(page.save(foreign))).fields).toEqual({
      signature_id: 'Create your signature first.',
    })
    const swapped = { ...body, initials_id: body.signature_id }
    expect((await refusal(page.save(swapped))).fields).toEqual({ initials_id: 'Create your initials first.' })
    expect(await refused(page.save({ ...body, document_hash: 'a'.repeat(64) }))).toBe('409 document_changed')
    expect(await refused(page.save({ ...body, consent_version: '2020-01' }))).toBe('409 consent_missing')
    expect((await page.read()).signer.status).toBe('viewed')
    expect((await page.save(body)).signer.status).toBe('signed')
    // Late events from an outdated page change nothing.
    expect(await page.keep({ gate: 'changed' })).toBe(false)
    expect(await refused(page.adopt('signature'))).toBe('409 already_signed')
    expect((await page.read()).values).toEqual(values)
    expect((await second.save(hers)).status).toBe('signed')
  })
})

describe('without a mail server', () => {
  const MAILED = { company: 'Demo Solar', phone: '(602) 555-0100', email: 'hello@example.com', mails: true }

  it('no words promise an email, and with one the words are those signed documents carry', async () => {
    const { page } = await desk.one()
    const { consent, mail_server } = await page.read('en')
    expect(mail_server).toBe(false)
    expect(consent.paragraphs.join(' ')).not.toMatch(/e-mail address|are sent to/)
    expect(consent.paragraphs[3]).toMatch(/^The agreement and its copy are given to you by the link/)
    // Sealed documents carry these hashes.
    expect(sha256(consentText(consentParagraphs('en', MAILED)))).toMatch(/^49aa0d085d2e4ead/)
    expect(sha256(consentText(consentParagraphs('es', MAILED)))).toMatch(/^5048a8b609bc58c7/)
  })

  it('what was agreed to is asked again once emails go out, and its own words stay in the seal', async () => {
    const { page, transaction } = await desk.one()
    await page.prepare()
    const body = await page.ready()
    desk.test.ports.mail_server = true
    expect(await refused(page.save(body))).toBe('409 consent_missing')
    desk.test.ports.mail_server = false
    expect((await page.save(body)).status).toBe('signed')
    const { events } = await desk.report(transaction.id)
    expect(events.find(({ event }) => event === 'consented')?.detail['company_mails']).toBe('no')
    const sealed = (await page.read()).signed_src
    expect(sealed).toMatch(/^\/files\//)
  })
})
