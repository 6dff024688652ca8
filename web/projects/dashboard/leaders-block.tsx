// Who sold most in the last 90 days.

import { dayWords } from '#machines/lib/format.ts'
import { useRead } from '#web/data/queries.ts'
import { money, number } from '#web/lib/format.ts'
import { Block, Figure, WhenRead } from './block.tsx'
import { soldBy } from './filters-of.ts'
import { words } from './words.ts'

const SHOWN = 5

export function LeadersBlock() {
  const read = useRead('/v3/dashboard.ListLeaders', {})
  const { data } = read
  const [first] = data?.leaders ?? []
  if (data?.leaders.length === 0) return null
  const since = data && dayWords(data.days.from)
  return (
    <Block
      title={words.leaderboard}
      note={
        first &&
        words.sold_most_since({ owner_name: first.owner_name, since: String(since), value: money(first.value_cents) })
      }
    >
      <WhenRead read={read}>
        {({ leaders, days }) => (
          <table className="w-full text-sm" aria-label={words.leaderboard}>
            <thead>
              <tr className="border-b border-hairline text-xs text-ink-3">
                <th scope="col" className="py-1.5 text-left font-medium">
                  {words.owner}
                </th>
                <th scope="col" className="py-1.5 pl-2 text-right font-medium">
                  {words.sold}
                </th>
                <th scope="col" className="py-1.5 pl-2 text-right font-medium">
                  {words.kw}
                </th>
                <th scope="col" className="py-1.5 pl-2 text-right font-medium">
                  {words.value}
                </th>
              </tr>
            </thead>
            <tbody className="figures">
              {leaders.slice(0, SHOWN).map(({ owner_id, owner_name, count, size_kw, value_cents }) => (
                <tr key={owner_id} className="border-b border-hairline last:border-0">
                  <th scope="row" className="max-w-0 truncate py-2.5 text-left font-normal" title={owner_name}>
                    {owner_name}
                  </th>
                  <td className="w-px py-2.5 pl-2 text-right">
                    <Figure
                      filters={soldBy(owner_id, days)}
                      what={words.projects_sold_since({ owner_name, since: String(since) })}
                    >
                      {number(count)}
                    </Figure>
                  </td>
                  <td className="w-px py-2.5 pl-3 text-right whitespace-nowrap text-ink-2">{number(size_kw, 1)}</td>
                  <td className="w-px py-2.5 pl-3 text-right font-semibold">{money(value_cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </WhenRead>
    </Block>
  )
}
