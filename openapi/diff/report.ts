// What a comparison of two contracts comes back with. Printed by print.ts, written as JSON by the command.
/** What clients send, what they get, or what concerns the call as a whole. */
export type Direction = 'request' | 'response' | 'call'
/**
 * `breaking`: who keeps to the old contract can fail. `warning`: only who relies on more than it promised, such as on knowing
 * every value of a list. `note`: nobody who keeps to it can tell. `words`: nothing but texts.
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
  /** What the changes ask of `info.version`, and whether it was given. */
  version: { needs: Bump; enough: boolean; sentence: string }
}

/** 0 nothing that fails, 1 breaking (or as `--fail-on` and `--version-check` say), 2 a contract cannot be read. */
export const DIFF_EXIT_CODES = { fine: 0, breaking: 1, unreadable: 2 } as const

export const callOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`
