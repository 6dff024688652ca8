// The change of `info.version` required by Semantic Versioning 2.0.0.
import type { Bump, Change, DiffReport } from './report.ts'

const ORDER: Bump[] = ['none', 'patch', 'minor', 'major']

export function versionVerdict(before: string, after: string, changes: Change[]): DiffReport['version'] {
  const needs = changes.reduce<Bump>((most, { bump }) => (rank(bump) > rank(most) ? bump : most), 'none')
  const [old, now] = [partsOf(before), partsOf(after)]
  if (!old || !now) {
    const enough = needs === 'none' || before !== after
    return { needs, enough, sentence: `A ${needs} step is due; ${before} and ${after} are no versions to count it by.` }
  }
  // Before 1.0.0 anything may change: by convention the second number then signals it.
  const due = old[0] === 0 && rank(needs) > 0 ? (needs === 'major' ? 'minor' : 'patch') : needs
  const given = bumpOf(old, now)
  const enough = rank(given) >= rank(due)
  const early = due === needs ? '' : `, before 1.0.0 a ${due} one`
  if (needs === 'none') return { needs, enough, sentence: 'No new version is due.' }
  const sentence = `These changes need a ${needs} step${early}; info.version went from ${before} to ${after}.`
  return { needs, enough, sentence: enough ? sentence : `${sentence} Set it to ${next(old, due)} or more.` }
}

const rank = (bump: Bump) => ORDER.indexOf(bump)

type Version = [number, number, number]

function partsOf(version: string): Version | undefined {
  const [, major, minor, patch] = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/.exec(version) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor ?? 0), Number(patch ?? 0)]
}

function bumpOf(old: Version, now: Version): Bump {
  const first = now.findIndex((part, index) => part !== old[index])
  if (first === -1 || (now[first] ?? 0) < (old[first] ?? 0)) return 'none'
  return (['major', 'minor', 'patch'] as const)[first] ?? 'none'
}

const next = ([major, minor, patch]: Version, due: Bump) =>
  due === 'major' ? `${major + 1}.0.0` : due === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
