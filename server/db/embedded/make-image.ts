// `npm run database-image`: makes the image that a new embedded database starts from, with initdb and the migrations. Run it when
// tests/db/image.test.ts asks for it: after an update of PGlite, or after ten new migrations.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { embeddedDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { initialize } from './embedded.ts'
import { IMAGE } from './image.ts'
import { type Entry, tar } from './tar.ts'

/** Size of a write-ahead log segment. */
const SEGMENT_BYTES = 16_777_216n
/** Offset in `pg_control`, and its value for a cluster that was shut down. */
const STATE_AT = 16
const CHECKPOINT_AT = 32
const CLOSED = 1

const folder = mkdtempSync(join(tmpdir(), 'sunquill-image-'))
try {
  await makeCluster()
  const image = brotliCompressSync(tar(entriesIn(folder)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  writeFileSync(IMAGE, image)
  console.log(`The image of the embedded database has ${(image.length / 1e6).toFixed(1)} MB.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function makeCluster() {
  const engine = await initialize(folder)
  await migrate(embeddedDatabase(engine))
  // Frees the space of rows that migrations changed, and moves the last checkpoint to the beginning of a segment.
  await engine.exec('vacuum full')
  await engine.exec('select pg_switch_wal()')
  await engine.close()
}

function entriesIn(cluster: string): Entry[] {
  const entries = readdirSync(cluster, { recursive: true, withFileTypes: true })
  const nameOf = (entry: (typeof entries)[number]) =>
    relative(cluster, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
  const folders = entries.filter(entry => entry.isDirectory()).map(nameOf)
  const needed = segmentOfCheckpoint(readFileSync(join(cluster, 'global/pg_control')))
  const files = entries
    .filter(entry => entry.isFile())
    .map(nameOf)
    .filter(name => !/^pg_wal\/[0-9A-F]{24}$/.test(name) || name.endsWith(needed))
  // The three databases of a cluster have mostly the same files: adjacent, they compress well.
  const byName = (one: string, other: string) => (basename(one) + one < basename(other) + other ? -1 : 1)
  return [
    ...folders.sort().map(name => ({ name, bytes: 'folder' as const })),
    ...files.sort(byName).map(name => ({ name, bytes: readFileSync(join(cluster, name)) })),
  ]
}

/** The only segment a cluster needs after a shutdown. */
function segmentOfCheckpoint(control: Buffer): string {
  if (control.readInt32LE(STATE_AT) !== CLOSED) throw new Error('The cluster was not closed properly.')
  const segment = control.readBigUInt64LE(CHECKPOINT_AT) / SEGMENT_BYTES
  return segment.toString(16).toUpperCase().padStart(8, '0')
}
