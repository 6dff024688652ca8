// Files move between the database and a bucket while they are used; a move that is killed continues where it was.
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { prove } from '#server/backup/prove.ts'
import { createStore } from '#server/backup/store.ts'
import { inCompany } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { file_parts } from '#server/db/schema/jobs.ts'
import { moveFiles } from '#server/files/move-files.ts'
import { keepFile, readFile } from '#server/files/store.ts'
import { bucketAt } from '#server/ports/bucket/bucket.ts'
import { appOn } from '#tests/support/app.ts'
import { testBucket } from '#tests/support/bucket.ts'
import { PLACES, SECRETS, temporary } from '../backup/places.ts'

const SLOW = { timeout: 120_000 }
/** Small ones are within a backup’s rows. */
const SIZES = [0, 10, 20_000, 5_000_000]

it.each(PLACES)(
  'moves them out of a database that is %s, a killed move included, saves them, and brings them back',
  SLOW,
  async (_, make) => {
    const bucket = await testBucket()
    const place = await make()
    const { database } = place
    const { ports } = appOn(database)
    const within = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(database, 2, work)
    const ids = await within(db =>
      Promise.all(
        SIZES.map(async size => {
          const bytes = Buffer.alloc(size, `file ${size} `)
          return (await keepFile(db, ports, { company_id: 2, name: 'a.csv', media_type: 'text/csv', bytes })).id
        }),
      ),
    )
    const sizes = () => within(db => Promise.all(ids.map(async id => (await readFile(db, ports, id))?.length)))
    const inDatabase = () =>
      within(async db => {
        const whole = await db.select().from(files)
        const parts = await db.select().from(file_parts)
        return [...whole, ...parts].reduce((sum, { bytes }) => sum + bytes.length, 0)
      })
    ports.bucket = bucketAt(bucket.url)
    const move = async (to: 'bucket' | 'database') => {
      const moved = []
      for await (const one of moveFiles({ database, ports }, to)) moved.push(one)
      return moved
    }
    // Killed after the second file's bytes are stored, before the database records it.
    bucket.heard.onPut = count => {
      if (count === 2) bucket.heard.trouble = 'fails'
    }
    await expect(move('bucket')).rejects.toThrow('can’t be reached')
    bucket.heard.trouble = 'none'
    expect(await sizes()).toEqual(SIZES)
    await move('bucket')
    expect(await inDatabase()).toBe(0)
    expect(await sizes()).toEqual(SIZES)
    expect(await move('bucket')).toEqual([])

    const folder = temporary()
    const store = createStore(folder, undefined)
    await expect(place.save(store)).rejects.toThrow('Set FILES_URL')
    const { name } = await place.save(store, ports.bucket)
    const faults: string[] = []
    for await (const finding of prove({ database: await place.empty(), store, name, secrets: SECRETS }))
      faults.push(...finding.faults)
    expect(faults).toEqual([])
    rmSync(folder, { recursive: true, force: true })

    const lost = bucket.stored().find(key => key.includes(ids[1] ?? '')) ?? ''
    const object = bucket.objects.get(lost)
    bucket.objects.delete(lost)
    const moved = await move('database')
    expect(moved.flatMap(one => ('fault' in one ? [one.fault] : []))).toEqual([expect.stringContaining('is missing')])
    if (object) bucket.objects.set(lost, object)
    expect(await move('database')).toEqual([{ bytes: 10 }])
    await bucket.down()
    ports.bucket = null
    expect(await sizes()).toEqual(SIZES)
    await place.close()
  },
)
