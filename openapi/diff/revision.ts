// A contract at a git revision, to compare with what is about to be committed. Called by the command.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { documentAt } from '../bundle.ts'
import { standing } from '../standing.ts'

/** The whole folder is taken out, since a contract refers to its neighbours. */
export function documentAtRevision(file: string, revision: string): Record<string, unknown> {
  const folder = dirname(standing(file))
  const root = git(folder, ['rev-parse', '--show-toplevel']).toString().trim()
  const out = mkdtempSync(join(tmpdir(), 'revision-'))
  try {
    // An index of its own: that of the person who compares stays as it is.
    const index = join(out, 'index')
    const path = relative(root, folder).split(sep).join('/')
    git(root, ['read-tree', `${revision}:${path}`], index)
    git(root, ['checkout-index', '--all', `--prefix=${join(out, 'contract')}${sep}`], index)
    return documentAt(join(out, 'contract', basename(file)))
  } finally {
    rmSync(out, { recursive: true })
  }
}

function git(folder: string, args: string[], index?: string) {
  const env = index === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: index }
  try {
    return execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Error(`git has no such revision to compare with: ${said.split('\n')[0]}`)
  }
}
