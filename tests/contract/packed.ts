// The package of the contract's tools, installed where nothing of this project is.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { npmCommand } from '#server/commands/npm.mjs'
import { root } from '#tests/support/files.ts'

const run = promisify(execFile)

/** Packs it as `npm pack` does and installs it without a registry. Answers the file that its command runs. */
export async function installTools(folder: string): Promise<string> {
  await run(...npmCommand(['pack', '--silent', '--pack-destination', folder]), { cwd: join(root, 'openapi/package') })
  const [tarball = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  await run(...npmCommand(['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`]), { cwd: folder })
  const installed = join(folder, 'node_modules/@sunquill/contract')
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  return join(installed, bin['sunquill-contract'])
}

export type Ended = { code: number; said: string }

/** Ends as a shell would see it end. */
export function ended(program: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<Ended> {
  // Of whatever runs these tests.
  const { CONTRACT_TOKEN: _, GITHUB_ACTIONS: __, INIT_CWD: ___, ...inherited } = process.env
  return new Promise(resolve => {
    const child = execFile(program, args, { cwd, env: { ...inherited, ...env } }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}
