// The far horizon: hills and houses as read from a compass app, direction by direction.
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Drawing } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { AngleField, degrees } from './angle-field.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

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
    <Section title={words.far_horizon} note={highest > 0 ? words.up_highest({ highest: degrees(highest) }) : 'free'}>
      <p className="text-xs text-ink-3">{words.how_high_hills_houses}</p>
      {horizon.length === 0 ? (
        <Button
          className="self-start"
          disabledReason={whyNot}
          onClick={() => change(EIGHT.map(azimuth_deg => ({ azimuth_deg, elevation_deg: 0 })))}
        >
          {words.enter_horizon}
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
                  range={words.elevation_range}
                  className="min-w-0 flex-1"
                />
                <span className="pt-6">
                  <IconButton
                    label={words.remove_azimuth_deg({ azimuth_deg: degrees(azimuth_deg) })}
                    icon={X}
                    onClick={() => change(horizon.filter(point => point.azimuth_deg !== azimuth_deg))}
                  />
                </span>
              </li>
            ))}
          </ul>
          <div className="flex items-end gap-2">
            <AngleField
              label={words.another_direction}
              value={asked}
              onChange={setAsked}
              least={0}
              most={359.9}
              range={words.azimuth_range}
              className="min-w-0 flex-1"
            />
            <Button
              icon={<Plus size={14} aria-hidden />}
              disabledReason={
                whyNot ??
                (has(asked) ? words.direction_there : horizon.length >= MOST ? words.there_72_already : undefined)
              }
              onClick={() => change([...horizon, { azimuth_deg: asked, elevation_deg: 0 }])}
            >
              {words.add}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
