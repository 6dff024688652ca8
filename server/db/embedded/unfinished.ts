// A demo company whose making was cut short, by Ctrl-C for one, would stay half a company for good. Nobody has been served from
// such a database yet, so it is made anew.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const databaseIn = (data_dir: string) => join(data_dir, 'database')
const markIn = (data_dir: string) => join(data_dir, 'unfinished')

/** Before a database is opened that a demo company will be made in: only one that is new is marked, and goes if it stays so. */
export function markUnfinished(data_dir: string): void {
  if (existsSync(markIn(data_dir))) rmSync(databaseIn(data_dir), { recursive: true, force: true })
  if (existsSync(databaseIn(data_dir))) return
  mkdirSync(data_dir, { recursive: true })
  writeFileSync(markIn(data_dir), '')
}

/** Before anybody is served. */
export const markFinished = (data_dir: string): void => rmSync(markIn(data_dir), { force: true })
