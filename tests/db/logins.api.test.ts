// How a server signs in to a PostgreSQL: as another user for each thing it does. The embedded engine has one user only.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { externalDatabase } from '#server/db/external-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { rowsOf } from '#server/db/rows.ts'

const address = process.env['DATABASE_URL_FOR_TESTS']
const SECRET = Buffer.alloc(48, 7)
const OWNER = `sunquill_test_owner_${process.pid}`
const POWERLESS = `sunquill_test_powerless_${process.pid}`

describe.skipIf(!address)('PostgreSQL', () => {
  const admin = new pg.Client({ connectionString: address })
  const opened: Database[] = []

  beforeAll(async () => {
    await admin.connect()
    await admin.query(`create role ${OWNER} login createrole`)
    await admin.query(`create role ${POWERLESS} login`)
    // Roles belong to the whole cluster: every owner must be able to grant those without login, no matter who created them.
    for (const role of ['app', 'door', 'jobs', 'search'])
      await admin.query(`
        do $$ begin create role sunquill_${role} nologin; exception when duplicate_object then null; end $$;
        grant sunquill_${role} to ${OWNER} with admin option`)
    for (const owner of [OWNER, POWERLESS]) await admin.query(`create database ${owner} owner ${owner}`)
  })
  afterAll(async () => {
    for (const database of opened) await database.close()
    await admin.end()
  })

  function open(owner: string, secret: Uint8Array = SECRET): Database {
    const url = new URL(address ?? '')
    url.username = owner
    url.pathname = `/${owner}`
    const database = externalDatabase(url.href, secret)
    opened.push(database)
    return database
  }
  /** Of this database alone: other tests make logins on the same server meanwhile. */
  const passwords = async () => {
    const who = await open(OWNER).transaction(db => db.execute(sql`select session_user::text as name`))
    const own = rowsOf<{ name: string }>(who)[0]?.name.replace(/^.*_/, '%\\_')
    const { rows } = await admin.query('select rolname, rolpassword from pg_authid where rolname like $1 order by 1', [
      own,
    ])
    expect(rows.length).toBeGreaterThan(2)
    return rows
  }

  it('is set up by an owner who may create roles and nothing else', async () => {
    await migrate(open(OWNER))
    expect(await migrate(open(OWNER))).toEqual([])
  })

  it('signs in as another user at the door, in a tenant, for what is due and for migrations', async () => {
    const database = open(OWNER)
    const who = sql`
      select session_user::text as name, array(
        select m.roleid::regrole::text from pg_auth_members m where m.member = session_user::regrole) as member_of,
        r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication as strong
      from pg_roles r where r.rolname = session_user`
    const ask = async (db: Db) => rowsOf<{ name: string; member_of: string; strong: boolean }>(await db.execute(who))[0]
    const [door, due, tenant] = [
      await database.transaction(ask),
      await database.findDue(ask),
      await inCompany(database, 2, ask),
    ]
    expect(door).toMatchObject({ member_of: ['sunquill_door'], strong: false })
    expect(due).toMatchObject({ member_of: ['sunquill_jobs'], strong: false })
    expect(tenant).toMatchObject({ member_of: ['sunquill_app'], strong: false })
    expect(new Set([door?.name, due?.name, tenant?.name, OWNER]).size).toBe(4)
  })

  it('makes the same passwords of the same secret, and others of another', async () => {
    await migrate(open(OWNER))
    const first = await passwords()
    await migrate(open(OWNER))
    expect(await passwords()).toEqual(first)
    await migrate(open(OWNER, Buffer.alloc(48, 8)))
    const second = await passwords()
    await migrate(open(OWNER))
    expect(second).not.toEqual(first)
    expect(await passwords()).toEqual(first)
  })

  it('takes away what a login was granted since, or does not start', async () => {
    const database = open(OWNER)
    const name = await inCompany(database, 2, async db => {
      return rowsOf<{ name: string }>(await db.execute(sql`select session_user::text as name`))[0]?.name ?? ''
    })
    await admin.query(`grant sunquill_door to ${name}`)
    const { rows: servers } = await admin.query(`select current_setting('server_version_num')::int as version`)
    if (servers[0].version >= 160_000) {
      await expect(migrate(database)).rejects.toThrow(`The database login ${name} was granted sunquill_door`)
      await admin.query(`revoke sunquill_door from ${name}`)
    }
    await migrate(database)
    const { rows } = await admin.query(`select pg_has_role('${name}', 'sunquill_door', 'member') as is_door`)
    expect(rows).toEqual([{ is_door: false }])
  })

  it('keeps no connection of the owner once the migrations are through', async () => {
    await migrate(open(OWNER))
    const left = async () => {
      const { rowCount } = await admin.query(`select 1 from pg_stat_activity where usename = '${OWNER}'`)
      return rowCount
    }
    await expect.poll(left, { timeout: 10_000 }).toBe(0)
  })

  it('secures every table of the tenants by the proof of the company', async () => {
    const open_tables = await open(OWNER).asOwner(async db =>
      rowsOf(
        await db.execute(sql`
          select table_name from information_schema.columns
          where table_schema = 'public' and column_name = 'company_id' and not exists (
            select from pg_policies where tablename = table_name and policyname = 'proved' and permissive = 'RESTRICTIVE')`),
      ),
    )
    expect(open_tables).toEqual([])
  })

  it('says what is missing when its user may not create roles', async () => {
    await expect(migrate(open(POWERLESS))).rejects.toThrow('be allowed to create roles')
  })
})
