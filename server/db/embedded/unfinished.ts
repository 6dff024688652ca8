// A demo company whose making was cut short, by Ctrl-C for one, would stay half a company for good. Nobody has been served from
// such a database yet, so it is made anew.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncPath } from './embedded-durability.ts'

const databaseIn = (data_dir: string) => join(data_dir, 'database')
const markIn = (data_dir: string) => join(data_dir, 'unfinished')

/**
 * Before a database is opened that a demo company will be made in: only one that is new is marked, and goes if it stays so. Answers
 * whether it is new. The mark is on the disk before the database is.
 */
export function markUnfinished(data_dir: string): boolean {
  const mark = markIn(data_dir)
  if (existsSync(mark)) rmSync(databaseIn(data_dir), { recursive: true, force: true })
  if (existsSync(databaseIn(data_dir))) return false
  mkdirSync(data_dir, { recursive: true })
  writeFileSync(mark, '')
  for (const path of [mark, data_dir, dirname(data_dir)]) syncPath(path)
  return true
}

/** Before anybody is served: a mark that came back after a power cut would take their work along. */
export function markFinished(data_dir: string): void {
  if (!existsSync(markIn(data_dir))) return
  rmSync(markIn(data_dir))
  syncPath(data_dir)
}
