// Input and result of checking a live server. Reports, the CI recipe and the set of drifting servers use only this.
import type { Contract, Method, Operation } from '../../contract.ts'
import type { KnownFinding } from '../given/baseline.ts'
import type { NotChecked } from './not-checked.ts'

/** The checks, each a promise of the contract. */
export const CHECKS = [
  'server_error', // a 5xx, whatever was sent
  'undocumented_status',
  'content_type',
  'response_schema',
  'undocumented_field', // a field no schema names
  'response_headers',
  'positive_accepted', // what the contract allows is not refused as invalid
  'negative_rejected', // what it forbids is refused
  'boundary', // the last value allowed and the first one not, on both sides
  'missing_header',
  'ignored_auth', // no credential, and a wrong one
  'unsupported_method', // 405 with Allow
  'available_after_create',
  'use_after_delete',
  'tenant_isolation', // another tenant's row answers as none
  'round_trip', // what was written is read back, and what was not mentioned stays
  'pagination', // limits kept, pages disjoint and complete, totals right
  'filtering', // filters and searches list what matches, all of it
  'unique_rows', // no row twice in a list
  'unknown_reference', // an id that nobody has is refused
  'idempotency', // the same key: the same answer, another body refused
  'optimistic_lock', // stale versions refused, versions grow
  'whole_cents',
  'leaky_error', // stack traces, SQL and file paths in an error
  'private_cache', // what needs a credential isn't for shared caches
  'content_encoding', // only encodings that were accepted, and the same body in each
  'head_and_options', // both as GET would have it
  'conditional_requests', // ETag, If-None-Match and If-Modified-Since
  'cors', // other origins read nothing with credentials
  'rate_limit_headers', // limits that add up
  'stable_order', // equal reads list in the same order
  'read_your_writes', // what was written is there at once
  'foreign_values', // values of another tenant in one's own rows
  'text_normalization', // texts come back as they were written
  'number_range', // numbers that the contract allows don't wrap or lose digits
  'time_zone', // times and dates don't move by a zone
  'search_recall', // a search finds parts, other case and letters without accents
  'paging_under_inserts', // cursors survive a row made meanwhile
] as const
export type CheckName = (typeof CHECKS)[number]

export type CheckOptions = {
  contract: Contract
  /** Where the backend answers, without a slash at its end. */
  base: string
  /** Without one, only what needs no credential is asked. */
  token?: string
  /** By security scheme, if one token doesn't cover all. */
  credentials?: Record<string, string>
  /** Sent with every request. One that is a credential goes only with requests that have the token. */
  headers?: Record<string, string>
  /** Of another tenant, for `tenant_isolation`. */
  second_token?: string
  /** Every value sent follows from it. */
  seed: number
  /** Without them only GET is sent with what the contract allows; whatever must be refused is sent to writes too only with them. */
  writes: boolean
  most_requests: number
  /** How many further seeded inputs each operation is sent once everything has been tried once; without it as many as the requests allow. */
  rounds?: number
  /** Which operations; all without it. */
  only?: (operation: Operation) => boolean
  /** The time a run may take. */
  most_ms?: number
  /** How long a backend that stopped answering is waited for. */
  wait_ms?: number
  /** Sends what ends, resets or empties the server as well. */
  destructive?: boolean
  /** Operations that nothing is sent to. */
  exclude?: (operation: Operation) => boolean
  /** In flight at once. */
  at_once: number
  fetch?: (request: Request) => Promise<Response>
  progress?: (done: { requests: number; of: number; findings: number }) => void
  /** Each request with its answer, as it comes in. */
  exchanged?: (case_id: string, sent: Sent, got: Got) => void
  /** Sends this one alone, after what finds the ids it names. */
  only_case?: string
  /** Checks to skip. */
  skip?: CheckName[]
  /** The command that was given, without its tokens. */
  again?: string
  /** True if tokens were passed to the command, which doesn't repeat them. */
  needs_tokens?: boolean
}

export type Sent = { method: string; url: string; headers: Record<string, string>; body?: string }
export type Got = { status: number; headers: Record<string, string>; body: string }
export type Finding = {
  check: CheckName
  method: Method
  path: string
  /** For a person, such as "Returns 200 to a power_w of -1; the contract’s least is 0." */
  sentence: string
  /** The contract's promise, in a few words. */
  expected: string
  /** Credentials are masked, long bodies cut. */
  sent: Sent
  got: Got
  /** Sends this one again: `--only-case`. */
  case_id: string
  /** The same for the same fault, at any operation and in any run. */
  alike: string
}
export type Covered = {
  method: Method
  path: string
  requests: number
  /** Statuses that came back, of those the contract names and others. */
  statuses: number[]
  /** True after a 2xx answer: without one its schema was never checked. */
  succeeded: boolean
  /** The checks made here, so that a report can show passed ones next to failures. */
  checks?: CheckName[]
  /** Without a success: the required values no answer showed. */
  missing?: string[]
  why?: string
}
export type CheckReport = {
  base: string
  contract: { title: string; version: string }
  seed: number
  writes: boolean
  /** Sends any case again, once `--only-case` and its id are added. */
  again?: string
  /** True if CONTRACT_TOKEN must be set first. */
  needs_tokens?: boolean
  started_at: string
  ms: number
  requests: number
  findings: Finding[]
  /** Findings that a report of a size CI systems show has no room for. */
  left_out?: number
  coverage: Covered[]
  /** Not asked, and why, such as "writes are off". */
  skipped: { method: Method; path: string; reason: string }[]
  /** Promises of the contract that were not checked. */
  not_checked: NotChecked[]
  /** With a baseline: how many of its findings are still there, and those that are gone. */
  baseline?: { known: number; gone: KnownFinding[] }
  /** Worth knowing, but no drift. */
  remarks: NotChecked[]
  /** The request after which the backend stopped answering, ending the check. */
  outage?: { after: string; request: number }
  /** The number of requests after which the token was refused, ending the check. */
  token_ended?: number
  /** `inconclusive`: no findings, but too few successes to be meaningful, or the token ended. */
  verdict: 'conforms' | 'drifts' | 'inconclusive' | 'gone'
}

/** 0 conforms, 1 drifts, 2 wrong usage or no server, 3 inconclusive, 4 the backend stopped answering. */
export const EXIT_CODES = { conforms: 0, drifts: 1, unusable: 2, inconclusive: 3, gone: 4 } as const
