// The result of comparing two contracts. Printed by print.ts, written as JSON by the command.
/** Sent by clients, received by them, or about the call as a whole. */
export type Direction = 'request' | 'response' | 'call'
/**
 * `breaking`: clients of the old contract can fail. `warning`: only those relying on more than it promised, such as a
 * complete list of values. `note`: invisible to conforming clients. `words`: only texts.
 */
export const SEVERITIES = ['breaking', 'warning', 'note', 'words'] as const
export type Severity = (typeof SEVERITIES)[number]
export const BUMPS = { breaking: 'major', warning: 'minor', note: 'minor', words: 'patch' } as const
export type Bump = 'major' | 'minor' | 'patch' | 'none'

export type Change = {
  rule: string
  direction: Direction
  severity: Severity
  bump: Bump
  /** For a person: what it is now, what it was. */
  sentence: string
  /** Where in the new document; in the old one when it is there no more. */
  path: string
  /** Such as `POST /v3/projects.New`: all that it reaches. */
  operations: string[]
}

export type DiffReport = {
  old: { title: string; version: string }
  new: { title: string; version: string }
  changes: Change[]
  counts: Record<Severity, number>
  /** The version bump `info.version` needs, and if it was made. */
  version: { needs: Bump; enough: boolean; sentence: string }
}

/** 0 no failure, 1 breaking (or as set by `--fail-on` and `--version-check`), 2 a contract can't be read. */
export const DIFF_EXIT_CODES = { fine: 0, breaking: 1, unreadable: 2 } as const

export const callOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`
