// Questions about an archive, answered in another process: archives come from outside, and their lists, rows and
// manifest are parsed nowhere else. An opened archive stays open for the next question about it.
import { type FileHandle, open } from 'node:fs/promises'
import { weigh } from '#server/parse/pieces.ts'
import type { ArchiveRow } from './archive-rows.ts'
import { type Claim, readClaim } from './archive-signature.ts'
import { checkHashes, MOST_FILE, readManifest, rowsIn } from './check-archive.ts'
import type { Manifest } from './manifest.ts'
import { words } from './words.ts'
import { type Archive, brokenArchive, openArchive } from './zip-reader.ts'

type Opened = { path: string; handle: FileHandle; archive: Archive; manifest?: Manifest }
let opened: Opened | undefined

const TOLD_BYTES = 4 * 1_048_576
const ROWS_AT_ONCE = 200
const CHARACTERS_AT_ONCE = 262_144
/** A chunk is unpacked in one go. */
const MOST_WEIGHT = 3_000_000

/** The manifest without its list of files, which may be long and is verified here. */
export type ArchiveFacts = Omit<Manifest, 'entries'> & { unpacked_bytes: number }

/** Who signed it, before anything else in it is parsed. */
export async function openFile(path: string): Promise<Claim> {
  await opened?.handle.close()
  opened = undefined
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const archive = await openArchive(async (at, length) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, at)
      return bytes.subarray(0, bytesRead)
    }, size)
    const claim = await readClaim(archive)
    opened = { path, handle, archive }
    return claim
  } finally {
    // Since Node 25 a file handle closed by the garbage collector crashes the process, possibly while it reads another archive.
    if (!opened) await handle.close()
  }
}

export async function readFacts(path: string): Promise<ArchiveFacts> {
  const one = openedAt(path)
  one.manifest = await readManifest(one.archive)
  const { entries, ...facts } = one.manifest
  return { ...facts, unpacked_bytes: entries.reduce((sum, { size_bytes }) => sum + size_bytes, 0) }
}

function openedAt(path: string): Opened {
  if (opened?.path !== path) throw new Error('Another archive is open')
  return opened
}

function readAt(path: string) {
  const { archive, manifest } = openedAt(path)
  if (!manifest) throw new Error('The manifest was not read')
  return { archive, manifest }
}

/** Reads every file from end to end, yielding the bytes read as progress. */
export async function* checkedBytes(path: string): AsyncGenerator<number> {
  const { archive, manifest } = readAt(path)
  let read = 0
  for await (const bytes of checkHashes(archive, manifest)) {
    read += bytes
    if (read < TOLD_BYTES) continue
    yield read
    read = 0
  }
}

/** The rows of an entity in handfuls. */
export async function* rowsOfEntity(path: string, name: string): AsyncGenerator<ArchiveRow[]> {
  const { archive, manifest } = readAt(path)
  let handful: ArchiveRow[] = []
  let weight = 0
  for (const entry of manifest.entities[name]?.paths ?? [])
    for await (const row of rowsIn(archive, entry)) {
      const weighs = weigh(row, MOST_WEIGHT)
      if (weighs > MOST_WEIGHT) throw brokenArchive(words.why.row_too_large({ path: entry }))
      handful.push(row)
      weight += weighs
      if (handful.length < ROWS_AT_ONCE && weight < CHARACTERS_AT_ONCE) continue
      yield handful
      handful = []
      weight = 0
    }
  yield handful
}

/** A file of the archive in pieces. */
export async function* bytesOfFile(path: string, sha256: string): AsyncGenerator<Uint8Array> {
  const { archive } = openedAt(path)
  const entry = `files/${sha256}`
  if ((archive.sizes.get(entry) ?? 0) > MOST_FILE) throw brokenArchive(words.why.too_large({ path: entry }))
  yield* archive.content(entry)
}
