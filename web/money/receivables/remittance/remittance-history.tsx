// Remittances there were.
import { useReadPages } from '#web/data/queries.ts'
import { moneyExact, number } from '#web/lib/format.ts'
import { remittanceHref } from '#web/projects/sale/invoices/receivables-address.ts'
import { PastImports } from '#web/sheet-import/past-imports.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export function RemittanceHistory() {
  const list = useReadPages('/v3/receivables.ListRemittances', {})
  return (
    <PastImports
      title={words.past_remittances}
      list={list}
      rowsOf={page => page.remittances}
      statuses={{
        ready: { status: 'not_posted', label: words.not_posted },
        posted: { status: 'posted', label: words.posted },
        discarded: { status: 'discarded', label: imports.discarded },
      }}
      hrefOf={({ id }) => remittanceHref(id)}
      first={[{ header: common.lender, cell: ({ lender_name }) => lender_name, wide: true }]}
      last={[
        { header: words.unmatched, cell: ({ counts }) => number(counts.unknown), align: 'right', wide: true },
        { header: common.amount, cell: ({ to_post_cents }) => moneyExact(to_post_cents), align: 'right' },
      ]}
      empty={{ title: words.no_remittances_title, hint: words.no_remittances_hint }}
    />
  )
}
