// Making a database's files takes seconds: they are made once a run, and copied for each test that begins with new ones.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded/embedded.ts'

const shared = process.env['TEST_RUN_DIR'] ?? mkdtempSync(join(tmpdir(), 'clusters-'))
const made = join(shared, 'cluster')

/** A directory that `openEmbedded` opens as the one it would make. Returns it. */
export async function newDatabase(directory: string): Promise<string> {
  if (!existsSync(made)) {
    const mine = join(shared, `cluster-${process.pid}`)
    await (await openEmbedded(mine)).close()
    // Renamed atomically, so no one copies half of it; a second creator gets the same.
    if (!existsSync(made)) renameSync(join(mine, 'cluster'), made)
  }
  mkdirSync(directory, { recursive: true })
  cpSync(made, join(directory, 'cluster'), { recursive: true })
  return directory
}
