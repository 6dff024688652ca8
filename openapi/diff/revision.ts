// A contract as git has it at some revision, for comparing what is about to be committed. Called by the command.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { documentAt } from '../bundle.ts'

/** The whole folder is taken out, since a contract refers to its neighbours. */
export function documentAtRevision(file: string, revision: string): Record<string, unknown> {
  const folder = dirname(resolve(file))
  const root = git(folder, ['rev-parse', '--show-toplevel']).toString().trim()
  const out = mkdtempSync(join(tmpdir(), 'revision-'))
  try {
    const archive = git(root, ['archive', '--format=tar', revision, '--', relative(root, folder) || '.'])
    execFileSync('tar', ['-x', '-C', out], { input: archive })
    return documentAt(join(out, relative(root, folder), basename(file)))
  } finally {
    rmSync(out, { recursive: true })
  }
}

function git(folder: string, args: string[]) {
  try {
    return execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Error(`git has no such revision to compare with: ${said.split('\n')[0]}`)
  }
}
