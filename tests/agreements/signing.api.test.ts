// What a signer's link allows, step by step, and what it does not.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { CONSENT_VERSION } from '#server/agreements/consent.ts'
import { enterTenant } from '#server/db/database.ts'
import { audits, companies } from '#server/db/schema.ts'
import { dayWords } from '#server/lib/words.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { ADDRESS, answered, designInput, financed } from '#tests/support/sale.ts'
import {
  CORA,
  emailOfSigner,
  field,
  fieldsOf,
  KIM,
  linkFor,
  outForSignature,
  type Person,
  SAM,
  type SigningPage,
  signingPage,
  template,
} from '#tests/support/signing.ts'

let test: TestApp
let owner: Client
/** Of a loan, so that no signature moves it. */
let shared: { project_id: string }
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  shared = await financed(owner, 'GoodLeap 25 years, 7.49 %')
})

const one = async (people: readonly Person[] = [SAM], more: Parameters<typeof outForSignature>[3] = {}) => {
  const agreement_id =
    more.agreement_id ??
    (await template(
      owner,
      people.filter(({ role }) => role !== 'cc'),
    ))
  const sent = await outForSignature(test, owner, people, { ...shared, ...more, agreement_id })
  const [page, second] = sent.pages
  if (!page) throw new Error('Nobody signs')
  return { ...sent, page, second: second ?? page }
}
const staffReport = async (transaction_id: string) =>
  answered((await owner.GET('/v3/agreements.GetReport', { params: { query: { transaction_id } } })).data).report
const events = async (transaction_id: string) => (await staffReport(transaction_id)).events.map(({ event }) => event)
const teamMails = async () => (await mailsTo(test, 2, emailOf('Owner'))).map(({ subject }) => subject)
const status = async (call: Promise<unknown>) => {
  const { status: number, code } = await refusal(call)
  return `${number} ${code}`
}
const projectStatus = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project.status
const wait = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}

describe('what a signer sees', () => {
  it('is their own fields, what the company is, and what those before have left', async () => {
    const people = [SAM, CORA]
    const fields = [
      ...fieldsOf(people),
      field('variable', 'homeowner', 6, { id: 'price', variable: 'contract_price' }),
      field('text', 'homeowner', 7, { id: 'gate', label: 'Gate code', required: false }),
    ]
    const agreement_id = await template(owner, people, fields)
    const { page, second, transaction } = await one(people, { agreement_id })
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
    expect(await status(second.track('consented'))).toBe('409 not_your_turn')
    expect((await refusal(second.adopt('signature'))).message).toContain('Sam Sample signs before you')

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
    expect((await staffReport(transaction.id)).trail.whole).toBe(true)
  })

  it('is in Spanish where they read Spanish, and what they agree to may be taken back: the team hears of it', async () => {
    const { page, transaction } = await one([{ ...SAM, language: 'es' }])
    const { consent, language } = await page.read()
    expect(language).toBe('es')
    expect(consent.paragraphs[1]).toContain('no está obligado')
    expect((await page.read('en')).consent.paragraphs[1]).toContain('You do not have to agree')
    expect((await refusal(page.save(await page.ready()))).message).toBe('Acepte primero firmar electrónicamente.')
    await page.track('viewed')
    // Whoever reads the words in the other language agrees to those.
    await page.track('consented', { language: 'en' })
    const { events: trail } = await staffReport(transaction.id)
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
    expect(await status(page.save(signed))).toBe('409 consent_missing')
    await page.track('consented')
    const phone = (number: string | null) =>
      test.database.asOwner(db => db.update(companies).set({ phone: number }).where(eq(companies.company_id, 2)))
    await phone('(602) 555-0199')
    expect(await status(page.save(signed))).toBe('409 consent_missing')
    await page.track('consented')
    expect(await page.track('paper_requested')).toBe(true)
    expect(await page.track('paper_requested')).toBe(false)
    const told = await teamMails()
    expect(told).toContain('Consent withdrawn: Solar agreement, Sam Sample')
    expect(told.filter(subject => subject.startsWith('Paper copy asked for'))).toHaveLength(1)
    expect((await page.save(signed)).status).toBe('signed')
    expect(await page.track('consented')).toBe(false)
    expect(await page.track('downloaded')).toBe(true)
    expect((await events(transaction.id)).at(-1)).toBe('downloaded')
    await phone(null)
  })
})

