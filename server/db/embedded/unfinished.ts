// If making the demo company is interrupted, for example by Ctrl-C, half a company would remain. Such a database has
// never served, so it is recreated.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncPath } from './embedded-durability.ts'

const databaseIn = (data_dir: string) => join(data_dir, 'database')
const markIn = (data_dir: string) => join(data_dir, 'unfinished')

/**
 * Called before opening a database that a demo company will be made in: marks a new one, so that it is deleted if it stays
 * unfinished. Returns whether it is new. The mark is synced before the database exists.
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

/** Called before anyone is served: a mark that came back after a power cut would delete their work. */
export function markFinished(data_dir: string): void {
  if (!existsSync(markIn(data_dir))) return
  rmSync(markIn(data_dir))
  syncPath(data_dir)
}
