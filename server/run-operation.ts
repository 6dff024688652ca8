// Runs one operation from caller to answer in one transaction. app.ts calls it for every request.
import type { Logger } from 'pino'
import { forbidden, KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { operations } from '#sdk/operations.gen.ts'
import type { Path } from '#sdk/types.ts'
import { requireFresh } from '#server/company/session/step-up.ts'
import { noteReading } from '#server/company/support/reads.ts'
import { writeAudit, writeAudits } from './audit.ts'
import {
  type Anyone,
  requireSecondStep,
  type SignerCaller,
  signerCaller,
  type UserCaller,
  userCaller,
} from './caller.ts'
import { answerFault, checkInput } from './contract.ts'
import type { Database, Db } from './db/database.ts'
import { requireRoom } from './files/room.ts'
import {
  Afterwards,
  type AuditNote,
  FileAnswer,
  type Parse,
  type Perform,
  type RequestFacts,
  StreamAnswer,
} from './handler.ts'
import { handlers } from './handlers/handlers.ts'
import { type Reading, readOutside } from './handlers/parse/read-outside.ts'
import { answerOnce, checkKey, type KeepAnswer } from './idempotency.ts'
import type { Form } from './lib/form-parts.ts'
import { mayBeLeft } from './lib/outside.ts'
import type { Ports } from './ports/ports.ts'
import { noteRequest } from './telemetry/request.ts'
import { words } from './words.ts'

type Call = {
  path: Path
  query: Record<string, unknown>
  body: unknown
  upload?: Form
  request: RequestFacts
  signing_token: string | undefined
  acts_as: string | undefined
  idempotency_key: string | undefined
  database: Database
  ports: Ports
  log: Logger
  check_answers: boolean
}
type Caller = UserCaller | SignerCaller | Anyone
type AnyHandler = (context: {
  input: object
  caller: Caller
  db: Db
  database: Database
  ports: Ports
  request: RequestFacts
  parse: Parse
  audit: (note: AuditNote | readonly AuditNote[]) => Promise<void>
  perform: Perform
}) => Promise<object>

/** Throws a Refusal if the caller may not or can't do it. */
export async function runOperation(call: Call): Promise<object> {
  const { path, database, log } = call
  requireCredential(call)
  // Support's reads are recorded, so they aren't read-only.
  const does = operations[path].method === 'get' && !call.acts_as ? 'reads' : undefined
  const settled = await readOutside(reading => database.transaction(db => settle(db, call, reading), does))
  if (settled instanceof KeptRefusal) throw settled
  const outcome = settled instanceof Afterwards ? await settled.work(database) : settled
  if (call.check_answers && !(outcome instanceof FileAnswer || outcome instanceof StreamAnswer)) {
    const fault = answerFault(path, outcome)
    if (fault) {
      log.error({ operation: path, fault }, 'answer breaks the contract')
      throw new Error(`The answer of ${path} breaks the contract: ${fault}`)
    }
  }
  return outcome
}

/** Written last: audit lines, whose lock makes the company's other writers wait, and the stored answer of an idempotency key. */
type Last = { lines: Lines[]; keepAnswer?: KeepAnswer | undefined }
type Lines = { of: Path; notes: AuditNote[]; write: (of: Path, notes: readonly AuditNote[]) => Promise<void> }

/** A KeptRefusal is returned, not thrown, so that the transaction commits. */
async function settle(db: Db, call: Call, reading: Reading): Promise<object | Afterwards<object> | KeptRefusal> {
  const last: Last = { lines: [] }
  const attempt = () => handle(db, call, reading, last)
  const outcome = await (reading.may_be_left ? mayBeLeft(db, attempt) : attempt()).catch((error: unknown) => {
    if (error instanceof KeptRefusal) return error
    throw error
  })
  if (call.upload) requireAnswerable(call, outcome)
  // Independent of each other.
  await Promise.all([last.keepAnswer?.(), inTurn(together(last.lines))])
  // A later line would be lost silently; frozen, it throws.
  Object.freeze(last.lines)
  return outcome
}

/**
 * Answers to uploads are checked before the commit, in production too: a stored project that breaks the contract could never be
 * opened again.
 */
function requireAnswerable({ path, log }: Call, outcome: object) {
  if ([KeptRefusal, Afterwards, FileAnswer, StreamAnswer].some(kind => outcome instanceof kind)) return
  const fault = answerFault(path, outcome)
  if (!fault) return
  log.error({ operation: path, fault }, 'a file breaks the contract and was not stored')
  throw refuse(400, 'invalid_input', { file: words.file_out_of_range })
}

async function inTurn(lines: readonly Lines[]) {
  for (const { of, notes, write } of lines) await write(of, notes)
}

/** Joins adjacent lines of the same operation and actor, which are written at the cost of one. */
function together(lines: readonly Lines[]): readonly Lines[] {
  const joined: Lines[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const is_same = before?.of === line.of && before.notes[0]?.actor === line.notes[0]?.actor
    if (before && is_same) before.notes.push(...line.notes)
    else joined.push({ ...line, notes: [...line.notes] })
  }
  return joined
}

async function handle(db: Db, call: Call, reading: Reading, last: Last): Promise<object> {
  const { path, ports, request, database } = call
  const caller = await resolveCaller(db, call)
  if ('company_id' in caller) noteRequest({ company_id: caller.company_id })
  const refusal = caller.kind === 'user' ? refusalOf(caller, path) : undefined
  if (!refusal && caller.kind === 'user' && 'step_up' in operations[path]) requireFresh(caller, ports)
  if (refusal) {
    await writeAudit(db, ports, caller, request, path, 'refused', { sentence: refusal.sentence })
    throw new KeptRefusal(refusal.error)
  }
  const body = call.upload ?? call.body
  checkInput(path, call.query, body)
  checkKey(call.idempotency_key)
  const input = { ...call.query, ...(isObject(body) ? body : {}) }
  const parse = reading.of('company_id' in caller ? caller.company_id : 0, ports.limits.uploads)
  if (call.upload && caller.kind === 'user') await requireRoom(db, ports, sizeOf(call.upload))
  const write: Lines['write'] = (of, notes) => writeAudits(db, ports, caller, request, of, 'done', notes)
  // The contract types each handler's input and answer; here, where all operations meet, the path is only a key.
  const run = (of: Path, input: object) =>
    (handlers[of] as unknown as AnyHandler)({
      input,
      caller,
      db,
      database,
      ports,
      request,
      parse,
      audit: async note => {
        const notes = [note].flat()
        // Without a session the caller is inside a company only temporarily, so the line is written at once.
        if (caller.kind === 'anyone') await write(of, notes)
        else if (notes.length > 0) last.lines.push({ of, notes, write })
      },
      perform: perform as Perform,
    })
  const perform = async (of: Path, input: object) => {
    const refusal = caller.kind === 'user' ? refusalOf(caller, of) : undefined
    if (refusal) throw refusal.error
    const before = last.lines.length
    return run(of, input).catch((error: unknown) => {
      // A caller that catches this refusal has rolled its writes back.
      if (!(error instanceof KeptRefusal)) last.lines.length = before
      throw error
    })
  }
  const work = async () => {
    const answer = await run(path, input)
    if (caller.kind === 'user' && caller.impersonator && last.lines.length === 0)
      last.lines.push({ of: path, notes: [], write: () => noteReading(db, ports, caller, request, path, input) })
    return answer
  }
  const row = operations[path]
  // An answer that contains a secret is given once and never stored, so its operation can't be replayed.
  const replayable = row.method !== 'get' && !('one_time_answer' in row)
  if (caller.kind !== 'user' || !replayable || !call.idempotency_key) return work()
  const { answer, keep } = await answerOnce(db, ports, caller, path, call.idempotency_key, input, work)
  last.keepAnswer = keep
  return answer
}

/** Refuses without asking the database. */
function requireCredential({ path, request, signing_token }: Call): void {
  const [permission] = operations[path].permission
  if (permission === 'public' || permission === 'optional') return
  if (permission === 'signer' && !signing_token) throw refuse(401, 'no_signing_link', words.open_signing_link)
  if (permission !== 'signer' && !request.token) throw refuse(401, 'not_signed_in', words.sign_in)
}

async function resolveCaller(db: Db, { path, request, signing_token, acts_as, ports }: Call): Promise<Caller> {
  const { permission: needed, method } = operations[path]
  const [permission] = needed
  if (permission === 'signer') return signerCaller(db, ports, signing_token ?? '')
  if (permission === 'public' || !request.token) return { kind: 'anyone' }
  // Screens refetch in the background even when not in view, so reads don't keep a session alive.
  const caller = await userCaller(db, ports, request.token, acts_as, method !== 'get')
  if (caller.must_change_password && !WHILE_PASSWORD_IS_OLD.has(path))
    throw refuse(403, 'password_change_required', words.change_password_first)
  if (!WITHOUT_SECOND_STEP.has(path)) requireSecondStep(caller, ports)
  return caller
}

const WHILE_PASSWORD_IS_OLD: ReadonlySet<Path> = new Set([
  '/v1/user',
  '/v3/users.Permissions',
  '/v3/users.ChangePassword',
  '/api/session/keep',
  '/v3/messages.SendEmail',
])

/** What setting up a second step takes. Signing out is public. */
const WITHOUT_SECOND_STEP: ReadonlySet<Path> = new Set([
  '/v1/user',
  '/v3/users.Permissions',
  '/v3/users.ChangePassword',
  '/v3/users.GetSignInMethods',
  '/v3/users.BeginAuthenticator',
  '/v3/users.ConfirmAuthenticator',
  '/v3/users.BeginPasskey',
  '/v3/users.AddPasskey',
  '/api/session/keep',
])

/** The refusal of a caller without the contract's permission, with its sentence for the audit log. */
function refusalOf(caller: UserCaller, path: Path) {
  if (!isPermitted(caller, path))
    return { error: forbidden(operations[path].permission, words.forbidden), sentence: () => words.refused_by_role }
  if (caller.impersonator && !isForSupport(path))
    return {
      error: refuse(403, 'not_while_impersonating', words.not_while_impersonating),
      sentence: () => words.refused_to_support,
    }
  return undefined
}

/** Support may read, and do what the contract allows (`x-impersonation`). */
function isForSupport(path: Path): boolean {
  const row = operations[path]
  return 'impersonation' in row ? row.impersonation === 'allowed' : row.method === 'get'
}

function isPermitted(caller: UserCaller, path: Path): boolean {
  const needed: readonly string[] = operations[path].permission
  return (
    needed.includes('signed_in') ||
    needed.includes('optional') ||
    [...caller.permissions].some(held => needed.includes(held))
  )
}

const sizeOf = (upload: Form) =>
  Object.values(upload).reduce((sum, part) => sum + (typeof part === 'string' ? part : part.bytes).length, 0)

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object'
