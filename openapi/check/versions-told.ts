// The version a write names next: what its row has by now, or what the operation itself said of it. Called by the session for each write.
import type { Case, Exchange } from './case.ts'
import { idsIn, type Pool } from './links/pool.ts'

export function versionsTold(pool: Pool) {
  /** What an operation itself said, where its row says nothing or something else. */
  const versions = new Map<string, { version: number; of_row: unknown }>()

  /** What a write must name next time, told by its success or by the refusal of a stale one. */
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

  /** What its row has by now; undefined where nothing has shown it. */
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
