// How an agreement continues and ends once its signers sign or decline, and its notifications.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayWords } from '#machines/lib/format.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { companies } from '#server/db/schema/company.ts'
import type { TestApp } from '#tests/support/app.ts'
import { linkIn } from '#tests/support/mail.ts'
import { ADDRESS, designInput, financed } from '#tests/support/sale.ts'
import { emailOfSigner, KIM, linkFor, type Person, SAM, signingPage, template } from '#tests/support/signing/signing.ts'
import { refused, type SigningDesk, signingDesk } from '#tests/support/signing/signing-desk.ts'

let desk: SigningDesk
let test: TestApp
let owner: Client
beforeAll(async () => {
  desk = await signingDesk()
  test = desk.test
  owner = desk.owner
})

describe('declining', () => {
  it('cancels before any signature and voids after, and every link tells how it ended', async () => {
    const { page, second, transaction } = await desk.one([SAM, KIM])
    expect((await page.decline('We wait until spring.')).status).toBe('canceled')
    expect(await second.read()).toMatchObject({
      status: 'canceled',
      reason: 'We wait until spring.',
      signer: { my_turn: false },
    })
    for (const late of [second.track('viewed'), second.adopt('signature'), second.keep({})])
      expect(await refused(late)).toBe('409 illegal_transition')
    expect((await page.decline('Again.')).reason).toBe('We wait until spring.')
    expect((await desk.events(transaction.id)).filter(event => event === 'declined')).toHaveLength(1)

    const half = await desk.one([SAM, KIM])
    await half.page.sign()
    expect(await refused(half.page.decline('I regret it.'))).toBe('409 already_signed')
    expect((await half.second.decline('Not without me.')).status).toBe('voided')
    expect(await half.page.read()).toMatchObject({ status: 'voided', reason: 'Not without me.' })
    expect(await desk.teamMails()).toContain('Declined: Solar agreement, Sam Sample')
    expect((await desk.report(half.transaction.id)).trail.whole).toBe(true)
  })
})

describe('a link', () => {
  it('ends while a signer is on the page, and nothing is signed', async () => {
    const { page, transaction } = await desk.one()
    await page.prepare()
    const body = await page.ready()
    desk.wait(31 * 24 * 60)
    expect(await refused(page.save(body))).toBe('409 link_expired')
    desk.wait(-31 * 24 * 60)
    // A new one, for a device that is handed over, continues where the old one stopped, and leaves it as it is.
    const again = signingPage(test, await linkFor(owner, transaction.id, transaction.signers[0]?.id ?? '', true))
    expect(await again.read()).toMatchObject({ pages_read: [1, 2], in_person_by: 'Test Owner' })
    expect((await page.read()).in_person_by).toBeNull()
    expect(await again.track('device_received')).toBe(true)
    expect(await again.track('device_received')).toBe(false)
    expect((await again.save(body)).status).toBe('signed')
    const { events: trail, transaction: row } = await desk.report(transaction.id)
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
    const { page, project_id, transaction } = await desk.one([SAM, carla], { agreement_id, ...(await financed(owner)) })
    const design = await designInput(owner, project_id, 1)
    const arrays = design.arrays.slice(0, 1)
    await owner.POST('/v3/design.Save', { body: { ...design, arrays } })
    const report = await desk.report(transaction.id)
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
    expect(await refused(copy.adopt('signature'))).toBe('409 illegal_transition')
    // Of a cash deal: its project is sold.
    expect(await desk.projectStatus(project_id)).toBe('paid_by_cash')
  })

  it('that cannot move its project tells the trail and the team', async () => {
    const { page, project_id, transaction } = await desk.one([KIM], await financed(owner))
    await test.database.asOwner(db => db.execute(sql`update projects set status = 'canceled' where id = ${project_id}`))
    await page.sign()
    expect(await desk.projectStatus(project_id)).toBe('canceled')
    expect(await desk.events(transaction.id)).toContain('project_not_moved')
    expect(await desk.teamMails()).toContain(
      'Signed, but the project status didn’t change: Solar agreement, Sam Sample',
    )
  })
})

describe('the sign report', () => {
  let signed_id = ''
  it('shows a signer the whole trail, without how others are reached or where they were', async () => {
    const { page, second, transaction } = await desk.one([SAM, KIM])
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
    expect(report.trail).toMatchObject({ whole: true, made_here: true, count: report.events.length })
    await page.sign()
    await second.sign()
    signed_id = transaction.id
  })

  it('is recomputed, and reveals any event changed, moved or removed', async () => {
    const check = async () => (await desk.report(signed_id)).trail.whole
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
      // A truncated end leaves a valid chain that nevertheless lacks events.
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
