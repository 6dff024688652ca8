// An email is sent once, with any number of servers polling at the same moment and any database failure meanwhile.
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { deliverDue } from '#server/company/mail/deliver.ts'
import type { Database } from '#server/db/database.ts'
import type { OutgoingMail } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'

const CLAIM_MS = 120_000
const log = pino({ level: 'silent' })
let test: TestApp
let sent: OutgoingMail[]
beforeEach(async () => {
  test = await testApp()
  sent = []
})
const write = async (mails: number) => {
  const { call } = await test.signIn(emailOf('Owner'))
  for (let n = 0; n < mails; n++)
    await call.POST('/v3/messages.SendEmail', { body: { to: [emailOf('Viewer')], subject: `Note ${n}`, body: 'x' } })
}
const server = (database: Pick<Database, 'transaction'> = test.database) => {
  const kept = { busy: new Set<number>(), accepted: new Map<string, number>() }
  const transport = { send: async (mail: OutgoingMail) => void sent.push(mail) }
  return () => deliverDue({ ports: test.ports, log, transport, ...kept, database: { ...test.database, ...database } })
}
const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const stored = async () => (await mailsTo(test, 2, emailOf('Viewer'))).map(({ status, attempts }) => [status, attempts])

/** The given transaction of this server runs into what happens just then. */
const happening = (which: (said: string) => boolean, what: () => Promise<void>): Pick<Database, 'transaction'> => ({
  transaction: work =>
    test.database
      .transaction(async db => {
        const result = await work(db)
        return { result, said: JSON.stringify(result) ?? '' }
      })
      .then(async ({ result, said }) => {
        if (which(said)) await what()
        return result
      }),
})

it('three servers that look at the same moment send each of twenty mails once', async () => {
  await write(20)
  await Promise.all([server()(), server()(), server()()])
  expect(sent.map(({ subject }) => subject).sort()).toEqual(Array.from({ length: 20 }, (_, n) => `Note ${n}`).sort())
})

it('what the mail server took is not sent again where the database was away before that was stored', async () => {
  await write(1)
  let is_away = false
  const deliver = server({
    transaction: work => {
      if (sent.length > 0 && !is_away) {
        is_away = true
        return Promise.reject(new Error('The connection is gone'))
      }
      return test.database.transaction(work)
    },
  })
  await deliver().catch(() => undefined)
  expect(await stored()).toEqual([['queued', 1]])
  wait(CLAIM_MS + 1)
  await deliver()
  expect(sent).toHaveLength(1)
  expect(await stored()).toEqual([['sent', 1]])
})

it('a server held up for longer than its claim leaves the mail to the one that has it now', async () => {
  await write(1)
  const other = server()
  let is_held_up = false
  const claimed = (said: string) => !is_held_up && said.includes('"attempts":1')
  const deliver = server(
    happening(claimed, async () => {
      is_held_up = true
      wait(CLAIM_MS + 1)
      await other()
    }),
  )
  await deliver()
  expect(is_held_up).toBe(true)
  expect(sent).toHaveLength(1)
  expect(await stored()).toEqual([['sent', 2]])
})

it('where a server died while sending, the mail goes out again under the same Message-ID', async () => {
  await write(1)
  const dying = server({
    transaction: work => (sent.length > 0 ? new Promise(() => {}) : test.database.transaction(work)),
  })
  void dying()
  await expect.poll(() => sent.length).toBe(1)
  await server()()
  expect(sent).toHaveLength(1)
  wait(CLAIM_MS + 1)
  await server()()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.id).toBe(sent[0]?.id)
  expect(await test.database.asOwner(db => db.execute(sql`select 1 from mails where status = 'sent'`))).toMatchObject({
    rows: [{}],
  })
})
