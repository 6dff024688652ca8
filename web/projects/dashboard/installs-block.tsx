// Sold and not yet fully paid: to install, and installed but not funded; and the longest wait.
import { useRead } from '#web/data/queries.ts'
import { ago } from '#web/lib/ago.tsx'
import { kw, money, number } from '#web/lib/format.ts'
import { Block, Figure, WhenRead } from './block.tsx'
import { inStatus, TO_FUND, TO_INSTALL } from './filters-of.ts'
import { words } from './words.ts'

const PARTS = [
  { name: words.to_install, what: words.projects_to_install, statuses: TO_INSTALL },
  { name: words.waiting_funding, what: words.projects_installed_not_funded, statuses: TO_FUND },
]

export function InstallsBlock() {
  const pipeline = useRead('/v3/dashboard.GetPipeline', {})
  const waiting = useRead('/v3/projects.List', {
    ...inStatus(...TO_INSTALL),
    sort: 'status_since',
    direction: 'asc',
    limit: 1,
  })
  const under_way = [...TO_INSTALL, ...TO_FUND]
  const rows = pipeline.data?.pipeline.flatMap(({ statuses }) => statuses)
  if (rows && !rows.some(({ status, count }) => count > 0 && under_way.includes(status))) return null
  const [longest] = waiting.data?.projects ?? []
  return (
    <Block
      title={words.installs_under_way}
      note={
        longest &&
        words.has_waited_longest_since({ name: longest.name, status_since: ago(longest.status_since, Date.now()) })
      }
    >
      <WhenRead read={pipeline}>
        {({ pipeline }) => {
          const all = pipeline.flatMap(({ statuses }) => statuses)
          const parts = PARTS.map(part => {
            const rows = all.filter(({ status }) => part.statuses.includes(status))
            const sum = (pick: (row: (typeof rows)[number]) => number) =>
              rows.reduce((total, row) => total + pick(row), 0)
            return {
              ...part,
              count: sum(row => row.count),
              size_kw: sum(row => row.size_kw),
              value_cents: sum(row => row.value_cents),
            }
          })
          return (
            <dl className="grid grid-cols-2 gap-x-4">
              {parts.map(({ name, what, statuses, count, size_kw, value_cents }) => (
                <div key={name}>
                  <dt className="text-sm text-ink-2">{name}</dt>
                  <dd>
                    <Figure
                      filters={inStatus(...statuses)}
                      what={what}
                      className="text-lg font-semibold tracking-tight"
                    >
                      {number(count)}
                    </Figure>
                  </dd>
                  <dd className="figures text-xs text-ink-3">
                    {money(value_cents)} · {kw(Math.round(size_kw))}
                  </dd>
                </div>
              ))}
            </dl>
          )
        }}
      </WhenRead>
    </Block>
  )
}
