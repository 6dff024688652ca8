// The proposed planes over the drawing, how near their points are, and which of them to take.
import { type ReactNode, useState } from 'react'
import { MOST_PLANES } from '#machines/design/solid/roof-planes.ts'
import type { Schemas } from '#sdk/types.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import { matrixOf, type Size, toScreen } from '../canvas/viewport.ts'
import type { Point } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { areaText, type Unit as Lengths, useUnit } from '../lengths.ts'
import { compassWord } from '../plane-names.ts'
import { acceptedParts, type Choice, labelSpot, letterOf, type Proposal, sheetAround, turnedTo } from './proposal.ts'
import { ReviewCard, ShapeLetter } from './review-card.tsx'
import type { Unit } from './roof-survey.tsx'
import { words } from './words.ts'

const NONE: Point = [0, 0]
const HEIGHT_UNITS: { value: Unit; label: string }[] = [
  { value: 'meters', label: words.meters },
  { value: 'feet', label: words.feet },
  { value: 'us_survey_feet', label: words.us_survey_feet },
]

type Props = {
  proposal: Proposal
  size: Size
  origin: Schemas['PlaneOrigin']
  /** From the proposal's middle to the drawing's. */
  shift?: Point
  busy?: boolean
  /** Only of a file, which can be read again. */
  onHeightUnit?: (unit: Unit) => void
  onClose: () => void
  children?: ReactNode
}

export function ProposalCard({
  proposal,
  size,
  origin,
  shift = NONE,
  busy = false,
  onHeightUnit,
  onClose,
  children,
}: Props) {
  const editor = useEditor()
  const { drawing, edit, select, say, defaults, whyNot } = editor
  const unit = useUnit()
  const [choice, setChoice] = useState<Choice>({
    planes: new Set([...proposal.planes.keys()].filter(index => proposal.planes[index]?.building === 1)),
    obstructions: true,
    trees: true,
  })
  const buildings = [...new Set(proposal.planes.map(({ building }) => building))]
  const room = MOST_PLANES - drawing.planes.length
  const lacks =
    choice.planes.size === 0
      ? words.choose_plane
      : choice.planes.size > room
        ? words.too_many_planes({ most: MOST_PLANES })
        : undefined
  const accept = () => {
    const parts = acceptedParts(proposal, choice, { drawing, defaults, origin, shift })
    edit([
      { type: 'parts.added', parts },
      ...(drawing.backdrop === 'image'
        ? []
        : [
            {
              type: 'site.changed' as const,
              part: sheetAround(
                drawing,
                parts.planes.map(({ points }) => points),
              ),
            },
          ]),
    ])
    select([])
    say(words.added_planes({ count: parts.planes.length }))
    onClose()
  }
  const turn = (index: number, on: boolean) => {
    const planes = new Set(choice.planes)
    if (on) planes.add(index)
    else planes.delete(index)
    setChoice({ ...choice, planes })
  }
  return (
    <>
      <ProposedShapes proposal={proposal} choice={choice} size={size} shift={shift} />
      <ReviewCard
        title={words.proposed_roof}
        line={words.points_density({ count: proposal.point_count, density: proposal.points_per_m2.toFixed(0) })}
        closeLabel={words.close_proposed_roof}
        disabledReason={whyNot ?? lacks}
        onAccept={accept}
        onClose={onClose}
      >
        {children}
        {buildings.map(building => (
          <fieldset key={building} className="flex flex-col gap-2">
            <legend className="mb-1.5 text-sm text-ink-3">
              {building === 1 ? words.house : words.building_number({ number: building })}
            </legend>
            {proposal.planes.map(
              (plane, index) =>
                plane.building === building && (
                  <Checkbox
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer doesn't change
                    key={index}
                    label={`${letterOf(index)} · ${compassWord(plane.azimuth_deg)}`}
                    help={words.plane_line({
                      pitch: plane.pitch_deg.toFixed(1),
                      area: areaText(plane.area_m2, unit),
                      residual: nearText(plane.residual_p95_m, unit),
                    })}
                    checked={choice.planes.has(index)}
                    onChange={on => turn(index, on)}
                  />
                ),
            )}
          </fieldset>
        ))}
        {proposal.obstructions.length + proposal.trees.length > 0 && (
          <div className="flex flex-col gap-2 border-t border-hairline pt-3">
            {proposal.obstructions.length > 0 && (
              <Checkbox
                label={words.obstructions_count({ count: proposal.obstructions.length })}
                checked={choice.obstructions}
                onChange={obstructions => setChoice({ ...choice, obstructions })}
              />
            )}
            {proposal.trees.length > 0 && (
              <Checkbox
                label={words.trees_count({ count: proposal.trees.length })}
                checked={choice.trees}
                onChange={trees => setChoice({ ...choice, trees })}
              />
            )}
          </div>
        )}
        {!proposal.height_unit_stated && onHeightUnit && (
          <SelectField
            label={words.heights_unit}
            help={words.heights_not_stated}
            options={HEIGHT_UNITS}
            value={proposal.height_unit}
            onChange={value => {
              const chosen = HEIGHT_UNITS.find(one => one.value === value)?.value
              if (chosen && chosen !== proposal.height_unit) onHeightUnit(chosen)
            }}
            disabled={busy}
          />
        )}
        {busy && <ProgressBar label={words.usually_seconds} />}
        {drawing.backdrop === 'image' && onHeightUnit && <Notice>{words.move_onto_image}</Notice>}
        {!proposal.height_unit_stated && !onHeightUnit && <Notice kind="warning">{words.heights_guessed}</Notice>}
      </ReviewCard>
    </>
  )
}

const nearText = (meters: number, unit: Lengths) =>
  unit === 'm' ? `${Math.max(1, Math.round(meters * 100))} cm` : `${(meters / 0.0254).toFixed(1)} in.`

type Shapes = { proposal: Proposal; choice: Choice; size: Size; shift: Point }

function ProposedShapes({ proposal, choice, size, shift }: Shapes) {
  const { view, drawing } = useEditor()
  const turned = turnedTo(drawing.north_deg, shift)
  const planes = proposal.planes.map(({ points }) => points.map(turned))
  return (
    <svg className="pointer-events-none absolute inset-0" width={size.width} height={size.height} aria-hidden>
      <g transform={matrixOf(view, size)}>
        {planes.map((points, index) => {
          const on = choice.planes.has(index)
          return (
            <polygon
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer doesn't change
              key={index}
              points={points.join(' ')}
              fill="var(--marigold)"
              fillOpacity={on ? 0.28 : 0.06}
              stroke="var(--marigold)"
              strokeWidth={on ? 2.5 : 1.25}
              strokeDasharray={on ? undefined : '5 4'}
              vectorEffect="non-scaling-stroke"
            />
          )
        })}
        {choice.obstructions &&
          proposal.obstructions.map(({ points }) => (
            <polygon
              key={points.join(' ')}
              points={points.map(turned).join(' ')}
              fill="var(--ink-2)"
              fillOpacity={0.5}
              stroke="var(--ink)"
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        {choice.trees &&
          proposal.trees.map(({ x_m, y_m, crown_m }) => {
            const [x, y] = turned([x_m, y_m])
            return (
              <circle
                key={`${x_m} ${y_m}`}
                cx={x}
                cy={y}
                r={crown_m / 2}
                fill="var(--success)"
                fillOpacity={0.15}
                stroke="var(--success)"
                strokeWidth={1.25}
                strokeDasharray="4 3"
                vectorEffect="non-scaling-stroke"
              />
            )
          })}
      </g>
      {planes.map((points, index) => {
        const [x, y] = toScreen(view, size, labelSpot(points))
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
