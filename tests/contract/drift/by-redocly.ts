// What `redocly drift` says of traffic. Starting it takes seconds, so servers share a run: never two for the same
// operation, as it reports a finding once per operation.

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Contract, PRODUCT } from '#openapi/contract.ts'
import { BASE, isAt, withoutValues } from './drift.ts'
import { type Exchange, harOf } from './traffic.ts'

export type Log = { name: string; exchanges: Exchange[] }
type Problem = {
  ruleId: string
  message: string
  target?: string
  dataPath?: string
  method: string
  path: string
  severity: string
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Findings of each log, by its name. */
export async function redoclyDrift(contract: Contract, logs: Log[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const shared of sharing(contract, logs)) {
    const owner = new Map(
      shared.flatMap(log => [...operationsIn(contract, log)].map(operation => [operation, log.name] as const)),
    )
    for (const log of shared) found.set(log.name, new Set())
    for (const problem of await problemsOf(shared.flatMap(({ exchanges }) => exchanges))) {
      const at = nameAt(contract, `${BASE}${problem.path}`)
      found.get(owner.get(at) ?? '')?.add(signOf(at, problem))
    }
  }
  return found
}

/** As few runs as that allows. */
function sharing(contract: Contract, logs: Log[]): Log[][] {
  const runs: { logs: Log[]; taken: Set<string> }[] = []
  for (const log of logs) {
    const mine = operationsIn(contract, log)
    const run = runs.find(({ taken }) => [...mine].every(one => !taken.has(one)))
    if (run) {
      run.logs.push(log)
      for (const one of mine) run.taken.add(one)
    } else runs.push({ logs: [log], taken: mine })
  }
  return runs.map(one => one.logs)
}

const operationsIn = (contract: Contract, { exchanges }: Log) =>
  new Set(exchanges.map(({ url }) => nameAt(contract, url)))

/** The address an operation has in the contract, whatever the method. */
const nameAt = (contract: Contract, url: string) => {
  const request = new Request(url)
  return contract.operations.find(operation => isAt(operation, request))?.path ?? new URL(url).pathname
}

const signOf = (at: string, { ruleId, message, target, dataPath, method, severity }: Problem) =>
  withoutValues([method, at, severity, ruleId, target, dataPath, message].join(' '))

async function problemsOf(exchanges: Exchange[]): Promise<Problem[]> {
  const directory = mkdtempSync(join(tmpdir(), 'traffic-'))
  const [har, report] = [join(directory, 'traffic.har'), join(directory, 'report.json')]
  writeFileSync(har, JSON.stringify(harOf(exchanges)))
  const runner = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const given = [runner, 'drift', har, '--api', PRODUCT, '--server', BASE, '--format', 'json', '--output', report]
  // It ends with 1 when it finds something.
  await promisify(execFile)(process.execPath, given, { cwd: root }).catch(() => {})
  const { problems } = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(directory, { recursive: true })
  return problems
}
