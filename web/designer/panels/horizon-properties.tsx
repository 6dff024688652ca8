// What stands far off: hills and houses as they are read from a compass app, direction by direction.
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Drawing } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { AngleField, degrees } from './angle-field.tsx'
import { Section } from './section.tsx'

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
const EIGHT = [0, 45, 90, 135, 180, 225, 270, 315]
/** As many as a drawing holds. */
const MOST = 72

export function HorizonProperties() {
  const { drawing, edit, whyNot } = useEditor()
  const [asked, setAsked] = useState(0)
  const { horizon } = drawing
  const change = (points: Drawing['horizon']) =>
    edit([{ type: 'site.changed', part: { horizon: points.toSorted((a, b) => a.azimuth_deg - b.azimuth_deg) } }])
  const has = (azimuth_deg: number) => horizon.some(point => point.azimuth_deg === azimuth_deg)
  const highest = Math.max(0, ...horizon.map(({ elevation_deg }) => elevation_deg))
  return (
    <Section title="Far horizon" note={highest > 0 ? `up to ${degrees(highest)}` : 'free'}>
      <p className="text-xs text-ink-3">
        How high hills and houses in the distance stand, seen from the roof. Between two directions the line is
        straight.
      </p>
      {horizon.length === 0 ? (
        <Button
          className="self-start"
          disabledReason={whyNot}
          onClick={() => change(EIGHT.map(azimuth_deg => ({ azimuth_deg, elevation_deg: 0 })))}
        >
          Enter the horizon
        </Button>
      ) : (
        <>
          <ul className="grid grid-cols-2 gap-3">
            {horizon.map(({ azimuth_deg, elevation_deg }) => (
              <li key={azimuth_deg} className="flex items-start gap-1">
                <AngleField
                  label={`${POINTS[Math.round(azimuth_deg / 45) % 8]} ${degrees(azimuth_deg)}`}
                  value={elevation_deg}
                  onChange={value =>
                    change(
                      horizon.map(point =>
                        point.azimuth_deg === azimuth_deg ? { azimuth_deg, elevation_deg: value } : point,
                      ),
                    )
                  }
                  least={0}
                  most={90}
                  range="0 to 90°"
                  className="min-w-0 flex-1"
                />
                <span className="pt-6">
                  <IconButton
                    label={`Remove ${degrees(azimuth_deg)}`}
                    icon={X}
                    onClick={() => change(horizon.filter(point => point.azimuth_deg !== azimuth_deg))}
                  />
                </span>
              </li>
            ))}
          </ul>
          <div className="flex items-end gap-2">
            <AngleField
              label="Another direction"
              value={asked}
              onChange={setAsked}
              least={0}
              most={359.9}
              range="0 to 359.9°"
              className="min-w-0 flex-1"
            />
            <Button
              icon={<Plus size={14} aria-hidden />}
              disabledReason={
                whyNot ??
                (has(asked) ? 'This direction is there.' : horizon.length >= MOST ? 'There are 72 already.' : undefined)
              }
              onClick={() => change([...horizon, { azimuth_deg: asked, elevation_deg: 0 }])}
            >
              Add
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
