// One slow thing doesn't block the rest: long waits are given up, and one company never holds all connections.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { inCompany } from '#server/db/database.ts'
import { externalDatabase } from '#server/db/external-database.ts'
import { PATIENCE, patiently } from '#server/db/patience.ts'
import { rowsOf } from '#server/db/rows.ts'
import { appOn, emailOf } from '../support/app.ts'
import { clonedAddress, SECRET } from '../support/database.ts'
import { newProject } from '../support/sale.ts'

const given = process.env['DATABASE_URL_FOR_TESTS']

describe.skipIf(!given)('PostgreSQL', () => {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => said.push(line) })
  let test: ReturnType<typeof appOn>
  let call: Awaited<ReturnType<typeof test.signIn>>['call']
  let admin: pg.Client

  beforeAll(async () => {
    const address = await clonedAddress(given ?? '')
    test = appOn(externalDatabase(address, SECRET, log))
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    call = (await test.signIn(emailOf('Owner'))).call
    admin = new pg.Client({ connectionString: address })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await test.database.close()
  })

  it('a locked row of one company holds up no other, and is given up after a while', async () => {
    const project = await newProject(call)
    const other = (await test.signIn(emailOf('Owner', 3))).call
    await admin.query('begin')
    await admin.query('select from projects where id = $1 for update', [project.id])
    const change = { project_id: project.id, version: project.version, name: 'Locked' }
    const writes = Array.from({ length: 12 }, () =>
      call.POST('/v3/projects.Update', { body: change }).catch(one => one),
    )
    const began = performance.now()
    for (let asked = 0; asked < 10; asked++) await other.GET('/v3/users.Permissions')
    expect(performance.now() - began).toBeLessThan(2_000)
    const refusals = await Promise.all(writes)
    expect(performance.now() - began).toBeLessThan(PATIENCE.request.statement_ms)
    for (const one of refusals) expect(one).toMatchObject({ status: 503, code: 'too_busy', retry_after_s: 2 })
    await admin.query('rollback')
    const { data } = await call.POST('/v3/projects.Update', { body: change })
    expect(data?.project.name).toBe('Locked')
  })

  it('limits follow the kind of work, and a query cannot take them along', async () => {
    const limits = () =>
      inCompany(test.database, 2, async db =>
        rowsOf<{ name: string; setting: string }>(
          await db.execute(sql`
            select name, setting from pg_settings
            where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`),
        ).map(({ setting }) => Number(setting)),
      )
    const expected = ({ idle_ms, lock_ms, statement_ms }: (typeof PATIENCE)[keyof typeof PATIENCE]) => [
      idle_ms,
      lock_ms,
      statement_ms,
    ]
    expect(await patiently('request', limits)).toEqual(expected(PATIENCE.request))
    expect(await limits()).toEqual(expected(PATIENCE.background))
    expect(await patiently('export', limits)).toEqual(expected(PATIENCE.export))
    await patiently('request', () =>
      inCompany(test.database, 2, db => db.execute(sql`select set_config('statement_timeout', '0', false)`)),
    )
    expect(await patiently('request', limits)).toEqual(expected(PATIENCE.request))
  })

  it('a slow statement is in the log, and what it was about is not', async () => {
    await inCompany(test.database, 2, db => db.execute(sql`select pg_sleep(1.1), ${'Somebody'}::text, 'Nobody' as who`))
    const [line] = said.filter(one => one.includes('a statement was slow') && one.includes('pg_sleep'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      ms: expect.any(Number),
      statement: "select pg_sleep(1.1), $1::text, '…' as who",
    })
  })
})
