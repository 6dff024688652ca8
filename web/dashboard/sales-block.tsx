// What was sold in each of the last twelve months, by value; in the table also how many and how large.
import type { Schemas } from '#sdk/types.ts'
import { PeriodBars } from '#web/charts/period-bars.tsx'
import { useRead } from '#web/data/queries.ts'
import { kw, money, number } from '#web/lib/format.ts'
import { NewProjectLink } from '#web/sale/project/new-project-link.tsx'
import { projectsHref } from '#web/sale/project/project-filters.ts'
import { Block, Figure, Nothing, WhenRead } from './block.tsx'
import { monthAndYear, shortMonth } from './day-words.ts'
import { soldIn } from './filters-of.ts'

type Month = Schemas['SalesMonth']

const TITLE = 'Sold over time'
const short = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' })

export function SalesBlock() {
  const read = useRead('/v3/dashboard.GetSales', {})
  if (read.data?.months.some(({ count }) => count > 0)) return <Chart months={read.data.months} />
  return (
    <Block title={TITLE}>
      <WhenRead read={read}>
        {() => (
          <Nothing action={<NewProjectLink />}>
            Nothing sold in the last twelve months. A project is sold once its lender approves it, or a cash agreement
            is signed by all.
          </Nothing>
        )}
      </WhenRead>
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
      note={`${number(count)} ${count === 1 ? 'project' : 'projects'} with ${size} sold for ${money(sum(({ value_cents }) => value_cents))} since ${first ? monthAndYear(first.days) : 'then'}.`}
      color="var(--production)"
      running
      write={dollars => short.format(dollars)}
      bars={months.map(({ days, value_cents, count }) => ({
        label: shortMonth(days),
        value: value_cents / 100,
        words: `${monthAndYear(days)}: ${money(value_cents)}, ${number(count)} sold`,
        href: projectsHref(soldIn(days)),
      }))}
      head={['Month', 'Projects', 'Size (kW)', 'Value']}
      rows={months.map(({ days, count, size_kw, value_cents }) => [
        monthAndYear(days),
        <Figure key="count" filters={soldIn(days)} what={`projects sold in ${monthAndYear(days)}`}>
          {number(count)}
        </Figure>,
        number(size_kw, 1),
        money(value_cents),
      ])}
    />
  )
}
