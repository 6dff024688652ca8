// What is expected by the step that brings it: owed already, or planned once the work is done.
import type { Schemas } from '#sdk/types.ts'
import { moneyExact, number } from '#web/lib/format.ts'
import { expectedHref } from '#web/sale/invoices/receivables-address.ts'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'

type Row = Schemas['ExpectedByStep']
export const STEP_NAMES: Record<Schemas['ExpectedStep'], string> = {
  signing: 'Cash: deposit at signing',
  start: 'Cash: start of the installation',
  completion: 'Cash: completion',
  invoice: 'Other invoices',
  notice_to_proceed: 'Lender: notice to proceed',
  installation_complete: 'Lender: installation complete',
  holdback: 'Lender: held back',
  permission_to_operate: 'Lender: permission to operate',
}
const COLUMNS: Column<Row>[] = [
  { header: 'Step', cell: ({ step }) => STEP_NAMES[step] },
  { header: 'Payments', cell: ({ count }) => number(count), align: 'right', wide: true },
  { header: 'Owed', cell: ({ owed_cents }) => moneyExact(owed_cents), align: 'right' },
  { header: 'Planned', cell: ({ planned_cents }) => moneyExact(planned_cents), align: 'right' },
]

export const StepsCard = ({ steps }: { steps: Row[] | undefined }) => (
  <Card
    title="What is expected, by milestone"
    note="Owed is in the books; planned follows once the step is reached."
    flush
  >
    <DataTable
      label="What is expected, by milestone"
      columns={COLUMNS}
      rows={steps}
      keyOf={({ step }) => step}
      hrefOf={({ step }) => expectedHref({ step })}
      empty={<EmptyState title="Nothing is expected yet">Signed deals stand here until they are paid.</EmptyState>}
    />
  </Card>
)
