type Bar = { name: string; amount: number; written: string }

const HEIGHT = 24
const WIDTH = 10
const GAP = 3

/** A bar per month from zero, each row on its own scale: the trend matters, not comparisons between rows. */
export function UsageBars({ label, bars }: { label: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))
  return (
    <svg
      width={bars.length * (WIDTH + GAP)}
      height={HEIGHT}
      role="img"
      aria-label={`${label}: ${bars.map(({ name, written }) => `${name} ${written}`).join(', ')}`}
      className="align-middle"
    >
      {bars.map(({ name, amount, written }, index) => {
        // A zero month keeps its place with a line.
        const height = amount === 0 ? 1 : Math.max(3, (amount / most) * HEIGHT)
        return (
          <rect
            key={name}
            x={index * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx={amount === 0 ? 0 : 1.5}
            fill={amount === 0 ? 'var(--hairline-strong)' : index === bars.length - 1 ? 'var(--ink)' : 'var(--ink-3)'}
          >
            <title>{`${name}: ${written}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
