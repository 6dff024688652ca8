// Ends a sale with everything that would otherwise continue: agreements, applications, invoices. All or nothing.
import { forbidden, refuse } from '#machines/lib/refuse.ts'
import { statusName } from '#machines/projects/moves-by-hand.ts'
import type { Input } from '#sdk/types.ts'
import { requireTransaction } from '#server/agreements/transactions.ts'
import { withdraw } from '#server/agreements/withdraw.ts'
import { requireApplied } from '#server/applications/lenders/applications.ts'
import { dialectFor } from '#server/applications/lenders/connections.ts'
import { withdraw as withdrawApplication } from '#server/applications/lenders/withdraw.ts'
import type { Acting } from '#server/handler.ts'
import { requireInvoice } from '#server/money/receivables/access.ts'
import { creditInvoice } from '#server/money/receivables/crediting/credit-invoice.ts'
import { deleteDraft } from '#server/money/receivables/crediting/delete-draft.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'
import { moveProject } from '../moves/move.ts'
import { words } from './words.ts'

type Ends = Input<'/v3/projects.EndSale'>['ends']

/** The caller has locked the project and checked its version. */
export async function endSale(
  acting: Acting,
  project: ProjectRow,
  to: 'canceled' | 'voided',
  reason: string,
  ends: Ends,
): Promise<ProjectRow> {
  const { db, ports, caller, audit } = acting
  if (ends.agreement_ids.length > 0) requirePermission(acting, 'agreements.void', words.not_allowed.agreements)
  if (ends.application_ids.length > 0) requirePermission(acting, 'lenders.apply', words.not_allowed.applications)
  if (ends.invoice_ids.length > 0) requirePermission(acting, 'receivables.edit', words.not_allowed.invoices)
  for (const id of ends.agreement_ids) {
    const row = await requireTransaction(db, caller, id)
    requireOf(project, row, 'agreement_ids')
    await withdraw(acting, row, reason)
  }
  for (const id of ends.application_ids) {
    const { application } = await requireApplied(db, caller, id, { lock: true })
    requireOf(project, application, 'application_ids')
    // The lender learns of it by the call that is now in the outbox.
    await withdrawApplication(db, ports, application, { by: { user_id: caller.user_id, name: caller.name }, reason })
    const { name } = dialectFor(ports, application)
    await audit({
      sentence: () => words.application_withdrawn({ lender: name, reason }),
      project_id: project.id,
      entity_id: id,
    })
  }
  for (const id of ends.invoice_ids) {
    const { invoice } = await requireInvoice(db, caller, id, 'lock')
    requireOf(project, invoice, 'invoice_ids')
    if (invoice.status === 'draft') await deleteDraft(acting, invoice)
    else await creditInvoice(acting, project, invoice, { amount_cents: invoice.open_cents, reason, send: false })
  }
  // Each of them may have moved the project on.
  const now = await requireProject(db, caller, project.id)
  const mayReopen = caller.permissions.has('projects.reopen')
  const moved = await moveProject(db, ports, now, to, { name: caller.name, mayReopen, reason })
  await audit({
    sentence: () => words.moved({ status: statusName(to), reason }),
    project_id: project.id,
    detail: { from: now.status, to },
  })
  return moved
}

function requirePermission(
  { caller }: Acting,
  permission: 'agreements.void' | 'lenders.apply' | 'receivables.edit',
  whyNot: string,
) {
  if (!caller.permissions.has(permission)) throw forbidden([permission], whyNot)
}

function requireOf(project: ProjectRow, { project_id }: { project_id: string }, field: keyof Ends) {
  if (project_id !== project.id) throw refuse(400, 'invalid_input', { [`ends.${field}`]: words.other_project })
}
