// Makes one backup: everything the database holds at one moment.
import type { Database } from '../db/database.ts'
import { requireKnownSecret } from '../db/prepare.ts'
import { letReaderRead, readEverything } from '../db/roles/reader.ts'
import type { Bucket } from '../ports/bucket/bucket.ts'
import { fingerprintOf, type Secrets } from '../secret.ts'
import type { Pieces } from './chunks.ts'
import { dump, type Line } from './dump.ts'
import { writeSnapshot } from './snapshot.ts'
import type { Store } from './store.ts'

type Saved = { name: string; secrets: string[]; tables: number; rows: number; new_files: number; files: number }
type Save = { database: Database; secrets: Secrets; store: Store; bucket: Bucket | null; made_at: Date }

export async function save({ database, secrets, store, bucket, made_at }: Save): Promise<Saved> {
  await database.asOwner(async db => {
    await requireKnownSecret(db, secrets)
    await letReaderRead(db)
  })
  const fingerprints = secrets.all.map(fingerprintOf)
  const saved: Saved = { name: nameAt(made_at), secrets: fingerprints, tables: 0, rows: 0, new_files: 0, files: 0 }
  const files = {
    hasFile(sha256: string) {
      saved.files++
      return store.hasFile(sha256)
    },
    async writeFile(sha256: string, bytes: Pieces) {
      await store.writeFile(sha256, bytes)
      saved.new_files++
    },
    async readObject(key: string, sha256: string) {
      if (bucket) return bucket.get(key, sha256)
      throw new Error(
        'Files of this database are in a bucket. Set FILES_URL as servers have it, so that they are saved too.',
      )
    },
  }
  const about = { made_at: made_at.toISOString(), secrets: fingerprints }
  await database.asOwner(async db => {
    await readEverything(db)
    await writeSnapshot(store, saved.name, counting(dump(db, about, files), saved))
  })
  return saved
}

/** Sorts as time does, and is a file's name on every system. */
const nameAt = (at: Date) => at.toISOString().replaceAll(':', '-')

async function* counting(lines: AsyncIterable<Line>, saved: Saved): AsyncGenerator<Line> {
  for await (const line of lines) {
    if ('counted' in line) {
      saved.tables++
      saved.rows += line.counted.rows
    }
    yield line
  }
}
