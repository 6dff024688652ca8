// Gathers changes as they are found. What many operations share is one change that names them all.

import { judge } from './judge.ts'
import type { Policy } from './lifecycle.ts'
import type { Place } from './place.ts'
import { BUMPS, type Change, type Direction, SEVERITIES, type Severity } from './report.ts'
import { RULES, type RuleName, TURNED } from './rules.ts'
import type { Ask } from './schema/gap.ts'
import { gapFinder } from './schema/gaps.ts'
import { type SchemaChange, schemaChanges } from './schema/schema-changes.ts'

export type Sense = Exclude<Direction, 'call'>

export class Collector {
  readonly isUnchanged: (one: Place, other: Place) => boolean
  private readonly ask: Ask
  private readonly found = new Map<string, Change>()
  private readonly known = new Map<string, SchemaChange[]>()
  /** Set while an operation is compared, so that every change knows where it was met. */
  operation: string | undefined
  /** Within a webhook or callback, where it is the client who answers. */
  isTurned = false
  /** Within an operation that was never promised to stay as it is. */
  isUnstable = false

  constructor(
    isUnchanged: (one: Place, other: Place) => boolean,
    readonly policy: Policy,
  ) {
    this.isUnchanged = isUnchanged
    this.ask = gapFinder(isUnchanged)
  }

  add(rule: RuleName, at: Place, sentence: string) {
    const [direction, severity] = RULES[rule]
    if (this.isTurned) this.keep(rule, turned(direction), TURNED[rule] ?? severity, at, sentence)
    else this.keep(rule, direction, severity, at, sentence)
  }

  /** `what` begins sentences about the whole schema, such as “The body”. */
  schemas(before: Place, after: Place, sense: Sense, what: string) {
    if (this.isUnchanged(before, after)) return
    const key = `${before.at} ${after.at}`
    const changes = this.known.get(key) ?? schemaChanges(before, after, { ask: this.ask, what, policy: this.policy })
    this.known.set(key, changes)
    const direction = this.isTurned ? turned(sense) : sense
    for (const change of changes) {
      const { rule, severity } = judge(change, direction)
      this.keep(rule, direction, severity, change.at, change.sentence)
    }
  }

  private keep(rule: string, direction: Direction, stated: Severity, at: Place, sentence: string) {
    const severity = this.isUnstable && stated !== 'words' ? 'note' : stated
    const key = `${rule} ${severity} ${at.at} ${sentence}`
    const change = this.found.get(key) ?? {
      rule,
      direction,
      severity,
      bump: BUMPS[severity],
      sentence,
      path: at.at,
      operations: [],
    }
    this.found.set(key, change)
    if (this.operation !== undefined && !change.operations.includes(this.operation))
      change.operations.push(this.operation)
  }

  changes(): Change[] {
    return [...this.found.values()].sort(
      (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
    )
  }
}

const turned = <D extends Direction>(direction: D): D | Sense =>
  direction === 'request' ? 'response' : direction === 'response' ? 'request' : direction
