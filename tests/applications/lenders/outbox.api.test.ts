// The outbox and lenders' news: a server that dies at any step, a silent lender, two servers at once and news in any order
// end in one application sent once, or in a person being notified. Also runs on PostgreSQL, with real concurrency.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { DeskRefusal } from '#mocks/lenders/voice.ts'
import { voice as goodleapVoice } from '#mocks/lenders/voices/goodleap.ts'
import { applyFacts } from '#server/applications/lenders/facts/apply-facts.ts'
import { refreshDue } from '#server/applications/lenders/facts/refresh.ts'
import { attemptCall } from '#server/applications/lenders/outbox/attempt.ts'
import { enqueue, sendDue } from '#server/applications/lenders/outbox/outbox.ts'
import { dialectOf } from '#server/applications/lenders/registry.ts'
import { withdraw } from '#server/applications/lenders/withdraw.ts'
import { lender_applications, lender_calls, lender_events } from '#server/db/schema/lenders.ts'
import { projects } from '#server/db/schema/projects.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { lenderLedger } from '#tests/support/lenders/lender-ledger.ts'
import { addApplications, connect, inTenant } from '#tests/support/lenders/lender-rows.ts'
import { asResponse, readLetter, sayingOf } from '#tests/support/lenders/played-lender.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { asked } from './facts.ts'

const goodleap = dialectOf('goodleap')

const SSN = '500101005'
const BY = { user_id: null, name: 'Test Owner' }
let test: TestApp
let owner_id = ''
let ledger: ReturnType<typeof lenderLedger>
type Row = typeof lender_applications.$inferSelect

/** Network behavior, request by request; then everything works. */
let way: ((endpoint: string) => 'lost' | 'reset' | 'html' | 'busy' | 'refused' | undefined)[] = []

beforeAll(async () => {
  test = await testApp()
  ledger = lenderLedger(() => test.clock.now)
  const owner = await test.signIn(emailOf('Owner'))
  owner_id = owner.user.id
  await connect(test.database, test.ports, 2, owner_id, goodleap)
})
beforeEach(() => {
  way = []
  test.ports.lenders = {
    dialects: [goodleap],
    way: () => 'address',
    patience_ms: 1_000,
    pause: async () => undefined,
    exchange: async (code, path, init) => {
      const letter = await readLetter(code, path, init)
      const fate = letter.endpoint === 'getAuthInfo' ? undefined : way.shift()?.(letter.endpoint)
      if (fate === 'lost') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
      if (fate === 'busy') return Response.json({}, { status: 503, headers: { 'Retry-After': '60' } })
      if (fate === 'refused')
        return Response.json(goodleapVoice.refusal(new DeskRefusal(422, 'invalid', `SSN ${SSN} is not taken.`)), {
          status: 422,
        })
      const said = sayingOf([goodleapVoice], ledger.deskOf(goodleap, letter.idempotency_key), letter)
      if (fate === 'reset') throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })
      return fate === 'html' ? new Response('<html>', { headers: { 'Content-Type': 'text/html' } }) : asResponse(said)
    },
  }
})
const fates =
  (...list: NonNullable<ReturnType<(typeof way)[number]>>[]) =>
  () => {
    way = list.map(fate => () => fate)
  }

const inOurs = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(test.database, 2, work)
async function application(facts: Facts | null = null): Promise<Row> {
  const [row] = await addApplications(test.database, test.ports, 2, [{ owner_id, lender: 'goodleap', facts }])
  if (!row) throw new Error('No application')
  return row
}
const submitInput = ({ id }: Row) => {
  const input = asked(goodleap).submit
  return {
    ...input,
    reference: { ours: id, lenders: null },
    people: input.people.map(person => ({ ...person, ssn: SSN })),
  }
}
const submitting = (row: Row) =>
  inOurs(db => enqueue(db, test.ports, { application: row, action: 'submit', input: submitInput(row), by: BY }))
