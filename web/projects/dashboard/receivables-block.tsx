// Open amounts by payer and age, and this month's expected payments. Each figure links to its rows in the console.
import { Link } from 'wouter'
import { BUCKETS, bucketName, OVERDUE } from '#machines/money/receivables/rules.ts'
import type { Answer } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { money } from '#web/lib/format.ts'
import { expectedHref, openHref } from '#web/projects/sale/invoices/receivables-address.ts'
import { Block, quietLink, WhenRead } from './block.tsx'
import { words } from './words.ts'

type Totals = Answer<'/v3/receivables.GetAging'>['totals']
const late = (totals: Totals) => OVERDUE.reduce((sum, bucket) => sum + totals[`${bucket}_cents`], 0)

export function ReceivablesBlock() {
  const aging = useRead('/v3/receivables.GetAging', {})
  const forecast = useRead('/v3/receivables.GetForecast', {})
  const month = forecast.data?.months[0]
  if (aging.data?.totals.total_cents === 0) return null
  return (
    <Block
      title={words.money_owed}
      note={aging.data && owedWords(aging.data.totals)}
      actions={
        <Link href={openHref()} className={quietLink}>
          {words.everything_open}
        </Link>
      }
    >
      <WhenRead read={aging}>{({ totals }) => <Ages totals={totals} />}</WhenRead>
      {month && (
        <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-hairline pt-3 text-base">
          <span className="text-ink-2">{words.expected_month}</span>
          <Link
            href={expectedHref({ month: month.month })}
            className="tap figures font-medium underline-offset-2 hover:underline"
          >
            {money(month.total_cents)}
          </Link>
        </p>
      )}
    </Block>
  )
}

const owedWords = (totals: Totals) =>
  words.total_open_has_totals({
    total: money(totals.total_cents),
    has_totals: late(totals) > 0 ? 'yes' : 'no',
    money: money(late(totals)),
  })

function Ages({ totals }: { totals: Totals }) {
  const most = Math.max(...BUCKETS.map(bucket => totals[`${bucket}_cents`]))
  return (
    <ul className="flex flex-col gap-2.5 text-base">
      {BUCKETS.filter(bucket => totals[`${bucket}_cents`] > 0).map(bucket => {
        const cents = totals[`${bucket}_cents`]
        const isLate = OVERDUE.some(one => one === bucket)
        return (
          <li key={bucket} className="grid grid-cols-[6rem_1fr_auto] items-center gap-3">
            <span className="text-ink-2">{bucketName(bucket)}</span>
            <span className="h-2 overflow-hidden rounded-full bg-sunken" aria-hidden>
              <span
                className={cx('block h-full rounded-full', isLate ? 'bg-danger' : 'bg-primary')}
                style={{ width: `${(100 * cents) / most}%` }}
              />
            </span>
            <Link
              href={openHref({ bucket })}
              aria-label={`${money(cents)}, ${bucketName(bucket)}`}
              className={cx('tap figures text-right underline-offset-2 hover:underline', isLate && 'text-danger')}
            >
              {money(cents)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