describe('what a page tells', () => {
  it('is noted once where once is enough, with where it came from', async () => {
    const { page, transaction } = await one()
    expect(await status(page.track('consented'))).toBe('409 not_viewed')
    expect(await page.track('viewed', { time_zone: 'America/Phoenix' })).toBe(true)
    expect(await page.track('viewed')).toBe(false)
    expect(await page.track('resumed', { time_zone: 'Not/AZone' })).toBe(true)
    expect(await page.track('resumed')).toBe(false)
    expect(await page.track('device_received')).toBe(false)
    expect(await page.track('consented')).toBe(true)
    expect(await page.track('consented')).toBe(false)
    expect((await refusal(page.track('page_read'))).status).toBe(400)
    expect((await refusal(page.track('page_read', { page: 3 }))).fields).toEqual({ page: 'The document has 2 pages.' })
    expect(await page.track('page_read', { page: 2 })).toBe(true)
    expect(await page.track('page_read', { page: 2 })).toBe(false)
    expect(await status(page.track('downloaded'))).toBe('409 not_sealed')
    const { events: trail } = await staffReport(transaction.id)
    expect(trail.map(({ event }) => event).filter(event => event !== 'link_made')).toEqual([
      'sent',
      'viewed',
      'resumed',
      'consented',
      'page_read',
    ])
    expect(trail.find(({ event }) => event === 'viewed')).toMatchObject({
      actor: 'Sam Sample',
      signer_id: transaction.signers[0]?.id,
      detail: { ip: '192.0.2.1', device: 'Unknown device', time_zone: 'America/Phoenix' },
    })
    expect(await teamMails()).toContain('Opened: Solar agreement, Sam Sample')

    // And it stops where no person would go on.
    const adopting = async () => {
      for (let count = 0; count < 31; count++) {
        const refused = await refusal(page.adopt('initials', 'AAAAAAAA'))
        if (refused.status !== 400) throw refused
      }
    }
    expect(await status(adopting())).toBe('429 too_many_tries')
    wait(2)
    expect((await page.adopt('initials')).kind).toBe('initials')
    await test.database.asOwner(db =>
      db.execute(sql`insert into transaction_events (company_id, transaction_id, seq, at, event, actor, detail, previous_hash, hash)
        values (2, ${transaction.id}, 3000, now(), 'viewed', 'x', '{}', '', '')`),
    )
    expect(await status(page.track('resumed'))).toBe('429 too_many_events')
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
    const sent = await one(people, { agreement_id: await template(owner, people, fields) })
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
    // Whoever holds the other link sees nothing of it.
    expect(await second.adopted()).toEqual([])
    expect((await second.read()).values).toEqual({})
  })

  it('is refused in a field of another signer: 403, in the trail and in the audit log', async () => {
    expect(await status(page.keep({ hers: 'x' }))).toBe('403 not_your_field')
    expect(await status(page.save({ ...(await page.ready()), signed_fields: ['co_homeowner-signature'] }))).toBe(
      '403 not_your_field',
    )
    const { events: trail } = await staffReport(transaction_id)
    expect(trail.filter(({ event }) => event === 'refused').map(({ detail }) => detail['fields'])).toEqual([
      'hers',
      'co_homeowner-signature',
    ])
    const lines = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      return db.select().from(audits).where(eq(audits.entity_id, transaction_id))
    })
    expect(lines.filter(({ sentence }) => sentence === 'was refused a field of another signer')).toMatchObject([
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
      'homeowner-signature': 'This is filled with your signature or initials.',
      hoa: 'Tick the box or leave it empty.',
      gate: 'No signature goes here.',
    })
    const body = await page.ready({ gate: ' ', hoa: '' })
    const missing = await refusal(page.save({ ...body, signed_fields: ['homeowner-initials'] }))
    expect(missing.fields).toEqual({
      gate: 'Fill in “Gate code” on page 1.',
      hoa: 'Tick “HOA agrees” on page 2.',
      'homeowner-signature': 'Put your signature on page 1.',
    })
  })

  it('is signed only with a signature of one’s own, of the document as shown', async () => {
    const values = { gate: '47', hoa: 'true' }
    const body = await page.ready(values)
    const hers = await second.prepare().then(() => second.ready())
    const foreign = { ...body, signature_id: hers.signature_id }
    expect((await refusal(page.save(foreign))).fields).toEqual({
      signature_id: 'Choose how your signature looks first.',
    })
    const swapped = { ...body, initials_id: body.signature_id }
    expect((await refusal(page.save(swapped))).fields).toEqual({ initials_id: 'Choose how your initials look first.' })
    expect(await status(page.save({ ...body, document_hash: 'a'.repeat(64) }))).toBe('409 document_changed')
    expect(await status(page.save({ ...body, consent_version: '2020-01' }))).toBe('409 consent_missing')
    expect((await page.read()).signer.status).toBe('viewed')
    expect((await page.save(body)).signer.status).toBe('signed')
    // Late words of a page that is behind change nothing.
    expect(await page.keep({ gate: 'changed' })).toBe(false)
    expect(await status(page.adopt('signature'))).toBe('409 already_signed')
    expect((await page.read()).values).toEqual(values)
    expect((await second.save(hers)).status).toBe('signed')
  })
})