/** As any server would. */
const attempt = ({ id }: { id: string }, at = test) => attemptCall(at, { company_id: 2, id })
const read = (row: Row) =>
  inOurs(async db => {
    const [now] = await db.select().from(lender_applications).where(eq(lender_applications.id, row.id))
    const calls = await db
      .select()
      .from(lender_calls)
      .where(eq(lender_calls.application_id, row.id))
      .orderBy(lender_calls.id)
    const [project] = await db.select().from(projects).where(eq(projects.id, row.project_id))
    if (!now) throw new Error('It is gone')
    return { ...now, calls, project: project?.status }
  })
const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const submits = (row: Row) => ledger.effects.filter(({ action, ours }) => action === 'submit' && ours === row.id).length

describe('an application on its way', () => {
  it.each([
    ['no connection', ['lost'], 'retrying', 0],
    ['a lender that is busy', ['busy'], 'retrying', 0],
    ['an answer that breaks off', ['reset'], 'unknown', 1],
    ['a page of HTML', ['html'], 'unknown', 1],
    ['a broken answer, and then nobody to ask', ['reset', 'lost', 'busy', 'lost'], 'unknown', 1],
  ] as const)('%s loses nothing and sends nothing twice', async (_, list, state, arrived) => {
    const row = await application()
    const call = await submitting(row)
    fates(...list)()
    await attempt(call)
    expect(await read(row)).toMatchObject({ status: 'submitted', calls: [{ state, attempts: 1 }] })
    expect(submits(row)).toBe(arrived)
    // No hurry, and a lender that named a time is asked no earlier.
    await attempt(call)
    expect((await read(row)).calls[0]?.attempts).toBe(1)
    for (let tries = 0; tries < 3; tries++) {
      later(HOUR)
      await sendDue(test)
    }
    expect(await read(row)).toMatchObject({ status: 'approved', project: 'approved', calls: [{ state: 'done' }] })
    expect(submits(row)).toBe(1)
  })

  it('a server that dies at any step leaves it to the next, which asks before it sends', async () => {
    const { database, ports } = test
    /** Dies at the nth time it turns to the database. */
    const dying = (step: number) => {
      let turns = 0
      const transaction: typeof database.transaction = work => {
        turns += 1
        if (turns === step) throw new Error('The server died')
        return database.transaction(work)
      }
      return { ports, database: { ...database, transaction } }
    }
    for (const step of [1, 2]) {
      const row = await application()
      const call = await submitting(row)
      await expect(attemptCall(dying(step), { company_id: 2, id: call.id })).rejects.toThrow('died')
      // No other server takes it until its claim lapses.
      if (step === 2) expect(await attempt(call)).toBeUndefined()
      later(HOUR)
      expect(await attempt(call)).toMatchObject({ kind: 'answered' })
      expect(submits(row)).toBe(1)
      expect(await read(row)).toMatchObject({ status: 'approved', calls: [{ state: 'done' }] })
    }
  })

  it('two servers at once send it once', async () => {
    const row = await application()
    const call = await submitting(row)
    const outcomes = await Promise.all([attempt(call), attempt(call), attempt(call)])
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(submits(row)).toBe(1)
    // An overtaken attempt's outcome changes nothing.
    expect(await read(row)).toMatchObject({ status: 'approved', calls: [{ state: 'done', attempts: 1 }] })
  })

  it('past its deadline it waits for a person, who tries again under the same key', async () => {
    const row = await application()
    const call = await submitting(row)
    fates('reset')()
    await attempt(call)
    test.ports.lenders = { ...test.ports.lenders, exchange: async () => Promise.reject(new Error('reset')) }
    later(25 * HOUR)
    await sendDue(test)
    const overdue = await read(row)
    expect(overdue.calls).toMatchObject([{ state: 'overdue', next_attempt_at: null }])
    expect(await sendDue(test)).toBe(0)
    const { id: application_id, version } = overdue
    const { call: owner } = await test.signIn(emailOf('Owner'))
    const retry = (call_id: string) =>
      owner.POST('/v3/lender_applications.Retry', { body: { application_id, version, call_id } })
    expect(await refusal(retry(row.id))).toMatchObject({ status: 404 })
    const again = answered((await retry(call.id)).data).application
    expect(again.calls).toMatchObject([{ state: 'unknown' }])
    expect(again.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['submit_overdue', 'retried']))
  })

  it('a lender’s refusal is shown without the number it repeats, and it is a draft again', async () => {
    const row = await application()
    const call = await submitting(row)
    fates('refused')()
    await attempt(call)
    const after = await read(row)
    expect(after).toMatchObject({
      status: 'draft',
      submitted_at: null,
      calls: [{ state: 'refused', request_sealed: null }],
    })
    // Input is kept two weeks for corrections; then it is deleted.
    const private_sealed = test.ports.vault.seal('x', Buffer.from('x'))
    await inOurs(db => db.update(lender_applications).set({ private_sealed }).where(eq(lender_applications.id, row.id)))
    for (const days of [13, 2]) {
      expect((await read(row)).private_sealed).not.toBeNull()
      later(days * 24 * HOUR)
      await refreshDue(test)
    }
    expect((await read(row)).private_sealed).toBeNull()
    expect(JSON.stringify(after)).not.toContain(SSN)
    expect(JSON.stringify(after)).not.toContain('500-10-1005')
  })

  it('withdrawn before it arrived it never does; withdrawn with an unknown outcome, the lender is asked and notified', async () => {
    const [unsent, unknown] = [await application(), await application()]
    const calls = [await submitting(unsent), await submitting(unknown)] as const
    const reason = 'Pays cash'
    fates('lost', 'reset')()
    await attempt(calls[0])
    await attempt(calls[1])
    for (const row of [unsent, unknown])
      await inOurs(async db => {
        const [now] = await db
          .select()
          .from(lender_applications)
          .where(eq(lender_applications.id, row.id))
          .for('update')
        if (now) await withdraw(db, test.ports, now, { by: BY, reason })
      })
    for (let tries = 0; tries < 3; tries++) {
      later(HOUR)
      await sendDue(test)
    }
    expect(await read(unsent)).toMatchObject({ status: 'canceled', calls: [{ state: 'abandoned' }] })
    expect(await read(unknown)).toMatchObject({
      status: 'canceled',
      calls: [
        { action: 'submit', state: 'done' },
        { action: 'withdraw', state: 'done' },
      ],
      disputed: [],
    })
    expect([submits(unsent), submits(unknown)]).toEqual([0, 1])
    expect(ledger.factsAt('goodleap', unknown.id)?.decision).toBe('canceled')
  })
})

