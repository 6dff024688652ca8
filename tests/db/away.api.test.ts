// A database that goes away and comes back, as seen by the server's clients. The test controls the connection.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { externalDatabase } from '#server/db/external-database.ts'
import { appOn, emailOf } from '../support/app.ts'
import { clonedAddress, SECRET } from '../support/database.ts'
import { type Fault, tcpProxy } from '../support/tcp-proxy.ts'

const given = process.env['DATABASE_URL_FOR_TESTS']
const AWAY = {
  status: 503,
  code: 'database_unavailable',
  retry_after_s: expect.any(Number),
  message: 'We can’t save or load anything right now. Try again in a moment; nothing you typed is lost.',
}

describe.skipIf(!given)('a database that goes away', () => {
  let proxy: Awaited<ReturnType<typeof tcpProxy>>
  let test: ReturnType<typeof appOn>
  let call: Awaited<ReturnType<typeof test.signIn>>['call']
  let name: string

  beforeAll(async () => {
    const address = new URL(await clonedAddress(given ?? ''))
    name = address.pathname.slice(1)
    proxy = await tcpProxy({ host: address.hostname, port: Number(address.port) })
    address.host = `127.0.0.1:${proxy.port}`
    test = appOn(externalDatabase(address.href, SECRET))
    call = (await test.signIn(emailOf('Owner'))).call
  })
  beforeEach(() => proxy.heal())
  afterAll(async () => {
    await proxy.heal()
    await test.database.close()
    await proxy.close()
  })

  const ask = () =>
    call.GET('/v3/users.Permissions').then(
      () => 'answered' as const,
      (failure: unknown) => failure,
    )
  const askAtOnce = () => Promise.all(Array.from({ length: 12 }, ask))
  /** Requests in progress may still be answered. */
  async function untilRefused() {
    for (;;) {
      const refused = (await askAtOnce()).find(one => one !== 'answered')
      if (refused) return refused
    }
  }
  async function untilAnswered() {
    const began = Date.now()
    while ((await ask()) !== 'answered') await new Promise(resolve => setTimeout(resolve, 50))
    return Date.now() - began
  }
  async function asAdministrator(statement: string) {
    const admin = new pg.Client({ connectionString: given })
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }

  it.each<Fault>([
    { kind: 'down' },
    { kind: 'reset_peer' },
    { kind: 'timeout' },
    { kind: 'half_open' },
    { kind: 'limit_data', bytes: 200 },
  ])('is reported with 503, and all is well five seconds after it is back: $kind', async fault => {
    expect(await ask()).toBe('answered')
    await proxy.spoil(fault)
    expect(await untilRefused()).toMatchObject(AWAY)
    await proxy.heal()
    expect(await untilAnswered()).toBeLessThan(5_000)
  })

  it.each<Fault>([
    { kind: 'latency', ms: 30 },
    { kind: 'slicer', bytes: 7 },
    { kind: 'bandwidth', bytes_per_s: 200_000 },
    { kind: 'slow_close', ms: 500 },
  ])('is waited for where it is slow and no more: $kind', async fault => {
    await proxy.spoil(fault)
    expect(await ask()).toBe('answered')
  })

  it('may end every session, as when it is restarted', async () => {
    const asking = askAtOnce()
    await asAdministrator(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`)
    for (const answer of await asking) if (answer !== 'answered') expect(answer).toMatchObject(AWAY)
    expect(await untilAnswered()).toBeLessThan(5_000)
  })

  it('may take nothing in, as a standby', async () => {
    const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
    await asAdministrator(`alter database ${name} set default_transaction_read_only = on`)
    await asAdministrator(endSessions)
    const write = () =>
      call
        .POST('/v3/notes.Create', { body: { project_id: randomUUID(), body: 'A note', mention_ids: [] } })
        .catch((one: unknown) => one)
    expect(await write()).toMatchObject(AWAY)
    await asAdministrator(`alter database ${name} set default_transaction_read_only = off`)
    await asAdministrator(endSessions)
    await untilAnswered()
    expect(await write()).toMatchObject({ status: 404 })
  })

  it('may have no connection to spare', async () => {
    await asAdministrator(`alter database ${name} connection limit 0`)
    await asAdministrator(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`)
    expect(await untilRefused()).toMatchObject(AWAY)
    await asAdministrator(`alter database ${name} connection limit -1`)
    expect(await untilAnswered()).toBeLessThan(5_000)
  })
})
