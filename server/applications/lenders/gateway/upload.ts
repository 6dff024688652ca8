// A file on its way to a lender: read from the browser as fast as the lender takes it, held nowhere.

import { eq } from 'drizzle-orm'
import type { WireAnswer } from '#machines/applications/lenders/lender-dialect.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { Refusal } from '#sdk/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import { inCompany } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { type Admitted, actionOf, checked, noteExchange, requireNamed } from './admission.ts'
import { type FileBytes, sendWire } from './call.ts'
import { readForm, tooLarge } from './multipart-reader.ts'
import { inItsWords, type Passing } from './passing.ts'
import { partsOf } from './read-text.ts'
import { words } from './words.ts'

const MOST_BYTES = 25 * 1_048_576
/** Of a form around its file. */
const AROUND = 131_072

export async function passUpload(passing: Passing, admitted: Admitted): Promise<WireAnswer> {
  const { ports, database, request, key, type, length, body } = passing
  const { connection, caller, name } = admitted
  if (!type.startsWith('multipart/form-data') || !body) throw refuse(415, 'not_multipart', words.multipart_required)
  if ((length ?? 0) > MOST_BYTES + AROUND) throw tooLarge(MOST_BYTES)
  const { form, file, bytes } = await readForm(type, partsOf(body), MOST_BYTES)
  const named = checked(admitted, { form })
  if (!file) throw refuse(400, 'invalid_input', { file: words.file_required })
  const application = await inCompany(database, admitted.caller.company_id, db => requireNamed(db, admitted, named))
  let fault: unknown
  const through: FileBytes = {
    again: false,
    async *open() {
      try {
        yield* bytes
      } catch (error) {
        fault = error
        throw error
      }
    },
  }
  const wire = { form, file: { ...file, size: length ?? 0 } }
  const outcome = await sendWire(ports, connection, { endpoint: name, request: wire, key, bytes: through })
  await inCompany(database, admitted.caller.company_id, async db => {
    await noteExchange(db, passing, admitted, outcome, application)
    if (!application) return
    // Refresh the state from the lender, whatever it answered.
    const due = { next_refresh_at: ports.now() }
    await db.update(lender_applications).set(due).where(eq(lender_applications.id, application.id))
    await writeAudit(db, ports, caller, request, actionOf(connection.dialect.code, name), 'done', {
      sentence: () => words.file_sent({ lender: connection.dialect.name }),
      project_id: application.project_id,
      entity_id: application.id,
    })
  })
  if (fault instanceof Refusal) throw fault
  return inItsWords(outcome)
}
