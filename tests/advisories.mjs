// Known weaknesses of the packages that `npm start` installs, as the registry lists them. Plain JavaScript, like run.mjs.
import { spawnSync } from 'node:child_process'
import { npmCommand } from '#server/start/npm.mjs'

/** Advisories of high severity or above that a newer version mends; undefined where the registry doesn't answer. */
export function mendableAdvisories() {
  const [npm, args] = npmCommand(['audit', '--omit=dev', '--json'])
  const { stdout } = spawnSync(npm, args, { encoding: 'utf8', timeout: 60_000 })
  return mendable(stdout)
}

export function mendable(report) {
  const { vulnerabilities } = readJson(report)
  if (!vulnerabilities) return undefined
  return Object.values(vulnerabilities)
    .filter(({ severity, fixAvailable }) => ['high', 'critical'].includes(severity) && fixAvailable !== false)
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`)
}

function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
