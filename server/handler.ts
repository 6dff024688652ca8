// The type of a handler: given validated input, a caller and a tenant transaction, it returns the 200 body or refuses.
import type { Answer, Feature, Input, OperationRow, Path, PathsOf } from '#sdk/types.ts'
import type { Anyone, SignerCaller, UserCaller } from './caller.ts'
import type { Database, Db } from './db/database.ts'
import type { Sentence } from './lib/reader-language.ts'
import type { Task } from './parse/parsers.ts'
import type { Ports } from './ports/ports.ts'

export type RequestFacts = {
  id: string
  ip: string
  user_agent: string
  token: string | undefined
  /** The browser's own name, where it has been given one. */
  device?: string
  /** Gives the browser that name with the answer. */
  keepDevice?: (device: string) => void
  /** For operations that keep no answer to replay and still do the same request once. */
  idempotency_key?: string | undefined
}

/** An audit entry's data besides who, when and which operation. */
export type AuditNote = {
  /** Evaluated in each language, since people of both read the log. */
  sentence: Sentence
  project_id?: string
  entity_id?: string
  detail?: Record<string, unknown>
  /** A read by support: neither news of a project nor work on it. */
  is_read?: boolean
  /** Who did it, where the caller is not known by a session: someone who signs up, joins or resets a password; no user, where a homeowner acts by a link. */
  actor?: { company_id: number; user_id: string | null; name: string }
}

type CallerOf<P extends Path> = OperationRow<P>['permission'] extends readonly ['public']
  ? Anyone
  : OperationRow<P>['permission'] extends readonly ['signer']
    ? SignerCaller
    : OperationRow<P>['permission'] extends readonly ['optional']
      ? UserCaller | Anyone
      : UserCaller

export type Context<P extends Path> = {
  input: Input<P>
  caller: CallerOf<P>
  /** Inside the caller's tenant; for public operations still at the door. */
  db: Db
  /** For work that continues after the answer, in transactions of its own; within this one it would wait forever. */
  database: Database
  ports: Ports
  request: RequestFacts
  /**
   * Parses untrusted input in another process and outside the transaction, which is then restarted with the result:
   * earlier code of the handler runs twice. Call it before any decision, and never in a `try`.
   */
  parse: Parse
  /** A line of the audit log, or one for each of many: written in the same transaction, once the handler has answered. */
  audit(note: AuditNote | readonly AuditNote[]): Promise<void>
  perform: Perform
}

/** Does another operation as the caller, in the same transaction, with its permission, checks and audit entries. */
export type Perform = <P extends Path>(path: P, input: Input<P>) => Promise<Answer<P>>

/** Who in a company acts, with everything needed for it. */
export type Acting = { db: Db; ports: Ports; caller: UserCaller; audit(note: AuditNote): Promise<void> }

export type Parse = <F extends (...args: never[]) => unknown>(
  task: Task<F>,
  ...args: Parameters<F>
) => Awaited<ReturnType<F>>

/** Bytes instead of JSON. */
export class FileAnswer {
  /** A file too large to be held whole is a stream. */
  readonly bytes: Uint8Array | ReadableStream<Uint8Array<ArrayBuffer>>
  readonly media_type: string
  readonly disposition: string
  constructor(bytes: FileAnswer['bytes'], media_type: string, download_as: string | undefined) {
    this.bytes = bytes
    this.media_type = media_type
    this.disposition =
      download_as === undefined ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(download_as)}`
  }
}

/** Server-sent events while a client reads them. Starts after the transaction is committed. */
export class StreamAnswer {
  readonly open: () => ReadableStream<Uint8Array>
  constructor(open: () => ReadableStream<Uint8Array>) {
    this.open = open
  }
}

/**
 * An answer that depends on external services. Its work starts after the commit, so a hanging mail server holds neither
 * a lock nor a database connection. Its operation is `x-one-time-answer`: it can't be replayed.
 */
export class Afterwards<T> {
  readonly work: (database: Database) => Promise<T>
  constructor(work: (database: Database) => Promise<T>) {
    this.work = work
  }
}

type Result<P extends Path> = [Answer<P>] extends [never] ? FileAnswer | StreamAnswer : Answer<P>
export type Handler<P extends Path> = (context: Context<P>) => Promise<Result<P> | Afterwards<Result<P>>>
export type Handlers<F extends Feature> = { [P in PathsOf<F>]: Handler<P> }
