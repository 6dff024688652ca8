// The outlines of a file over the drawing, which of them to take, and as what.
import { useState } from 'react'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Notice } from '#web/ui/states.tsx'
import { matrixOf, type Size, toScreen } from '../canvas/viewport.ts'
import { at } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { areaText, lengthText, useUnit } from '../lengths.ts'
import { type AddAs, type Footprints, footprintEdits } from './footprints.ts'
import { labelSpot, letterOf, sheetAround, turnedTo } from './proposal.ts'
import { ReviewCard, ShapeLetter } from './review-card.tsx'
import { words } from './words.ts'

type Props = { footprints: Footprints; size: Size; onClose: () => void }

export function FootprintCard({ footprints, size, onClose }: Props) {
  const { drawing, edit, select, say, defaults, whyNot } = useEditor()
  const unit = useUnit()
  const { outlines } = footprints
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set([0]))
  const chosen = outlines.filter((_, index) => taken.has(index))
  const [add_as, setAddAs] = useState<AddAs>(outlines[0]?.holes.length ? 'plane' : 'roof')
  const made = footprintEdits(chosen, add_as, drawing, defaults)
  const lacks = chosen.length === 0 ? words.choose_outline : 'fault' in made ? made.fault : undefined
  const accept = () => {
    if ('fault' in made) return
    const turn = turnedTo(drawing.north_deg)
    const sheet = sheetAround(
      drawing,
      chosen.map(({ points }) => points.map(turn)),
    )
    edit([...made.edits, ...(drawing.backdrop === 'image' ? [] : [{ type: 'site.changed' as const, part: sheet }])])
    select(made.ids.length === 1 ? made.ids : [])
    say(words.added_outlines({ count: chosen.length }))
    onClose()
  }
  const turnOn = (index: number, on: boolean) => {
    const next = new Set(taken)
    if (on) next.add(index)
    else next.delete(index)
    setTaken(next)
  }
  return (
    <>
      <OutlineShapes outlines={outlines} taken={taken} size={size} />
      <ReviewCard
        title={words.outlines_in_file}
        line={words.outlines_near({ near: outlines.length, count: footprints.outline_count })}
        closeLabel={words.close_outlines}
        disabledReason={whyNot ?? lacks}
        onAccept={accept}
        onClose={onClose}
      >
        {footprints.order === 'north_first' && <Notice kind="warning">{words.order_swapped}</Notice>}
        <RadioGroup
          label={words.add_as}
          error={'fault' in made ? made.fault : undefined}
          options={[
            { value: 'roof', label: words.as_roof, help: words.as_roof_help },
            { value: 'plane', label: words.as_plane, help: words.as_plane_help },
          ]}
          value={add_as}
          onChange={setAddAs}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm text-ink-3">{words.buildings}</legend>
          {outlines.map(({ area_m2, distance_m, holes }, index) => (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer doesn't change
              key={index}
              label={`${letterOf(index)} · ${areaText(area_m2, unit)}`}
              help={[
                distance_m > 0 ? words.away({ distance: lengthText(distance_m, unit) }) : words.at_address,
                ...(holes.length > 0 ? [words.courtyard] : []),
              ].join(' · ')}
              checked={taken.has(index)}
              onChange={on => turnOn(index, on)}
            />
          ))}
        </fieldset>
        {drawing.backdrop === 'image' && <Notice>{words.move_onto_image}</Notice>}
      </ReviewCard>
    </>
  )
}

type Shapes = { outlines: Footprints['outlines']; taken: ReadonlySet<number>; size: Size }

function OutlineShapes({ outlines, taken, size }: Shapes) {
  const { view, drawing } = useEditor()
  const turn = turnedTo(drawing.north_deg)
  const ring = (points: readonly (readonly number[])[]) => `M${points.map(turn).map(String).join('L')}Z`
  return (
    <svg className="pointer-events-none absolute inset-0" width={size.width} height={size.height} aria-hidden>
      <g transform={matrixOf(view, size)}>
        {outlines.map(({ points, holes }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer doesn't change
            key={index}
            d={[points, ...holes].map(ring).join(' ')}
            fill="var(--marigold)"
            fillRule="evenodd"
            fillOpacity={taken.has(index) ? 0.28 : 0.06}
            stroke="var(--marigold)"
            strokeWidth={taken.has(index) ? 2.5 : 1.25}
            strokeDasharray={taken.has(index) ? undefined : '5 4'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      {outlines.map(({ points }, index) => {
        const [x, y] = toScreen(view, size, labelSpot(points.map(at).map(turn)))
        return (
          <ShapeLetter
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer doesn't change
            key={index}
            x={x}
            y={y}
            letter={letterOf(index)}
          />
        )
      })}
    </svg>
  )
}
