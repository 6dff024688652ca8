// A contract through its git history: its versions, when each began, and what each changed. Called by the command.
import { execFileSync } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { standing } from '../standing.ts'
import { diffContracts } from './diff.ts'
import type { DiffReport } from './report.ts'
import { documentAtRevision } from './revision.ts'

type Version = {
  version: string
  /** Days of its first and last commit, as `2026-11-21`. */
  from: string
  to: string
  commits: number
  /** The last one. */
  revision: string
  /** Changes since the previous version; undefined for the first. */
  since_before: DiffReport | undefined
  /** Changes within this version. */
  within: DiffReport | undefined
}
type Commit = { revision: string; day: string; version: string }

/** Commits of the main branch that touched the contract's folder, oldest first. Those in which it can't be found are left out. */
export function historyOf(file: string): Version[] {
  const path = standing(file)
  const runs: Commit[][] = []
  for (const commit of commitsOf(path)) {
    const last = runs.at(-1)
    if (last?.[0]?.version === commit.version) last.push(commit)
    else runs.push([commit])
  }
  if (runs.length === 0)
    throw new Error(`git has no commit of ${file} with a version. Give a contract that is committed.`)
  let before: Record<string, unknown> | undefined
  return runs.flatMap(commits => {
    const [first, last] = [commits[0], commits.at(-1)]
    if (!first || !last) return []
    const document = documentAtRevision(path, last.revision)
    const within = first === last ? undefined : diffContracts(documentAtRevision(path, first.revision), document)
    const since_before = before && diffContracts(before, document)
    before = document
    const { version, revision } = last
    return [{ version, from: first.day, to: last.day, commits: commits.length, revision, since_before, within }]
  })
}

/** A table in Markdown. */
export function historyTable(file: string, versions: readonly Version[]): string {
  const count = (report: DiffReport | undefined) =>
    report ? `${report.counts.breaking} · ${report.counts.warning} · ${report.counts.note}` : '–'
  const verdict = ({ since_before, within }: Version) => {
    const early = within && within.counts.breaking > 0 ? 'Broke callers under one version' : ''
    const small = since_before && !since_before.version.enough ? `Needed a ${since_before.version.needs} step` : ''
    return [small, early].filter(one => one !== '').join('. ') || 'Fine'
  }
  return [
    `${file}: breaking · breaking for strict readers · other changes`,
    '',
    '| Version | From | To | Commits | Last | Since the version before | Within it | Verdict |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...versions.map(
      one =>
        `| ${one.version} | ${one.from} | ${one.to} | ${one.commits} | ${one.revision} | ${count(one.since_before)} | ${count(one.within)} | ${verdict(one)} |`,
    ),
  ].join('\n')
}

/** In YAML of one line or several, and in JSON. */
const VERSION = /^\s*["']?info["']?\s*:[\s\S]*?["']?\bversion["']?\s*:\s*["']?([^"'\s,}]+)/m

function commitsOf(path: string): Commit[] {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: dirname(path),
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 1 << 28,
      }).toString()
    } catch {
      return ''
    }
  }
  const log = git('log', '--first-parent', '--reverse', '--format=%h %cs', '--', '.')
  return log
    .split('\n')
    .filter(line => line !== '')
    .flatMap(line => {
      const [revision = '', day = ''] = line.split(' ')
      const [, version] = VERSION.exec(git('show', `${revision}:./${basename(path)}`)) ?? []
      return version === undefined ? [] : [{ revision, day, version }]
    })
}