describe('what a lender says', () => {
  const apply = (row: Row, facts: Facts, source: Parameters<typeof applyFacts>[4] = 'webhook') =>
    inOurs(db => applyFacts(db, test.ports, row, facts, source))

  it('counts once and in its own order, however it arrives', async () => {
    const first = ledger.open('goodleap', 'x', { decision: 'submitted' })
    const row = await application(first)
    const review = ledger.change('goodleap', 'x', { decision: 'in_review' })
    const approved = ledger.change('goodleap', 'x', { decision: 'approved', approved_amount_cents: 2_885_000 })
    await apply(row, approved)
    const after = await read(row)
    for (const old of [review, first, approved, approved]) await apply(row, old)
    expect(await read(row)).toEqual(after)
    expect(after).toMatchObject({ status: 'approved', project: 'approved', version: 2 })
    const events = await inOurs(db => db.select().from(lender_events).where(eq(lender_events.application_id, row.id)))
    expect(events.map(({ sentence }) => sentence)).toEqual(['GoodLeap approved $28,850.00.'])
    // Another word at the same time: by a webhook it makes us ask, as an answer it counts.
    const same_time = { ...approved, approved_amount_cents: 2_500_000 }
    await apply(row, same_time)
    expect(await read(row)).toMatchObject({ facts: approved, next_refresh_at: test.clock.now })
    await apply(row, same_time, 'refresh')
    expect((await read(row)).facts?.approved_amount_cents).toBe(2_500_000)
  })

  it('reported again later is confirmed, and overtakes nothing', async () => {
    const row = await application(ledger.open('goodleap', 'again', { decision: 'submitted' }))
    const approved = ledger.change('goodleap', 'again', { decision: 'approved', approved_amount_cents: 2_885_000 })
    await apply(row, approved)
    const before = await read(row)
    const again = ledger.change('goodleap', 'again', {})
    await apply(row, again)
    expect(again.as_of > approved.as_of).toBe(true)
    expect(await read(row)).toEqual({ ...before, facts: again, facts_as_of: new Date(again.as_of) })
    // A smaller amount is news, even while a user has the application open.
    await apply(row, ledger.change('goodleap', 'again', { approved_amount_cents: 2_500_000 }))
    expect((await read(row)).version).toBe(before.version + 1)
  })

  it('without a legal step is kept and shown, and never forced', async () => {
    const row = await application(ledger.open('goodleap', 'y', { decision: 'declined' }))
    const funded = { at: test.clock.now.toISOString(), amount_cents: 2_885_000 }
    const wrong = ledger.change('goodleap', 'y', { decision: 'funded', funded })
    await apply(row, wrong)
    await apply(row, { ...wrong, as_of: new Date(Date.parse(wrong.as_of) + 1).toISOString() }, 'refresh')
    const after = await read(row)
    expect(after).toMatchObject({ status: 'declined', project: 'submitted' })
    expect(after.disputed.map(({ sentence }) => sentence)).toEqual([expect.stringContaining('“Funded”')])
    expect(await inOurs(db => db.select().from(receivables).where(eq(receivables.application_id, row.id)))).toEqual([])
    // Another lender's number for it, or that of another application.
    const other = await application(ledger.open('goodleap', 'z'))
    const taken = await application()
    await apply(taken, ledger.open('goodleap', 'taken', { lender_reference: other.lender_reference ?? '' }))
    expect(await read(taken)).toMatchObject({ status: 'submitted', lender_reference: null })
  })

  it('is asked for by itself, and an approval past its day is over', async () => {
    const soon = new Date(test.clock.now.getTime() + 2 * 24 * HOUR).toISOString().slice(0, 10)
    const row = await application(null)
    ledger.open('goodleap', row.id, { approval_expires_on: soon, approved_amount_cents: 2_885_000 })
    const due = sql`now() - interval '1 year'`
    await inOurs(db =>
      db.update(lender_applications).set({ next_refresh_at: due }).where(eq(lender_applications.id, row.id)),
    )
    await refreshDue(test)
    const asked_at = test.clock.now
    expect(await read(row)).toMatchObject({ status: 'approved', confirmed_at: asked_at })
    later(25 * HOUR)
    await refreshDue(test)
    expect((await read(row)).status).toBe('approved')
    later(49 * HOUR)
    await refreshDue(test)
    expect(await read(row)).toMatchObject({ status: 'expired', next_refresh_at: null })
  })
})

describe('numbers and birthdays', () => {
  it('are nowhere once the lender has them', async () => {
    const row = await application()
    const call = await submitting(row)
    expect((await read(row)).calls[0]?.request_sealed).not.toBeNull()
    await attempt(call)
    expect((await read(row)).calls[0]?.request_sealed).toBeNull()
    const found = await test.database.asOwner(async db => {
      const places: string[] = []
      for (const table of [
        'lender_applications',
        'lender_calls',
        'lender_events',
        'audits',
        'mails',
        'idempotency_keys',
      ]) {
        const answer: { rows?: object[] } = Object(
          await db.execute(
            sql`select 1 from ${sql.identifier(table)} as t where t::text like any (array['%500101005%', '%500-10-1005%']) limit 1`,
          ),
        )
        if ((answer.rows ?? []).length > 0) places.push(table)
      }
      return places
    })
    expect(found).toEqual([])
  })
})
