// When the last backup was made and proved, kept in the data folder for the staff's page and the metrics. Backups themselves lie in a
// folder the server doesn't know.
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const schema = z.object({
  name: z.string(),
  made_at: z.iso.datetime(),
  proven_at: z.iso.datetime().nullable(),
})
export type BackupRecord = z.infer<typeof schema>

const FILE = 'last-backup.json'

/** Null if none is on record here, or the record can't be read. */
export async function readBackupRecord(data_dir: string): Promise<BackupRecord | null> {
  const text = await readFile(join(data_dir, FILE), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** A newer backup keeps the time of the last proof. A machine without the data folder, where only proofs run, records nothing. */
export async function recordBackup(
  data_dir: string,
  change: { name: string; made_at: Date } | { proven_at: Date; name: string },
) {
  if (!existsSync(data_dir)) return
  const before = await readBackupRecord(data_dir)
  const proven_at = before?.proven_at ?? null
  const record: BackupRecord =
    'made_at' in change
      ? { name: change.name, made_at: change.made_at.toISOString(), proven_at }
      : {
          ...(before ?? { name: change.name, made_at: change.proven_at.toISOString() }),
          proven_at: change.proven_at.toISOString(),
        }
  const path = join(data_dir, FILE)
  await writeFile(`${path}.new`, `${JSON.stringify(record)}\n`)
  await rename(`${path}.new`, path)
}
