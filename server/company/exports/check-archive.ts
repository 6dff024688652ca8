// Verifies an archive before any row is imported: its manifest, the SHA-256 of every file, and that there are no
// others.
import { createHash } from 'node:crypto'
import { SIGNATURE_PATH } from './archive-signature.ts'
import { ENTITIES } from './entities.ts'
import { type Manifest, manifestSchema } from './manifest.ts'
import { words } from './words.ts'
import { type Archive, brokenArchive } from './zip-reader.ts'

const MOST_MANIFEST = 96 * 1_048_576
/** A file that was uploaded or signed is no larger than this. */
export const MOST_FILE = 128 * 1_048_576
/** A row as JSON: a drawing, a simulated year. */
const MOST_ROW = 4 * 1_048_576

export async function readManifest(archive: Archive): Promise<Manifest> {
  if ((archive.sizes.get('manifest.json') ?? 0) > MOST_MANIFEST) throw brokenArchive(words.why.manifest_too_large)
  const read = manifestSchema.safeParse(await jsonOf(archive, 'manifest.json'))
  if (!read.success) throw brokenArchive(words.why.manifest_unknown)
  const manifest = read.data
  const entity_names = new Set(ENTITIES.map(({ name }) => name))
  const unknown = Object.keys(manifest.entities).find(name => !entity_names.has(name))
  if (unknown) throw brokenArchive(words.why.entity_unknown({ name: unknown }))
  const entry_by_path = new Map(manifest.entries.map(entry => [entry.path, entry]))
  const untold = [...archive.sizes.keys()].find(
    path => path !== 'manifest.json' && path !== SIGNATURE_PATH && !entry_by_path.has(path),
  )
  if (untold !== undefined) throw brokenArchive(words.why.not_in_manifest({ path: untold.slice(0, 80) }))
  for (const { path, size_bytes } of manifest.entries)
    if (archive.sizes.get(path) !== size_bytes) throw brokenArchive(words.why.differs_from_manifest({ path }))
  for (const path of Object.values(manifest.entities).flatMap(({ paths }) => paths))
    if (!entry_by_path.has(path)) throw brokenArchive(words.why.missing({ path }))
  return manifest
}

async function jsonOf(archive: Archive, path: string): Promise<unknown> {
  const parts = []
  for await (const piece of archive.content(path)) parts.push(piece)
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw brokenArchive(words.why.damaged({ path }))
  }
}

/** Reads every file from end to end, and yields the length of each chunk. */
export async function* checkHashes(archive: Archive, { entries }: Manifest): AsyncGenerator<number> {
  for (const { path, sha256 } of entries) {
    const hash = createHash('sha256')
    for await (const piece of archive.content(path)) {
      hash.update(piece)
      yield piece.length
    }
    if (hash.digest('hex') !== sha256) throw brokenArchive(words.why.changed({ path }))
  }
}

/** A list of JSON with a row on each line. */
export async function* rowsIn(archive: Archive, path: string): AsyncGenerator<Record<string, unknown>> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const piece of archive.content(path)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MOST_ROW) throw brokenArchive(words.why.row_too_large({ path }))
    for (const line of lines) {
      const row = rowOf(line, path)
      if (row) yield row
    }
  }
  const last = rowOf(rest, path)
  if (last) yield last
}

function rowOf(line: string, path: string): Record<string, unknown> | undefined {
  const text = line.trim().replace(/,$/, '')
  if (text === '' || text === '[' || text === ']') return undefined
  try {
    const row: unknown = JSON.parse(text)
    if (row !== null && typeof row === 'object' && !Array.isArray(row)) return { ...row }
  } catch {}
  throw brokenArchive(words.why.row_not_json({ path }))
}
