// Each loss as a share of what the previous one left; gains, as from cold modules, add. Drawn live from the typed values.
import { percent } from '#web/lib/format.ts'
import { words } from './words.ts'

type Step = { label: string; loss: number }

const ROW = 22
const BAR = 12

export function LossesWaterfall({ steps }: { steps: Step[] }) {
  const shown = steps.filter(({ loss }) => loss !== 0 && loss < 1)
  if (shown.length === 0) return null
  let left = 1
  const bars = shown.map(({ label, loss }) => {
    const before = left
    left *= 1 - loss
    return { label, before, after: left }
  })
  // A tenth of the scale below what remains, so that small losses can be seen.
  const least = Math.max(0, Math.floor(left * 10) / 10)
  const most = Math.max(1, ...bars.map(({ after }) => after))
  const at = (share: number) => ((share - least) / (most - least)) * 100
  return (
    <figure className="mt-5" aria-label={words.losses_in_order}>
      <figcaption className="mb-2 flex justify-between text-xs text-ink-3">
        <span>{words.remaining_after_each({ least: percent(least) })}</span>
        <span>{percent(most)}</span>
      </figcaption>
      <ul className="flex flex-col">
        {bars.map(({ label, before, after }) => (
          <li key={label} className="grid grid-cols-[9rem_minmax(0,1fr)_4rem] items-center gap-3 text-sm">
            <span className="truncate text-ink-2">{label}</span>
            <svg
              viewBox={`0 0 100 ${ROW}`}
              preserveAspectRatio="none"
              className="h-[22px] w-full overflow-visible"
              aria-hidden
            >
              <line x1={0} x2={100} y1={ROW / 2} y2={ROW / 2} stroke="var(--hairline)" strokeWidth={1} />
              <rect
                x={at(Math.min(before, after))}
                width={Math.max(0.5, Math.abs(at(before) - at(after)))}
                y={(ROW - BAR) / 2}
                height={BAR}
                fill={after > before ? 'var(--export)' : 'var(--production)'}
              />
            </svg>
            <span className="figures text-right">{percent(after, 1)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
