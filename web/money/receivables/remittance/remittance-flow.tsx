// A lender's remittance on its way into the books: chosen, looked at, posted; and what of all of them belongs nowhere yet.
import { useRead, useReadPages } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { moneyExact, number } from '#web/lib/format.ts'
import { remittanceHref } from '#web/projects/sale/invoices/receivables-address.ts'
import { ImportPage, Loaded } from '#web/sheet-import/import-page.tsx'
import { PastImports } from '#web/sheet-import/past-imports.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { common } from '#web/words/common.ts'
import { RemittanceChoose } from './remittance-choose.tsx'
import { RemittanceLines } from './remittance-lines.tsx'
import { RemittanceSheet } from './remittance-sheet.tsx'
import { words } from './words.ts'

/** Remittances there were. */
function RemittanceHistory() {
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

const STEPS = [words.choose, words.review, words.posted]

export function RemittanceFlow({ remittance }: { remittance: string }) {
  const waiting = remittance === 'to_match'
  return (
    <ImportPage
      title={waiting ? words.payments_matched : words.import_lender_remittance}
      {...(waiting && { note: words.unmatched_payments_hint })}
      back={{ href: href('/accounts-receivable/console'), label: words.receivables }}
    >
      {waiting ? (
        <RemittanceLines query={{ to_match: true }} empty={words.every_payment_matched} />
      ) : remittance === 'new' ? (
        <>
          <Stepper steps={STEPS} current={0} />
          <RemittanceChoose />
          <RemittanceHistory />
        </>
      ) : (
        <One remittance_id={remittance} />
      )}
    </ImportPage>
  )
}

function One({ remittance_id }: { remittance_id: string }) {
  const found = useRead('/v3/receivables.GetRemittance', { remittance_id })
  return (
    <Loaded found={found}>
      {({ remittance }) => (
        <>
          <Stepper steps={STEPS} current={remittance.status === 'ready' ? 1 : 2} />
          <RemittanceSheet remittance={remittance} />
        </>
      )}
    </Loaded>
  )
}
