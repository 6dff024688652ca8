// A write in a lender's own words: into the outbox with all others, sent from there, and answered as the lender answered.

import { and, eq } from 'drizzle-orm'
import { UNSENT } from '#machines/applications/lenders/codes.ts'
import type { WireAnswer, WireRequest } from '#machines/applications/lenders/lender-dialect.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { writeAudit } from '#server/audit.ts'
import type { Db } from '#server/db/database.ts'
import { inCompany } from '#server/db/database.ts'
import { lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ApplicationRow, CallRow } from '../application-rows.ts'
import { requireApplication } from '../applications.ts'
import { attemptCall } from '../outbox/attempt.ts'
import { enqueueAsGiven } from '../outbox/outbox.ts'
import { readCallSentence } from '../outbox/read-sentence.ts'
import { hashOf } from '../outbox/stored-request.ts'
import { type Admitted, actionOf, checked, noteExchange, requireNamed } from './admission.ts'
import { inItsWords, type Passing } from './passing.ts'
import { words } from './words.ts'

export async function passWrite(passing: Passing, admitted: Admitted, body: object): Promise<WireAnswer> {
  const { ports, database, log } = passing
  const wire = { body }
  const named = checked(admitted, wire)
  const { call, before } = await inCompany(database, admitted.caller.company_id, db =>
    put(db, passing, admitted, wire, named),
  )
  if (before) return before
  const { company_id, id } = call
  const outcome = await attemptCall({ database, ports, log }, { company_id, id })
  if (!outcome || outcome.kind === 'not_sent' || outcome.kind === 'unknown') throw goesOn(admitted)
  const answer = outcome.kind === 'answered' ? outcome.output.wire : null
  await inCompany(database, admitted.caller.company_id, async db => {
    const application = await requireNamed(db, admitted, named)
    await noteExchange(db, passing, admitted, outcome, application)
    if (answer) await keepAnswer(db, ports, call, answer)
  })
  if (outcome.kind === 'refused') return inItsWords(outcome)
  if (!answer) throw hasIt(admitted)
  return answer
}

const goesOn = ({ connection: { dialect } }: Admitted) =>
  refuse(504, 'lender_silent', words.goes_on({ lender: dialect.name }))
const hasIt = ({ connection: { dialect } }: Admitted) =>
  refuse(409, 'already_sent', words.already_sent({ lender: dialect.name }))

type Put = { call: CallRow; before: WireAnswer | undefined }

async function put(
  db: Db,
  { ports, request, key }: Passing,
  admitted: Admitted,
  wire: WireRequest,
  named: readonly string[],
): Promise<Put> {
  const { caller, connection, name: endpoint } = admitted
  const { code, name, calls } = connection.dialect
  const named_application = await requireNamed(db, admitted, named)
  if (!named_application) throw refuse(400, 'invalid_input', { input: words.application_required })
  const application = await requireApplication(db, caller, named_application.id, { lock: true })
  const [known] = await db
    .select()
    .from(lender_calls)
    .where(and(eq(lender_calls.lender, code), eq(lender_calls.idempotency_key, key)))
  if (known) {
    if (known.request_hash !== hashOf(ports, endpoint, wire)) throw refuse(409, 'key_used', words.key_used)
    if (known.state === 'done') return { call: known, before: keptAnswer(ports, known) ?? throws(hasIt(admitted)) }
    if (known.state === 'refused') throw refuse(409, 'lender_refused', readCallSentence(known.sentence, name))
    return { call: known, before: undefined }
  }
  const sent = !UNSENT.includes(application.status)
  if (endpoint === calls.submit?.endpoint && sent) throw hasIt(admitted)
  const by = { user_id: caller.user_id, name: caller.name }
  const call = await enqueueAsGiven(db, ports, { application, endpoint, wire, by, key })
  // Sent in the lender's words it is sent all the same.
  if (endpoint === calls.submit?.endpoint) await markSent(db, ports, application)
  await writeAudit(db, ports, caller, request, actionOf(code, endpoint), 'done', {
    sentence: () => words.sent_as_given({ endpoint, lender: name }),
    project_id: application.project_id,
    entity_id: application.id,
  })
  return { call, before: undefined }
}

async function markSent(db: Db, ports: Ports, { id, version }: ApplicationRow) {
  const now = ports.now()
  await db
    .update(lender_applications)
    .set({ status: 'submitted', submitted_at: now, updated_at: now, version: version + 1 })
    .where(eq(lender_applications.id, id))
}

const throws = (error: Error): never => {
  throw error
}

/** A repeated request gets the first answer again. Stored encrypted, as lenders repeat people's names. */
async function keepAnswer(db: Db, ports: Ports, call: CallRow, { status, body }: WireAnswer) {
  const sealed = ports.vault.seal(labelOf(call), Buffer.from(JSON.stringify(body)))
  const answer = { status, sealed: Buffer.from(sealed).toString('base64') }
  await db.update(lender_calls).set({ answer }).where(eq(lender_calls.id, call.id))
}

function keptAnswer(ports: Ports, call: CallRow): WireAnswer | undefined {
  const { answer } = call
  if (!answer || !('sealed' in answer) || typeof answer.sealed !== 'string') return undefined
  const status = 'status' in answer && typeof answer.status === 'number' ? answer.status : 200
  const plain = ports.vault.open(labelOf(call), Buffer.from(answer.sealed, 'base64'))
  return { status, body: JSON.parse(Buffer.from(plain).toString('utf8')) }
}
const labelOf = ({ company_id, id }: CallRow) => `lender answer/${company_id}/${id}`
