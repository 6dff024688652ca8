// Two sets of twelve bills side by side, each in its parts. Credits are below the line.
import { scaleBand, scaleLinear } from '@visx/scale'
import type { Schemas } from '#sdk/types.ts'
import { MONTHS, money, moneyExact } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { MonthAxis, ValueAxis } from './axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { words } from './words.ts'

type Bill = Schemas['MonthBill']
type Props = {
  title: string
  left: { name: string; bills: Bill[] }
  right: { name: string; bills: Bill[] }
  height?: number
}

const PARTS = [
  { name: words.energy, key: 'energy_cents', color: 'var(--import)' },
  { name: words.demand, key: 'demand_cents', color: 'var(--battery)' },
  { name: words.fixed, key: 'fixed_cents', color: 'var(--consumption)' },
  { name: words.minimum, key: 'minimum_cents', color: 'var(--loss)' },
  { name: words.credit, key: 'credit_cents', color: 'var(--export)' },
] as const
const MARGIN = { top: 8, bottom: 24, left: 52 }

export function BillChart({ title, left, right, height = 260 }: Props) {
  const bills = [...left.bills, ...right.bills]
  const parts = PARTS.filter(({ key }) => bills.some(bill => bill[key] !== 0))
  const sum = (of: Bill[], key: keyof Bill) => of.reduce((total, bill) => total + bill[key], 0)
  const cells = (bill: Bill | undefined) => [
    ...parts.map(({ key }) => moneyExact(bill?.[key] ?? 0)),
    moneyExact(bill?.total_cents ?? 0),
  ]
  const yearOf = (of: Bill[]) => [
    ...parts.map(({ key }) => moneyExact(sum(of, key))),
    moneyExact(sum(of, 'total_cents')),
  ]
  return (
    <ChartFrame
      title={title}
      series={parts}
      head={[
        common.month,
        ...[left, right].flatMap(({ name }) => [...parts.map(part => `${name}: ${part.name}`), name]),
      ]}
      rows={[
        ...MONTHS.map((month, index) => [month, ...cells(left.bills[index]), ...cells(right.bills[index])]),
        [words.year, ...yearOf(left.bills), ...yearOf(right.bills)],
      ]}
      height={height}
    >
      {width => {
        const above = (bill: Bill) => parts.reduce((total, { key }) => total + Math.max(0, bill[key]), 0)
        const below = (bill: Bill) => parts.reduce((total, { key }) => total + Math.min(0, bill[key]), 0)
        const y = scaleLinear({
          domain: [Math.min(0, ...bills.map(below)), Math.max(100, ...bills.map(above))],
          range: [height - MARGIN.bottom, MARGIN.top],
          nice: 4,
        })
        const x = scaleBand({
          domain: [...MONTHS],
          range: [MARGIN.left, width],
          paddingInner: 0.28,
          paddingOuter: 0.14,
        })
        const bar = x.bandwidth() / 2
        return (
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={words.title_join_year({
              title,
              join: [left, right].map(({ name, bills: of }) => `${name} ${money(sum(of, 'total_cents'))}`).join(', '),
            })}
          >
            <ValueAxis y={y} left={MARGIN.left} width={width} write={money} zero />
            {MONTHS.map((month, index) => (
              <g key={month}>
                {[left, right].map(({ name, bills: of }, which) => (
                  <g key={name} opacity={which === 0 ? 0.45 : 1}>
                    {stacked(parts, of[index]).map(({ part, from, to }) => (
                      <rect
                        key={part.name}
                        x={(x(month) ?? 0) + which * bar}
                        y={y(Math.max(from, to))}
                        width={Math.max(1, bar - 1)}
                        height={Math.abs(y(from) - y(to))}
                        fill={part.color}
                      >
                        <title>{`${month}, ${name}, ${part.name}: ${moneyExact(to - from)}`}</title>
                      </rect>
                    ))}
                  </g>
                ))}
              </g>
            ))}
            <MonthAxis middle={month => (x(month) ?? 0) + x.bandwidth() / 2} width={width} height={height} />
          </svg>
        )
      }}
    </ChartFrame>
  )
}

/** Each part from where the one before of its sign ends. */
function stacked(parts: readonly (typeof PARTS)[number][], bill: Bill | undefined) {
  let up = 0
  let down = 0
  return parts.flatMap(part => {
    const cents = bill?.[part.key] ?? 0
    if (cents === 0) return []
    const from = cents > 0 ? up : down
    if (cents > 0) up += cents
    else down += cents
    return [{ part, from, to: from + cents }]
  })
}