describe('declining', () => {
  it('cancels before any signature and voids after, and every link tells how it ended', async () => {
    const { page, second, transaction } = await one([SAM, KIM])
    expect((await page.decline('We wait until spring.')).status).toBe('canceled')
    expect(await second.read()).toMatchObject({
      status: 'canceled',
      reason: 'We wait until spring.',
      signer: { my_turn: false },
    })
    for (const late of [second.track('viewed'), second.adopt('signature'), second.keep({})])
      expect(await status(late)).toBe('409 illegal_transition')
    expect((await page.decline('Again.')).reason).toBe('We wait until spring.')
    expect((await events(transaction.id)).filter(event => event === 'declined')).toHaveLength(1)

    const half = await one([SAM, KIM])
    await half.page.sign()
    expect(await status(half.page.decline('I regret it.'))).toBe('409 already_signed')
    expect((await half.second.decline('Not without me.')).status).toBe('voided')
    expect(await half.page.read()).toMatchObject({ status: 'voided', reason: 'Not without me.' })
    expect(await teamMails()).toContain('Declined: Solar agreement, Sam Sample')
    expect((await staffReport(half.transaction.id)).trail.whole).toBe(true)
  })
})

describe('a link', () => {
  it('ends while a signer is on the page, and nothing is signed', async () => {
    const { page, transaction } = await one()
    await page.prepare()
    const body = await page.ready()
    wait(31 * 24 * 60)
    expect(await status(page.save(body))).toBe('409 link_expired')
    // A new one, for a device that is handed over, goes on where the old one stopped.
    owner = (await test.signIn(emailOf('Owner'))).call
    const again = signingPage(test, await linkFor(owner, transaction.id, transaction.signers[0]?.id ?? '', true))
    expect(await again.read()).toMatchObject({ pages_read: [1, 2], in_person_by: 'Test Owner' })
    expect(await status(page.save(body))).toBe('404 no_such_link')
    expect(await again.track('device_received')).toBe(true)
    expect(await again.track('device_received')).toBe(false)
    expect((await again.save(body)).status).toBe('signed')
    const { events: trail, transaction: row } = await staffReport(transaction.id)
    expect(row.signers[0]?.in_person_by).toBe('Test Owner')
    for (const name of ['device_received', 'signed'])
      expect(trail.find(({ event }) => event === name)?.detail['in_person_by']).toBe('Test Owner')
  })
})

