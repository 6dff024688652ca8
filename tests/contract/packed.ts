// The contract tools' package, installed outside this project: in a copy of the example repository, with its workflow's
// commands.
import { execFile, spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseYaml } from '@redocly/openapi-core'
import { npmCommand } from '#server/start/npm.mjs'
import { root } from '#tests/support/files.ts'

const EXAMPLE = join(root, 'tests/contract/example')
type Step = { name?: string; run?: string }
export const SYSTEMS = ['GitHub', 'GitLab', 'Jenkins'] as const

/** The steps of its workflow that are commands, as a runner of GitHub runs them. */
const steps = (): Step[] => {
  const workflow = Object(parseYaml(readFileSync(join(EXAMPLE, '.github/workflows/contract.yml'), 'utf8')))
  return workflow.jobs.contract.steps.filter(({ run }: Step) => run !== undefined)
}
const [install, ...others] = steps()

/** Packs the tools as `npm pack` does and installs them without a registry. Returns the file that their command runs. */
export async function installTools(folder: string): Promise<string> {
  cpSync(EXAMPLE, folder, { recursive: true })
  const pack = npmCommand(['pack', '--silent', '--pack-destination', folder])
  await promisify(execFile)(...pack, { cwd: join(root, 'openapi/package') })
  const [tarball = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'))
  const env = { PACKAGES: `./${tarball}`, npm_config_offline: 'true' }
  const { code, said } = await ended('sh', ['-e', '-c', install?.run ?? ''], folder, env)
  if (code !== 0) throw new Error(said)
  const installed = join(folder, 'node_modules/@sunquill/contract')
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  return join(installed, bin['sunquill-contract'])
}

const textOf = (name: string) => readFileSync(join(EXAMPLE, name), 'utf8')

/** What each system's file runs in a shell, without the line that installs. */
const COMMANDS: Record<(typeof SYSTEMS)[number], () => string[]> = {
  GitHub: () => others.map(({ run = '' }) => run),
  GitLab: () => Object(parseYaml(textOf('.gitlab-ci.yml'))).contract.script.slice(1),
  Jenkins: () => [...textOf('Jenkinsfile').matchAll(/sh '''([\s\S]*?)'''/g)].map(([, lines = '']) => lines),
}

/** Runs the workflow's commands after installing. Child processes end with it. */
export function runWorkflow(
  system: (typeof SYSTEMS)[number],
  folder: string,
  env: Record<string, string>,
): Promise<Ended> {
  const lines = ["trap 'kill $!' EXIT", ...COMMANDS[system]()]
  return ended('sh', ['-e', '-c', lines.join('\n')], folder, env)
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

/** A long-running Node command, once it prints the words. */
export function started(args: string[], cwd: string, words: RegExp): Promise<{ found: string; stop(): void }> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', text => {
      said += text
      const [, found] = words.exec(said) ?? []
      if (found !== undefined) resolve({ found, stop: () => child.kill() })
    })
    child.once('exit', () => reject(new Error(`It ended: ${said}`)))
  })
}
