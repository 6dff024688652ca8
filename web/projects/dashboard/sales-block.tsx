// Sales of the last twelve months by value; the table also has number and size.
import type { Schemas } from '#sdk/types.ts'
import { PeriodBars } from '#web/charts/period-bars.tsx'
import { useRead } from '#web/data/queries.ts'
import { kw, money, number } from '#web/lib/format.ts'
import { projectsHref } from '#web/projects/sale/project/project-filters.ts'
import { common } from '#web/words/common.ts'
import { BLOCK, Block, Figure, WhenRead } from './block.tsx'
import { monthAndYear, shortMonth } from './day-words.ts'
import { soldIn } from './filters-of.ts'
import { words as texts } from './words.ts'

type Month = Schemas['SalesMonth']

const TITLE = texts.sold_over_time
const short = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' })

export function SalesBlock() {
  const read = useRead('/v3/dashboard.GetSales', {})
  if (read.data)
    return read.data.months.every(({ count }) => count === 0) ? null : (
      <section className={BLOCK}>
        <Chart months={read.data.months} />
      </section>
    )
  return (
    <Block title={TITLE}>
      <WhenRead read={read}>{() => null}</WhenRead>
    </Block>
  )
}

function Chart({ months }: { months: Month[] }) {
  const sum = (pick: (month: Month) => number) => months.reduce((total, month) => total + pick(month), 0)
  const [first] = months
  const count = sum(month => month.count)
  const size = kw(Math.round(sum(month => month.size_kw)))
  return (
    <PeriodBars
      title={TITLE}
      note={texts.sales_summary({
        count: number(count),
        count_2: count,
        size,
        money: money(sum(({ value_cents }) => value_cents)),
        value: first ? monthAndYear(first.days) : 'then',
      })}
      color="var(--production)"
      running
      height={180}
      write={dollars => short.format(dollars)}
      bars={months.map(({ days, value_cents, count }) => ({
        label: shortMonth(days),
        value: value_cents / 100,
        words: texts.days_value_count_sold({
          days: monthAndYear(days),
          value: money(value_cents),
          count: number(count),
        }),
        href: projectsHref(soldIn(days)),
      }))}
      head={[common.month, common.projects, texts.size_kw, texts.value]}
      rows={months.map(({ days, count, size_kw, value_cents }) => [
        monthAndYear(days),
        <Figure key="count" filters={soldIn(days)} what={texts.projects_sold_in({ days: monthAndYear(days) })}>
          {number(count)}
        </Figure>,
        number(size_kw, 1),
        money(value_cents),
      ])}
    />
  )
}
