// The version for the next write: the row's current one, or the operation's own. Called for each write.
import type { Case, Exchange } from './case.ts'
import { idsIn, type Pool } from './links/pool.ts'

export function versionsTold(pool: Pool) {
  /** Versions from an operation's own answers, if its row lacks one or differs. */
  const versions = new Map<string, { version: number; of_row: unknown }>()

  /** Stores a write's next version, from its success or from the refusal of a stale one. */
  function noteVersion({ asked, json, got }: Exchange) {
    const { current_version, ...answered } = Object(json ?? {})
    const parts = [answered, ...Object.values(answered)].map(part => Object(part ?? {}))
    const row = parts.find(one => typeof one['version'] === 'number')
    // Version 0 made a new row, and the next request may make another; if it may not, its refusal names the version.
    const sent = Object(asked.input.body ?? {})['version']
    if (got.status !== 409 && sent === 0 && row && !Object.values(idsIn(asked)).includes(row['id'] ?? '')) return
    const version = got.status === 409 ? current_version : row?.['version']
    if (typeof version === 'number') versions.set(lineOf(asked), { version, of_row: versionOfRow(asked) })
  }

  /** Its row's current version; undefined if never shown. */
  function versionFor(asked: Case): unknown {
    const row = versionOfRow(asked)
    const told = versions.get(lineOf(asked))
    return told && told.of_row === row ? told.version : row
  }

  const lineOf = (asked: Case) => `${asked.operation.path} ${Object.values(idsIn(asked)).join(' ')}`
  const versionOfRow = (asked: Case): unknown =>
    Object.entries(idsIn(asked))
      .map(([link, id]) => pool.row(link, id)?.['version'])
      .find(one => typeof one === 'number')

  return { noteVersion, versionFor }
}
