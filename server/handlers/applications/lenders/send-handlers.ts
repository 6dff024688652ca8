// Calls sent to a lender through the outbox.
import { refuse } from '#machines/lib/refuse.ts'
import { answerWith, attempted, beginAction, sayToLender } from '#server/applications/lenders/act.ts'
import { requireApplication } from '#server/applications/lenders/applications.ts'
import { connectionOf } from '#server/applications/lenders/connections.ts'
import { submitApplication } from '#server/applications/lenders/draft/submit.ts'
import { askDetails, takeDetails } from '#server/applications/lenders/facts/refresh.ts'
import { requireAction } from '#server/applications/lenders/facts/standing-of-row.ts'
import { sendMilestone } from '#server/applications/lenders/milestone.ts'
import { retryCall } from '#server/applications/lenders/outbox/retry-call.ts'
import { record } from '#server/applications/lenders/recording/record.ts'
import { settleDisagreement } from '#server/applications/lenders/recording/settle.ts'
import { takeBackRecord } from '#server/applications/lenders/recording/take-back.ts'
import { resubmit } from '#server/applications/lenders/resubmit.ts'
import { sendContract } from '#server/applications/lenders/send-contract.ts'
import { withdraw } from '#server/applications/lenders/withdraw.ts'
import { inCompany } from '#server/db/database.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { changeHandlers } from './change-handlers.ts'
import { words } from './words.ts'

type Paths = `/v3/lender_applications.${
  | 'Record'
  | 'TakeBackRecord'
  | 'SettleDisagreement'
  | 'Submit'
  | 'Resubmit'
  | 'Refresh'
  | 'Retry'
  | 'Cancel'
  | 'SendDocuments'
  | 'SendContract'
  | 'SubmitMilestone'
  | 'RequestChangeOrder'
  | 'CancelChangeOrder'
  | 'UpdateDesign'
  | 'UpdateQuote'}`

export const sendHandlers: Pick<Handlers<'lenders'>, Paths> = {
  ...changeHandlers,

  '/v3/lender_applications.Submit': async ({ input, ...acting }) => {
    const { db, ports, request, audit } = acting
    const begun = await beginAction(acting, input, null)
    if (!begun) return attempted(acting, input.application_id)
    const { row, by, key, dialect } = begun
    if (row.status === 'shared') throw refuse(409, 'shared', words.shared_now)
    if (!input.in_person)
      throw refuse(400, 'invalid_input', {
        in_person: words.in_person_only,
      })
    const { consents, words_hash } = input
    const { call } = await submitApplication(db, ports, row, {
      consents,
      words_hash,
      way: 'in_person',
      ip: request.ip,
      by,
      ...(key && { key }),
    })
    await audit({
      sentence: () => words.sent({ lender: dialect.name }),
      project_id: row.project_id,
      entity_id: row.id,
      detail: { quote_hash: row.quote_hash, words_hash },
    })
    return attempted(acting, row.id, call)
  },

  '/v3/lender_applications.Resubmit': async ({ input, ...acting }) => resubmit(acting, input),

  '/v3/lender_applications.Refresh': async ({ input, caller, db, ports, audit }) => {
    // A refresh doesn't require knowing the current version.
    const row = await requireApplication(db, caller, input.application_id)
    await requireAction(db, ports, row, 'refresh')
    const connection = await connectionOf(db, ports, caller.company_id, row.lender)
    const { name } = connection.dialect
    await audit({
      sentence: () => words.refreshed({ lender: name }),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return new Afterwards(async database => {
      const outcome = await askDetails(ports, connection, row)
      await inCompany(database, row.company_id, db => takeDetails(db, ports, row, outcome))
      return answerWith(database, ports, caller, row.id)
    })
  },

  '/v3/lender_applications.Retry': async ({ input, ...acting }) => retryCall(acting, input),

  '/v3/lender_applications.Cancel': async ({ input, ...acting }) => {
    const { db, ports, audit } = acting
    const begun = await beginAction(acting, input, null)
    if (!begun) return attempted(acting, input.application_id)
    const { row, by, key, dialect } = begun
    const reason = input.reason.trim()
    if (reason.length < 3) throw refuse(400, 'invalid_input', { reason: words.withdraw_reason })
    const { call } = await withdraw(db, ports, row, { by, reason, ...(key && { key }) })
    await audit({
      sentence: () => words.withdrawn({ lender: dialect.name, reason }),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return attempted(acting, row.id, call)
  },

  '/v3/lender_applications.SendDocuments': async ({ input, ...acting }) => {
    const begun = await beginAction(acting, input, 'send_documents')
    if (!begun) return attempted(acting, input.application_id)
    const { row, dialect } = begun
    const call = await sayToLender(acting, begun, {
      action: 'send_documents',
      input: { reference: { ours: row.id, lenders: row.lender_reference } },
      sentence: () => words.documents_requested({ lender: dialect.name }),
      event: 'documents_requested',
    })
    return attempted(acting, row.id, call)
  },

  '/v3/lender_applications.Record': async ({ input, ...acting }) => record(acting, input),

  '/v3/lender_applications.TakeBackRecord': async ({ input, ...acting }) => takeBackRecord(acting, input),

  '/v3/lender_applications.SettleDisagreement': async ({ input, ...acting }) => settleDisagreement(acting, input),

  '/v3/lender_applications.SendContract': async ({ input, ...acting }) => sendContract(acting, input),

  '/v3/lender_applications.SubmitMilestone': async ({ input, ...acting }) => sendMilestone(acting, input),
}
