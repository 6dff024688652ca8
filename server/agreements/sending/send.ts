// Sending an agreement: everything its signers will see is frozen in one transaction, and those whose turn it is are written to.

import { inSteps, signerFaults } from '#machines/agreements/chosen-signers.ts'
import { isTurnOf } from '#machines/agreements/turns.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import { listed } from '#machines/words/listed.ts'
import type { Input } from '#sdk/types.ts'
import { keepBasis } from '#server/money/quote/basis.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { signers, transactions } from '../../db/schema/agreements.ts'
import type { Ports } from '../../ports/ports.ts'
import { requireNoSample } from '../../projects/sample.ts'
import { appendEvents, knowLastEvent } from '../evidence/trail.ts'
import { shownValues, transactionDocument } from '../transaction-document.ts'
import type { TransactionRow } from '../view.ts'
import { words } from '../words.ts'
import { invite } from './invite.ts'
import { prepare, type Ready } from './prepare.ts'

type Sent = { row: TransactionRow; takes_mails: boolean }
type Request = Omit<Input<'/v3/agreements.Send'>, 'project_id'>

/** In the trail: the sender confirmed that the signature of one of two homeowners is enough. */
export const ONE_SIGNATURE = { one_signature: 'confirmed' }

/** The caller has locked the project. Throws 400 for signers that do not fit, 409 `not_ready` while a check stops it. */
export async function send(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  sale: Sale,
  { agreement_id, deliver, message, one_signature = false, ...request }: Request,
): Promise<Sent> {
  const { project } = sale
  requireNoSample(project, words.sample_not_sent)
  const chosen = request.signers.map(one => ({ ...one, name: one.name.trim(), email: one.email.trim() }))
  const ready = await prepare(db, ports, caller, sale, agreement_id, chosen)
  const { published, preparation, values, rule } = ready
  const faults = signerFaults(published.content, chosen)
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  const { basis, financing } = requireReady(ready)
  const is_alone = preparation.checks.some(({ code }) => code === 'one_signs')
  if (is_alone && !one_signature) throw refuse(400, 'invalid_input', { one_signature: words.confirm_one_signature })
  const people = inSteps(published.content, chosen).map(one => ({
    ...one,
    language: one.language ?? preparation.signers.find(({ role }) => role === one.role)?.language ?? 'en',
  }))
  const reader = people.find(({ role }) => role === 'homeowner')?.language ?? published.content.language
  const content = await transactionDocument(db, ports, published.content, sale, rule, reader)
  const now = ports.now()
  const [row] = await db
    .insert(transactions)
    .values({
      company_id: caller.company_id,
      id: ports.id(),
      project_id: project.id,
      agreement_id,
      agreement_version: published.version,
      content,
      document_file_id: content.file_id,
      document_hash: content.document_hash,
      variables: shownValues(content.fields, values),
      rescission: rule,
      message: message?.trim() || null,
      financing_type: financing.snapshot.offer.type,
      basis_hash: basis.hash,
      agreed: dealAmounts(financing.snapshot.offer),
      created_by: caller.user_id,
      created_by_name: caller.name,
      created_at: now,
    })
    .returning()
  if (!row) throw notFound('agreement')
  await keepBasis(db, ports, sale, basis)
  const rows = await db
    .insert(signers)
    .values(
      people.map((one, position) => ({
        ...one,
        company_id: caller.company_id,
        id: ports.id(),
        transaction_id: row.id,
        position,
      })),
    )
    .returning()
  const recipients = deliver === 'mail' ? rows.filter(one => isTurnOf(one, rows)) : []
  knowLastEvent(db, row, undefined)
  await appendEvents(db, ports, row, [
    {
      event: 'sent',
      actor: caller.name,
      detail: {
        document_sha256: content.document_hash,
        signers: people.map(({ name }) => name).join(', '),
        ...(is_alone ? ONE_SIGNATURE : {}),
      },
    },
    ...(await invite(db, ports, row, recipients, caller)),
  ])
  return { row, takes_mails: preparation.mail_server }
}

/** For the audit log. */
export const sentNote = ({ row, takes_mails }: Sent, names: readonly string[], deliver: Request['deliver']) => ({
  // No email is sent if links are handed over in person, or if no mail server is set up.
  sentence: () => {
    const of = { agreement: row.content.name, names: listed(names) }
    return deliver === 'mail' && takes_mails ? words.was_sent(of) : words.was_prepared(of)
  },
  project_id: row.project_id,
  entity_id: row.id,
  detail: { deliver, document_sha256: row.document_hash },
})

/** Blockers, worded as in the dialog. */
function requireReady({ preparation, basis, financing }: Ready) {
  const stops = preparation.checks.filter(({ severity }) => severity === 'stop')
  if (stops.length > 0 || !basis || !financing)
    throw refuse(409, 'not_ready', stops.map(({ sentence, fix }) => `${sentence} ${fix}`.trim()).join(' '))
  return { basis, financing }
}
