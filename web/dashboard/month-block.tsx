// This month so far beside the same days of the last month, and beside all of it.
import type { ReactNode } from 'react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { money, number, percent } from '#web/lib/format.ts'
import { Block, Figure, WhenRead } from './block.tsx'
import { fewDays, longMonth } from './day-words.ts'
import { proposedIn, soldIn, startedIn } from './filters-of.ts'

type Month = Answer<'/v3/dashboard.GetMonth'>
type Figures = Schemas['MonthFigures']

const ROWS: { name: string; cell: (figures: Figures) => ReactNode }[] = [
  {
    name: 'New leads',
    cell: ({ days, leads }) => (
      <Figure filters={startedIn(days)} what={`projects started ${fewDays(days)}`}>
        {number(leads)}
      </Figure>
    ),
  },
  {
    name: 'Proposals',
    cell: ({ days, proposals_sent }) => (
      <Figure filters={proposedIn(days)} what={`projects with a proposal first sent ${fewDays(days)}`}>
        {number(proposals_sent)}
      </Figure>
    ),
  },
  {
    name: 'Sold',
    cell: ({ days, sold }) => (
      <Figure filters={soldIn(days)} what={`projects sold ${fewDays(days)}`}>
        {number(sold.count)}
      </Figure>
    ),
  },
  { name: 'Size (kW)', cell: ({ sold }) => number(sold.size_kw, 1) },
  { name: 'Value', cell: ({ sold }) => money(sold.value_cents) },
]

/** How sales stand against the same days of last month, in a sentence. */
export function standing({ so_far, same_days }: Month): string {
  const [now, then] = [so_far.sold.value_cents, same_days.sold.value_cents]
  const days = fewDays(same_days.days)
  if (now === 0 && then === 0) return `Nothing sold yet, as on ${days}.`
  if (then === 0) return `${money(now)} sold, against nothing on ${days}.`
  if (now === then) return `Sold as much as on ${days}.`
  return `${percent(Math.abs(now - then) / then)} ${now > then ? 'more' : 'less'} sold than on ${days}.`
}

export function MonthBlock() {
  const read = useRead('/v3/dashboard.GetMonth', {})
  const { data } = read
  return (
    <Block title="This month" note={data && standing(data)}>
      <WhenRead read={read}>
        {month => {
          const columns = [
            { span: 'so_far', name: fewDays(month.so_far.days), figures: month.so_far },
            { span: 'same_days', name: fewDays(month.same_days.days), figures: month.same_days },
            { span: 'last_month', name: longMonth(month.last_month.days), figures: month.last_month },
          ]
          return (
            <table className="w-full text-sm" aria-label="This month against the last">
              <thead>
                <tr className="border-b border-hairline text-xs text-ink-3">
                  <td />
                  {columns.map(({ span, name }) => (
                    <th key={span} scope="col" className="py-1.5 pl-2 text-right font-medium">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="figures">
                {ROWS.map(({ name, cell }) => (
                  <tr key={name} className="border-b border-hairline last:border-0">
                    <th scope="row" className="py-2.5 text-left font-normal text-ink-2">
                      {name}
                    </th>
                    {columns.map(({ span, figures }) => (
                      <td
                        key={span}
                        className={cx('py-2.5 pl-2 text-right', span === 'so_far' ? 'font-semibold' : 'text-ink-2')}
                      >
                        {cell(figures)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }}
      </WhenRead>
    </Block>
  )
}
