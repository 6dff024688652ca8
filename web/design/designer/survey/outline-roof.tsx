// A roof from the building's outline where no survey shows it: its kind, ridge and pitch are asked; a pitch that nobody sets stays marked
// as assumed.
import { useState } from 'react'
import { solidOf } from '#machines/design/solid/roof.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { matrixOf, type Size } from '../canvas/viewport.ts'
import type { Point } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { pitchOf, readTilt } from '../lengths.ts'
import { AngleField } from '../panels/angle-field.tsx'
import { newRoof, type Roof } from '../roof/roof-edits.ts'
import { ReviewCard } from './review-card.tsx'
import { surveyDay } from './survey-day.ts'
import { words } from './words.ts'

const KINDS = [
  { value: 'gable', label: words.kind_gable },
  { value: 'hip', label: words.kind_hip },
  { value: 'shed', label: words.kind_shed },
  { value: 'flat', label: words.kind_flat },
] as const
const RIDGES = [
  { value: 'along', label: words.ridge_along },
  { value: 'across', label: words.ridge_across },
] as const

type Props = { outline: readonly Point[]; sentence: string | null; size: Size; onClose: () => void }

export function OutlineRoof({ outline, sentence, size, onClose }: Props) {
  const { drawing, edit, select, say, defaults, whyNot, site, view } = useEditor()
  const [first] = useState(() => newRoof(outline, drawing, defaults.tilt_deg))
  const [kind, setKind] = useState<Roof['kind']>(first.kind)
  const [ridge, setRidge] = useState<'along' | 'across'>('along')
  const [pitch, setPitch] = useState({ deg: first.pitch_deg, is_given: false })
  const { source = '', data_on = null } = site?.outlines_from ?? {}
  const roof: Roof = {
    ...first,
    kind,
    side: ridge === 'along' ? first.side : (first.side + 1) % first.points.length,
    pitch_deg: pitch.deg,
    origin: {
      by: 'outline',
      source,
      data_on,
      pitch: pitch.is_given ? 'given' : 'assumed',
      edited: false,
    },
  }
  const solid = solidOf(roof, drawing.north_deg)
  const accept = () => {
    const last = drawing.planes.at(-1) ?? { ...defaults, layout: 'best' as const, gap_m: 0.02 }
    edit([{ type: 'roof.set', roof, chosen: { panel_id: last.panel_id, layout: last.layout, gap_m: last.gap_m } }])
    select([])
    say(words.added_outlines({ count: 1 }))
    onClose()
  }
  return (
    <>
      <svg className="pointer-events-none absolute inset-0" width={size.width} height={size.height} aria-hidden>
        <g transform={matrixOf(view, size)}>
          {'surfaces' in solid &&
            solid.surfaces.map(({ id, points }) => (
              <polygon
                key={id}
                points={points.join(' ')}
                fill="var(--marigold)"
                fillOpacity={0.28}
                stroke="var(--marigold)"
                strokeWidth={2.5}
                vectorEffect="non-scaling-stroke"
              />
            ))}
        </g>
      </svg>
      <ReviewCard
        title={words.roof_from_outline}
        line={words.outline_from({ source, day: surveyDay(data_on) })}
        closeLabel={words.close_proposed_roof}
        disabledReason={whyNot ?? ('fault' in solid ? solid.fault : undefined)}
        onAccept={accept}
        onClose={onClose}
      >
        {sentence && <Notice kind="warning">{sentence}</Notice>}
        {'fault' in solid && <Notice kind="warning">{solid.fault}</Notice>}
        <SelectField
          label={words.kind}
          options={[...KINDS]}
          value={kind}
          onChange={value => setKind(KINDS.find(one => one.value === value)?.value ?? kind)}
        />
        {(kind === 'gable' || kind === 'shed') && (
          <SelectField
            label={words.ridge}
            options={[...RIDGES]}
            value={ridge}
            onChange={value => setRidge(value === 'across' ? 'across' : 'along')}
          />
        )}
        {kind !== 'flat' && (
          <AngleField
            label={words.pitch}
            value={pitch.deg}
            onChange={deg => setPitch({ deg, is_given: true })}
            read={readTilt}
            least={1}
            most={75}
            range={words.pitch_range}
            help={
              pitch.is_given
                ? words.pitch_of_12({ rise: pitchOf(pitch.deg).toFixed(1) })
                : words.pitch_is_assumed({ rise: pitchOf(pitch.deg).toFixed(1) })
            }
          />
        )}
        <p className="text-sm text-ink-3">{words.not_a_survey}</p>
      </ReviewCard>
    </>
  )
}
