// Expected payments by milestone: already due, or planned once the work is done.
import type { Schemas } from '#sdk/types.ts'
import { moneyExact, number } from '#web/lib/format.ts'
import { expectedHref } from '#web/projects/sale/invoices/receivables-address.ts'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { words } from './words.ts'

type Row = Schemas['ExpectedByStep']
export const STEP_NAMES: Record<Schemas['ExpectedStep'], string> = {
  signing: words.cash_deposit_signing,
  start: words.cash_start_installation,
  completion: words.cash_completion,
  invoice: words.other_invoices,
  notice_to_proceed: words.lender_notice_proceed,
  installation_complete: words.lender_installation_complete,
  holdback: words.lender_held_back,
  permission_to_operate: words.lender_permission_operate,
  installment: words.own_loan_installments,
}
const COLUMNS: Column<Row>[] = [
  { header: words.step, cell: ({ step }) => STEP_NAMES[step] },
  { header: words.payments, cell: ({ count }) => number(count), align: 'right', wide: true },
  { header: words.owed, cell: ({ owed_cents }) => moneyExact(owed_cents), align: 'right' },
  { header: words.planned, cell: ({ planned_cents }) => moneyExact(planned_cents), align: 'right' },
]

export const StepsCard = ({ steps }: { steps: Row[] }) => (
  <Card title={words.expected_by_milestone} note={words.expected_by_milestone_note} flush>
    <DataTable
      label={words.expected_by_milestone}
      columns={COLUMNS}
      rows={steps}
      keyOf={({ step }) => step}
      hrefOf={({ step }) => expectedHref({ step })}
      empty={<EmptyState title={words.nothing_expected_yet}>{words.expected_payments_hint}</EmptyState>}
    />
  </Card>
)
