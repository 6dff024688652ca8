// A homeowner's first questions, under the headline: the payment, the future electric bill, and the result in 25 years.
// The figures are those of the chosen payment option.
import type { ReactNode } from 'react'
import { fillMessage } from '#web/words/fill-message.tsx'
import type { Shown } from '../shown.ts'
import { FirstPayment, payWords } from '../summary/way-parts.tsx'
import { figureOf } from '../summary/ways-rows.tsx'
import { Figure } from './figure.tsx'
import { PriceLines } from './price-lines.tsx'

export function Answer({ shown: { figures, words, chosen } }: { shown: Shown }) {
  const { offers, bill, utility_escalation } = figures
  const at = chosen ? offers.indexOf(chosen) : -1
  if (!chosen || at < 0) return null
  const says = words.answer
  const savings = chosen.savings_25y_cents
  return (
    <section
      aria-label={says.title}
      className="mx-auto w-full max-w-[1080px] px-5 pt-5 @2xl:px-10 @2xl:pt-8 print:px-0 print:pt-4"
    >
      <dl className="grid gap-x-10 gap-y-3 @2xl:grid-cols-3 print:grid-cols-3 print:gap-x-6">
        <Part
          label={says.pay}
          value={<FirstPayment offer={chosen} at={at} />}
          note={
            <>
              {payWords(chosen, words)}, <bdi>{chosen.name}</bdi>
              <PriceLines offer={chosen} at={at} words={words.page} className="mt-1" />
            </>
          }
        />
        {bill && (
          <Part
            label={says.bill}
            value={
              <>
                <Figure at="figures.bill.year_before_cents" value={bill.year_before_cents} as="money" />
                <span aria-hidden> → </span>
                <span className="sr-only"> {says.to} </span>
                <Figure at="figures.bill.year_after_cents" value={bill.year_after_cents} as="money" />
              </>
            }
            note={says.bill_note}
          />
        )}
        {savings !== null && (
          <Part
            label={says.result}
            value={figureOf(at)('savings_25y_cents', savings, 'size')}
            note={savings < 0 ? says.more_paid : says.saved}
          />
        )}
      </dl>
      {(bill || savings !== null) && (
        <p className="mt-3 max-w-[100ch] text-sm text-ink-2 print:mt-2">
          {utility_escalation > 0
            ? fillMessage(says.estimate, {
                escalation: <Figure at="figures.utility_escalation" value={utility_escalation} as="halves" />,
              })
            : says.estimate_flat}
        </p>
      )}
    </section>
  )
}

type PartProps = { label: string; value: ReactNode; note: ReactNode }
/** On a phone the figure is next to its label, so that all three fit on the first screen. */
const Part = ({ label, value, note }: PartProps) => (
  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t-2 border-(--accent) pt-2 @2xl:block print:block">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="text-xl font-semibold tracking-tight whitespace-nowrap @4xl:text-2xl print:text-xl">{value}</dd>
    <dd className="col-span-2 text-sm break-words text-ink-2">{note}</dd>
  </div>
)
