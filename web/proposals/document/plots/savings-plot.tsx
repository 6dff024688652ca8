// Cumulative result of each payment option against the utility alone, year by year. Each line has a letter and its own
// dash pattern, so color isn't needed to tell them apart.
import { money } from '#web/lib/figures.ts'
import { Figure } from '../blocks/figure.tsx'
import type { Shown } from '../shown.ts'
import { FigureTable, Plot } from './plot.tsx'
import { heightScale, share, spread, ticksOf } from './plot-scale.ts'

export const STROKES = [
  { color: 'stroke-(--production)', dashes: undefined },
  { color: 'stroke-(--import)', dashes: '7 4' },
  { color: 'stroke-(--battery)', dashes: '2 4' },
  { color: 'stroke-(--export)', dashes: '12 4 2 4' },
] as const
export const LETTERS = ['A', 'B', 'C', 'D'] as const

const TOP = 12
const HEIGHT = 168
const BOTTOM = HEIGHT - 26

export function SavingsPlot({ shown: { figures, words, chosen } }: { shown: Shown }) {
  const lines = figures.offers.flatMap((offer, at) =>
    offer.years.length > 0 && STROKES[at] ? [{ offer, at, look: STROKES[at] }] : [],
  )
  const all = lines.flatMap(({ offer }) => offer.years.map(year => year.cumulative_cents))
  const years = lines[0]?.offer.years.length ?? 0
  const ticks = ticksOf(Math.min(0, ...all) / 100, Math.max(1, ...all) / 100, 5)
  const y = heightScale(ticks, TOP, BOTTOM)
  const ends = spread(
    lines.map(({ offer }) => y((offer.years.at(-1)?.cumulative_cents ?? 0) / 100)),
    20,
    BOTTOM,
  )
  return (
    <Plot
      title={words.savings.chart}
      says={words.plot.all({
        title: words.savings.chart,
        series: lines.map(({ offer }) => `${offer.name} ${money(offer.savings_25y_cents ?? 0)}`).join('; '),
      })}
      words={words}
      ticks={ticks}
      y={y}
      write={value => money(value * 100)}
      height={HEIGHT}
      right={
        <svg aria-hidden width="26" height={HEIGHT} className="shrink-0">
          {lines.map(({ offer, at, look }, index) => (
            <g key={offer.option_id}>
              <circle cx="14" cy={ends[index]} r="9" strokeWidth="2" className={`fill-(--surface) ${look.color}`} />
              <text x="14" y={ends[index]} dy="0.35em" textAnchor="middle" className="fill-ink text-xs font-semibold">
                {LETTERS[at]}
              </text>
            </g>
          ))}
        </svg>
      }
      table={
        <FigureTable
          label={words.savings.chart}
          head={[words.year, ...lines.map(({ offer }) => offer.name)]}
          rows={Array.from({ length: years }, (_, year) => ({
            label: String(year + 1),
            cells: lines.map(({ offer, at }) => (
              <Figure
                key={offer.option_id}
                at={`figures.offers.${at}.years.${year}.cumulative_cents`}
                value={offer.years[year]?.cumulative_cents ?? 0}
                as="money"
              />
            )),
          }))}
        />
      }
    >
      <svg
        aria-hidden
        x="0"
        y="0"
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 ${Math.max(1, years - 1)} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {lines.map(({ offer, look }) => (
          <path
            key={offer.option_id}
            d={`M${offer.years.map((year, at) => `${at} ${y(year.cumulative_cents / 100)}`).join('L')}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={offer === chosen ? 3.5 : 2}
            strokeDasharray={look.dashes}
            strokeLinejoin="round"
            className={`fill-none ${look.color}`}
          />
        ))}
      </svg>
      {[1, 5, 10, 15, 20, 25]
        .filter(year => year <= years)
        .map(year => (
          <text
            key={year}
            x={share(((year - 1) / Math.max(1, years - 1)) * 100)}
            y={HEIGHT - 6}
            textAnchor={year === 1 ? 'start' : year === years ? 'end' : 'middle'}
            className="figures fill-ink-3 text-xs"
          >
            {year === 1 ? words.year_one : year}
          </text>
        ))}
    </Plot>
  )
}
