// Open amounts by who owes them and for how long; each figure is a link to the rows that make it up.
import { Fragment } from 'react'
import { Link } from 'wouter'
import { BUCKETS, bucketName, OVERDUE } from '#machines/money/receivables/rules.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { moneyExact } from '#web/lib/format.ts'
import { openHref } from '#web/projects/sale/invoices/receivables-address.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { useWideScreen } from '#web/ui/use-wide-screen.ts'
import { words } from './words.ts'

type Sums = Schemas['AgingSums']
const CELL = 'px-3 py-2.5 text-right whitespace-nowrap figures'
const HEAD = 'sticky left-0 bg-surface py-2.5 pr-3 pl-4 text-left whitespace-nowrap'
const LATE: readonly string[] = OVERDUE

export function AgingTable({ aging: { payers, totals } }: { aging: Answer<'/v3/receivables.GetAging'> }) {
  const wide = useWideScreen()
  if (!wide)
    return (
      <ul className="divide-y divide-hairline">
        {payers.map(({ payer, payer_name, sums }) => (
          <AgingBlock key={payer} name={payer_name} payer={payer} sums={sums} />
        ))}
        <AgingBlock name={words.all_payers} sums={totals} />
      </ul>
    )
  return (
    <ScrollBox className="min-w-0 rounded-card">
      <table className="w-full border-collapse text-base" aria-label={words.open_by_age}>
        <thead>
          <tr className="border-b border-hairline text-sm text-ink-3">
            <th scope="col" className={cx(HEAD, 'font-medium')}>
              {words.owed_by}
            </th>
            {BUCKETS.map(bucket => (
              <th key={bucket} scope="col" className={cx(CELL, 'font-medium')}>
                {bucketName(bucket)}
              </th>
            ))}
            <th scope="col" className={cx(CELL, 'pr-4 font-medium')}>
              {words.total_column}
            </th>
          </tr>
        </thead>
        <tbody>
          {payers.map(({ payer, payer_name, sums }) => (
            <AgingRow key={payer} name={payer_name} payer={payer} sums={sums} />
          ))}
        </tbody>
        <tfoot className="border-t border-hairline font-semibold">
          <AgingRow name={words.all_payers} sums={totals} />
        </tfoot>
      </table>
    </ScrollBox>
  )
}

const AgingRow = ({ name, payer, sums }: { name: string; payer?: string; sums: Sums }) => (
  <tr className="border-b border-hairline last:border-0">
    <th scope="row" className={cx(HEAD, payer && 'font-normal')}>
      {name}
    </th>
    {BUCKETS.map(bucket => (
      <td key={bucket} className={cx(CELL, LATE.includes(bucket) && 'text-danger')}>
        <Figure cents={sums[`${bucket}_cents`]} to={openHref({ ...(payer ? { payer } : {}), bucket })} />
      </td>
    ))}
    <td className={cx(CELL, 'pr-4')}>
      <Figure cents={sums.total_cents} to={openHref(payer ? { payer } : {})} />
    </td>
  </tr>
)

/** The same on a phone: what is open of each, without the ages in which nothing is. */
const AgingBlock = ({ name, payer, sums }: { name: string; payer?: string; sums: Sums }) => (
  <li className="px-4 py-3">
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-right font-semibold">
        <Figure cents={sums.total_cents} to={openHref(payer ? { payer } : {})} />
      </dd>
      {BUCKETS.filter(bucket => sums[`${bucket}_cents`] !== 0).map(bucket => (
        <Fragment key={bucket}>
          <dt className="text-ink-2">{bucketName(bucket)}</dt>
          <dd className={cx('text-right', LATE.includes(bucket) && 'text-danger')}>
            <Figure cents={sums[`${bucket}_cents`]} to={openHref({ ...(payer ? { payer } : {}), bucket })} />
          </dd>
        </Fragment>
      ))}
    </dl>
  </li>
)

const Figure = ({ cents, to }: { cents: number; to: string }) =>
  cents === 0 ? (
    <span className="text-ink-3">–</span>
  ) : (
    <Link href={to} className="tap underline-offset-2 hover:underline">
      {moneyExact(cents)}
    </Link>
  )
