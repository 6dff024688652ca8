import { cx } from '#web/lib/class-names.ts'
import { at, type Plane, type Point } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { EDGE_COLORS, EDGE_KINDS, EDGE_NAMES } from './edge-words.ts'
import { words } from './words.ts'

type Props = { plane: Plane; index: number; place: (point: Point) => readonly [number, number]; width: number }

/** The selected edge's kind, by one click next to it or the keys 1 to 5. */
export function EdgeMenu({ plane, index, place, width }: Props) {
  const { edit, whyNot } = useEditor()
  const [a, b] = [plane.points[index], plane.points[(index + 1) % plane.points.length]]
  if (!a || !b || whyNot !== undefined) return null
  const [p, q] = [place(at(a)), place(at(b))]
  const half = 158
  const left = Math.min(Math.max((p[0] + q[0]) / 2, half), Math.max(width - half, half))
  return (
    <div
      role="toolbar"
      aria-label={words.kind_edge({ index: index + 1 })}
      style={{ left, top: (p[1] + q[1]) / 2 + 14 }}
      className="absolute z-10 flex -translate-x-1/2 gap-0.5 rounded-card border border-hairline bg-raised p-1 shadow-float"
    >
      {EDGE_KINDS.map((kind, number) => (
        <button
          key={kind}
          type="button"
          aria-pressed={plane.edges[index] === kind}
          aria-keyshortcuts={String(number + 1)}
          title={`${EDGE_NAMES[kind]} (${number + 1})`}
          onClick={() => edit([{ type: 'edge.labelled', id: plane.id, index, kind }])}
          className={cx(
            'flex items-center gap-1.5 rounded-control px-2 py-1 text-xs font-medium max-sm:py-3',
            plane.edges[index] === kind ? 'bg-primary text-on-primary' : 'text-ink-2 hover:bg-sunken',
          )}
        >
          <span aria-hidden style={{ background: EDGE_COLORS[kind] }} className="h-1 w-3 rounded-full" />
          {EDGE_NAMES[kind]}
        </button>
      ))}
    </div>
  )
}
