// A streaming standby that answers what only reads, in place of the primary. What the primary alone is told behind the product's back
// is not counted as a write: who doesn't see it was answered by the replica.
import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, type Db, enterTenant, inCompany } from '#server/db/database.ts'
import { externalDatabase } from '#server/db/external-database.ts'
import { replicaFault } from '#server/db/replica/fault.ts'
import type { ReadBy } from '#server/db/replica/replica.ts'
import { rowsOf } from '#server/db/rows.ts'
import { appOn, emailOf } from '../support/app.ts'
import { clonedAddress, SECRET } from '../support/database.ts'
import { type Cluster, clusterIn, makeFolder } from '../support/postgres.mjs'
import { answered } from '../support/sale.ts'
import { tcpProxy } from '../support/tcp-proxy.ts'

const given = process.env['DATABASE_URL_FOR_TESTS']
const OPTIONS = '-c fsync=off -c max_connections=100 -c wal_receiver_status_interval=1'

describe.skipIf(!given)('a replica', () => {
  const folders = [makeFolder(), makeFolder()]
  const clusters = folders.map((folder, nth) => clusterIn(folder, 28_000 + (process.pid % 2_000) * 2 + nth))
  const [primary, standby] = clusters as [Cluster, Cluster]
  let name: string
  let proxy: Awaited<ReturnType<typeof tcpProxy>>
  let here: ReturnType<typeof serverOn>
  let other: ReturnType<typeof serverOn>

  /** One of several servers of the installation, and who answered what it read. */
  function serverOn(address: string, replica: string) {
    const reads: ReadBy[] = []
    const database = externalDatabase(address, SECRET, undefined, { address: replica, count: by => reads.push(by) })
    return { database, reads, test: appOn(database), lastRead: () => reads.at(-1) }
  }
  const at = (cluster: Cluster, port = cluster.port) => `postgres://tests@127.0.0.1:${port}/${name}`

  beforeAll(async () => {
    expect(primary.make() && primary.start(OPTIONS)).toBe(true)
    name = new URL(await clonedAddress(primary.address)).pathname.slice(1)
    primary.stop()
    standby.follow(primary)
    expect(primary.start(OPTIONS) && standby.start(OPTIONS)).toBe(true)
    proxy = await tcpProxy({ host: '127.0.0.1', port: standby.port })
    here = serverOn(at(primary), at(standby, proxy.port))
    other = serverOn(at(primary), at(standby, proxy.port))
  })
  afterAll(async () => {
    await proxy.heal()
    await Promise.all([here, other].map(({ database }) => database.close()))
    await proxy.close()
    for (const cluster of clusters) cluster.stop('immediate')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  const tell = async (cluster: Cluster, statement: string) => {
    const client = new pg.Client({ connectionString: at(cluster) })
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  const pause = () => tell(standby, 'select pg_wal_replay_pause()')
  const resume = () => tell(standby, 'select pg_wal_replay_resume()')

  const read = <T>(database: Database, company_id: number, work: (db: Db) => Promise<T>) =>
    database.transaction(async db => {
      await enterTenant(db, company_id)
      return work(db)
    }, 'reads')
  const nameOf = (database: Database, company_id: number) =>
    read(database, company_id, async db => rowsOf<{ name: string }>(await db.execute(sql`select name from companies`)))
  const rename = (database: Database, company_id: number, to: string) =>
    inCompany(database, company_id, db => db.execute(sql`update companies set name = ${to}`))

  async function untilByReplica({ database, lastRead } = here) {
    const isByReplica = async (company_id: number) => {
      await nameOf(database, company_id)
      expect(lastRead()).toBe('replica')
    }
    // Only ends what hangs: on a busy machine the standby has needed more than ten seconds.
    for (const company_id of [1, 2]) await vi.waitFor(() => isByReplica(company_id), { timeout: 60_000, interval: 20 })
  }
  const untilAway = () =>
    vi.waitFor(
      async () => {
        await nameOf(here.database, 2)
        expect(here.lastRead()).toBe('away')
      },
      { timeout: 5_000, interval: 20 },
    )
  beforeEach(async () => {
    await proxy.heal()
    for (const server of [here, other]) await untilByReplica(server)
  })

  it('answers what a company has not written lately, and nobody a write of their own too late', async () => {
    await pause()
    await tell(primary, `update companies set name = 'Behind the back' where company_id = 1`)
    expect(await nameOf(here.database, 1)).toEqual([{ name: 'Support' }])
    expect(here.lastRead()).toBe('replica')

    await rename(here.database, 2, 'Renamed')
    for (const { database, lastRead } of [here, other]) {
      expect(await nameOf(database, 2)).toEqual([{ name: 'Renamed' }])
      expect(lastRead()).toBe('behind')
      // Another company's write makes nobody wait.
      expect(await nameOf(database, 1)).toEqual([{ name: 'Support' }])
      expect(lastRead()).toBe('replica')
    }
    await resume()
    for (const server of [here, other]) await untilByReplica(server)
    expect(await nameOf(here.database, 2)).toEqual([{ name: 'Renamed' }])
    expect(await nameOf(here.database, 1)).toEqual([{ name: 'Behind the back' }])
  })

  it('is never read too early by who is notified of a write', async () => {
    let hear = () => {}
    const unlisten = other.database.listen('renamed', () => hear())
    const notify = (db: Db) => db.execute(sql`select pg_notify('renamed', '')`)
    // Until it listens, what is said is lost.
    const heard = vi.fn()
    hear = heard
    await vi.waitFor(async () => {
      await inCompany(here.database, 2, notify)
      expect(heard).toHaveBeenCalled()
    }, 10_000)
    await pause()
    for (let nth = 0; nth < 30; nth++) {
      const seen = new Promise(resolve => {
        hear = () => resolve(nameOf(other.database, 2))
      })
      await inCompany(here.database, 2, async db => {
        await db.execute(sql`update companies set name = ${`Name ${nth}`}`)
        await notify(db)
      })
      expect(await seen).toEqual([{ name: `Name ${nth}` }])
    }
    unlisten()
    await resume()
  })

  it('is asked by what only reads of the contract, and shows what was just saved', async () => {
    const { call } = await here.test.signIn(emailOf('Owner'))
    const { call: elsewhere } = await other.test.signIn(emailOf('Owner'))
    const categories = async (by: typeof call) =>
      answered((await by.GET('/v3/resources.ListCategories')).data).categories.map(({ name }) => name)
    await untilByReplica()
    await categories(call)
    expect(here.lastRead()).toBe('replica')
    await pause()
    await call.POST('/v3/resources.CreateCategory', { body: { name: 'Just saved', position: 10 } })
    expect(await categories(call)).toContain('Just saved')
    expect(await categories(elsewhere)).toContain('Just saved')
    expect([here.lastRead(), other.lastRead()]).toEqual(['behind', 'behind'])
    await resume()
  })

  it('shows a company its own rows alone, whatever a statement says', async () => {
    const companies = async (db: Db) =>
      rowsOf<{ company_id: number }>(await db.execute(sql`select company_id from companies`)).map(row => row.company_id)
    for (let time = 0; time < 8; time++)
      for (const company_id of [1, 2]) expect(await read(here.database, company_id, companies)).toEqual([company_id])
    const seen = await read(here.database, 2, async db => {
      await db.execute(sql`select set_config('app.company_id', '1', true)`)
      return companies(db)
    })
    expect(seen).toEqual([])
    expect(here.lastRead()).toBe('replica')
  })

  it('keeps its statements by name, apart from the primary’s', async () => {
    const named = async (db: Db) =>
      rowsOf(await db.execute(sql`select name from pg_prepared_statements where statement like '%pg_prepared%'`)).length
    for (let time = 0; time < 6; time++) await read(here.database, 2, named)
    expect(await read(here.database, 2, named)).toBe(1)
    expect(here.lastRead()).toBe('replica')
  })

  it('leaves to the primary what writes while it reads', async () => {
    await read(here.database, 2, async db => {
      await db.execute(sql`update companies set name = 'Written while reading'`)
    })
    expect(here.lastRead()).toBe('primary_only')
    expect(await nameOf(other.database, 2)).toEqual([{ name: 'Written while reading' }])
  })

  it.each(['timeout', 'half_open', 'down', 'reset_peer'] as const)(
    'is done without when it is cut off: %s',
    async kind => {
      await untilByReplica()
      await proxy.spoil({ kind })
      const began = Date.now()
      const names = await Promise.all(Array.from({ length: 12 }, () => nameOf(here.database, 2)))
      expect(names.flat()).toHaveLength(12)
      expect(Date.now() - began).toBeLessThan(4_000)
      await untilAway()
    },
  )

  it('is said to be wrong in a sentence', async () => {
    const fault = (replica: string) => replicaFault(replica, at(primary))
    expect(await fault(at(primary))).toMatch(/leads to a primary/)
    expect(await fault(at(standby))).toBeUndefined()
    expect(await fault(given ?? '')).toMatch(/another PostgreSQL/)
    expect(await fault(primary.address)).toMatch(/database postgres\. Name/)
    expect(await fault('postgres://tests@127.0.0.1:9/nothing')).toMatch(/127\.0\.0\.1:9 cannot be used: .*ECONNREFUSED/)
  })

  it('is done without when it dies or is promoted while it is read', async () => {
    let over = false
    const refused: unknown[] = []
    const readers = Array.from({ length: 4 }, async () => {
      while (!over) await nameOf(here.database, 2).catch(error => refused.push(error))
    })
    standby.stop('immediate')
    await nameOf(here.database, 2)
    standby.start(OPTIONS)
    await untilByReplica()
    expect(standby.promote()).toBe(true)
    await untilAway()
    expect(await replicaFault(at(standby), at(primary))).toMatch(/leads to a primary/)
    over = true
    await Promise.all(readers)
    expect(refused).toEqual([])
  })
})
