// A server without the latest migration next to one that migrates, on PostgreSQL and under load: the old one answers
// all requests, however the new one fares.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, inCompany } from '#server/db/database.ts'
import { externalDatabase } from '#server/db/external-database.ts'
import { directory, migrate } from '#server/db/migrate.ts'
import { appOn, emailOf } from '../support/app.ts'
import { clonedAddress, SECRET } from '../support/database.ts'
import { newProject } from '../support/sale.ts'

const given = process.env['DATABASE_URL_FOR_TESTS']
const COLUMN = '9001-pinned-notes.sql'
const INDEX = '9002-notes-by-author.sql'
/** Transactions of others. */
const OPEN = `select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`

describe.skipIf(!given)('a newer server that migrates', () => {
  let folder: string
  let address: string
  let test: ReturnType<typeof appOn>
  let call: Awaited<ReturnType<typeof test.signIn>>['call']
  let newer: Database
  let admin: pg.Client
  let project_id: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sunquill-migrations-'))
    cpSync(directory, folder, { recursive: true })
    address = await clonedAddress(given ?? '')
    test = appOn(externalDatabase(address, SECRET))
    call = (await test.signIn(emailOf('Owner'))).call
    newer = externalDatabase(address, SECRET)
    admin = new pg.Client({ connectionString: address })
    await admin.connect()
    project_id = (await newProject(call)).id
  })
  afterAll(async () => {
    await admin.end()
    await newer.close()
    await test.database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Writes and reads from the moment it is called until `work` is done. */
  async function underLoad<T>(work: () => Promise<T>) {
    let over = false
    let written = 0
    const write = async () => {
      while (!over) {
        await call.POST('/v3/notes.Create', { body: { project_id, body: 'A note', mention_ids: [] } })
        written++
        await call.GET('/v3/notes.ListByProject', { params: { query: { project_id } } })
      }
    }
    // The first that is refused ends its writer, and the test.
    const writers = Promise.all([write(), write(), write()])
    const [result] = await Promise.all([
      work().finally(() => {
        over = true
      }),
      writers,
    ])
    return { result, written }
  }
  const count = async () => Number((await admin.query('select count(*) from notes')).rows[0]?.count)
  it('adds a column while a long reader holds the table, and the old server goes on', async () => {
    writeFileSync(
      join(folder, COLUMN),
      'alter table notes add column pinned boolean not null default false;\nupdate notes set pinned = false;\n',
    )
    const before = await count()
    await admin.query('begin')
    await admin.query('select count(*) from notes')
    const { result, written } = await underLoad(async () => {
      const migrated = migrate(newer, folder)
      await waits('AccessExclusiveLock')
      await admin.query('commit')
      return migrated
    })
    expect(result).toEqual([COLUMN])
    expect(written).toBeGreaterThan(0)
    expect(await count()).toBe(before + written)
  })

  it('killed while it builds an index, builds it again from the start, without delaying requests', async () => {
    writeFileSync(join(folder, INDEX), 'create index concurrently notes_by_author on notes (company_id, author_id);\n')
    await admin.query('begin isolation level repeatable read')
    await admin.query('select count(*) from notes')
    const broken = await underLoad(async () => {
      const failed = migrate(newer, folder).catch((error: unknown) => error)
      await untilBuilding()
      const killer = new pg.Client({ connectionString: address })
      await killer.connect()
      await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'create index concurrently%'`,
      )
      await killer.end()
      return failed
    })
    expect(broken.result).toBeInstanceOf(Error)
    await admin.query('commit')
    expect(await isValid()).toBe(false)
    const { result, written } = await underLoad(() => migrate(newer, folder))
    expect(result).toEqual([INDEX])
    expect(written).toBeGreaterThan(0)
    expect(await isValid()).toBe(true)
  })

  it('is waited for by another that starts, which does not keep an index from being finished', async () => {
    await admin.query('drop index notes_by_author')
    await admin.query(`delete from migrations where name = '${INDEX}'`)
    const [first, second] = await Promise.all([migrate(newer, folder), migrate(newer, folder)])
    expect([...first, ...second]).toEqual([INDEX])
  })

  it('is waited for in no transaction, which an index would wait for in turn', async () => {
    let free: (found: string) => void = () => undefined
    const held = newer.alone(() => new Promise<string>(resolve => (free = resolve)))
    await untilTrue(`select count(*) = 1 as yes from (${OPEN}) as open`)
    const second = newer.alone(async () => 'second')
    const { rows } = await admin.query('select clock_timestamp()::text as now')
    await untilTrue(`select clock_timestamp() > '${rows[0]?.now}'::timestamptz + interval '300 ms' as yes`)
    const long = `${OPEN} and clock_timestamp() - xact_start > interval '200 ms'`
    expect((await admin.query(long)).rows).toHaveLength(1)
    free('first')
    expect(await Promise.all([held, second])).toEqual(['first', 'second'])
  })

  it('is noticed by the old one when that starts again', async () => {
    await expect(migrate(newer)).rejects.toThrow(`does not know its migration ${INDEX}`)
    expect(await inCompany(test.database, 2, async () => 'answered')).toBe('answered')
  })

  /** Another connection looks: this one may be in a transaction that sees one moment. */
  async function untilTrue(question: string) {
    const looking = new pg.Client({ connectionString: address })
    await looking.connect()
    try {
      while (!(await looking.query(question)).rows[0]?.yes) await new Promise(resolve => setTimeout(resolve, 20))
    } finally {
      await looking.end()
    }
  }
  const waits = (mode: string) =>
    untilTrue(`select exists (select from pg_locks where not granted and mode = '${mode}') as yes`)
  const untilBuilding = () => untilTrue(`select to_regclass('notes_by_author') is not null as yes`)
  const isValid = async () =>
    (await admin.query(`select indisvalid from pg_index where indexrelid = 'notes_by_author'::regclass`)).rows[0]
      ?.indisvalid
})
