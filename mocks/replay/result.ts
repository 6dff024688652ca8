// A replay's result, for console, JUnit file and timeline. Secrets have been removed.
import type { Outputs } from './kept.ts'
import type { SchemaFault } from './schema-faults.ts'

export type Exchange = {
  /** Unique in the replay, except where a step is repeated. */
  id: string
  /** The step's own name, `company/open` in a workflow that the step `company` calls, and what it is for. */
  step: string
  description: string
  /** As the contract names it, such as `POST /v3/agreements.Send`. */
  operation: string
  method: string
  url: string
  sent: { headers: Record<string, string>; body: unknown }
  /** 0 where no answer came. */
  status: number
  got: { headers: Record<string, string>; body: unknown }
  /** Milliseconds since 1970; undefined if not sent. */
  started_at: number | undefined
  ms: number
  checks: Check[]
}
export type Check = {
  kind: 'criterion' | 'status' | 'content_type' | 'schema' | 'network' | 'other'
  holds: boolean
  /** Of a criterion, as the flow has it. */
  condition: string
  message: string
  /** Of a schema: each field that breaks it. */
  faults?: SchemaFault[]
}
/** Where a server parted from its flow: the step, the one before it, what was expected and what came. */
export type Difference = {
  at: Exchange
  before: Exchange | undefined
  expected: string
  got: string
  /** In one line, for a list. */
  sentence: string
  /** Equal for flows that differ for the same reason. */
  cause: string
  hints: Hints
}
/** What helps a person to go on. */
export type Hints = {
  /** File and line of the step. */
  written: string
  /** On mocks: the available examples, and what chose this one. */
  examples?: string
  /** Repeats the request, with variables for what is secret. */
  curl: string
  next: string
}
export type FlowResult = {
  flow: string
  summary: string
  verdict: 'same' | 'different' | 'skipped'
  /** Why it was skipped. */
  reason: string
  exchanges: Exchange[]
  difference: Difference | undefined
  ms: number
  /** By step, with secrets: kept for the next replay and never shown. */
  outputs?: Outputs
}
/** The number of parallel users, and rounds per user. */
export type Load = { users: number; rounds: number }
export type Replay = {
  against: string
  /** Makes names unique; the same value reproduces the same names. */
  run: string
  started_at: Date
  ms: number
  results: FlowResult[]
  /** The target answers by example, whatever came before. */
  by_example?: boolean
  /** Of flows replayed as load. */
  load?: Load
}

/** 0 all flows passed, 1 one failed, 2 wrong usage or no server. */
export const EXIT_CODES = { same: 0, different: 1, unusable: 2 } as const

export const isSame = ({ results }: Replay) => results.every(({ verdict }) => verdict !== 'different')
