// A database is saved while it is written to, and what is restored is what it was at one moment.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#server/backup/prove.ts'
import { requireRestorable, restore } from '#server/backup/restore.ts'
import { createStore, openStore, type Store } from '#server/backup/store.ts'
import type { Database } from '#server/db/database.ts'
import { readEverything } from '#server/db/reader.ts'
import { rowsOf } from '#server/db/rows.ts'
import { appOn, emailOf } from '#tests/support/app.ts'
import { ADDRESS, answered, newProject } from '#tests/support/sale.ts'
import { PLACES, type Place, SECRETS, temporary } from './places.ts'

const MARK = 'a sentence nobody may read'
const FILE = `%PDF-1.7\n${MARK.padEnd(40_000, '.')}`

/** Every row, and what holds tables together, in the database's own words. */
const contentOf = (database: Database) =>
  database.asOwner(async db => {
    await readEverything(db)
    const ask = async (text: string) => rowsOf<{ said: string }>(await db.execute(sql.raw(text))).map(row => row.said)
    const tables = await ask(`select tablename as said from pg_tables where schemaname = 'public' order by 1`)
    const rows: string[] = []
    for (const table of tables)
      rows.push(
        ...(await ask(
          `select '${table} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as said from ${table} t`,
        )),
      )
    return {
      rows,
      constraints: await ask(
        `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as said from pg_constraint
         where connamespace = 'public'::regnamespace order by 1`,
      ),
      triggers: await ask(
        `select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as said from pg_trigger where not tgisinternal order by 1`,
      ),
      secured: await ask(
        `select relname || ' ' || relrowsecurity || ' ' || relforcerowsecurity as said from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
      ),
      companies: await ask(`select last_value || ' ' || is_called as said from company_ids`),
    }
  })

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /files.*[0-9a-f]{64}$/.test(name))

describe.each(PLACES)('a database that is %s', (_, make) => {
  let place: Place
  let folder = ''
  let store: Store
  let call: Awaited<ReturnType<ReturnType<typeof appOn>['signIn']>>['call']
  let test: ReturnType<typeof appOn>
  beforeAll(async () => {
    place = await make()
    folder = temporary()
    store = createStore(folder, undefined)
    test = appOn(place.database)
    call = (await test.signIn(emailOf('Owner'))).call
    await upload((await newProject(call)).id, FILE)
  })
  afterAll(async () => {
    await place.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function upload(project_id: string, content: string) {
    const form = new FormData()
    const body = { file: '', file_name: 'paper.pdf', project_id }
    for (const [name, value] of Object.entries(body)) form.set(name, value)
    form.set('file', new Blob([content]))
    return answered((await call.POST('/v3/files.Upload', { body, bodySerializer: () => form })).data)
  }

  it('is restored as it was, with all that holds its tables together', async () => {
    const { name, new_files } = await place.save(store)
    expect(new_files).toBe(1)
    const before = await contentOf(place.database)
    const fresh = await place.empty()
    await restore({ database: fresh, store, name, head: await requireRestorable(store, name, SECRETS) })
    expect(await contentOf(fresh)).toEqual(before)
    // What is restored works on: people sign in, and the next row gets the next number.
    const again = appOn(fresh)
    const { call: later } = await again.signIn(emailOf('Owner'))
    const { projects } = answered((await later.GET('/v3/projects.List', {})).data)
    expect(projects).toHaveLength(1)
    await newProject(later)
  })

  it('is saved as it is at one moment while it is written to', async () => {
    let acknowledged = 1
    let over = false
    const writers = [1, 2, 3].map(async n => {
      while (!over) {
        const { id } = await newProject(call, { address: { ...ADDRESS, line1: `${acknowledged} Writer ${n} Street` } })
        await upload(id, `%PDF-1.7\n${`${id} `.repeat(800)}`)
        acknowledged++
      }
    })
    await expect.poll(() => acknowledged).toBeGreaterThan(3)
    const least = acknowledged
    const { name } = await place.save(store)
    const most = acknowledged + writers.length
    over = true
    await Promise.all(writers)
    expect(acknowledged).toBeGreaterThan(least)
    const fresh = await place.empty()
    const faults: string[] = []
    for await (const finding of prove({ database: fresh, store, name, secrets: SECRETS }))
      faults.push(...finding.faults)
    expect(faults).toEqual([])
    const { rows } = await contentOf(fresh)
    const total = Number(rows.find(row => row.startsWith('projects '))?.split(' ')[1])
    expect(total).toBeGreaterThanOrEqual(least)
    expect(total).toBeLessThanOrEqual(most)
  }, 60_000)

  it('saves a file once, however often it is saved', async () => {
    const before = filesIn(folder).length
    const { files, new_files } = await place.save(store)
    expect(files).toBeGreaterThan(3)
    const after = filesIn(folder).length
    expect(after).toBe(before + new_files)
    const { project_id } = { project_id: (await newProject(call)).id }
    await upload(project_id, FILE)
    expect(await place.save(store)).toMatchObject({ files: files + 1, new_files: 0 })
    expect(filesIn(folder)).toHaveLength(after)
  })

  it('is encrypted where a passphrase is given, and restored with it', async () => {
    const secret = Buffer.from('correct horse battery')
    const hidden = temporary()
    const encrypted = createStore(hidden, secret)
    const { name } = await place.save(encrypted)
    const all = readdirSync(hidden, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => readFileSync(join(entry.parentPath, entry.name)))
    expect(all.length).toBeGreaterThan(2)
    expect(all.filter(bytes => bytes.includes(MARK))).toEqual([])
    const plain = filesIn(folder).map(file => readFileSync(join(folder, file)))
    expect(plain.some(bytes => bytes.includes(MARK))).toBe(true)
    expect(filesIn(hidden).filter(file => filesIn(folder).includes(file))).toEqual([])
    const again = openStore(hidden, secret)
    const fresh = await place.empty()
    await restore({ database: fresh, store: again, name, head: await requireRestorable(again, name, SECRETS) })
    expect((await contentOf(fresh)).rows).toEqual((await contentOf(place.database)).rows)
    rmSync(hidden, { recursive: true, force: true })
  })
})
