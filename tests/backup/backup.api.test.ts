// A database is backed up while in use, and restored as of one moment.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#server/backup/prove.ts'
import { requireRestorable, restore } from '#server/backup/restore.ts'
import { createStore, openStore, type Store } from '#server/backup/store.ts'
import { appOn, emailOf } from '#tests/support/app.ts'
import { ADDRESS, answered, newProject } from '#tests/support/sale.ts'
import { contentOf, emptyElsewhere, PLACES, type Place, SECRETS, temporary } from './places.ts'

/** Each restores whole databases, which takes a while on a busy machine. */
const SLOW = { timeout: 180_000 }

const MARK = 'a sentence nobody may read'
const FILE = `%PDF-1.7\n${MARK.padEnd(40_000, '.')}`

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
  }, SLOW.timeout)
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

  it(
    'is restored as it was, into one of the other kind where there is one, with all that holds its tables together',
    SLOW,
    async () => {
      const { name, new_files } = await place.save(store)
      expect(new_files).toBe(1)
      const before = await contentOf(place.database)
      const fresh = await emptyElsewhere(place)
      await restore({ database: fresh, store, name, head: await requireRestorable(store, name, SECRETS) })
      expect(await contentOf(fresh)).toEqual(before)
      // The restored database works: people sign in, and the next row gets the next number.
      const again = appOn(fresh)
      const { call: later } = await again.signIn(emailOf('Owner'))
      const { projects } = answered((await later.GET('/v3/projects.List', {})).data)
      expect(projects).toHaveLength(1)
      await newProject(later)
    },
  )

  it(
    'is saved as it is at one moment while it is written to, encrypted where a passphrase is given',
    SLOW,
    async () => {
      const hidden = temporary()
      const secret = Buffer.from('correct horse battery')
      let acknowledged = 1
      let over = false
      const write = async (n: number) => {
        while (!over) {
          const { id } = await newProject(call, {
            address: { ...ADDRESS, line1: `${acknowledged} Writer ${n} Street` },
          })
          await upload(id, `%PDF-1.7\n${`${id} `.repeat(800)}`)
          acknowledged++
        }
      }
      const saved = async () => {
        try {
          await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(3)
          const least = acknowledged
          const { name } = await place.save(createStore(hidden, secret))
          return { name, least, most: acknowledged + 3 }
        } finally {
          over = true
        }
      }
      const [{ name, least, most }] = await Promise.all([saved(), write(1), write(2), write(3)])
      expect(acknowledged).toBeGreaterThan(least)
      const fresh = await place.empty()
      const faults: string[] = []
      for await (const finding of prove({ database: fresh, store: openStore(hidden, secret), name, secrets: SECRETS }))
        faults.push(...finding.faults)
      expect(faults).toEqual([])
      const { rows } = await contentOf(fresh)
      const total = Number(rows.find(row => row.startsWith('projects '))?.split(' ')[1])
      expect(total).toBeGreaterThanOrEqual(least)
      expect(total).toBeLessThanOrEqual(most)
      const bytesIn = (of: string) => filesIn(of).map(file => readFileSync(join(of, file)))
      expect(bytesIn(folder).some(bytes => bytes.includes(MARK))).toBe(true)
      expect(bytesIn(hidden).filter(bytes => bytes.includes(MARK))).toEqual([])
      expect(filesIn(hidden).filter(file => filesIn(folder).includes(file))).toEqual([])
      rmSync(hidden, { recursive: true, force: true })
    },
  )

  it('saves a file once, however often it is saved', SLOW, async () => {
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
})
