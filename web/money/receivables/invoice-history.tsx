// How the balance came about: every entry of the books that touched the invoice, with its debits and credits.

import { accountName } from '#machines/money/receivables/accounts.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { date, moneyExact } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import type { Doing } from './invoice-dialog.tsx'
import { words as texts } from './words.ts'

type Entry = Schemas['LedgerEntry']

export function InvoiceHistory({ invoice, onDo }: { invoice: Schemas['Invoice']; onDo: (doing: Doing) => void }) {
  const whyNot = useWhyNot('receivables.edit')
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{texts.balance_history}</h3>
      <ol className="flex flex-col divide-y divide-hairline">
        {invoice.history.map(entry => (
          <li key={entry.id} className="flex flex-col gap-1.5 py-2.5 first:pt-0 last:pb-0">
            <div className="flex items-baseline justify-between gap-4">
              <span className={cx('min-w-0 break-words', entry.reversed && 'text-ink-3 line-through')}>
                {entry.memo}
              </span>
              <span className="figures shrink-0 font-medium">{signed(entry.change_cents ?? 0)}</span>
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-ink-3">
              <span>
                {date(entry.booked_on)}
                {entry.by && `, ${entry.by}`}
                {entry.reversed && texts.reversed}
              </span>
              <span className="figures">
                {texts.open_balance({ moneyexact: moneyExact(entry.balance_cents ?? 0) })}
              </span>
            </div>
            <Sides entry={entry} />
            {entry.reversible && (
              <Button
                look="ghost"
                className="self-start"
                disabledReason={whyNot}
                onClick={() => onDo({ action: 'reverse', entry })}
              >
                {texts.reverse}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const signed = (cents: number) => (cents > 0 ? `+${moneyExact(cents)}` : moneyExact(cents))

function Sides({ entry }: { entry: Entry }) {
  return (
    <details className="text-sm text-ink-2">
      <summary className="cursor-pointer text-ink-3">{texts.debits_credits}</summary>
      <table className="mt-1.5 w-full">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-0.5 text-left font-normal">{texts.account}</th>
            <th className="py-0.5 pl-3 text-right font-normal">{texts.debit}</th>
            <th className="py-0.5 pl-3 text-right font-normal">{texts.credit}</th>
          </tr>
        </thead>
        <tbody>
          {entry.lines.map(({ account, debit_cents, credit_cents }) => (
            <tr key={`${account} ${debit_cents > 0}`}>
              <td className="py-0.5">{accountName(account)}</td>
              <td className="figures py-0.5 pl-3 text-right">{debit_cents > 0 && moneyExact(debit_cents)}</td>
              <td className="figures py-0.5 pl-3 text-right">{credit_cents > 0 && moneyExact(credit_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