describe('a signature', () => {
  it('is for what was sent, also once the company’s own figures have changed, tells until when it may be canceled, and moves the project of a cash deal', async () => {
    await test.database.asOwner(db => db.update(companies).set({ address: ADDRESS }).where(eq(companies.company_id, 2)))
    const carla: Person = { role: 'cc', step: 1, name: 'Carla Copy' }
    const agreement_id = await template(owner, [SAM], undefined, { rescission_notice: true })
    const { page, project_id, transaction } = await one([SAM, carla], { agreement_id, ...(await financed(owner)) })
    const design = await designInput(owner, project_id, 1)
    const arrays = design.arrays.slice(0, 1)
    await owner.POST('/v3/design.Save', { body: { ...design, arrays } })
    const report = await staffReport(transaction.id)
    expect(report.transaction.is_current).toBe(false)
    const seen = await page.read()
    expect(seen).toMatchObject({ rescission: { state: 'AZ', business_days: 3 }, others: [] })
    await page.track('viewed')
    await page.track('consented')
    for (const [index] of seen.pages.entries()) await page.track('page_read', { page: index + 1 })
    const signed = await page.save(await page.ready())
    expect(signed.signer.status).toBe('signed')
    const until = Object.entries(signed.variables).filter(([id]) => id.startsWith('rescission-until'))
    expect(until.map(([, day]) => day)).toContain(dayWords(signed.rescission?.cancel_by ?? ''))
    const copy = signingPage(test, (await linkIn(test, 2, emailOfSigner(carla))).split('/').at(-1) ?? '')
    expect(await copy.read()).toMatchObject({
      signer: { role: 'cc', my_turn: false },
      others: [{ name: 'Sam Sample' }],
    })
    expect(await copy.track('downloaded')).toBe(true)
    expect(await status(copy.adopt('signature'))).toBe('409 illegal_transition')
    // Of a cash deal: its project is sold.
    expect(await projectStatus(project_id)).toBe('paid_by_cash')
  })

  it('that cannot move its project tells the trail and the team', async () => {
    const { page, project_id, transaction } = await one([KIM], await financed(owner))
    await test.database.asOwner(db => db.execute(sql`update projects set status = 'canceled' where id = ${project_id}`))
    await page.sign()
    expect(await projectStatus(project_id)).toBe('canceled')
    expect(await events(transaction.id)).toContain('project_not_moved')
    expect(await teamMails()).toContain('Signed, but the project stands still: Solar agreement, Sam Sample')
  })
})

describe('the sign report', () => {
  let signed_id = ''
  it('shows a signer the whole trail, without how others are reached or where they were', async () => {
    const { page, second, transaction } = await one([SAM, KIM])
    await second.track('viewed', { time_zone: 'America/Denver' })
    await page.track('viewed')
    const report = await page.report()
    const text = JSON.stringify(report)
    expect(text).toContain(emailOfSigner(SAM))
    expect(text).not.toContain(emailOfSigner(KIM))
    expect(text).not.toContain('America/Denver')
    expect(report.transaction.next_actions).toEqual([])
    const [kims, sams] = report.events.filter(({ event }) => event === 'viewed')
    expect(kims?.detail).not.toHaveProperty('ip')
    expect(sams?.detail).toHaveProperty('ip')
    expect(report.trail).toMatchObject({ whole: true, count: report.events.length })
    await page.sign()
    await second.sign()
    signed_id = transaction.id
  })

  it('is reckoned through again, and tells of any event changed, moved or taken out', async () => {
    const check = async () => (await staffReport(signed_id)).trail.whole
    expect(await check()).toBe(true)
    const events_of = sql`transaction_events where company_id = 2 and transaction_id = ${signed_id}`
    const tampered = (statement: ReturnType<typeof sql>) =>
      test.database.asOwner(async db => {
        await db.execute(sql`create table kept as select * from ${events_of}`)
        await db.execute(statement)
      })
    const mend = () =>
      test.database.asOwner(async db => {
        await db.execute(sql`delete from ${events_of}`)
        await db.execute(sql`insert into transaction_events select * from kept`)
        await db.execute(sql`drop table kept`)
      })
    const of = sql`company_id = 2 and transaction_id = ${signed_id}`
    const faults = [
      sql`update transaction_events set actor = 'Someone else' where ${of} and seq = 3`,
      sql`update transaction_events set detail = detail || '{"ip": "203.0.113.9"}' where ${of} and event = 'signed'`,
      sql`update transaction_events set at = at + interval '1 hour' where ${of} and seq = 4`,
      sql`delete from ${events_of} and seq = 5`,
      // The end cut off leaves a chain that fits, and yet says less than happened.
      sql`delete from ${events_of} and seq >= (select min(seq) from ${events_of} and event = 'signed')`,
    ]
    for (const fault of faults) {
      await tampered(fault)
      expect(await check()).toBe(false)
      await mend()
      expect(await check()).toBe(true)
    }
  })
})
