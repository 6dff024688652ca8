// The single-line diagram as the plan set prints it: the same marks, in the colors of the screen.

import type { Mark, Measure } from '#machines/design/plan-set/sheet.ts'
import { diagramOf, drawDiagram } from '#machines/design/plan-set/single-line.ts'
import { Card } from '#web/ui/page.tsx'
import type { Plan } from './electrical-part.tsx'
import { words } from './words.ts'

const WIDTH = 1000
/** Mean width of the font's letters; boxes leave room for wider ones. */
const measure: Measure = (text, face, size) => text.length * size * (face === 'bold' ? 0.6 : 0.55)

export function SingleLine({ plan }: { plan: Plan }) {
  const { units, connection } = plan
  const diagram = diagramOf(plan, { panel_of: () => words.panels.toLowerCase(), battery_of: () => '', backup: null })
  const { marks, height } = drawDiagram(diagram, WIDTH, measure)
  return (
    <Card title={words.single_line} note={words.single_line_note}>
      {/* Wider than a phone; its text stays readable. */}
      <div className="overflow-x-auto">
        <svg
          viewBox={`-2 -2 ${WIDTH + 4} ${height + 4}`}
          role="img"
          aria-label={words.diagram({
            units: units.map(({ tag }) => tag).join(', '),
            option: connection ? words.options[connection] : words.no_connection,
          })}
          className="w-full text-ink"
          style={{ minWidth: 820, maxWidth: 1100 }}
        >
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity
            <Drawn key={index} mark={mark} />
          ))}
        </svg>
      </div>
    </Card>
  )
}

function Drawn({ mark }: { mark: Mark }) {
  if (mark.kind === 'picture') return null
  if (mark.kind === 'text') {
    // Centered again, since widths are estimates here.
    const width = measure(mark.text, mark.face, mark.size)
    return (
      <text
        x={mark.x + width / 2}
        y={mark.y}
        fontSize={mark.size}
        fontWeight={mark.face === 'bold' ? 600 : 400}
        textAnchor="middle"
        fill="currentColor"
      >
        {mark.text}
      </text>
    )
  }
  const path = mark.points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return (
    <path
      d={mark.closed ? `${path}Z` : path}
      fill={mark.fill ? 'var(--surface)' : 'none'}
      stroke="currentColor"
      strokeWidth={mark.width}
    />
  )
}
