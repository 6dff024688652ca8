// Things that continue unless ended with the sale: sent or signed agreements, the lender's application, unpaid invoices.
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWhyNot } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { words } from './words.ts'

export type LooseEnd = {
  id: string
  /** The action, and the current state. */
  label: string
  help: string
  whyNot: string | undefined
  kind: 'agreement_ids' | 'application_ids' | 'invoice_ids'
}

/** Undefined while it is read. */
export function useLooseEnds(project_id: string): { ends: LooseEnd[] | undefined; paid_cents: number } {
  const may_see = usePermissions().has('receivables.view')
  const agreements = useRead('/v3/agreements.ListTransactionsByProject', { project_id })
  const applications = useRead('/v3/lender_applications.List', { project_id })
  const money = useRead('/v3/receivables.GetProject', { project_id }, { enabled: may_see })
  const withdrawable = useAgreementEnd()
  const cancelable = useApplicationEnd()
  const billed = useInvoiceEnd()
  const isRead = agreements.data && (applications.data || applications.error) && (money.data || !may_see)
  // Less what was paid back; what was written off was never paid.
  const paid_cents = sum(
    (money.data?.payments ?? []).map(({ direction, amount_cents, reversed_at }) =>
      reversed_at ? 0 : direction === 'in' ? amount_cents : -amount_cents,
    ),
  )
  if (!isRead) return { ends: undefined, paid_cents }
  return {
    ends: [
      ...agreements.data.transactions.flatMap(withdrawable),
      ...(applications.data?.applications.flatMap(cancelable) ?? []),
      ...(money.data?.invoices.flatMap(billed) ?? []),
    ],
    paid_cents,
  }
}

function useAgreementEnd() {
  const whyNot = useWhyNot('agreements.void')
  return ({ id, agreement_name, status, signers, next_actions }: Schemas['Transaction']): LooseEnd[] => {
    const withdraw = next_actions.find(({ action }) => action === 'withdraw')
    if (status !== 'sent' && status !== 'signed') return []
    const anySigned = signers.some(one => one.status === 'signed')
    return [
      {
        id,
        label: `${anySigned ? words.void : words.withdraw} “${agreement_name}”`,
        help: status === 'signed' ? words.signed_everyone_document_stays : words.links_stop_working,
        whyNot: whyNot ?? (withdraw?.allowed ? undefined : (withdraw?.why_not ?? words.cannot_withdraw)),
        kind: 'agreement_ids',
      },
    ]
  }
}

function useApplicationEnd() {
  const whyNot = useWhyNot('lenders.apply')
  return (application: Schemas['LenderApplication']): LooseEnd[] => {
    const { id, lender_name, status, available_actions } = application
    if (OVER.includes(status)) return []
    const cancel = available_actions.find(({ action }) => action === 'cancel')
    return [
      {
        id,
        label: words.withdraw_application({ lender_name }),
        help: words.withdraw_application_help({ lender_name }),
        whyNot: whyNot ?? (cancel?.available ? undefined : (cancel?.reason ?? words.too_far_along_withdrawn)),
        kind: 'application_ids',
      },
    ]
  }
}
const OVER: readonly Schemas['LenderApplication']['status'][] = ['canceled', 'declined', 'expired', 'no_match']

function useInvoiceEnd() {
  const whyNot = useWhyNot('receivables.edit')
  return ({ id, title, number, status, total_cents, open_cents }: Schemas['InvoiceRow']): LooseEnd[] => {
    const common = { id, whyNot, kind: 'invoice_ids' as const }
    if (status === 'draft')
      return [
        {
          ...common,
          label: words.delete_draft({ title }),
          help: words.not_sent({ total: moneyExact(total_cents) }),
        },
      ]
    if (open_cents === 0) return []
    return [
      {
        ...common,
        label: words.credit_open_balance({ number: String(number) }),
        help: words.invoice_open_balance({ title, open: moneyExact(open_cents), total: moneyExact(total_cents) }),
      },
    ]
  }
}
