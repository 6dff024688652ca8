// Every edge with its kind and exact length, and every corner that can be taken out: the drawing without a mouse.
import { Plus, Trash2 } from 'lucide-react'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { cx } from '#web/lib/class-names.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { distance } from '../drafting.ts'
import { at, type EdgeKind, type Plane, type Point } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { EDGE_KINDS, EDGE_NAMES } from './edge-words.ts'
import { LengthField } from './length-field.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

const OPTIONS = EDGE_KINDS.map(value => ({ value, label: EDGE_NAMES[value] }))
const kindOf = (value: string): EdgeKind => EDGE_KINDS.find(one => one === value) ?? 'rake'

export function EdgeList({ plane }: { plane: Plane }) {
  const { drawing, edit, spot, setSpot, whyNot } = useEditor()
  const frame = planeFrame(plane, drawing.north_deg)
  const points = plane.points.map(at)
  const icon =
    'flex size-9 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink aria-disabled:opacity-40 max-sm:size-11'
  return (
    <Section title={words.edges} note={`${plane.edges.length}`}>
      <ul className="flex flex-col gap-2">
        {plane.edges.map((kind, index) => {
          const [a, b] = [points[index], points[(index + 1) % points.length]]
          const [s, t] = [frame.corners[index], frame.corners[(index + 1) % points.length]]
          if (!a || !b || !s || !t) return null
          const meters = distance(s, t)
          // Moves the far corner along the edge to the typed length.
          const longer = (length: number): Point => [
            a[0] + ((b[0] - a[0]) * length) / meters,
            a[1] + ((b[1] - a[1]) * length) / meters,
          ]
          const few = points.length <= 3
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an edge has no name but its number
              key={index}
              onFocus={() => setSpot({ kind: 'edge', index })}
              className={cx(
                '-mx-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto] items-center gap-1.5 rounded-control px-1 py-0.5',
                spot?.kind === 'edge' && spot.index === index && 'bg-marigold-soft',
              )}
            >
              <SelectField
                label={words.kind_edge({ index: index + 1 })}
                hideLabel
                options={OPTIONS}
                value={kind}
                onChange={value => edit([{ type: 'edge.labelled', id: plane.id, index, kind: kindOf(value) }])}
              />
              <LengthField
                label={words.length_edge({ index: index + 1 })}
                hideLabel
                meters={meters}
                least={0.1}
                most={500}
                onChange={length =>
                  edit([{ type: 'vertex.moved', id: plane.id, index: (index + 1) % points.length, to: longer(length) }])
                }
              />
              <button
                type="button"
                aria-label={words.add_corner_edge({ index: index + 1 })}
                title={words.add_corner_middle}
                aria-disabled={whyNot !== undefined || points.length >= 40}
                className={icon}
                onClick={() =>
                  points.length < 40 &&
                  edit([{ type: 'vertex.inserted', id: plane.id, index, at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] }])
                }
              >
                <Plus size={16} />
              </button>
              <button
                type="button"
                aria-label={words.remove_corner_where_edge({ index: index + 1 })}
                title={few ? words.plane_has_least_three : words.remove_corner_where_begins}
                aria-disabled={whyNot !== undefined || few}
                className={icon}
                onClick={() => !few && edit([{ type: 'vertex.removed', id: plane.id, index }])}
              >
                <Trash2 size={16} />
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
