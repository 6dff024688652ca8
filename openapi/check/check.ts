// Exercises a live backend against its contract. Called by the command (main.ts), the CI recipe's test and the set of drifting servers.
import { explore } from './explore.ts'
import type { CheckOptions, CheckReport } from './report.ts'
import { sessionOf } from './session.ts'

export async function checkContract(options: CheckOptions): Promise<CheckReport> {
  const { base, seed, writes, contract } = options
  const started = Date.now()
  const session = sessionOf(options)
  await explore(session)
  const { requests, findings, coverage, skipped } = session.outcome()
  return {
    base,
    contract: { title: contract.title, version: contract.version },
    seed,
    writes,
    started_at: new Date(started).toISOString(),
    ms: Date.now() - started,
    requests,
    findings,
    coverage,
    skipped,
    verdict: findings.length > 0 ? 'drifts' : saysEnough(coverage) ? 'conforms' : 'inconclusive',
  }
}

/** Half of what was asked must have succeeded once: a backend that refuses everything refuses what is wrong, too. */
const saysEnough = (coverage: CheckReport['coverage']) => {
  const asked = coverage.filter(({ requests }) => requests > 0)
  return asked.length > 0 && asked.filter(({ succeeded }) => succeeded).length * 2 >= asked.length
}
