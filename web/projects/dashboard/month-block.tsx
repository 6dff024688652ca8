// This month so far, compared with the same days of last month, and all of it.
import type { ReactNode } from 'react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { money, number, percent } from '#web/lib/format.ts'
import { Block, Figure, WhenRead } from './block.tsx'
import { fewDays, longMonth } from './day-words.ts'
import { proposedIn, soldIn, startedIn } from './filters-of.ts'
import { words } from './words.ts'

type Month = Answer<'/v3/dashboard.GetMonth'>
type Figures = Schemas['MonthFigures']

const ROWS: { name: string; cell: (figures: Figures) => ReactNode }[] = [
  {
    name: words.new_leads,
    cell: ({ days, leads }) => (
      <Figure filters={startedIn(days)} what={words.projects_started({ days: fewDays(days) })}>
        {number(leads)}
      </Figure>
    ),
  },
  {
    name: words.proposals,
    cell: ({ days, proposals_sent }) => (
      <Figure filters={proposedIn(days)} what={words.projects_proposal_first_sent({ days: fewDays(days) })}>
        {number(proposals_sent)}
      </Figure>
    ),
  },
  {
    name: words.sold,
    cell: ({ days, sold }) => (
      <Figure filters={soldIn(days)} what={words.projects_sold({ days: fewDays(days) })}>
        {number(sold.count)}
      </Figure>
    ),
  },
  { name: words.size_kw, cell: ({ sold }) => number(sold.size_kw, 1) },
  { name: words.value, cell: ({ sold }) => money(sold.value_cents) },
]

/** Sales compared with the same days of last month, in a sentence. */
function standing({ so_far, same_days }: Month): string {
  const [now, then] = [so_far.sold.value_cents, same_days.sold.value_cents]
  const days = fewDays(same_days.days)
  if (now === 0 && then === 0) return words.nothing_sold_yet_as({ days })
  if (then === 0) return words.sold_against_nothing({ now: money(now), days })
  if (now === then) return words.sold_as_much_as({ days })
  return words.sales_up_or_down({
    percent: percent(Math.abs(now - then) / then),
    has_now: now > then ? 'yes' : 'no',
    days,
  })
}

const isNothing = ({ sold, leads, proposals_sent }: Figures) => sold.count + leads + proposals_sent === 0

export function MonthBlock() {
  const read = useRead('/v3/dashboard.GetMonth', {})
  const { data } = read
  if (data && Object.values(data).every(isNothing)) return null
  return (
    <Block title={words.this_month} note={data && standing(data)}>
      <WhenRead read={read}>
        {month => {
          const columns = [
            { span: 'so_far', name: fewDays(month.so_far.days), figures: month.so_far },
            { span: 'same_days', name: fewDays(month.same_days.days), figures: month.same_days },
            { span: 'last_month', name: longMonth(month.last_month.days), figures: month.last_month },
          ]
          return (
            <table className="w-full text-sm" aria-label={words.month_against_last}>
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
